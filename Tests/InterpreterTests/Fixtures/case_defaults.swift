// What belongs to a case may be left out where it has a default, in the middle too.

enum Header {
    case none
    case image(Int?, title: String? = nil, label: String? = "dl", identifier: String?, height: Double? = 250, traits: [Int] = [1])
    case text(String = "t", size: Int = 3)
}
struct Section { let header: Header; init(header: Header = .none, cells: [Int]) { self.header = header } }
func tell(_ h: Header) {
    switch h {
    case let .image(image, title, label: label, identifier: identifier, height, traits):
        print(image as Any, title as Any, label as Any, identifier as Any, height as Any, traits)
    case .text(let a, let b): print(a, b)
    case .none: print("none")
    }
}
tell(.image(1, label: "l", identifier: "i", height: 9))
tell(.image(nil, identifier: nil))
tell(.image(2, title: "t", identifier: "i", traits: [2, 3]))
tell(.text())
tell(.text(size: 9))
tell(Section(header: .image(3, label: "x", identifier: "y"), cells: [1]).header)
let all: [Section] = [.init(header: .image(4, identifier: "z", height: nil), cells: []), Section(header: .text("q"), cells: [])]
for s in all { tell(s.header) }
let make = Header.text
tell(make("w", 1))

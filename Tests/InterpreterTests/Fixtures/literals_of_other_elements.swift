// The elements of an array literal that stands for a type are what its initialiser takes, not the type itself.
struct Header: Hashable {
    let name: String
    let value: String
    static let encoding: Header = { Header(name: "encoding", value: "br") }()
    static func language(_ code: String) -> Header { Header(name: "language", value: code) }
}
struct Headers {
    var all: [Header] = []
    init() {}
    init(_ headers: [Header]) { headers.forEach { update($0) } }
    mutating func update(_ header: Header) { all.append(header) }
}
extension Headers: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Header...) { self.init(elements) }
}
extension Headers: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, String)...) { elements.forEach { update(Header(name: $0.0, value: $0.1)) } }
}
extension Headers {
    static let `default`: Headers = [.encoding, .language("de")]
}
struct Stack<Element>: ExpressibleByArrayLiteral {
    var items: [Element]
    init(arrayLiteral elements: Element...) { items = elements }
}
enum Mark { case left, right }
struct Options: OptionSet {
    let rawValue: Int
    static let one = Options(rawValue: 1)
    static let two = Options(rawValue: 2)
}
final class Path: ExpressibleByArrayLiteral {
    let steps: [Double]
    init(arrayLiteral elements: Double...) { steps = elements }
}
func sent(_ headers: Headers = [.encoding]) -> [String] { headers.all.map { "\($0.name)=\($0.value)" } }
print(Headers.default.all.map(\.name), Headers.default.all.map(\.value))
print(sent(), sent([.language("fr"), Header(name: "own", value: "1")]), sent(["a": "b"]), sent([]))
let marks: Stack<Mark> = [.left, .right, .left]
print(marks.items)
let options: Options = [.one, .two]
print(options.rawValue, options.contains(.two))
let path: Path = [1, 2.5, 3]
print(path.steps)

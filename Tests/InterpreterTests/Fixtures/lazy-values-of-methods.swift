// What a lazy property is, where only its value says so: a method of its own object.
enum Phase: String { case idle, running }
struct Path: ExpressibleByArrayLiteral, Equatable {
    let parts: [Int]
    init(arrayLiteral elements: Int...) { parts = elements }
}
final class Source {
    func item(at path: Path) -> String { path.parts.map(String.init).joined(separator: ".") }
    func phase() -> Phase { .running }
}
final class Owner {
    private let prefix = "p"
    lazy var source = makeSource()
    lazy var phase = source.phase()
    lazy var text = { "\(prefix)-\(source.item(at: [1]))" }()
    lazy var paths = [path(1), path(2)]
    func makeSource() -> Source { Source() }
    private func path(_ number: Int) -> Path { [number] }
}
let owner = Owner()
print(owner.source.item(at: [1, 2, 3]), owner.phase == .running, owner.phase.rawValue, owner.text)
owner.phase = .idle
print(owner.phase, owner.paths.contains([2]), owner.paths.contains([3]))

class Base {
    private var kind = "base"
    init() { setup(); print(kind) }
    private func setup() { print("base setup") }
    func again() { setup(); self.setup(); print(kind, self.kind); later { $0.setup() } }
    private func later(_ f: (Base) -> Void) { f(self) }
}
class Sub: Base {
    private var kind = "sub"
    override init() { super.init(); setup(); print(kind) }
    private func setup() { print("sub setup") }
    func mine() { setup(); print(kind); [1].forEach { _ in setup() }; class Local { let s: Sub; init(_ s: Sub) { self.s = s }; func go() { s.setup() } }; Local(self).go() }
    struct Nested { func poke(_ s: Sub) { s.setup() } }
}
struct Holder {}
print(Holder().fromA())
print(Holder().fromB())
let s = Sub()
s.again()
s.mine()
Sub.Nested().poke(s)
showScreens()
// file: Feature/A.swift
private struct Section { let title: String; var rows = 1 }
private let limit = 3
private func describe(_ section: Section) -> String { "A \(section.title) \(section.rows) \(limit)" }
private extension String { var marked: String { "A:" + self } }
fileprivate typealias Row = Int
private enum Constants { static let width = 10 }
extension Holder {
    private func tag() -> String { "tag A" }
    func fromA() -> String { describe(Section(title: "a")) + " ".marked + "\(Row("4") ?? 0) \(Constants.width) " + tag() }
}
// file: Other/B.swift
private struct Section { let name: String }
private let limit = 5
private func describe(_ section: Section) -> String { "B \(section.name) \(limit)" }
private extension String { var marked: String { "B:" + self } }
fileprivate typealias Row = Double
private enum Constants { static let height = 20 }
extension Holder {
    private func tag() -> String { "tag B" }
    func fromB() -> String { describe(Section(name: "b")) + " ".marked + "\(Row("4") ?? 0) \(Constants.height) " + tag() }
}
// file: Third/Bases.swift
class Screen {
    private var state = 1
    init() { prepare(); later { self.prepare() } }
    private func prepare() { print("screen \(state)") }
    func later(_ work: () -> Void) { work() }
    static private func make() -> String { "screen's" }
    static func made() -> String { make() }
}
// file: Third/Subclass.swift
class Detail: Screen {
    private var state = 2
    override init() { super.init(); prepare() }
    private func prepare() { print("detail \(state)") }
    private static func make() -> String { "detail's" }
    static func madeHere() -> String { make() }
}
func showScreens() {
    _ = Detail()
    print(Detail.made(), Detail.madeHere())
    let screens: [Any] = [Detail(), Screen()]
    print(screens.count)
}

class VC { enum Section: Int, CaseIterable { case header, rows
        var title: String { switch self { case .header: "H"; case .rows: "R" } } }
    struct Model { var name: String; var style: Style = .plain; enum Style: String { case plain, bold } }
    private enum Constants { static let height = 44.0; static let names = ["a", "b"] }
    var models: [Model] = []
    var section = Section.rows
    func load() { models = [Model(name: "x"), Model(name: "y", style: .bold)]; section = .header }
    func height() -> Double { Double(models.count) * Constants.height }
    func names() -> [String] { models.map { "\($0.name):\($0.style.rawValue)" } + Constants.names }
    static let shared = VC()
    static func describe(_ s: Section) -> String { s.title }
    typealias Completion = (Bool) -> Void
    func run(_ c: Completion) { c(true) }
}
let vc = VC.shared
vc.load()
print(vc.height(), vc.names(), vc.section, vc.section.title, VC.Section.allCases.count, VC.describe(.rows))
print(VC.Model(name: "z"), VC.Model.Style.bold, VC.Model.Style(rawValue: "plain")!)
vc.run { print($0) }
switch vc.section { case .header: print("header"); case .rows: print("rows") }
func local() {
    struct Temp { var v = 1; mutating func inc() { v += 1 } }
    enum L { case a, b }
    class Inner { var t = Temp(); let l: L; init(_ l: L) { self.l = l } }
    var t = Temp(); t.inc(); print(t.v)
    let i = Inner(.b); i.t.inc(); print(i.t.v, i.l)
}
local()
extension VC { struct Extra { let n: Int }; var extra: Extra { Extra(n: 4) }; enum Flag { case on, off; mutating func toggle() { self = self == .on ? .off : .on } } }
print(vc.extra.n)
var flag = VC.Flag.on; flag.toggle(); print(flag)
if vc.models[1].style == .bold { print("is bold") }
vc.models[0].style = .bold
print(vc.models.filter { $0.style == .bold }.count, vc.models.map(\.name))
let lookup: [VC.Section: String] = [.header: "top", .rows: "bottom"]
print(lookup[.header]!, lookup[vc.section] ?? "none")
struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1); static let b = Options(rawValue: 2); static let all: Options = [.a, .b] }
let o: Options = [.a]
print(o.contains(.a), o.contains(.b), Options.all.contains(.b), o.rawValue, Options.all.rawValue, o.union(.b).rawValue, Options().isEmpty)

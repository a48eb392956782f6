// `.shared` means the function whose parameter's type has a member of that name, wherever that one is declared.
protocol Place: AnyObject { var name: String { get } }
final class Drawer: Place {
    let name: String
    init(_ name: String) { self.name = name }
}
extension Drawer {
    static let shared = Drawer("shared")
    static func numbered(_ number: Int) -> Drawer { Drawer("drawer \(number)") }
}
final class Entry {
    var place: Place?
    @discardableResult func kept(in place: Place) -> Entry { self.place = place; return self }
    @discardableResult func kept(in drawer: Drawer) -> Entry { print("a drawer"); return kept(in: drawer as Place) }
}
protocol Tint { var name: String { get } }
struct Plain: Tint { let name: String }
struct Rich: Tint { let name: String; let depth: Int }
extension Tint where Self == Plain { static var plain: Plain { Plain(name: "plain") } }
extension Rich { static let deep = Rich(name: "deep", depth: 3) }
func paint(_ tint: Tint) { print("any tint", tint.name) }
func paint(_ rich: Rich) { print("rich", rich.name, rich.depth) }

print(Entry().kept(in: .shared).place?.name ?? "none")
print(Entry().kept(in: .numbered(4)).place?.name ?? "none")
paint(.deep)
paint(.plain)

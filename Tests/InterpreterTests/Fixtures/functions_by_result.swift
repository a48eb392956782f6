// Functions of one name that differ in what they ask of what they give: what is wanted says which is meant.
enum Shade: String, CaseIterable { case light, dark }

final class Cabinet {
    var drawers: [String: Any] = ["shade": "dark", "count": 4]

    func value<T: RawRepresentable>(_ key: String) -> T? where T.RawValue == String {
        print("by raw value")
        return (drawers[key] as? String).flatMap(T.init)
    }
    func value<T>(_ key: String) -> T? {
        print("as it is")
        return drawers[key] as? T
    }

    func some<T: CaseIterable>() -> [T] { Array(T.allCases) }
    func some<T>() -> [T]? { nil }

    func same<T: CaseIterable>(_ value: T) -> T { print("of cases"); return value }
    func same<T>(_ value: T) -> T { value }
}

let cabinet = Cabinet()
let shade: Shade? = cabinet.value("shade")
let count: Int? = cabinet.value("count")
print(shade == .dark, count == 4)
print((cabinet.value("count") as Int?) == 4, (cabinet.value("shade") as Shade?) == .dark)
if let count: Int = cabinet.value("count") { print("there are", count) }
func want(_ number: Int?, _ shade: Shade?) { print(number ?? 0, shade ?? .light) }
want(cabinet.value("count"), cabinet.value("shade"))
func give() -> Int? { cabinet.value("count") }
print(give() ?? -1, cabinet.value("missing") ?? Shade.light)
let shades: [Shade] = cabinet.some()
print(shades.count, cabinet.same(3), cabinet.same(Shade.dark))

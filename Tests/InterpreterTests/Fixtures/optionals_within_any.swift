func show(_ value: Any) { print(value) }
func maybe(_ label: String, _ value: Any?) { print(label, value as Any) }
show([1, nil, 3] as [Int?])
show([1, nil, 3])
show((Optional(1), 2))
let list: [Int?] = [1, nil]
let table: [String: Int?] = ["a": 1]
show(list)
show(table)
let any: Any = list
print(any, [list, table] as [Any], list as [Any], type(of: any))
print((any as? [Int?])?.count ?? 0, any as? [Int] ?? [], (any as! [Any]).count)
for element in any as! [Any] { print(element) }
debugPrint(list, ["a", nil] as [String?])
let five: Any = 5
let none: Any = Int?.none as Any
maybe("Int?", five as? Int?)
maybe("Any?", five as? Any?)
maybe("none", none as? Any?)
maybe("list", ([1, 2] as Any) as? [Int?])
maybe("table", (["a": 1] as Any) as? [String: Int?])
let nested: Int?? = .some(nil)
if let inner = nested { maybe("inner", inner as Any) }

func kind<T>(_ value: T) -> String { "\(type(of: value)) \(T.self)" }
protocol P {}
struct S: P {}
class Base {}
class Derived: Base {}
let some: Int? = 1
let nothing: Int? = nil
let p: any P = S()
print(kind(some), kind(nothing), kind("a".first), kind([some]), kind(p), kind((a: 1, b: 2)), separator: "; ")
print(kind(Derived() as Base), kind(1), kind("a"))

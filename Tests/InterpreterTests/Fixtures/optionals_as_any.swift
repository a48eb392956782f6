// Optionals that are kept as `Any` are shown, cast and mirrored as optionals.
struct User {
    var name: String?
    var age: Int?
}
let number: Int? = 5
let nothing: Int? = nil
let user = User(name: "x", age: nil)
print(number as Any, nothing as Any)
let pairs: [String: Any] = ["name": user.name as Any]
print(pairs)
let list: [Any] = [number as Any, nothing as Any, 1]
print(list)
var changed: [String: Any] = [:]
changed["a"] = number
print(changed)
for child in Mirror(reflecting: user).children {
    if case Optional<Any>.none = child.value { print(child.label ?? "-", "is nil") } else { print(child.label ?? "-", child.value) }
}
print(Mirror(reflecting: number as Any).displayStyle == .optional)
let any: Any = number as Any
if let found = any as? Int { print("Int", found + 1) }
print(type(of: any), any is Int, any is Int?, nothing as Any is Int)
switch any {
case let value as Int: print("case", value)
default: print("default")
}
func show(_ value: Any) { print(value) }
show(number as Any)
show(user.name as Any)
func describe(_ value: Any?) -> String { "\(value ?? "none")" }
print(describe(number), describe(nil))
func all(_ values: Any...) { for value in values { print(value) } }
all(number as Any, nothing as Any, 2, user.name as Any)
func give() -> Any { user.name as Any }
print(give(), give() as? String ?? "no")
let texts = [user.name as Any, "y"] as [Any]
print(texts, texts.compactMap { $0 as? String }, (texts as? [String]) ?? [])
print(String(reflecting: user.name), String(describing: user.name), String(reflecting: [number]))
let strings = ["a": "1" as String? as Any] as? [String: String]
print(strings ?? [:])

protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter { func greet() -> String { "hello \(name)" }; func extra() -> String { "default extra" }; var title: String { "Mx \(name)" } }
struct Plain: Greeter { let name: String }
struct Loud: Greeter { let name: String; func greet() -> String { "HELLO \(name)" }; func extra() -> String { "loud extra" }; var title: String { "Dr \(name)" } }
let all: [any Greeter] = [Plain(name: "a"), Loud(name: "b")]
for g in all { print(g.greet(), g.extra(), g.title) }
print(Loud(name: "c").extra(), Loud(name: "c").title)
class Base: Greeter { var name: String { "base" } }
class Derived: Base { override var name: String { "derived" }; func greet() -> String { "derived greets" } }
print(Derived().greet(), (Base() as Greeter).greet(), Derived().name)

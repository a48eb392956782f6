// Members of extensions that only some types have, and of generic types that only some instances have.

class Control { var title = "control" }
class Field: Control { var text = "typed" }
class SearchField: Field { var scope = "all" }
class Lamp { var isOn = false; var title = "lamp" }

@dynamicMemberLookup
struct Wrapped<Base> {
    let base: Base
    init(_ base: Base) { self.base = base }
    subscript<Value>(dynamicMember path: KeyPath<Base, Value>) -> String { "dynamic \(base[keyPath: path])" }
}

extension Wrapped where Base: Lamp {
    var state: String { base.isOn ? "shining" : "dark" }
    func describe() -> String { "a lamp" }
}

extension Wrapped where Base: Control {
    var state: String { "control of \(base.title)" }
    func describe() -> String { "a control" }
}

extension Wrapped where Base: Field {
    var state: String { "field of \(base.text)" }
    var text: String { "text \(base.text)" }
    func describe() -> String { "a field, \(state)" }
}

extension Wrapped where Base == Int {
    var state: String { "number \(base)" }
}

protocol Wrapping {}
extension Wrapping { var wrapped: Wrapped<Self> { Wrapped(self) } }
extension Control: Wrapping {}
extension Lamp: Wrapping {}

let everything: [Any] = [Control().wrapped.state, Field().wrapped.state, Lamp().wrapped.state, Wrapped(7).state]
for item in everything { print(item) }
print(SearchField().wrapped.state, SearchField().wrapped.text, SearchField().wrapped.scope)
print(Lamp().wrapped.isOn, Lamp().wrapped.title, Control().wrapped.title)
print(Control().wrapped.describe(), Field().wrapped.describe(), Lamp().wrapped.describe())

// The same places with different instances.
func states(_ fields: [Field], _ lamps: [Lamp]) {
    for field in fields { print(Wrapped(field).describe()) }
    for lamp in lamps { print(Wrapped(lamp).describe()) }
}
states([Field(), SearchField()], [Lamp()])

protocol Screen { var name: String { get } }
extension Screen { func open() -> String { "open \(name)" } }
extension Screen where Self: Control { func open() -> String { "control opens \(title)" } }
extension Screen where Self: Lamp { func open() -> String { "lamp lights \(title)" } }
class Page: Screen { var name = "page" }
class Button: Control, Screen { var name = "button" }
class Torch: Lamp, Screen { var name = "torch" }
print(Page().open(), Button().open(), Torch().open())

extension Array where Element == String { var summary: String { joined(separator: "+") } }
extension Array where Element == Int { var summary: String { "\(reduce(0, +))" } }
print(["a", "b"].summary, [1, 2, 3].summary)

struct Pair<First, Second> {
    var first: First
    var second: Second
}
extension Pair where First: Control, Second: Control { func join() -> String { "two controls" } }
extension Pair where First: Control, Second == Int { func join() -> String { "\(second) of \(first.title)" } }
extension Pair { func twice() -> String where Second == Int { "\(second * 2)" } }
print(Pair(first: Field(), second: Control()).join(), Pair(first: Field(), second: 3).join(), Pair(first: 1, second: 4).twice())

protocol Titled: Control { var subtitle: String { get } }
extension Titled {
    func full() -> String {
        title += "!"
        let both = { "\(self.title) \(self.subtitle) \(self.rename("x"))" }
        return both() + rename("y")
    }
}
extension Control { func rename(_ to: String) -> String { title = to; return "now \(title)" } }
class Banner: Control, Titled { let subtitle = "banner" }
print(Banner().full())

// A method that changes nothing, of a value that can only be read, though others by its name change theirs.

struct Stream<Element> {
    let value: Element
    func watch(on place: String) -> String { "\(value) on \(place)" }
    func reset() -> String { "reset \(value)" }
}

struct Meter {
    var count = 0
    mutating func watch(_ amount: Int) { count += amount }
    mutating func reset() { count = 0 }
}

@dynamicMemberLookup
struct Proxy<Base> {
    let base: Base
    init(_ base: Base) { self.base = base }
    subscript<Property>(dynamicMember path: ReferenceWritableKeyPath<Base, Property>) -> Stream<Property> where Base: AnyObject {
        Stream(value: base[keyPath: path])
    }
}

protocol HasProxy {
    associatedtype Owner
    var proxy: Proxy<Owner> { get set }
}

extension HasProxy {
    var proxy: Proxy<Self> {
        get { Proxy(self) }
        set {}
    }
}

class Thing: HasProxy {}
class Field: Thing { var text: String? = "a" }
class Other: Thing { var text = 3 }

extension Proxy where Base: Other {
    var text: Stream<Int> { Stream(value: base.text * 2) }
}
extension Proxy where Base: Field {
    var text: Stream<String?> { value }
    var value: Stream<String?> { Stream(value: base.text) }
}

class Bar { let field = Field() }

let bar = Bar()
print(bar.field.proxy.text.watch(on: "main"))
print(Other().proxy.text.watch(on: "main"))
let things: [Any] = [bar.field, bar]
if let field = things.first as? Field {
    print(field.proxy.text.reset())
}
var meter = Meter()
meter.watch(3)
print(meter.count)
meter.reset()
print(meter.count)

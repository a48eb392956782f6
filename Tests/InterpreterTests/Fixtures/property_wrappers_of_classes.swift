protocol Updates: AnyObject {
    func update()
}

@propertyWrapper
struct Tracked<Value> {
    private var value: Value
    var changes = 0
    init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "classes only")
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    static subscript<Owner: Updates>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            owner[keyPath: storage].value = newValue
            owner[keyPath: storage].changes += 1
            owner.update()
        }
    }
    var projectedValue: Int { changes }
}

final class Model: Updates {
    @Tracked var count = 1
    @Tracked var name: String
    init(name: String) { self.name = name }
    func update() { print("updated", count, name, $count, _name.changes) }
}
let model = Model(name: "a")
print(model.count, model.name)
model.count += 4
model.name = "b"
model.name.append("c")

// One that is made without a value, and filled once.
@propertyWrapper
struct Once<Object: AnyObject> {
    private var object: Object!
    init() {}
    @available(*, unavailable)
    var wrappedValue: Object {
        get { fatalError("not permitted") }
        set { fatalError("not permitted") }
    }
    static subscript<Owner: Updates>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Object>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Object {
        get { owner[keyPath: storage].object }
        set {
            guard owner[keyPath: storage].object == nil else { return print("once only") }
            owner[keyPath: storage].object = newValue
            owner.update()
        }
    }
}
final class Counter {
    var value: Int
    init(_ value: Int) { self.value = value }
}
class Base {
    init() { print("base") }
}
final class Screen: Base, Updates {
    @Once private var counter: Counter
    override init() {
        super.init()
        counter = Counter(3)
    }
    func update() { print("screen", counter.value) }
    func again() {
        counter.value += 1
        counter = Counter(9)
        update()
    }
}
Screen().again()

// A wrapper that hands over to its owner's property, by its own key path.
@propertyWrapper
struct Proxy<Owner, Value> {
    private let path: ReferenceWritableKeyPath<Owner, Value>
    init(_ path: ReferenceWritableKeyPath<Owner, Value>) { self.path = path }
    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    static subscript(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: owner[keyPath: storage].path] }
        set { owner[keyPath: owner[keyPath: storage].path] = newValue }
    }
}
final class Label {
    var text = "-"
}
final class Card {
    let label = Label()
    @Proxy(\Card.label.text) var title: String
}
let card = Card()
card.title = "Hello"
print(card.label.text, card.title)

// One whose wrapper is declared after it.
final class Early: Updates {
    @Late var name: String
    @Late<Int> var number: Int
    init() {
        name = "n"
        number = 2
    }
    func update() { print("early", name, number) }
}
@propertyWrapper
struct Late<Value> {
    var value: Value!
    init() { print("made of itself") }
    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    static subscript<Owner: Updates>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set { owner[keyPath: storage].value = newValue }
    }
}
let early = Early()
early.number += 1
early.update()

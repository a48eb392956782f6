class Base {
    class var label: String { "base" }
    static var count = 1
    class var level: Int { get { count } set { count = newValue } }
    class func name() -> String { "Base.name" }
}
class Derived: Base {
    override class var label: String { super.label + "+derived" }
    override class var level: Int { get { super.level * 10 } set { super.level = newValue + 1 } }
    override class func name() -> String { super.name() + "/" + super.label }
}
class Last: Derived { override class var label: String { "[" + super.label + "]" } }
print(Base.label, Derived.label, Last.label, Last.name())
Derived.level = 4
print(Derived.level, Base.level, Base.count)
Last.level += 1
print(Last.level, Base.count)

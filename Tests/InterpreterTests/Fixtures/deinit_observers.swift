// A deinitialiser sets its own type's properties without observers, and those of other objects with them.
final class Other { var value = 0 { didSet { print("other", oldValue, value) } } }
class Base {
    var count: Int? = 1 { willSet { print("will", newValue as Any) } didSet { print("did", count as Any) } }
    deinit {
        print("base")
        count = nil
    }
}
final class Derived: Base {
    let other = Other()
    deinit {
        print("derived")
        count = 5
        other.value = 2
    }
}
do {
    let derived = Derived()
    derived.count = 2
}
do {
    let base = Base()
    base.count = 3
}

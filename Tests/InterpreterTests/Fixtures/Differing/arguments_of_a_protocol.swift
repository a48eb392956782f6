protocol Source<T> { associatedtype T; func get() -> T }
struct Texts: Source { func get() -> String { "text" } }
print((Texts() as Any) is any Source<Int>, (Texts() as Any) is any Source<String>)
struct Cell<T> { let v: T }
extension Cell: Equatable where T: Equatable {}
print(Cell(v: {}) is any Equatable, Cell(v: 1) is any Equatable)

let function: Any = { (x: Int) -> Int in x + 1 }
print(function is (Int) -> String, function is () -> Void, (function as? (Int) -> String) == nil, (function as? (Int) -> Int) != nil)
switch function {
case is (String) -> Int: print("takes text")
case is (Int) -> Int: print("takes a number")
default: print("none")
}
func named(_ text: String) -> Bool { text.isEmpty }
let other: Any = named
print(other is (String) -> Bool, other is (Int) -> Bool, (other as? (String) -> Bool)?("") ?? false)

let values: [Any] = [{ 1 }, 5, Int.self, String.self]
for value in values {
    switch value {
    case let type as Any.Type: print("type", type)
    default: print("no type")
    }
}
print(values.map { $0 is Any.Type })
func same(_ type: Any.Type) -> Bool { type == Int.self }
print(same(Int.self), same(String.self))

struct Cell<T> { let value: T }
extension Cell: Equatable where T: Equatable {}
print(Cell(value: {}) is any Equatable, Cell(value: 1) is any Equatable)
class Repository<T> { var items: [T] = [] }
class Numbers: Repository<Int> {}
let repository: AnyObject = Numbers()
print(repository is Repository<Int>, repository is Repository<String>, (repository as? Repository<Int>)?.items ?? [1])

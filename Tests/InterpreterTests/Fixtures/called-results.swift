protocol Appliable { associatedtype Input; func apply(_ input: Input) }
final class Row: Appliable { func apply(_ input: String) { print("row", input) } }
struct List<Base> { let base: Base }
extension List {
    func items<Cell>(of type: Cell.Type) -> ([String]) -> (@escaping (Int, String, Cell) -> Void) -> Int {
        { source in
            { body in
                print("plain", source.count)
                return source.count
            }
        }
    }
}
extension List where Base == Int {
    func items<Cell: Appliable>(named name: String = "row", of type: Cell.Type) -> ([String]) -> (Int) where Cell.Input == String {
        return { source in
            let binder: (Int, String, Cell) -> Void = { $2.apply($1) }
            print(name)
            return self.items(of: type)(source)(binder)
        }
    }
}
print(List(base: 1).items(named: "cell", of: Row.self)(["a", "b"]))
print(List(base: "x").items(of: Row.self)(["a"])({ _, _, _ in }))

protocol Expressible {}
protocol Aggregate { var name: String { get } }
extension Aggregate {
    static func ?? (lhs: Self, rhs: some Expressible) -> Self { print("own ??"); return lhs }
    static func && (lhs: Self, rhs: Self) -> String { "own and" }
}
struct Column: Expressible {}
struct Sum: Aggregate { var name = "sum" }
final class Row<Cell: AnyObject> {
    private var made: Cell!
    let make: () -> Cell
    init(_ make: @escaping () -> Cell) { self.make = make }
    var cell: Cell! {
        return made ?? {
            made = make()
            print("made")
            return made
        }()
    }
    func pick(_ other: Cell?) -> Cell { other ?? cell }
}
final class Box { var n = 1 }
let row = Row { Box() }
print(row.cell === row.cell, row.pick(nil).n, (Sum() ?? Column()).name, Sum() && Sum())
let flag: Bool? = nil
print(flag ?? true && true)

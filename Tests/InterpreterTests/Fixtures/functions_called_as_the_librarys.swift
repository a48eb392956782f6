protocol Expressible {}
struct Expr: Expressible { var name: String }
protocol Specific: Expressible {}
struct Column: Specific { var name: String }
extension Int: Expressible {}
extension Double: Expressible {}
func min(_ values: any Specific...) -> Expr { Expr(name: "min\(values.count)") }
func max(_ value: some Specific) -> Expr { Expr(name: "max") }
func abs(_ value: some Specific) -> Expr { Expr(name: "abs") }
let a = 3.5, b = 2.5
struct Size { var width: Double; var height: Double }
func f(_ s: Size) -> Double { min(s.width, s.height) }
print(min(a, b), min(1, 2), max(3, 4), abs(-3), f(Size(width: 3, height: 2)))
print(min(Column(name: "a"), Column(name: "b")).name, max(Column(name: "c")).name)
let list = [3, 1]
print(list.map { min($0, 2) }, abs(a - 5))

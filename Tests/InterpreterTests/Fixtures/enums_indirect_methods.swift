indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
    var value: Int { switch self { case .num(let n): n; case .add(let a, let b): a.value + b.value; case .mul(let a, let b): a.value * b.value; case .neg(let e): -e.value } }
    mutating func negate() { self = .neg(self) } 
    static let zero = Expr.num(0) }
var e = Expr.add(.num(2), .mul(.num(3), .num(4)))
print(e.value)
e.negate()
print(e.value, Expr.zero.value)
print(e)

protocol Expressible {}
protocol Specific: Expressible {}
extension Specific {
    static func == (lhs: Self, rhs: (any Expressible)?) -> String { "one" }
    static func == (lhs: (any Expressible)?, rhs: Self) -> String { "two" }
    static func && (lhs: Self, rhs: some Expressible) -> String { "and" }
}
extension Double: Expressible {}
extension String: Expressible {}
extension Optional: Expressible where Wrapped: Expressible {}
struct Column: Specific {}
func f(_ x: Double?, _ y: Double, _ s: String?) -> [Bool] { [x == nil, y == 0, s == "a", nil == x, x == y, x != nil, s == nil] }
let column = Column()
let a: String = column == 3.5
let b: String = "x" == column
print(f(nil, 0, "a"), a, b)
enum Kind { case none, some }
var kind = Kind.none
print(kind == .none, [1.0] == [1.0], (1.0, 2.0) == (1.0, 2.0))
class V { var h: Double = 0; var t: String? }
let v = V()
print(v.h == 0 ? "zero" : "more", v.t == nil, v.t?.count == 0)

class A {}; class B: A {}
protocol P {}; extension Int: P {}
func show<T>(_ v: T) -> String { "generic" }
func show(_ v: Int?) -> String { "optional" }
let o: Int? = 5
let n = Int("5")
struct S { var o: Int? = 1 }
print(1, show(Optional(5)), show(o), show(n), show(S().o), show(5), show(nil as Int?), show(Optional<Int>(5)), show(Optional.some(5)))
func ga<T>(_ v: T) -> String { "generic" }
func ga(_ v: A?) -> String { "A?" }
let a: A? = A(), b: B? = B()
print(2, ga(a), ga(b), ga(A()), ga(B()))
func gp<T: P>(_ v: T) -> String { "T: P" }
func gp(_ v: Int?) -> String { "Int?" }
print(3, gp(5), gp(o))
func gt<T>(_ v: T?) -> String { "T?" }
func gt<T>(_ v: T) -> String { "T" }
print(4, gt(5), gt(o))
func gi<T>(_ v: T) -> String { "T" }
func gi(_ v: Int) -> String { "Int" }
func gi(_ v: Int?) -> String { "Int?" }
print(5, gi(5), gi(o), gi(Optional(5)), gi("s"))
func gx<T>(_ v: T?) -> String { "T?" }
func gx(_ v: Int?) -> String { "Int?" }
print(6, gx(5), gx(o))
func gy<T>(_ v: T, _ w: Int) -> String { "T, Int" }
func gy(_ v: Int?, _ w: Int) -> String { "Int?, Int" }
print(7, gy(o, 1), gy(5, 1))
func gz(_ v: Any) -> String { "Any" }
func gz(_ v: Int?) -> String { "Int?" }
print(8, gz(5), gz(o as Any), gz(o), gz("s"))
func gw(_ v: P) -> String { "P" }
func gw(_ v: Int?) -> String { "Int?" }
print(9, gw(5), gw(o))
func gq<T: P>(_ v: T) -> String { "T: P" }
func gq(_ v: P) -> String { "P" }
print(10, gq(5))
func gc<T>(_ v: T) -> String { "T" }
func gc(_ v: A) -> String { "A" }
print(11, gc(A()), gc(B()))
func gd<T: A>(_ v: T) -> String { "T: A" }
func gd(_ v: A) -> String { "A" }
print(12, gd(A()), gd(B()))
func ge<T>(_ v: [T]) -> String { "[T]" }
func ge<T>(_ v: T) -> String { "T" }
func ge(_ v: [Any]) -> String { "[Any]" }
print(13, ge([1]), ge(1), ge([1] as [Any]))
func gf(_ v: Any?) -> String { "Any?" }
func gf<T>(_ v: T) -> String { "T" }
print(14, gf(1), gf(o), gf(nil))
func gg(_ v: String?) -> String { "String?" }
func gg(_ v: Any?) -> String { "Any?" }
print(15, gg("s"), gg(1), gg(nil as String?))
func gh(_ v: Double) -> String { "Double" }
func gh<T>(_ v: T) -> String { "T" }
func gh(_ v: Int?) -> String { "Int?" }
print(16, gh(1), gh(1.0), gh("s"))
func gk<T: Equatable>(_ v: T) -> String { "Equatable" }
func gk<T: Comparable>(_ v: T) -> String { "Comparable" }
func gk<T>(_ v: T) -> String { "T" }
func gk<T: Numeric>(_ v: T) -> String { "Numeric" }
print(17, gk("s"), gk([1]), gk(A()))
func gl(_ f: () -> Void) -> String { "Void" }
func gl<T>(_ f: () -> T) -> String { "T" }
print(18, gl { }, gl { 1 }, gl { print("", terminator: "") })
func gm(_ f: @autoclosure () -> Int) -> String { "auto" }
func gm(_ f: Int) -> String { "plain" }
func gn(_ x: Int, _ y: Int = 1) -> String { "default" }
func gn(_ x: Int, _ y: Int...) -> String { "variadic" }
print(19, gn(1), gn(1, 2), gn(1, 2, 3))
func go(_ x: Int...) -> String { "variadic" }
func go<T>(_ x: T) -> String { "T" }
print(20, go(1), go("s"), go(1, 2))
func gr(_ x: inout Int) -> String { "inout" }
func gr(_ x: Int) -> String { "value" }
var q = 1
print(21, gr(&q), gr(q))
func gs(_ x: AnyObject) -> String { "AnyObject" }
func gs(_ x: A) -> String { "A" }
func gs(_ x: Any) -> String { "Any" }
print(22, gs(A()), gs(B()), gs(1))
func gu(_ x: (Int, Int)) -> String { "tuple" }
func gu<T>(_ x: T) -> String { "T" }
print(23, gu((1, 2)), gu((1, "a")))
func gv(_ x: [Int]) -> String { "[Int]" }
func gv<S: Sequence>(_ x: S) -> String where S.Element == Int { "S" }
func gv<C: Collection>(_ x: C) -> String { "C" }

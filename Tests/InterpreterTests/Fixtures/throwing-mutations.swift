struct E: Error {}
struct P { var n = 0; mutating func f() throws { n += 1; throw E() } }
var p = P()
do { try p.f() } catch { print("caught") }
print(p.n)
func g() { var q = P(); for _ in 0..<3 { do { try q.f() } catch { print("c") } }; print(q.n) }
g()
func h(_ x: inout Int) throws { x += 1; throw E() }
func k() { var x = 1; do { try h(&x) } catch { print(x) }; try? h(&x); print(x) }
k()
class C { var p = P(); func go() { try? p.f(); print(p.n) } }
C().go()
struct D1: Error {}
struct Lexer { var i = 0; var log: [Int] = []
 mutating func next() throws -> Int { defer { log.append(i) }; i += 1; if i == 2 { throw D1() }; return i }
 mutating func twice() throws -> Int { let a = try next(); let b = try next(); return a + b } }
func m() { var l = Lexer(); do { print(try l.twice()) } catch { print("err", l.i, l.log) }; print((try? l.next()) as Any, l.i, l.log) }
m()
struct Outer { var l = Lexer(); mutating func go() throws { _ = try l.twice() } }
var o = Outer(); do { try o.go() } catch { print(o.l.i, o.l.log) }
var arr = [Lexer(), Lexer()]
for _ in 0..<3 { do { print(try arr[1].next()) } catch { print("e") } }
print(arr[1].i, arr[0].i)
func swapThrow(_ a: inout Int, _ b: inout Int) throws { swap(&a, &b); throw D1() }
var x1 = 1, x2 = 2; try? swapThrow(&x1, &x2); print(x1, x2)
extension Int { mutating func bump() throws { self += 1; if self > 2 { throw D1() } } }
var bi = 2; do { try bi.bump() } catch { print(bi) }

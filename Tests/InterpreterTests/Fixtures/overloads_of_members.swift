class Base { func f(_ x: Int) -> String { "Base Int" }; func f(_ x: Any) -> String { "Base Any" } }
class Sub: Base { override func f(_ x: Int) -> String { "Sub Int" }; func f(_ x: String) -> String { "Sub String" } }
print(Sub().f(1), Sub().f("a"), Sub().f(1.5), (Sub() as Base).f("a"), (Sub() as Base).f(1))
struct Num { var v: Int
 init(_ v: Int) { self.v = v }
 init(_ v: Double) { self.v = Int(v) * 100 }
 init(_ v: String) { self.v = v.count }
 init?(_ v: Int?) { guard let v else { return nil }; self.v = v * 7 }
 init<T: Collection>(_ c: T) { v = c.count * 1000 } }
print(Num(1).v, Num(1.5).v, Num("abc").v, Num([1, 2]).v, Num(Int("4"))!.v)
func ret() -> Int { 1 }; func ret() -> [Int] { [2] }; func ret() -> String { "r" }
let i: Int = ret(); let l: [Int] = ret(); print(i, l, ret() as String, ret() + 1 as Int)
func take(_ x: [Int]) -> Int { x.count }; print(take(ret()))
func opt(_ x: Int, _ f: ((Int) -> Int)? = nil) -> Int { f?(x) ?? x }
func opt(_ x: Int, _ f: (Int, Int) -> Int) -> Int { f(x, x) * 100 }
print(opt(1), opt(1) { $0 + 1 }, opt(2) { $0 + $1 })
func cb(_ f: (Int) -> Void) -> String { f(1); return "Void" }
func cb(_ f: (Int) -> Int) -> String { "Int \(f(1))" }
print(cb { $0 + 1 }, cb { print($0) }, cb { (x: Int) -> Int in x * 3 })
func lab(with x: Int) -> String { "with" }; func lab(by x: Int) -> String { "by" }; func lab(_ x: Int) -> String { "_" }
let fs = [lab(with:), lab(by:), lab(_:)]; print(fs.map { $0(1) })
func thrown(_ f: () throws -> Int) -> String { "throws" }
func thrown(_ f: () -> Int) -> String { "plain" }
print(thrown { 1 }, thrown { try g0() }); func g0() throws -> Int { 1 }

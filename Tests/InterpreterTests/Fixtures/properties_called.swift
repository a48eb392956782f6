// Properties that hold functions, called by name: stored, lazy, computed, optional, static, required.
protocol Maker { var make: (Int) -> String { get } }
struct M: Maker { var make: (Int) -> String { { "m\($0)" } } }
extension Maker { func go() -> String { make(1) }; var extra: (String) -> String { { $0 + "!" } }; func more() -> String { extra(go()) } }
class A: Maker {
  lazy var f: (Int) -> Int = { [unowned self] in $0 * self.k }
  lazy var action: () -> Void = { print("action \(self.k)") }
  var k = 2
  static var hook: (String) -> Void = { print("hook", $0) }
  static let fixed: (Int) -> Int = { $0 - 1 }
  var make: (Int) -> String = { "made \($0)" } { didSet { print("changed") } }
  var filter = "none"
  func filter(by text: String) -> String { filter + text }
  func filter(_ n: Int) -> Int { n }
  func go2() { print(f(3), filter(by: "x"), filter(3), make(4)); A.hook("z"); Self.hook("y"); print(Self.fixed(3)); action() }
  static func s() { hook("q"); print(fixed(9)) }
  var maybe: ((Int) -> Int)?
  lazy var maybe2: ((Int) -> Int)? = { $0 + self.k }
  func opt() { print(maybe?(3) as Any, maybe2?(3) as Any, maybe2!(4)) }
}
let a = A()
a.go2(); A.s(); a.opt(); a.maybe = { $0 }; a.opt()
a.action()
let any: Any = a
print((any as! A).f(3), (any as! Maker).make(3), M().go(), M().more(), a.go(), a.more())
func gen<T: Maker>(_ t: T) -> String { t.make(8) + t.extra("e") }
print(gen(a), gen(M()))
struct L { lazy var f: (Int) -> Int = { print("first"); return { $0 + 1 } }(); var n = 0; mutating func use() { n = f(n); n = f(n) } }
var l = L(); l.use(); print(l.n, l.f(9))
let all: [Any] = [a]
for case let x as A in all { print(x.f(1), x.filter(by: "w")) }
a.make = { "other \($0)" }
print(a.make(1), a.go())

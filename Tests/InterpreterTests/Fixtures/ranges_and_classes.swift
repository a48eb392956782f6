// Ranges of any bounds as texts, and which types are classes.
struct M: Comparable { var n: Int; static func < (a: M, b: M) -> Bool { a.n < b.n } }
class C {}; class D: C {}; struct S {}; enum E { case a }
func isClass<T>(_ t: T.Type) -> Bool { t is AnyClass }
func isClass2<T>(_ t: T.Type) -> Bool { (t as Any.Type) is AnyObject.Type }
func of(_ x: Any) -> Bool { type(of: x) is AnyClass }
func asClass(_ t: Any.Type) -> AnyClass? { t as? AnyClass }
protocol P {}
print(M(n: 1)...M(n: 2), "a"..<"c", 1...3, 1.5..<2.0)
debugPrint("a"..."c", 1..<3)
print("\("a"..."b")")
print(Range(uncheckedBounds: (lower: 1, upper: 3)), ClosedRange(uncheckedBounds: (1, 3)).upperBound)
print(isClass(C.self), isClass(D.self), isClass(S.self), isClass(E.self), isClass(Int.self), isClass([C].self))
print(of(C()), of(S()), of(1), of("a"), of([1]))
print(asClass(D.self) as Any, asClass(S.self) as Any, asClass(String.self) as Any)
enum Stage {
    case idle, rebuild
    var name: String { "\(self)" }
}
final class Context { static var shared: Context { Context() } }
struct Needs {
    var stage = Stage.idle
    mutating func merge(with context: Context) { print("context") }
    mutating func merge(with other: Stage) { stage = other }
}
var needs = Needs()
needs.merge(with: .rebuild)
needs.merge(with: .shared)
print(needs.stage.name)

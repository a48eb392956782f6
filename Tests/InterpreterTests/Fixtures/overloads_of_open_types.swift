struct W<T> { var v: T; init(_ v: T) { self.v = v }; static func make(_ v: T) -> W { W(v) } }
func id<T>(_ x: T) -> T { x }
func opt<T>(_ x: T) -> T? { x }
func shown<T>(_ v: T) -> String { "generic" }
func shown(_ v: Int?) -> String { "optional" }
let i = 5
print(1, shown(Optional(i)), shown(Optional(5)), shown(id(Optional(i))), shown(opt(5)), shown(opt(i)), shown(Optional.some(i)), shown([5].first), shown(Int?(5)), shown(Optional(Optional(5))))
func w<T>(_ v: T) -> String { "generic" }
func w(_ v: W<Int>) -> String { "W<Int>" }
print(2, w(W(5)), w(W(i)), w(W.make(5)), w(W<Int>(5)), w(id(W(5))))
func a<T>(_ v: T) -> String { "generic" }
func a(_ v: [Int]) -> String { "[Int]" }
print(3, a([5]), a(Array([5])), a(Array(1...2)), a([1].map { $0 }), a(id([5])), a(Array(repeating: 5, count: 1)))
func s<T>(_ v: T) -> String { "generic" }
func s(_ v: Int) -> String { "Int" }
func s(_ v: Double) -> String { "Double" }
print(4, s(5), s(id(5)), s(5 + 1), s(-5), s(abs(5)), s(max(1, 2)), s(5.0), s(id(5.0)), s((5)), s(i + 1), s(1 + 1.5))
func o(_ v: Int?) -> String { "Int?" }
func o(_ v: Int) -> String { "Int" }
print(5, o(5), o(Optional(5)), o(opt(5)), o(id(5)), o(Optional(i)), o([1].first))
func d(_ v: Int?) -> String { "Int?" }
func d(_ v: Any) -> String { "Any" }
print(6, d(Optional(5)), d(opt(5)), d(5), d(Optional(i)))
func u<T>(_ v: T) -> String { "generic" }
func u(_ v: Set<Int>) -> String { "Set" }
print(7, u(Set([1])), u([1]), u(Set<Int>()), u([1] as Set))

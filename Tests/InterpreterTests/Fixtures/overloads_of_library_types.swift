func d(_ x: Double) -> String { "Double" }
func d(_ x: Any) -> String { "Any" }
print(d(1), d(1.5), d("a"))
func e(_ x: Double) -> String { "Double" }
func e(_ x: Int?) -> String { "Int?" }
print(e(1), e(2.5))
func s(_ x: [Any]) -> String { "[Any]" }
func s(_ x: Int?) -> String { "Int?" }
func s(_ x: Any) -> String { "Any" }
print(s([1]), s(1), s("a"), s(nil))
func u(_ x: Float) -> String { "Float" }
func u(_ x: Double) -> String { "Double" }
print(u(1.5), u(Float(2)), u(2 as Double))
func c(_ x: Character) -> String { "Character" }
func c(_ x: Any) -> String { "Any" }
print(c("a" as Character), c("ab"), c(1))
func r(_ x: Range<Int>) -> String { "Range" }
func r(_ x: ClosedRange<Int>) -> String { "Closed" }
func r<R: RangeExpression>(_ x: R) -> String { "RangeExpression" }
print(r(1..<2), r(1...2), r(1...), r(..<2))
func k(_ x: KeyPath<String, Int>) -> String { "KeyPath" }
func k(_ x: (String) -> Int) -> String { "closure" }
print(k(\.count), k { $0.count })
func t(_ x: Int.Type) -> String { "Int.Type" }
func t<T>(_ x: T.Type) -> String { "T.Type" }
print(t(Int.self), t(String.self))
func z(_ x: Int, _ y: Int?) -> String { "Int,Int?" }
func z(_ x: Int?, _ y: Int?) -> String { "Int?,Int?" }
func z<T>(_ x: T, _ y: T) -> String { "T,T" }
print(z(1, 2), z(1, nil), z("a", "b"))
func q(_ x: Result<Int, Error>) -> String { "Result" }
func q(_ x: Int) -> String { "Int" }
print(q(.success(1)), q(5))
enum En { case a, b }; enum Em { case a, c }
func im(_ x: En) -> String { "En" }; func im(_ x: Em) -> String { "Em" }
print(im(.b), im(.c))

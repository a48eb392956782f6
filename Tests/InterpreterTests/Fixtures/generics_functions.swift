func firstWhere<T>(_ list: [T], _ test: (T) -> Bool) -> T? { for x in list where test(x) { return x }; return nil }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func largest<T: Comparable>(_ list: [T]) -> T? { list.reduce(nil) { best, x in best.map { max($0, x) } ?? x } }
func describe<T: CustomStringConvertible>(_ t: T) -> String where T: Equatable { t.description }
print(firstWhere([1, 5, 9]) { $0 > 3 } as Any, pair("a", 1), largest([2, 9, 4])!, largest([Int]()) as Any, describe(5))
struct Pair<A, B> { let a: A; let b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Pair(a: 1, b: 2).swapped() == Pair(a: 1, b: 2))

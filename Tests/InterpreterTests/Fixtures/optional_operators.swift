fileprivate func < <T: Comparable>(lhs: T?, rhs: T?) -> Bool {
    switch (lhs, rhs) {
    case let (l?, r?):
        return l < r
    case (nil, _?):
        return true
    default:
        return false
    }
}
fileprivate func > <T: Comparable>(lhs: T?, rhs: T?) -> Bool {
    switch (lhs, rhs) {
    case let (l?, r?):
        return l > r
    default:
        return rhs < lhs
    }
}
let a: Int? = 3
print(a < 4, a > 2, Optional("a") < "b", [1, 2].first > 0)
struct V: Comparable { let n: Int; static func < (a: V, b: V) -> Bool { a.n < b.n } }
print(V(n: 1) < V(n: 2), Optional(V(n: 1)) < V(n: 2))
func maximum<T: Comparable>(_ all: [T]) -> T? { var m: T? = nil; for x in all { if m < x { m = x } }; return m }
print(maximum([1, 3, 2]) as Any, maximum(["x", "z"]) as Any)
let d: [String: Int] = ["a": 1]
print(d["a"] > 0, d["b"] < 0)
print([3,1,2].sorted { $0 < $1 }, (["b", "a"] as [String?]).sorted { $0 < $1 })

// Operators that extend AnyHashable go back to the one that it has: they do not call themselves.
extension AnyHashable {
    public static func == (lhs: Self, rhs: some Hashable) -> Bool { lhs == rhs as AnyHashable }
    public static func == (lhs: some Hashable, rhs: Self) -> Bool { lhs as AnyHashable == rhs }
    public static func == (lhs: Self, rhs: (some Hashable)?) -> Bool { lhs == rhs as AnyHashable }
    public static func == (lhs: (some Hashable)?, rhs: Self) -> Bool { lhs as AnyHashable == rhs }
}
extension AnyHashable? {
    public static func == (lhs: Self?, rhs: (some Hashable)?) -> Bool { lhs == rhs as AnyHashable }
    public static func == (lhs: (some Hashable)?, rhs: Self?) -> Bool { lhs as AnyHashable == rhs }
}
struct Tag: Hashable { let id: String }
let a: AnyHashable = Tag(id: "a")
let b: AnyHashable = Tag(id: "b")
print(a == b, a == a, a != b)
print(a == Tag(id: "a"), Tag(id: "b") == a)
let c: Tag? = Tag(id: "a")
print(Tag(id: "a") == Tag(id: "a"), c == nil, c == Tag(id: "b"))
let d: [AnyHashable: Any] = ["x": 1, 2: 3]
print(d["x"] as! Int, d[2] as! Int, ["x": 1] == ["x": 2])
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, 1), same(Tag(id: "a"), Tag(id: "b")), same(a, b))
let missing: AnyHashable? = nil
print(missing == nil, missing == c)

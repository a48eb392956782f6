struct P: Hashable { var x: Int; var tag: String }
enum E: Hashable { case a, b(Int, P) }
print(P(x: 1, tag: "a") == P(x: 1, tag: "a"), P(x: 1, tag: "a") != P(x: 2, tag: "a"), E.b(1, P(x: 1, tag: "")) == .b(1, P(x: 1, tag: "")), E.a == .b(1, P(x: 0, tag: "")))
print(Set([E.a, .a, .b(1, P(x: 1, tag: ""))]).count, [P(x: 1, tag: "q"): 5][P(x: 1, tag: "q")] as Any)
struct V: Comparable { let major: Int, minor: Int; static func < (a: V, b: V) -> Bool { (a.major, a.minor) < (b.major, b.minor) } }
print([V(major: 1, minor: 2), V(major: 0, minor: 9), V(major: 1, minor: 0)].sorted().map { "\($0.major).\($0.minor)" }, V(major: 1, minor: 0) >= V(major: 0, minor: 5), [V(major: 3, minor: 0), V(major: 2, minor: 0)].max()!.major)
final class Ref: Equatable { let id: Int; init(_ id: Int) { self.id = id }; static func == (a: Ref, b: Ref) -> Bool { a.id == b.id } }
let r = Ref(1)
print(r == Ref(1), r === Ref(1), r === r, [r].contains(Ref(1)), [Ref(2), r].firstIndex(of: Ref(1)) as Any)

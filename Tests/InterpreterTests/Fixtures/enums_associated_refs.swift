final class R { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("R", n, "gone") } }
enum E { case one(R), two(R, R), empty; mutating func drop() { self = .empty } }
var e = E.two(R(1), R(2))
print("made")
e = .one(R(3))
print("changed")
e.drop()
print("dropped")
do { let x = E.one(R(4)); if case .one(let r) = x { print(r.n) } }
print("end")

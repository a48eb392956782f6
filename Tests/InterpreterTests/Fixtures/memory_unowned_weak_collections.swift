final class N { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
struct Weak { weak var value: N? }
var weaks: [Weak] = []
do { let a = N(1); weaks = [Weak(value: a), Weak(value: N(2))]; print(weaks.map { $0.value?.n as Any }) }
print(weaks.compactMap(\.value).count)
final class Owner { let items: [N]; lazy var first: () -> Int? = { [unowned self] in items.first?.n }; init(_ l: [N]) { items = l }; deinit { print("owner") } }
do { let o = Owner([N(3), N(4)]); print(o.first() as Any) }
var box: [String: N] = ["a": N(5)]
box["a"] = N(6); box.removeValue(forKey: "a")
var pair = (N(7), N(8)); pair.0 = N(9)
var opt: N? = N(10); if let o = opt { opt = nil; print("still", o.n) }
print("end", pair.1.n)

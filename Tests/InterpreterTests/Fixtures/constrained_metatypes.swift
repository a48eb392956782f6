protocol Rep { associatedtype KVOType; init?(kvo: KVOType) }
final class Num { let v: Int; init(_ v: Int) { self.v = v } }
extension Int: Rep { typealias KVOType = Num; init?(kvo: Num) { self = kvo.v } }
struct R<B> { let base: B }
extension R { func observe<E>(_: E.Type, _ k: String) -> [E?] { print("plain", E.self); return [nil] } }
extension R { func observe<E: Rep>(_: E.Type, _ k: String) -> [E?] { print("rep", E.self); return observe(E.KVOType.self, k).map { _ in nil } } }
extension R { func observe<E: RawRepresentable>(_: E.Type, _ k: String) -> [E?] where E.RawValue: Rep { print("raw", E.self); return observe(E.RawValue.KVOType.self, k).map { _ in nil } } }
enum Mode: Int { case a, b }
let r = R(base: 1)
print(r.observe(Num.self, "a").count)
print(r.observe(Int.self, "a").count)
print(r.observe(Mode.self, "a").count)
print(r.observe(String.self, "a").count)

final class Bag { let name = "bag"
  @discardableResult static func += (l: Bag, r: Int?) -> Bool { print("bag int"); return true }
  @discardableResult static func += (l: Bag, r: @escaping () -> Void) -> Bool { print("bag closure"); return true } }
final class Box<T> { let inner: T; init(_ t: T) { inner = t } 
  static func <> (l: Box, r: Int) -> String { "box \(r)" } }
final class Life {
  @discardableResult static func += (l: Life, r: Int?) -> Bool { print("life int"); return true } }
infix operator <>
func <> (l: Bag, r: Int) -> String { "bag \(r)" }
func <> (l: Life, r: Int) -> String { "life \(r)" }
func <> (l: String, r: Int) -> String { "string \(r)" }
func with<T>(_ t: T, _ f: (T) -> Void) { f(t) }
struct Maker<T> { let t: T; func use(_ f: (T, Life) -> Void) { f(t, Life()) } }
let maker = Maker(t: Bag())
maker.use { b, l in
    b += 1
    b += { }
    l += 2
    l += nil
    print(b <> 1, l <> 2, "x" <> 3)
}
with(Life()) { l in
    l += 2
    print(l <> 4)
}
for item in [Bag(), Bag()].map({ $0 }) { item += 3; print(item <> 5) }
let pairs = zip([Life()], ["s"]).map { ($0, $1) }
for (l, s) in pairs { l += 1; print(l <> 1, s <> 2) }

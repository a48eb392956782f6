// Extensions of the library's types, whose members call what the types have by bare names.
extension Double { func a() -> Double { rounded() }; func b() -> Double { truncatingRemainder(dividingBy: 2) }; func c() -> Double { squareRoot() + magnitude }; mutating func d() { negate(); round() } }
extension Int { func a() -> Bool { isMultiple(of: 2) }; func b() -> Int { signum() + advanced(by: 2) }; func c() -> (Int, Int) { let r = quotientAndRemainder(dividingBy: 3); return (r.quotient, r.remainder) }; func d(_ r: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) } }
extension String { func a() -> String { uppercased() + lowercased() }; func b() -> [Substring] { split(separator: "l") }; func c() -> Bool { hasPrefix("h") && contains("e") && allSatisfy { $0.isLetter } }; mutating func d() { append("x"); removeFirst(); insert("q", at: startIndex); removeAll { $0 == "l" } }; func e() -> Int { count + filter { $0 == "l" }.count + distance(from: startIndex, to: endIndex) }; func f() -> String { String(prefix(2)) + suffix(1) + dropFirst(3) + String(reversed()) }; func g() -> Character { self[index(startIndex, offsetBy: 1)] } }
extension Array where Element == Int { func a() -> Int { reduce(0, +) }; func b() -> [Int] { sorted().map { $0 * 2 }.filter { $0 > 2 } }; mutating func c() { append(1); sort(); removeLast(); swapAt(0, 1); insert(9, at: 0); reverse() }; func d() -> Int? { firstIndex(of: 2) ?? lastIndex { $0 > 1 } }; func e() -> [[Int]] { stride(from: 0, to: count, by: 2).map { Array(self[$0..<Swift.min($0 + 2, count)]) } }; var f: Int { (self.max() ?? 0) - (self.min() ?? 0) }; func g() -> Bool { contains(3) && isEmpty == false && allSatisfy { $0 > 0 } } }
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; func h() -> [Element] { var c = self; c.removeAll(); c.append(contentsOf: prefix(1)); c += dropFirst().reversed(); return c }; mutating func i(_ f: (inout Element) -> Void) { for k in indices { f(&self[k]) } } }
extension Dictionary where Value == Int { func a() -> Int { values.reduce(0, +) }; func b() -> [Key: Int] { mapValues { $0 + 1 }.filter { $0.value > 2 } }; mutating func c(_ k: Key) { self[k, default: 0] += 1; merge([:]) { $1 }; removeValue(forKey: k) } }
extension Set where Element == Int { func a() -> [Int] { union([9]).subtracting([1]).sorted() }; mutating func b() { insert(4); remove(1); formUnion([7]) } }
extension Optional where Wrapped == Int { func a() -> Int { map { $0 + 1 } ?? -1 }; mutating func b() { self = nil }; func c() -> String { switch self { case .some(let v): "v\(v)"; case nil: "nil" } } }
extension Character { func a() -> Bool { isLetter && !isNumber }; var b: String { uppercased() } }
extension ClosedRange where Bound == Int { func a() -> [Int] { map { $0 } + reversed() }; func b() -> Bool { contains(3) && !isEmpty } }
extension Bool { func a() -> Int { self ? 1 : 0 }; mutating func b() { toggle() } }
extension Collection { func mid() -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Sequence { func every(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\.element) } }
var d = 5.5; print(d.a(), d.b(), d.c()); d.d(); print(d)
print(4.a(), (-4).b(), 10.c(), 9.d(1...5))
var s = "hello"; print(s.a(), s.b(), s.c(), s.e(), s.f(), s.g()); s.d(); print(s)
var a = [3, 1, 2]; print(a.a(), a.b(), a.d() as Any, a.e(), a.f, a.g()); a.c(); print(a, a[safe: 1] as Any, a[safe: 9] as Any, a.h()); a.i { $0 += 1 }; print(a)
var k = ["a": 1, "b": 2]; print(k.a(), k.b()); k.c("z"); print(k.count)
var t: Set = [1, 2]; print(t.a()); t.b(); print(t.sorted())
var o: Int? = 4; print(o.a(), o.c()); o.b(); print(o.a(), o.c())
print(("x" as Character).a(), ("x" as Character).b, (1...4).a(), (1...4).b(), true.a()); var b = true; b.b(); print(b)
print([1, 2, 3].mid() as Any, "abc".mid() as Any, [1, 2].total(), [1.5, 2].total(), (1...3).total(), "abcd".every(2), (0..<7).every(3))

// collections of reference and value types with protocols, sorting, subscripts, extensions, string building
import Foundation
protocol Entity: AnyObject, Identifiable where ID == UUIDish { var id: UUIDish { get }; var title: String { get set } }
struct UUIDish: Hashable, Comparable, CustomStringConvertible { let raw: Int; static func < (l: Self, r: Self) -> Bool { l.raw < r.raw }; var description: String { "#\(raw)" } }
final class Note: Entity { let id: UUIDish; var title: String { didSet { revisions += [oldValue] } }; private(set) var revisions: [String] = []; var tags: Set<Tag> = []; init(_ n: Int, _ t: String, tags: Tag...) { id = .init(raw: n); title = t; self.tags = Set(tags) } }
enum Tag: String, CaseIterable, Codable { case work, home, urgent; var icon: Character { switch self { case .work: "W"; case .home: "H"; case .urgent: "!" } } }
struct Section<Item> { let title: String; var items: [Item]; subscript(_ i: Int) -> Item { items[i] }; var isEmpty: Bool { items.isEmpty } }
extension Section: Equatable where Item: Equatable {}
extension Note: Equatable, Comparable, Hashable { static func == (l: Note, r: Note) -> Bool { l.id == r.id }; static func < (l: Note, r: Note) -> Bool { (l.tags.contains(.urgent) ? 0 : 1, l.title) < (r.tags.contains(.urgent) ? 0 : 1, r.title) }; func hash(into h: inout Hasher) { h.combine(id) } }
final class Library<E: Entity> { private var byID: [E.ID: E] = [:]; private var order: [E.ID] = []
  var all: [E] { order.compactMap { byID[$0] } }
  subscript(id: E.ID) -> E? { get { byID[id] } set { if let newValue { if byID.updateValue(newValue, forKey: id) == nil { order.append(id) } } else { byID[id] = nil; order.removeAll { $0 == id } } } }
  subscript(title t: String) -> [E] { all.filter { $0.title.localizedCaseInsensitiveContains(t) } }
  func move(from: Int, to: Int) { let x = order.remove(at: from); order.insert(x, at: to) }
  func sections<K: Hashable & Comparable>(by key: (E) -> K) -> [Section<E>] { Dictionary(grouping: all, by: key).sorted { $0.key < $1.key }.map { Section(title: "\($0.key)", items: $0.value) } }
}
let lib = Library<Note>()
for (i, (t, tags)) in [("milk", [Tag.home]), ("Report", [.work, .urgent]), ("call", []), ("Mail", [.work])].enumerated() { let n = Note(i, t); n.tags = Set(tags); lib[n.id] = n }
lib[UUIDish(raw: 2)]?.title = "call Bob"; lib[UUIDish(raw: 2)]?.title += "!"
print(lib.all.map(\.title), lib[title: "m"].map(\.id), lib.all.sorted().map(\.title), lib[.init(raw: 2)]!.revisions, lib[.init(raw: 9)]?.title as Any)
lib.move(from: 0, to: 2); lib[.init(raw: 3)] = nil; print(lib.all.map(\.id.raw))
for s in lib.sections(by: { $0.title.first!.uppercased() }) { print(s.title, s.items.count, s[0].title, s.isEmpty) }
print(Set(lib.all).count, lib.all.max()!.title, lib.all.contains(Note(0, "other")), Section(title: "a", items: [1]) == Section(title: "a", items: [1]))
let counts = lib.all.flatMap(\.tags).reduce(into: [Tag: Int]()) { $0[$1, default: 0] += 1 }; print(Tag.allCases.map { "\($0.icon)\(counts[$0] ?? 0)" }.joined(separator: " "))
struct Matrix { let rows: Int, cols: Int; private var g: [Double]; init(_ r: [[Double]]) { rows = r.count; cols = r.first?.count ?? 0; g = r.flatMap { $0 } }
  subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols); return g[r * cols + c] } set { g[r * cols + c] = newValue } }
  subscript(row r: Int) -> ArraySlice<Double> { g[r * cols..<(r + 1) * cols] }
  static func * (l: Matrix, r: Matrix) -> Matrix { var m = Matrix(Array(repeating: Array(repeating: 0, count: r.cols), count: l.rows)); for i in 0..<l.rows { for j in 0..<r.cols { for k in 0..<l.cols { m[i, j] += l[i, k] * r[k, j] } } }; return m }
  var t: Matrix { var m = Matrix(Array(repeating: Array(repeating: 0, count: rows), count: cols)); for i in 0..<rows { for j in 0..<cols { m[j, i] = self[i, j] } }; return m } }
var mx = Matrix([[1, 2], [3, 4]]); mx[0, 1] *= 10; print((mx * mx.t)[1, 0], Array(mx[row: 1]), mx.t[0, 1])
func table(_ rows: [(String, Double?)]) -> String { rows.map { name, v in name.padding(toLength: 6, withPad: " ", startingAt: 0) + (v.map { String(format: "%6.2f", $0) } ?? "     -") }.joined(separator: "\n") }
print(table([("apple", 1.5), ("kiwi", nil), ("melon", 12.345)]))
let text = "the cat the dog a cat"; var freq: [Substring: Int] = [:]; for w in text.split(separator: " ") { freq[w, default: 0] += 1 }
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key):\($0.value)" })
let camel = "hello_big_world".split(separator: "_").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined(); print(camel, camel.reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) })
extension StringProtocol { var words: [SubSequence] { split { !$0.isLetter } }; func caesar(_ n: Int) -> String { String(unicodeScalars.map { s in s.value >= 97 && s.value <= 122 ? Character(UnicodeScalar((s.value - 97 + UInt32(n)) % 26 + 97)!) : Character(s) }) } }
print("it's a-test".words, "xyz abc".caesar(3), "ab12".compactMap(\.wholeNumberValue), String("level".reversed()) == "level")
var q = [1, 2, 3, 4, 5, 6]; q[1...3] = [9]; q.replaceSubrange(0..<1, with: [7, 8]); q[...1].reverse(); print(q, q[2...].firstIndex(of: 5) as Any, q.dropFirst(2).first!, Array(q.suffix(2)), q.lastIndex(of: 9)!)
let grouped = stride(from: 0, to: 7, by: 3).map { i in (i..<min(i + 3, 7)).map { $0 } }; print(grouped, zip(grouped, grouped.dropFirst()).map { $0.count - $1.count })
print((1...20).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.prefix(3).reduce(0, +), sequence(first: 1, next: { $0 * 2 }).first { $0 > 100 }!, Array((0..<3).flatMap { i in (0..<i).map { (i, $0) } }.map { $0 + $1 }))
let json = try! JSONEncoder().encode(["a": [1, 2]]); print(String(data: json, encoding: .utf8)!, (try? JSONDecoder().decode([String: [Int]].self, from: json))?["a"]?.last as Any)
struct Prefs: Codable, Equatable { var name = "n"; var tags: [Tag] = [.home]; var nested: Inner? = Inner(); struct Inner: Codable, Equatable { var k = 1.5; enum CodingKeys: String, CodingKey { case k = "key" } } }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; let data = try! enc.encode(Prefs()); print(String(decoding: data, as: UTF8.self), try! JSONDecoder().decode(Prefs.self, from: data) == Prefs())
do { _ = try JSONDecoder().decode(Prefs.self, from: Data(#"{"name":1}"#.utf8)) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.map(\.stringValue)) } catch { print("other") }

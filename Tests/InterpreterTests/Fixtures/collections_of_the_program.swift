// Sequences and collections
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a > 100 ? nil : a } }
print(Array(Fib()), Fib().prefix(5).map { $0 * 2 }, Fib().first { $0 > 10 }!, Fib().contains(21), Fib().reduce(0, +))
for (i, x) in Fib().enumerated().dropFirst(8) { print(i, x, terminator: " ") }; print()
struct Ring<T>: RandomAccessCollection, MutableCollection { private var s: [T]; private var off: Int
  init(_ a: [T], offset: Int = 0) { s = a; off = offset }
  var startIndex: Int { 0 }; var endIndex: Int { s.count }
  subscript(i: Int) -> T { get { s[(i + off) % s.count] } set { s[(i + off) % s.count] = newValue } }
  mutating func rotate(_ n: Int = 1) { off = (off + n) % s.count } }
var ring = Ring([1, 2, 3, 4, 5]); ring.rotate(2); ring[0] = 30
print(Array(ring), ring.first!, ring.last!, ring.count, ring.isEmpty, ring.reversed().map { $0 }, ring.firstIndex(of: 5) as Any)
print(ring.sorted(), ring.min()!, ring.dropFirst(2).map { $0 }, ring[1...2].map { $0 }, ring.indices, ring.filter { $0 % 2 == 0 }, Array(ring.prefix(2)))
ring.sort(); print(Array(ring)); ring.swapAt(0, 4); print(ring.map { $0 }, ring.allSatisfy { $0 > 0 }, ring.joinedText)
extension Collection { var joinedText: String { map { "\($0)" }.joined(separator: "-") }; func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
print([1, 2, 3, 4, 5].chunked(2), "abcde".chunked(2), Array(ring).chunked(3).map { Array($0) })
struct Tree<V: Comparable> { indirect enum N { case leaf, node(N, V, N) }; private var root = N.leaf; private(set) var count = 0
  mutating func insert(_ v: V) { func ins(_ n: N) -> N { switch n { case .leaf: count += 1; return .node(.leaf, v, .leaf); case let .node(l, x, r): if v < x { return .node(ins(l), x, r) } else if v > x { return .node(l, x, ins(r)) }; return n } }; root = ins(root) }
  func inorder() -> [V] { func go(_ n: N) -> [V] { guard case let .node(l, x, r) = n else { return [] }; return go(l) + [x] + go(r) }; return go(root) }
  var depth: Int { func d(_ n: N) -> Int { switch n { case .leaf: return 0; case let .node(l, _, r): return 1 + Swift.max(d(l), d(r)) } }; return d(root) } }
var t = Tree<Int>(); for x in [5, 2, 8, 1, 9, 2, 7] { t.insert(x) }; print(t.inorder(), t.count, t.depth)
extension Tree: Sequence { func makeIterator() -> IndexingIterator<[V]> { inorder().makeIterator() } }
print(t.map { $0 * 10 }, t.max()!, Set(t).count, zip(t, t.dropFirst()).map { $1 - $0 }, t.lazy.filter { $0 > 2 }.map { $0 + 1 }.first as Any)
let words = ["apple", "bob", "cat", "alice", "bill", "dog"]
let g = Dictionary(grouping: words, by: { $0.first! }); for k in g.keys.sorted() { print(k, g[k]!) }
print(words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(Dictionary(uniqueKeysWithValues: zip(words, 1...)).filter { $0.value > 4 }.keys.sorted(), Dictionary(words.map { ($0.count, $0) }, uniquingKeysWith: { $0 + "/" + $1 })[3]!)
print(stride(from: 10, through: 0, by: -3).map { $0 }, Array(stride(from: 0, to: 1, by: 0.25)), (1...3).flatMap { n in (1...n).map { $0 * n } })
print(words.sorted { ($0.count, $0) < ($1.count, $1) }, words.max { $0.count < $1.count }!, words.partitioned { $0.count == 3 })
extension Sequence { func partitioned(_ p: (Element) throws -> Bool) rethrows -> (yes: [Element], no: [Element]) { try reduce(into: ([], [])) { r, e in if try p(e) { r.0.append(e) } else { r.1.append(e) } } } }
print([3, 1, 2].sorted(by: >), [[1], [2, 3], []].joined().map { $0 }, ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" }, [1, 2, 3, 4].split { $0 == 3 }.map(Array.init))
var arr = [5, 3, 8]; arr.insert(contentsOf: [9, 9], at: 1); arr.removeSubrange(0..<2); arr += [1]; arr.replaceSubrange(1...1, with: [7, 7]); print(arr, arr.firstIndex(where: { $0 < 3 }) ?? -1, arr.suffix(2), arr.prefix(while: { $0 > 6 }))
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, sequence(state: 3) { (s: inout Int) -> Int? in s -= 1; return s < 0 ? nil : s }.map { $0 })
print(AnySequence([1, 2]).map { $0 }, repeatElement("x", count: 3).joined(), zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, [1, 2, 3].lazy.map { $0 * 2 }.reduce(0, +))

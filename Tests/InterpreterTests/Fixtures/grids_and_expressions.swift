// Collections of one's own, expressions from literals, and operators as functions.
struct Grid<T> { private var cells: [T]; let w: Int, h: Int
  init(_ w: Int, _ h: Int, fill: @autoclosure () -> T) { self.w = w; self.h = h; cells = (0..<w * h).map { _ in fill() } }
  init(_ w: Int, _ h: Int, _ f: (Int, Int) throws -> T) rethrows { self.w = w; self.h = h; cells = try (0..<w * h).map { try f($0 % w, $0 / w) } }
  subscript(x: Int, y: Int) -> T { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
  subscript(p: (x: Int, y: Int)) -> T? { get { p.x >= 0 && p.x < w && p.y >= 0 && p.y < h ? self[p.x, p.y] : nil } set { if let v = newValue, self[p] != nil { self[p.x, p.y] = v } } }
  subscript(row y: Int) -> [T] { get { Array(cells[y * w..<(y + 1) * w]) } set { for (x, v) in newValue.enumerated() where x < w { self[x, y] = v } } }
  func map<U>(_ f: (T) throws -> U) rethrows -> Grid<U> { try Grid<U>(w, h) { try f(self[$0, $1]) } } }
extension Grid: Sequence { func makeIterator() -> AnyIterator<((Int, Int), T)> { var i = 0; return AnyIterator { guard i < self.cells.count else { return nil }; defer { i += 1 }; return ((i % self.w, i / self.w), self.cells[i]) } } }
extension Grid: Equatable where T: Equatable {}
extension Grid where T: Numeric { static func + (a: Grid, b: Grid) -> Grid { Grid(a.w, a.h) { a[$0, $1] + b[$0, $1] } }; var sum: T { reduce(0) { $0 + $1.1 } } }
extension Grid: CustomStringConvertible where T: CustomStringConvertible { var description: String { (0..<h).map { y in self[row: y].map(\.description).joined(separator: " ") }.joined(separator: "/") } }
indirect enum Expr { case num(Double), name(String), bin(Op, Expr, Expr), neg(Expr), call(String, [Expr])
  enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"
    var f: (Double, Double) -> Double { switch self { case .add: return (+); case .sub: return (-); case .mul: return (*); case .div: return (/) } } } }
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral { init(floatLiteral v: Double) { self = .num(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; init(stringLiteral v: String) { self = .name(v) }
  static func + (a: Expr, b: Expr) -> Expr { .bin(.add, a, b) }; static func * (a: Expr, b: Expr) -> Expr { .bin(.mul, a, b) }; static prefix func - (a: Expr) -> Expr { .neg(a) } 
  func eval(_ env: [String: Double] = [:], _ fs: [String: ([Double]) -> Double] = ["max": { $0.max() ?? 0 }]) throws -> Double {
    switch self { case .num(let d): return d; case .name(let n): guard let v = env[n] else { throw Missing.name(n) }; return v
      case let .bin(op, l, r): return op.f(try l.eval(env, fs), try r.eval(env, fs)); case .neg(let e): return -(try e.eval(env, fs))
      case .call(let n, let a): return try (fs[n] ?? { _ in throw Missing.function(n) } as ([Double]) throws -> Double)(a.map { try $0.eval(env, fs) }) } }
  var names: Set<String> { switch self { case .name(let n): return [n]; case .num: return []; case .neg(let e): return e.names; case .bin(_, let l, let r): return l.names.union(r.names); case .call(_, let a): return a.reduce(into: []) { $0.formUnion($1.names) } } } }
enum Missing: Error { case name(String), function(String) }
struct Stack<E>: ExpressibleByArrayLiteral { private(set) var items: [E]; init(arrayLiteral e: E...) { items = e }; mutating func push(_ e: E...) { items += e }; @discardableResult mutating func pop() -> E? { items.popLast() }; var top: E? { get { items.last } set { if let v = newValue { if items.isEmpty { items = [v] } else { items[items.count - 1] = v } } else { pop() } } } }
extension Sequence { func grouped<K: Hashable>(by f: (Element) -> K) -> [(key: K, values: [Element])] { var order: [K] = [], d: [K: [Element]] = [:]; for e in self { let k = f(e); if d[k] == nil { order.append(k) }; d[k, default: []].append(e) }; return order.map { ($0, d[$0]!) } }
  func sorted<V: Comparable>(on p: KeyPath<Element, V>, _ by: (V, V) -> Bool = { $0 < $1 }) -> [Element] { sorted { by($0[keyPath: p], $1[keyPath: p]) } }
  func count(where p: (Element) -> Bool, _ limit: Int = .max) -> Int { var n = 0; for e in self where p(e) { n += 1; if n == limit { break } }; return n } }
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } }
extension Array where Element: Hashable { func unique() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
var g = Grid(3, 2) { x, y in x * y }; g[2, 1] += 10; g[(x: 9, y: 9)] = 4; g[(0, 0)] = 7; g[row: 0] = [1, 2, 3, 4]
print(g, g.sum, (g + g).map { "\($0)" }, g == g.map { $0 }, g[(5, 5)] as Any, g[row: 1])
print(g.filter { $0.1 > 2 }.map { $0.0 }.map { "\($0.0),\($0.1)" }, g.first { $0.1 == 12 }!.0.0, g.contains { $0.1 == 0 })
let e: Expr = 2 * "x" + -("y" * 1.5) + .call("max", [1, "x"])
print(try! e.eval(["x": 3, "y": 2]), e.names.sorted(), (try? e.eval()) as Any)
do { _ = try Expr.call("nope", []).eval() } catch Missing.function(let n) { print("no", n) } catch { print(error) }
print(Expr.Op.allCases.map { $0.f(6, 3) }, Expr.Op(rawValue: "*") == .mul, Expr.Op(rawValue: "?") as Any)
var st: Stack = [1, 2]; st.push(3, 4); st.top = 9; st.top? += 1; print(st.items, st.pop() as Any); st.top = nil; print(st.items, st.top.map { $0 * 2 } ?? -1)
print(["aa", "b", "cc", "d"].grouped { $0.count }.map { "\($0.key):\($0.values)" }, ["ccc", "a", "bb"].sorted(on: \.count), ["a", "b"].sorted(on: \.self, >), [1, 2, 3, 4].count(where: { $0 > 1 }), [1, 2, 3, 4].count(where: { $0 > 1 }, 2))
print([1, 2, 3][safe: 1] as Any, [1][safe: 4] as Any, Array("hello").chunked(2).map { String($0) }, "hello".chunked(3).map(String.init), [1, 1, 2].unique())

// enums and patterns
indirect enum J: Equatable { case null, bool(Bool), num(Double), str(String), arr([J]), obj([(String, J)])
  static func == (l: J, r: J) -> Bool { switch (l, r) { case (.null, .null): true; case let (.bool(a), .bool(b)): a == b; case let (.num(a), .num(b)): a == b; case let (.str(a), .str(b)): a == b; case let (.arr(a), .arr(b)): a == b; case let (.obj(a), .obj(b)): a.count == b.count && zip(a, b).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 }; default: false } }
  var text: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .num(let n) where n == n.rounded(): "\(Int(n))"; case .num(let n): "\(n)"; case .str(let s): "\"\(s)\""; case .arr(let a): "[" + a.map(\.text).joined(separator: ",") + "]"; case .obj(let o): "{" + o.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}" } }
  subscript(key: String) -> J? { guard case .obj(let o) = self else { return nil }; return o.first { $0.0 == key }?.1 }
  subscript(i: Int) -> J? { if case let .arr(a) = self, a.indices.contains(i) { return a[i] }; return nil }
}
extension J: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  init(stringLiteral v: String) { self = .str(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; init(floatLiteral v: Double) { self = .num(v) }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(arrayLiteral e: J...) { self = .arr(e) }; init(dictionaryLiteral e: (String, J)...) { self = .obj(e) }; init(nilLiteral: ()) { self = .null }
}
let j: J = ["a": [1, 2.5, "x", true, nil], "b": ["c": -3]]
print(j.text, j["a"]?[2]?.text ?? "-", j["b"]?["c"]?.text ?? "-", j["z"] == nil, j["a"]?[0] == 1, j == j)
enum Step { case move(x: Int, y: Int), turn(by: Double), stop(reason: String?), nested(Result<Int, E>) }
enum E: Error { case a(code: Int), b }
func d(_ s: Step) -> String {
  switch s {
  case .move(x: 0, y: 0): "stay"
  case .move(x: let x, y: 0) where x > 0: "right \(x)"
  case let .move(x, y) where x == y: "diag \(x)"
  case .move(_, let y): "y \(y)"
  case .turn(by: 90...180): "back"
  case .turn(let a) where a < 0: "left"
  case .turn: "turn"
  case .stop(reason: nil): "stop"
  case .stop(let r?) where r.isEmpty: "empty"
  case .stop(reason: .some(let r)): "because \(r)"
  case .nested(.success(let n)): "ok \(n)"
  case .nested(.failure(.a(let c))) where c > 400: "big \(c)"
  case .nested(.failure(let e)): "err \(e)"
  }
}
print([Step.move(x: 0, y: 0), .move(x: 3, y: 0), .move(x: 2, y: 2), .move(x: 1, y: 5), .turn(by: 120), .turn(by: -1), .turn(by: 20), .stop(reason: nil), .stop(reason: ""), .stop(reason: "r"), .nested(.success(1)), .nested(.failure(.a(code: 500))), .nested(.failure(.b))].map(d))
let mixed: [Any] = [1, "two", 3.0, [4], ["k": 5], (6, "six"), Step.turn(by: 1), E.b, Optional(7) as Any, J.null, { 8 } as () -> Int]
for m in mixed {
  switch m {
  case let i as Int where i > 5: print("big", i)
  case is Int: print("int")
  case let s as String: print("s", s)
  case let d as Double: print("d", d)
  case let a as [Int]: print("a", a)
  case let d as [String: Int]: print("dict", d)
  case let (a, b) as (Int, String): print("tuple", a, b)
  case Step.turn(by: let t): print("turn", t)
  case E.b: print("E.b")
  case let j as J: print("J", j.text)
  case let f as () -> Int: print("f", f())
  default: print("other")
  }
}
enum Planet: Int, CaseIterable, Comparable, CustomStringConvertible { case mercury = 1, venus, earth, mars
  static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
  var description: String { "\(Self.allCases.firstIndex(of: self)! + 1).\(String(describing: Mirror(reflecting: self).displayStyle!))" }
  var next: Planet? { Planet(rawValue: rawValue + 1) }
  mutating func advance() { self = next ?? .mercury }
}
var p = Planet.mars; p.advance(); print(p, Planet.allCases.max()!, Planet(rawValue: 9) as Any, Planet.earth > .venus, Planet.allCases.filter { $0 != .earth }.count, Planet.venus.next!.rawValue)
enum Mode: String, Codable, CaseIterable { case dark, light = "LIGHT", system; init?(short: Character) { switch short { case "d": self = .dark; case "l": self = .light; default: return nil } } }
print(Mode.allCases.map(\.rawValue), Mode(rawValue: "LIGHT")!, Mode(short: "d") as Any, Mode(short: "x") as Any, Mode.system.rawValue.count)
let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]
for case let (name, value?) in pairs where value > 0 { print(name, value) }
for case (let name, nil) in pairs { print("nil", name) }
if case (let n, .some(1...2))? = pairs.first { print("first", n) }
let opt: Step?? = .some(.some(.turn(by: 5)))
if case .turn(let by)?? = opt { print("double", by) }
func classify(_ v: (Int, Int)) -> String { switch v { case (0, 0): "o"; case (_, 0), (0, _): "axis"; case (-2...2, -2...2): "near"; case let (x, y) where abs(x) == abs(y): "diag \(x)"; default: "far" } }
print([(0, 0), (3, 0), (0, -1), (1, 2), (5, -5), (9, 1)].map(classify))
struct Rng { let r: Range<Int>; static func ~= (p: Rng, v: Int) -> Bool { p.r.contains(v) } }
switch 7 { case Rng(r: 0..<5): print("low"); case Rng(r: 5..<10): print("mid"); default: print("none") }
guard case .obj(let fields) = j, let first = fields.first, case .arr(let items) = first.1, items.count > 3 else { fatalError() }
print(first.0, items.count)
var stack: [Step] = [.stop(reason: "z")]; while case .stop(let r?)? = stack.popLast() { print("popped", r) }

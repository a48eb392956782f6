enum Direction: String, CaseIterable { case north, south, east = "E", west
    var opposite: Direction {
        switch self {
        case .north: return .south
        case .south: return .north
        case .east: return .west
        case .west: return .east
        }
    }
}
enum Planet: Int { case mercury = 1, venus, earth }
indirect enum Expr {
    case number(Int)
    case add(Expr, Expr)
    case multiply(left: Expr, right: Expr)
    func eval() -> Int {
        switch self {
        case .number(let n): return n
        case .add(let a, let b): return a.eval() + b.eval()
        case let .multiply(l, r): return l.eval() * r.eval()
        }
    }
}
enum State: Equatable { case idle, loading(progress: Double), failed(code: Int, message: String)
    mutating func advance() {
        switch self {
        case .idle: self = .loading(progress: 0)
        case .loading(let p) where p >= 1: self = .idle
        case .loading(let p): self = .loading(progress: p + 0.5)
        case .failed: break
        }
    }
    static let start = State.idle
    var isLoading: Bool { if case .loading = self { return true }; return false }
}
print(Direction.allCases, Direction.allCases.map(\.rawValue), Direction.north.opposite)
print(Planet.venus.rawValue, Planet(rawValue: 3)!, Planet(rawValue: 9) as Any, Direction(rawValue: "E")!)
print(Expr.add(.number(2), .multiply(left: .number(3), right: .number(4))).eval())
var s = State.start
for _ in 0..<4 { s.advance(); print(s, s.isLoading) }
print(s == .loading(progress: 0), State.failed(code: 1, message: "x") == .failed(code: 1, message: "x"), s != .idle)
let f = State.failed(code: 404, message: "not found")
if case .failed(let code, _) = f, code > 400 { print("code", code) }
if case let .failed(code: c, message: m) = f { print(c, m) }
print(f)
func describe(_ d: Direction?) -> String {
    switch d {
    case .north?, .south?: "vertical"
    case .some(.east), .some(.west): "horizontal"
    case nil: "nowhere"
    }
}
print(describe(.north), describe(.east), describe(nil))
let make = Expr.number
print(make(7).eval())
struct Wrapper { enum Kind { case a, b(Int) }; var kind: Kind = .a }
var w = Wrapper()
w.kind = .b(3)
print(w, [w.kind], Wrapper.Kind.a)
enum Level: Int, Comparable { case low, mid, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
print(Level.low < .high, max(Level.mid, .low), [Level.high, .low].sorted())
var counts: [Direction: Int] = [:]
counts[.north, default: 0] += 2
counts[.north, default: 0] += 1
print(counts[.north]!, counts[.south] ?? 0, Set([Direction.east, .east]).count)
enum Fn { case op((Int) -> Int); case none }
if case .op(let g) = Fn.op({ $0 + 1 }) { print(g(4)) }

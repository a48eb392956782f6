// more app-like: repository, caching, pagination, undo, event bus, DI
struct Page<T> { let items: [T]; let next: Int?; func map<U>(_ f: (T) throws -> U) rethrows -> Page<U> { Page<U>(items: try items.map(f), next: next) } }
protocol Repo { associatedtype Model: Identifiable where Model.ID == Int; func page(_ n: Int) throws -> Page<Model> }
struct Movie: Identifiable, CustomStringConvertible { let id: Int; var title: String; var rating: Double?; var description: String { "\(title)(\(rating.map { String($0) } ?? "–"))" } }
struct MovieRepo: Repo { enum Failure: Error { case outOfRange(Int) }; func page(_ n: Int) throws -> Page<Movie> { guard (0..<3).contains(n) else { throw Failure.outOfRange(n) }; return Page(items: (0..<2).map { Movie(id: n * 2 + $0, title: "M\(n * 2 + $0)", rating: $0 == 0 ? Double(n) + 0.5 : nil) }, next: n < 2 ? n + 1 : nil) } }
final class Pager<R: Repo> { private let repo: R; private(set) var items: [R.Model] = []; private var next: Int? = 0; var onChange: (([R.Model], Bool) -> Void)?
  init(repo: R) { self.repo = repo }
  @discardableResult func loadMore() -> Result<Int, Error> { guard let n = next else { return .success(0) }; return Result { try repo.page(n) }.map { p in items += p.items; next = p.next; onChange?(items, p.next != nil); return p.items.count } }
  subscript(id id: Int) -> R.Model? { items.first { $0.id == id } } }
let pager = Pager(repo: MovieRepo()); pager.onChange = { print($0, $1) }
while case .success(let n) = pager.loadMore(), n > 0 { print("loaded", n) }
print(pager[id: 3] as Any, pager[id: 99] as Any, pager.items.compactMap(\.rating).reduce(0, +))
do { _ = try MovieRepo().page(7) } catch MovieRepo.Failure.outOfRange(let n) { print("range", n) }
print(try MovieRepo().page(1).map { $0.title.lowercased() })
final class UndoStack<S: Equatable> { private var past: [S] = [], future: [S] = []; private(set) var present: S; init(_ s: S) { present = s }
  func apply(_ f: (inout S) -> Void) { var n = present; f(&n); guard n != present else { return }; past.append(present); present = n; future.removeAll() }
  func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(present); present = p; return true }
  func redo() -> Bool { guard let f = future.popLast() else { return false }; past.append(present); present = f; return true } }
let u = UndoStack([1]); u.apply { $0.append(2) }; u.apply { $0[0] = 9 }; u.apply { _ in }; print(u.present, u.undo(), u.present, u.undo(), u.undo(), u.present, u.redo(), u.present)
final class Bus { private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]; func on<E>(_ t: E.Type, _ h: @escaping (E) -> Void) { handlers[ObjectIdentifier(t), default: []].append { if let e = $0 as? E { h(e) } } }; func post<E>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } } }
struct LoggedIn { let name: String }; struct LoggedOut {}
let bus = Bus(); bus.on(LoggedIn.self) { print("in", $0.name) }; bus.on(LoggedOut.self) { _ in print("out") }; bus.on(LoggedIn.self) { print("again", $0.name.count) }; bus.post(LoggedIn(name: "Zed")); bus.post(LoggedOut()); bus.post(3)
final class Container { private var f: [String: () -> Any] = [:]; func register<T>(_ t: T.Type, _ make: @escaping () -> T) { f["\(t)"] = make }; func resolve<T>(_ t: T.Type = T.self) -> T? { f["\(t)"]?() as? T } }
protocol Api { func get() -> String }; struct Live: Api { func get() -> String { "live" } }; struct Mock: Api { var v = 1; func get() -> String { "mock\(v)" } }
let di = Container(); di.register(Api.self) { Mock(v: 4) }; di.register(Int.self) { 42 }; let api: Api? = di.resolve(); let num: Int? = di.resolve(); print(api?.get() ?? "none", num ?? 0, di.resolve(String.self) as Any)
struct Memo<I: Hashable, O> { private var cache: [I: O] = [:]; private let f: (I) -> O; private(set) var misses = 0; init(_ f: @escaping (I) -> O) { self.f = f }; mutating func callAsFunction(_ i: I) -> O { if let o = cache[i] { return o }; misses += 1; let o = f(i); cache[i] = o; return o } }
var sq = Memo<Int, String> { "\($0 * $0)" }; print(sq(3), sq(3), sq(4), sq.misses)
@dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } }
var lens = Lens(value: Movie(id: 1, title: "X", rating: nil)); lens.rating = 4.5; print(lens.title, lens.rating as Any, lens.value)
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let y): return r(y) } } }
let es: [Either<Int, String>] = [.left(1), .right("r")]; print(es.map { $0.fold({ "L\($0)" }, { "R\($0)" }) }, es)
extension Either: Equatable where L: Equatable, R: Equatable {}; print(es[0] == .left(1), es[1] == .right("q"))
struct Matrix { private var g: [[Double]]; init(_ g: [[Double]]) { self.g = g }; subscript(r: Int, c: Int) -> Double { get { precondition(r < g.count); return g[r][c] } set { g[r][c] = newValue } }; static func * (a: Matrix, b: Matrix) -> Matrix { var o = Matrix(Array(repeating: Array(repeating: 0, count: b.g[0].count), count: a.g.count)); for i in a.g.indices { for j in b.g[0].indices { for k in b.g.indices { o[i, j] += a[i, k] * b[k, j] } } }; return o }; var transposed: Matrix { Matrix(g[0].indices.map { c in g.map { $0[c] } }) } }
print(Matrix([[1, 2], [3, 4]]) * Matrix([[0, 1], [1, 0]]), Matrix([[1, 2, 3]]).transposed)
var opts: Set<Opt> = [.a]; struct Opt: OptionSet, Hashable { let rawValue: Int; static let a = Opt(rawValue: 1 << 0), b = Opt(rawValue: 1 << 1), all: Opt = [.a, .b] }
var o: Opt = []; o.insert(.b); o.formUnion(.a); print(o == .all, o.contains(.a), o.subtracting(.a).rawValue, opts.insert(.b).inserted, o.isEmpty, o)

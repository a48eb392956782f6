class Account { private(set) var balance: Double; let owner: String; private var log: [String] = []; fileprivate static var all: [Account] = []
    init(owner: String, balance: Double = 0) { self.owner = owner; self.balance = balance; Account.all.append(self) }
    func deposit(_ a: Double) { balance += a; note("deposit \(a)") }
    func withdraw(_ a: Double) throws { guard a <= balance else { throw AccountError.insufficient(missing: a - balance) }; balance -= a; note("withdraw \(a)") }
    private func note(_ s: String) { log.append("\(log.count): \(s)") }
    var history: String { log.joined(separator: "; ") }
    enum AccountError: Error { case insufficient(missing: Double) } }
final class Savings: Account { var rate = 0.02; override func deposit(_ a: Double) { super.deposit(a * (1 + rate)) }
    override var history: String { "S[" + super.history + "]" }; func addInterest(years: Int = 1) { for _ in 0..<years { super.deposit(balance * rate) } } }
let a = Account(owner: "A", balance: 10), s = Savings(owner: "S")
a.deposit(5); s.deposit(100); s.addInterest(years: 2)
do { try a.withdraw(3); try a.withdraw(100) } catch Account.AccountError.insufficient(let m) { print("missing", m) } catch { print("?") }
print(a.balance, s.balance, a.history, s.history, Account.all.count)
for x in Account.all { if let sv = x as? Savings { sv.rate = 0.5; print("saving", sv.rate) } else { print(x.owner, x is Savings) } }
class Shape { var name: String { "shape" }; func area() -> Double { 0 }; func describe() -> String { "\(name) \(area())" }; static func == (l: Shape, r: Shape) -> Bool { l.area() == r.area() } }
class Sq: Shape { var side: Double { didSet { if side < 0 { side = 0 } } }; init(_ s: Double) { side = s }; override var name: String { "square" }; override func area() -> Double { side * side } }
class Ci: Shape { let r: Double; init(r: Double) { self.r = r }; override func area() -> Double { 3 * r * r } }
let q = Sq(3); q.side = -5; print(q.side, q.describe()); q.side = 4
print([q, Ci(r: 2), Shape()].map { $0.describe() }, q == Sq(4), [q, Ci(r: 1)].reduce(0) { $0 + $1.area() })
class Stack2<T> { private var head: Node?; private(set) var count = 0; final class Node { let v: T; let next: Node?; init(_ v: T, _ n: Node?) { self.v = v; next = n } }
    func push(_ v: T) { head = Node(v, head); count += 1 }; func pop() -> T? { guard let h = head else { return nil }; head = h.next; count -= 1; return h.v }; var isEmpty: Bool { head == nil } }
let st = Stack2<String>(); ["a", "b", "c"].forEach(st.push); while let v = st.pop() { print(v, terminator: " ") }; print(st.isEmpty, st.count)
protocol Observer: AnyObject { func notify(_ e: String) }
class Subject { private var observers: [ObjectIdentifier: Weak] = [:]; struct Weak { weak var o: Observer? }
    func add(_ o: Observer) { observers[ObjectIdentifier(o)] = Weak(o: o) }; func fire(_ e: String) { for w in observers.values { w.o?.notify(e) } }; var live: Int { observers.values.filter { $0.o != nil }.count } }
class Obs: Observer { let n: String; init(_ n: String) { self.n = n }; func notify(_ e: String) { print(n, e) }; deinit { print("bye", n) } }
let subj = Subject(); let o1 = Obs("one"); do { let o2 = Obs("two"); subj.add(o2); print(subj.live) }; subj.add(o1); subj.fire("hello"); print(subj.live)
class Builder { var parts: [String] = []; @discardableResult func add(_ p: String) -> Builder { parts.append(p); return self }; func build() -> String { parts.joined(separator: "+") } }
print(Builder().add("a").add("b").build()); let bld = Builder(); bld.add("x").add("y"); print(bld.parts)
class Matrix { private var d: [[Int]]; init(_ r: Int, _ c: Int) { d = Array(repeating: Array(repeating: 0, count: c), count: r) }; subscript(_ r: Int, _ c: Int) -> Int { get { d[r][c] } set { d[r][c] = newValue } }; subscript(row r: Int) -> [Int] { d[r] } }
let m = Matrix(2, 2); m[0, 1] = 5; m[0, 1] += 2; m[1, 0] = m[0, 1] * 2; print(m[row: 0], m[row: 1])
print(type(of: s) == Savings.self, type(of: a) == type(of: s), s === Account.all[1], ObjectIdentifier(a) == ObjectIdentifier(a))

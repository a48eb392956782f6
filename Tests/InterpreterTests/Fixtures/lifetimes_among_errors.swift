// Lifetimes mixed with errors, tasks, closures in collections
final class Token { let name: String; init(_ n: String) { name = n; print("+\(n)") }; deinit { print("-\(name)") } }
struct Job { let token: Token; var run: (Token) throws -> Int }
enum JobError: Error, Equatable { case bad(String); case worse }
final class Queue {
    private var jobs: [String: Job] = [:]
    private var order: [String] = []
    weak var last: Token?
    func add(_ name: String, _ run: @escaping (Token) throws -> Int) { jobs[name] = Job(token: Token(name), run: run); order.append(name) }
    func runAll() -> [Result<Int, Error>] {
        order.map { name in
            guard let job = jobs.removeValue(forKey: name) else { return .failure(JobError.worse) }
            defer { print("ran \(name)") }
            last = job.token
            return Result { try job.run(job.token) }
        }
    }
    deinit { print("queue gone \(jobs.count)") }
}
func scope() throws {
    let queue = Queue()
    queue.add("one") { $0.name.count }
    queue.add("two") { token in let inner = Token("in-\(token.name)"); defer { _ = inner }; throw JobError.bad(inner.name) }
    queue.add("three") { [weak queue] _ in queue?.add("four") { _ in 4 }; return 3 }
    let results = queue.runAll()
    print(queue.last?.name ?? "nil")
    for result in results {
        switch result {
        case .success(let n): print("ok", n)
        case .failure(JobError.bad(let why)): print("bad", why)
        case .failure(let error): print("other", error)
        }
    }
    let again = queue.runAll()
    print(again.compactMap { try? $0.get() })
    do { _ = try results[1].get() } catch let error as JobError where error == .bad("in-two") { print("matched") }
    try results[1].mapError { _ in JobError.worse }.get()
    print("unreached")
}
do { try scope() } catch { print("caught", error) }
var handlers: [(Int) -> Token?] = []
do {
    let shared = Token("shared")
    for i in 0..<3 {
        let own = Token("own\(i)")
        handlers.append { [shared, weak own] n in n > i ? shared : own }
    }
    print(handlers.map { $0(1)?.name ?? "nil" })
}
handlers.removeFirst()
print("removed")
handlers = []
print("cleared")
class Node { var next: Node?; weak var previous: Node?; let id: Int; init(_ id: Int) { self.id = id }; deinit { print("node \(id)") } }
func list(_ n: Int) -> Node { let head = Node(0); var tail = head; for i in 1..<n { let new = Node(i); tail.next = new; new.previous = tail; tail = new }; return head }
var head: Node? = list(4)
head?.next?.next?.previous?.next = nil
print("cut")
head = head?.next
print(head?.previous?.id as Any)
head = nil
func thrower(_ t: Token) throws -> Token { if t.name == "x" { throw JobError.worse }; return t }
do { let a = try thrower(Token("y")); let b = try thrower(Token("x")); print(a.name, b.name) } catch { print("err") }
print((try? thrower(Token("z")))?.name ?? "-")
let pair = (Token("p"), Token("q")); _ = pair
switch (Token("s1"), Token("s2")) { case let (a, _) where a.name == "s1": print("in case"); default: break }
print("end")

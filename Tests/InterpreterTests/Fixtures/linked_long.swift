final class Node { let value: Int; var next: Node?; init(_ v: Int, _ n: Node?) { value = v; next = n } }
var dropped = 0
final class Loud { deinit { dropped += 1 } }
func build(_ n: Int) -> Node? { var head: Node?; for i in 0..<n { head = Node(i, head) }; return head }
func sum(_ n: Node?) -> Int { var t = 0; var c = n; while let x = c { t += x.value; c = x.next }; return t }
var list = build(2000)
print(sum(list))
list = nil
print("freed")
var louds = (0..<500).map { _ in Loud() }
louds.removeLast(100); print(dropped); louds = []; print(dropped)
indirect enum L { case end, cons(Int, L) }
var l = L.end; for i in 0..<1000 { l = .cons(i, l) }
func count(_ l: L) -> Int { var n = 0; var c = l; while case .cons(_, let t) = c { n += 1; c = t }; return n }
print(count(l)); l = .end
final class Tree { var kids: [Tree] = []; let id: Int; init(_ d: Int, _ id: Int) { self.id = id; if d > 0 { kids = [Tree(d - 1, id * 2), Tree(d - 1, id * 2 + 1)] } }; deinit { dropped += 1 } }
dropped = 0; do { let t = Tree(6, 1); print(t.kids.count) }; print(dropped)
var memo: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r }
print(fib(60), memo.count)
var sieve = [Bool](repeating: true, count: 200); var primes: [Int] = []; for i in 2..<200 where sieve[i] { primes.append(i); var j = i * i; while j < 200 { sieve[j] = false; j += i } }
print(primes.count, primes.last!)
func quick<T: Comparable>(_ a: [T]) -> [T] { guard a.count > 1 else { return a }; let p = a[a.count / 2]; return quick(a.filter { $0 < p }) + a.filter { $0 == p } + quick(a.filter { $0 > p }) }
print(quick([5, 3, 9, 1, 5, 2]), quick(["q", "a", "z"]))
var board = Array(repeating: Array(repeating: 0, count: 6), count: 6); var solutions = 0
func place(_ r: Int) { if r == 6 { solutions += 1; return }; for c in 0..<6 { var ok = true; for i in 0..<r { for j in 0..<6 where board[i][j] == 1 { if j == c || abs(j - c) == r - i { ok = false } } }; if ok { board[r][c] = 1; place(r + 1); board[r][c] = 0 } } }
place(0); print(solutions)
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout Int) { if n == 0 { return }; hanoi(n - 1, a, c, b, &moves); moves += 1; hanoi(n - 1, c, b, a, &moves) }
var moves = 0; hanoi(5, "a", "b", "c", &moves); print(moves)

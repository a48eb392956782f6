func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }
func permutations(_ l: [Int]) -> [[Int]] { l.isEmpty ? [[]] : l.indices.flatMap { i in var rest = l; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
print(even(10), odd(7), fib(15), hanoi(5, "a", "b", "c"), permutations([1, 2, 3]))
var memo: [Int: Int] = [:]
func fast(_ n: Int) -> Int { if let m = memo[n] { return m }; let r = n < 2 ? n : fast(n - 1) + fast(n - 2); memo[n] = r; return r }
print(fast(60))

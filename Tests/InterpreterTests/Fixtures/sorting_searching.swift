struct Person: Comparable { let name: String; let age: Int; static func < (l: Person, r: Person) -> Bool { (l.age, l.name) < (r.age, r.name) } }
let people = [Person(name: "Z", age: 3), Person(name: "A", age: 3), Person(name: "M", age: 1)]
print(people.sorted().map(\.name), people.sorted { $0.name < $1.name }.map(\.age), people.min()!.name, people.max()!.name, people.sorted(by: >).first!.name)
func binary<T: Comparable>(_ a: [T], _ x: T) -> Int? { var lo = 0, hi = a.count - 1; while lo <= hi { let mid = (lo + hi) / 2; if a[mid] == x { return mid }; if a[mid] < x { lo = mid + 1 } else { hi = mid - 1 } }; return nil }
print(binary([1, 3, 5, 7], 5) ?? -1, binary([1, 3], 2) ?? -1, binary(["a", "c"], "c")!)
func mergeSort(_ a: [Int]) -> [Int] { guard a.count > 1 else { return a }; let m = a.count / 2; var l = mergeSort(Array(a[..<m]))[...], r = mergeSort(Array(a[m...]))[...]; var out: [Int] = []; while let x = l.first, let y = r.first { if x <= y { out.append(x); l = l.dropFirst() } else { out.append(y); r = r.dropFirst() } }; return out + l + r }
print(mergeSort([5, 2, 9, 1, 5, 6]))
var grid = [[1, 1, 0], [0, 1, 0], [1, 0, 1]]; func fill(_ r: Int, _ c: Int) -> Int { guard grid.indices.contains(r), grid[r].indices.contains(c), grid[r][c] == 1 else { return 0 }; grid[r][c] = 2; return 1 + fill(r + 1, c) + fill(r - 1, c) + fill(r, c + 1) + fill(r, c - 1) }
print(fill(0, 0), grid)
let graph = ["a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []]; func bfs(_ s: String) -> [String] { var seen: Set = [s], q = [s], out: [String] = []; while !q.isEmpty { let n = q.removeFirst(); out.append(n); for m in graph[n] ?? [] where !seen.contains(m) { seen.insert(m); q.append(m) } }; return out }
print(bfs("a"))
func perms(_ a: [Int]) -> [[Int]] { a.count < 2 ? [a] : a.indices.flatMap { i -> [[Int]] in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
print(perms([1, 2, 3]).count, perms([1, 2, 3])[3])
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; print(gcd(48, 18), (1...20).filter { n in (2..<max(n, 2)).allSatisfy { n % $0 != 0 } && n > 1 })
var words = ["pear", "fig", "apple"]; words.sort { ($0.count, $0) < ($1.count, $1) }; print(words, words.map(\.count), Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })["fig"]!)
let text = "it was the best of times it was the worst of times"; var freq: [Substring: Int] = [:]; for w in text.split(separator: " ") { freq[w, default: 0] += 1 }
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key):\($0.value)" })
func collatz(_ n: Int) -> [Int] { var r = [n]; while let l = r.last, l != 1 { r.append(l % 2 == 0 ? l / 2 : 3 * l + 1) }; return r }; print(collatz(6))
print(stride(from: 1, through: 9, by: 2).map { $0 * $0 }.reduce(0, +), (1...4).map { i in String(repeating: "*", count: i) }.joined(separator: "|"))
var m = [[Int]](repeating: [0, 0], count: 2); let p = [[1, 2], [3, 4]]; for i in 0..<2 { for j in 0..<2 { for k in 0..<2 { m[i][j] += p[i][k] * p[k][j] } } }; print(m)
func roman(_ n: Int) -> String { let t = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]; var n = n, s = ""; for (v, r) in t { while n >= v { s += r; n -= v } }; return s }; print(roman(14), roman(9))

outer: for i in 1...4 { for j in 1...4 { if j == 3 { continue outer }; if i == 3 { break outer }; print(i, j) } }
var n = 10
repeat { n -= 3; if n == 4 { continue }; print(n) } while n > 0
for i in stride(from: 10, to: 0, by: -4) { print(i) }
for x in stride(from: 0.0, through: 1, by: 0.5) { print(x) }
for (i, c) in "abc".enumerated() where i != 1 { print(i, c) }
for (k, v) in ["a": 1].sorted(by: { $0.key < $1.key }) { print(k, v) }
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
for i in (0..<3).reversed() { print(i, terminator: " ") }
print()
check: if n < 0 { if n == -2 { break check }; print("not here") }
var it = [1, 2].makeIterator()
while let x = it.next() { print("it", x) }

var i = 0
while i < 3 { i += 1; if i == 2 { continue }; print("w", i) }
repeat { i -= 1 } while i > 0
print(i)
outer: for a in 1...3 {
    for b in 1...3 {
        if b == 2 { continue outer }
        if a == 3 { break outer }
        print(a, b)
    }
}
func grade(_ n: Int) -> String {
    switch n {
    case ..<0: return "negative"
    case 0: return "zero"
    case 1, 2, 3: return "few"
    case 4..<10: return "several"
    case let x where x % 2 == 0: return "even \(x)"
    default: return "many"
    }
}
print([-1, 0, 2, 7, 12, 13].map(grade))
switch (1, "x") {
case (1, "y"): print("1y")
case (let n, "x") where n > 0: print("n", n)
default: print("default")
}
switch 5 { case 5: print("five"); fallthrough
case 6: print("six")
default: print("no") }
let v = if i == 0 { "zero" } else if i > 0 { "pos" } else { "neg" }
let w = switch v { case "zero": 0; case "pos": 1; default: -1 }
print(v, w, i > 0 ? "a" : "b")
func early(_ n: Int?) {
    defer { print("deferred", n ?? 0) }
    guard let n else { print("nil"); return }
    defer { print("second") }
    if n > 5 { print("big"); return }
    print("end")
}
early(nil); early(3); early(9)
for x in 1...10 where x % 3 == 0 { print(x, terminator: " ") }
for (index, ch) in "ab".enumerated() { print(index, ch, terminator: " ") }
for _ in 0..<2 { print("_", terminator: " ") }
print()
let any: [Any] = [1, "s", 2.5, true, [1, 2], (1, 2)]
for item in any {
    switch item {
    case let n as Int: print("int", n)
    case let s as String: print("string", s)
    case is Double: print("double")
    case let b as Bool: print("bool", b)
    case let a as [Int]: print("array", a.count)
    default: print("other")
    }
}
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(15))
label: do { print("in"); if i == 0 { break label }; print("never") }
var n = 27, steps = 0
while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1 }
print(steps)
if i == 0, case let k = i + 1, k > 0 { print("k", k) }
if #available(iOS 13, *) { print("available") }
#if DEBUG
#else
#endif
for x in [1, 2, 3] { defer { print("d", x) }; if x == 2 { break }; print("x", x) }
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 1 << 4, 0xFF & 0x0F, 5 ^ 1, ~0, 6 | 1, 1_000)
print(7.5.truncatingRemainder(dividingBy: 2), (2.5).rounded(), 10.0 / 4, Int(3.9), Double(3) / 2)
let x: Double = 1 / 2
print(x, 3 + 0.5, 2 * x, Int.max, UInt8.max, Int8.min, 5.isMultiple(of: 5), (-3).magnitude, abs(-4), min(1, 2, 0), max(3, 4))
print(Int.max &+ 1, UInt8(200) &+ 100, (1, 2) < (1, 3), true && !false || false)

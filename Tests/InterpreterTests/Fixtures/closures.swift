func apply(_ x: Int, _ f: (Int) -> Int) -> Int { f(x) }
func makeCounter() -> () -> Int {
    var n = 0
    return { n += 1; return n }
}
let a = makeCounter(), b = makeCounter()
print(a(), a(), b(), a())
print(apply(3) { $0 * $0 }, apply(4, { x in x + 1 }))
let add: (Int, Int) -> Int = { $0 + $1 }
print(add(2, 3))
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "<\($0)>" })(4))
var x = 10
let show = { print("x is", x) }
x = 20
show()
let captured = { [x] in print("captured", x) }
x = 30
captured()
show()
let value = { () -> String in
    let parts = ["a", "b"]
    return parts.joined(separator: "-")
}()
print(value)
func run(_ first: () -> Void, then second: () -> Void = { print("default") }) { first(); second() }
run { print("one") }
run { print("one") } then: { print("two") }
func outer() -> Int {
    var total = 0
    func addTo(_ n: Int) { total += n }
    func twice(_ n: Int) { addTo(n); addTo(n) }
    addTo(1)
    twice(5)
    return total
}
print(outer())
func fact(_ n: Int) -> Int {
    func go(_ n: Int, _ acc: Int) -> Int { n <= 1 ? acc : go(n - 1, acc * n) }
    return go(n, 1)
}
print(fact(10))
print([3, 1, 2].sorted(by: >), [3, 1, 2].sorted { $0 < $1 }, [1, 2, 3].reduce(0, +), [1, 2, 3].map(String.init))
class Button {
    var handler: (() -> Void)?
    func tap() { handler?() }
}
class Screen {
    let button = Button()
    var taps = 0
    init() { button.handler = { [weak self] in self?.taps += 1; self?.log() } }
    func log() { print("taps", taps) }
    deinit { print("screen gone") }
}
do {
    let s = Screen()
    s.button.tap()
    s.button.tap()
}
func autoc(_ c: @autoclosure () -> Bool) { print("auto", c()) }
autoc(x > 5)
let nested = { (n: Int) in { (m: Int) in n * m } }
print(nested(3)(4))
func modify(_ body: (inout Int) -> Void) { var v = 1; body(&v); print("v", v) }
modify { $0 += 41 }

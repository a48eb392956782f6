// Trailing closures, which find their parameters from the end where that leaves none without its argument, else in order.
func a(_ n: Int, first: () -> Int = { 10 }, then: (Int) -> Int, done: ((String) -> Void)? = nil) { let r = then(n) + first(); done?("r\(r)"); print(r) }
a(1) { $0 + 1 }
a(2) { 5 } then: { $0 * 3 }
a(2) { 5 } then: { $0 * 3 } done: { print($0) }
a(3, then: { -$0 }) { print("done", $0) }
a(3, first: { 1 }) { $0 }
a(3) { $0 } done: { print("d", $0) }
func b(_ x: Int = 1, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(true) }
b { print("an") }; b(2) { print("an2") } completion: { print($0) }; b(animations: { print("an3") }) { print("c", $0) }
func c(f: (() -> Void)? = nil, g: (() -> Void)? = nil) { f?(); print(f == nil, g == nil); g?() }
c { print("f") }; c(f: nil) { print("g") }; c { print("f2") } g: { print("g2") }
func d(_ v: Int..., body: () -> Int = { 7 }) -> Int { v.reduce(body(), +) }
print(d(1, 2) { 3 }, d(1), d { 5 }, d(body: { 1 }))
struct V { var title: String; var action: () -> Void = {}; var label: () -> String }
print(V(title: "t") { "l" }.label(), V(title: "t", action: { print("act") }) { "m" }.label(), V(title: "q") { print("x") } label: { "n" }.label())

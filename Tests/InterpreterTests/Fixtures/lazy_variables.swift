func make(_ name: String) -> String { print("make", name); return name }
func plain(_ wanted: Bool) -> Int {
    lazy var text = make("text")
    print("before")
    if !wanted { return 0 }
    return text.count + text.count
}
print(plain(false), plain(true))
func captured() -> [String] {
    lazy var name: String = make("captured")
    let read = { name }
    print("closure")
    let first = read()
    name += "!"
    return [first, read(), name]
}
print(captured())
func assigned() -> String {
    lazy var name = make("never")
    name = "given"
    return name
}
print(assigned())
for n in 0..<2 {
    lazy var list = [make("list \(n)")]
    if n == 1 { list.append("more"); print(list) }
}
final class Box { let n: Int; init(_ n: Int) { self.n = n; print("init", n) }; deinit { print("deinit", n) } }
do { lazy var box = Box(1); print("lazy"); print(box.n) }
do { lazy var box = Box(2); print("not read") }

import Foundation
final class Driver {
    func update(_ x: Int, animated: Bool = true, completion: ((Int) -> Void)? = nil) { print("sync", x); completion?(x) }
    func update(_ x: Int, animated: Bool = true) async {
        print("async", x)
        await withCheckedContinuation { c in self.update(x, animated: animated) { _ in c.resume() } }
    }
    static func load(_ id: Int, then: (() -> Void)? = nil) { print("load sync") }
    static func load(_ id: Int) async -> Int { print("load async"); return id }
}
func go(_ d: Driver) { d.update(1); Driver.load(1) }
func go2<T>(_ d: T, _ f: (T) -> Void) { f(d) }
go(Driver())
go2(Driver()) { $0.update(5) }
@MainActor func main() async {
    let d = Driver()
    await d.update(2)
    d.update(3) { _ in }
    let x = await Driver.load(4)
    print(x)
    func helper() { d.update(6) }
    helper()
}
await main()

final class L {
    func logln(_ level: Int = 1, name: StaticString = #function, line: Int = #line, closure: () -> Any?) {
        logln(level, name: String(describing: name), line: line, closure: closure)
    }
    func logln(_ level: Int = 1, name: String = #function, line: Int = #line, closure: () -> Any?) { print("string", level, name, closure() as Any) }
    func logln(_ closure: @autoclosure () -> Any?, level: Int = 2, name: StaticString = #function) { logln(level, name: name, closure: closure) }
    func debug(_ closure: @autoclosure () -> Any?, name: StaticString = #function) { logln(3, name: name, closure: closure) }
}
func run() {
    let l = L()
    l.logln("y")
    l.debug("z")
}
run()
struct T: Equatable { let n: Int? }
struct Action {}
struct STask { let rawValue: Task<Void, Never>? }
final class Store<Action> {
    @discardableResult
    func send(_ action: Action) -> STask { .init(rawValue: self.send(action)) }
    @discardableResult
    func send(_ action: Action, from other: Action? = nil) -> Task<Void, Never>? { print("inner"); return nil }
}
print(Store<Int>().send(3).rawValue == nil)

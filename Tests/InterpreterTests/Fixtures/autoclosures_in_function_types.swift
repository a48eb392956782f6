func noisy<T>(_ value: T) -> T {
    print("asked for", value)
    return value
}

typealias Check = (_ isRight: @autoclosure () -> Bool, _ words: @autoclosure () -> String, _ line: Int) -> Void

final class Judge {
    static var shared = Judge()
    init(check: @escaping Check = { isRight, words, line in
        if !isRight() { print("wrong:", words(), line) }
    }) {
        checks = check
    }
    func check(_ isRight: @autoclosure () -> Bool, _ words: @autoclosure () -> String = String(), line: Int = 7) {
        checks(isRight(), words(), line)
    }
    private let checks: Check
}

Judge.shared.check(noisy(1) == 1, "never \(noisy("said"))")
Judge.shared.check(noisy(1) == 2, "said \(noisy("once"))")
Judge.shared.check(noisy(true))
Judge.shared = Judge { _, words, line in print("all the same:", words(), line) }
Judge.shared.check(noisy(false), "nobody looks", line: 3)
Judge(check: { if $0() { print("right", $2) } }).check(noisy(2) > 1, noisy("unread"))

func either(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
let both: (Bool, @autoclosure () -> Bool) -> Bool = { a, b in a ? b() : false }
let any: (Bool, @autoclosure () -> Bool) -> Bool = either
print(both(false, noisy(true)), both(true, noisy(true)))
print(any(true, noisy(false)), any(false, noisy(true)))

struct Later<Value> {
    var make: (@autoclosure () -> Value) -> [Value]
}
let twice = Later<Int> { value in [value(), value()] }
print(twice.make(noisy(4) + 1))
var handlers: [String: (@autoclosure () -> Int) -> Void] = [:]
handlers["a"] = { print("a", $0()) }
handlers["a"]?(noisy(5))
handlers["b"]?(noisy(6))

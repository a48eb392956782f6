// Overloads whose closures take other types: what the closure says and does decides.
enum Result<T> { case fulfilled(T), rejected(String) }
final class Guarantee<T> {
    var value: T
    init(_ v: T) { value = v }
    public func pipe(to: @escaping (Result<T>) -> Void) {
        pipe{ to(.fulfilled($0)) }
    }
    func pipe(to: @escaping (T) -> Void) {
        to(value)
    }
    func map<U>(_ body: @escaping (T) -> U) -> U? {
        var made: U?
        pipe { value in made = body(value) }
        return made
    }
    func each(_ body: @escaping (T) -> Void) {
        pipe { (value: T) in
            body(value)
        }
    }
    func check() {
        pipe { (result: Result<T>) in
            if case .fulfilled(let v) = result { print("ok", v) }
        }
    }
    func look() {
        pipe { result in
            switch result {
            case .fulfilled(let v): print("switch", v)
            case .rejected: print("no")
            }
        }
    }
    func both(_ handler: @escaping (Result<T>) -> Void) { pipe(to: handler) }
    func one(_ handler: @escaping (T) -> Void) { pipe(to: handler) }
}
final class Loader {
    func load(_ done: @escaping (Int) -> Void) { done(4) }
    func load(_ done: @escaping (String) -> Void) { done("four") }
    func load(_ done: @escaping (Int, String) -> Void) { done(4, "four") }
}
func take(_ n: Int) { print("int", n) }
func keep(_ s: String) { print("string", s) }

Guarantee(3).pipe { (r: Result<Int>) in print(r) }
Guarantee(3).pipe { (r: Int) in print(r) }
print(Guarantee(3).map { $0 + 1 } as Any)
Guarantee("x").each { print($0) }
Guarantee(5).check()
Guarantee(5).look()
Guarantee(6).both { print($0) }
Guarantee(7).one { print($0) }
Loader().load { (n: Int) in print(n + 1) }
Loader().load { (s: String) in print(s + "!") }
Loader().load { print($0, $1) }
Loader().load { take($0) }
Loader().load { keep($0) }

enum LE: Error { case message(String), generic }
struct S {
    init(_ message: String, in className: String? = nil) { print("m") }
    init(_ error: Error, in className: String?) { print("e") }
    init(a: Int) { self.init(LE.message("x"), in: nil) }
    init(b: Int) { let l = LE.message("x"); self.init(l, in: nil) }
    init(c: Int, message: String) { self.init(LE.message(message), in: "x") }
    init(d message: String) { self.init(LE.message(message), in: "x") }
    init(_ message: Int) { self.init(LE.message("q"), in: "x") }
}
_ = S(LE.message("x"), in: nil)
_ = S(a: 1)
_ = S(b: 1)
_ = S(c: 1, message: "v")
_ = S(d: "v")
_ = S(1)
enum Bad: Error { case a }
struct P {
    init?(_ error: Error?) { guard let error else { return nil }; print("optional", error) }
    init(_ error: Error, for name: String? = nil, at line: Int = 0) { print("plain", error) }
}
_ = P(Bad.a)
let maybe: Error? = Bad.a
_ = P(maybe)
print(P(nil) == nil ? "nil" : "some")
extension P: Equatable {}
func take(_ x: Any?) { print("any?") }
func take(_ x: Any, _ y: Int = 1) { print("any") }
take(3)
let o: Int? = 3
take(o)
func g<T>(_ x: T?) { print("T?") }
func g<T>(_ x: T, _ n: Int = 0) { print("T") }
g(3); g(o)

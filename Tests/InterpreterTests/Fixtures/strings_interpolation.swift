struct P: CustomStringConvertible { let x: Int; var description: String { "P<\(x)>" } }
class Q { let y = 1 }
enum E { case a, b(Int) }
let opt: Int? = 4, none: String? = nil
print("\(P(x: 1)) \(E.a) \(E.b(2)) \(opt as Any) \(none ?? "none") \([1, 2]) \(["k": P(x: 3)]) \((1, "t"))")
print("\(opt.map { "\($0 * 2)" } ?? "-") nested \("inner \(1 + 2)") \(true ? "y" : "n")")
print(String(describing: opt), String(describing: P(x: 5)), "\(1.0) \(2.50) \(1e10) \(0.1 + 0.2) \(-0.0) \(1/3.0)")
print(P(x: 2), [P(x: 2)], String(reflecting: "q"), "\(Q.self)")
debugPrint("text", 1, P(x: 9))
print(1, 2, separator: "-", terminator: ".\n")

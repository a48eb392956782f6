protocol Waits: AnyObject { var name: String? { get } }
class Context: Waits { var name: String? = "c" }
final class Sub: Context { var n: Int { wait { _ in 3 } }
  var t: String { wait { $0.name ?? "x" } }
  func go() { wait { $0.name = "z" } }
  var u: String? { wait { $0.name } }
}
extension Waits {
    func wait<T>(_ block: (Self) -> T) -> T {
        return wait(block)!
    }
    func wait<T>(_ block: (Self) -> T?) -> T? {
        var result: T?
        result = block(self)
        return result
    }
}
let s = Sub()
print(s.n, s.t)
s.go()
print(s.u as Any)

protocol Named { func name() -> String }
struct S: Named { func name() -> String { "S" } }
extension Optional: Named where Wrapped: Named { func name() -> String { self?.name() ?? "none" } }
print(S?.none.name(), Optional(S()).name(), Int?.self, S?.none as Any, Int?.some(3).map { $0 + 1 } as Any)
let types: [Any.Type] = [Int?.self, [Int?].self]
print(types, Int?.self == Optional<Int>.self)
func kind(_ v: Any) -> String { switch v { case Optional<Any>.some(let x): "some \(x)"; default: "none" } }
print(kind(1), kind(Int?.none as Any), kind(Int?.some(2) as Any))
print(type(of: { (a: Int) in "\(a)" }), type(of: { (a: Int, b: String) -> Bool in true }))
func f<T>(_ x: T) -> String { "T" }
func f<T: Equatable>(_ x: T) -> String { "Eq" }
func f(_ x: Any?) -> String { "Any?" }
print(f(1), f({ 1 }), f(1 as Any), f([1] as Any))

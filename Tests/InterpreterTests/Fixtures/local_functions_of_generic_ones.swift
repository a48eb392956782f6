// A generic function's local functions have its parameters beside their own.
func outer<T>(_ value: T) -> String {
    func inner(_ n: Int) -> Int { MemoryLayout<T>.size + n }
    func named<U>(_ other: U) -> String { "\(T.self) \(U.self)" }
    func hidden<T>(_ other: T) -> String { "\(T.self)" }
    func isSame(_ other: Any) -> Bool { other is T }
    return "\(named(UInt8(1))) \(hidden(true)) \(inner(100)) \(isSame("a")) \(isSame(1.5))"
}
print(outer(UInt16(2)))
print(outer(1.5))
print(outer("a"))
func list<T>(_ values: Any...) -> [T] {
    func only(_ value: Any) -> T? { value as? T }
    return values.compactMap { only($0) }
}
let texts: [String] = list(1, "a", 2.5, "b")
let numbers: [Int] = list(1, "a", 2.5, "b")
print(texts, numbers)

// Bare names of a library type's own static members, in extensions of it.
extension Int {
    static var nearlyMost: Int { max - 1 }
    static func five() -> Int { random(in: 5...5) }
    static let least = min
}
extension Double {
    static var halfTurn: Double { pi / 2 }
    static let huge = greatestFiniteMagnitude / 2
    static func one() -> Double { random(in: 1...1) }
}
extension Bool { static func any() -> Bool { random() || true } }
extension Array where Element == Int {
    func largest() -> Int { self.max() ?? 0 }
    var top: Int { Int.max }
}
print(Int.nearlyMost == Int.max - 1, Int.five(), Int.least == Int.min)
print(Double.halfTurn > 1.57, Double.huge > 1e300, Double.one(), Bool.any())
print([3, 9, 2].largest(), [1].top == Int.max)

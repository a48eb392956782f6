// A generator of one's own makes the standard library's numbers the same everywhere.
struct Steps: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
        state = state &* 25_214_903_917 &+ 11
        var mixed = state & 0x7FFF_FFFF_FFFF_FFFF
        mixed ^= mixed >> 29
        return mixed &* 3 ^ (mixed >> 7)
    }
}
var steps = Steps()
print((0..<6).map { _ in Int.random(in: 1...6, using: &steps) })
print(Int.random(in: 0..<1000, using: &steps), UInt8.random(in: 3...200, using: &steps), Bool.random(using: &steps))
print(Double.random(in: 0..<1, using: &steps), Double.random(in: -2...2, using: &steps))
print([1, 2, 3, 4, 5, 6].shuffled(using: &steps))
var cards = ["a", "b", "c", "d"]
cards.shuffle(using: &steps)
print(cards, cards.randomElement(using: &steps) ?? "-", [Int]().randomElement(using: &steps) as Any)

final class Counter: RandomNumberGenerator {
    var calls: UInt64 = 0
    func next() -> UInt64 {
        calls += 1
        return calls << 58
    }
}
var counter = Counter()
print(Int.random(in: 0..<64, using: &counter), Int.random(in: 0..<64, using: &counter), counter.calls)

// The system's differ from call to call.
let drawn = (0..<50).map { _ in Int.random(in: 0..<1_000_000) }
print(Set(drawn).count > 40, drawn.allSatisfy { (0..<1_000_000).contains($0) })
let mixed = Array(0..<50).shuffled()
print(mixed != Array(0..<50), mixed.sorted() == Array(0..<50))
print(Set((0..<60).compactMap { _ in ["x", "y", "z"].randomElement() }).count)
print(Set((0..<60).map { _ in Bool.random() }).count, (0..<20).allSatisfy { _ in (0.0..<1).contains(Double.random(in: 0..<1)) })

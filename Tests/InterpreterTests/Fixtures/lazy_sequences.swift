// Sequences that need not end, lazily.
struct Fibonacci: Sequence {
    func makeIterator() -> AnyIterator<Int> {
        var (a, b) = (0, 1)
        return AnyIterator {
            let result = a
            (a, b) = (b, a &+ b)
            return result
        }
    }
}
struct Powers: Sequence, IteratorProtocol {
    var last = 1
    mutating func next() -> Int? {
        last *= 2
        return last / 2
    }
}
func noisy(_ number: Int) -> Int {
    print("doubles", number)
    return number * 2
}
print(Array(Fibonacci().lazy.filter { $0 % 2 == 0 }.prefix(4)))
print(Fibonacci().lazy.map { $0 + 1 }.first { $0 > 50 }!)
print(Array(Fibonacci().dropFirst(3).prefix(3)))
print(Fibonacci().enumerated().first { $0.element > 20 }!.offset)
for (index, power) in Powers().enumerated() {
    if index == 3 { break }
    print(index, power)
}
for number in Powers().lazy.map(noisy) {
    if number > 4 { break }
    print("got", number)
}
print(Array(Powers().lazy.drop { $0 < 10 }.prefix { $0 < 100 }), Powers().lazy.filter { $0 > 5 }.contains(8))
print((1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }.first { $0 > 30 }!)
print(Array((3...).lazy.flatMap { [$0, -$0] }.prefix(5)), Array((1...).lazy.compactMap { $0 % 3 == 0 ? "\($0)" : nil }.prefix(2)))
print(sequence(first: 1) { $0 * 3 }.lazy.filter { $0 > 10 }.first { _ in true }!)
print(Array(sequence(first: 100) { $0 > 10 ? $0 / 2 : nil }), sequence(first: 1) { $0 < 20 ? $0 + 7 : nil }.map { $0 }, sequence(first: 1) { $0 < 4 ? $0 + 1 : nil }.reduce(0, +))
var powers = Powers().lazy.map { $0 + 1 }.makeIterator()
print(powers.next()!, powers.next()!)
let some = Powers().prefix(3).map { $0 }
print(some, zip(Powers(), ["a", "b"]).map { "\($0)\($1)" }, Powers().prefix(5).sorted(by: >), Powers().first { $0 > 3 }!)
struct Countdown: Sequence, IteratorProtocol {
    var left: Int
    mutating func next() -> Int? {
        guard left > 0 else { return nil }
        left -= 1
        return left + 1
    }
}
print(Countdown(left: 3).enumerated().map { "\($0.offset):\($0.element)" }, Countdown(left: 4).dropFirst().map { $0 }, Countdown(left: 3).lazy.map { $0 * 2 }.reduce(0, +), Countdown(left: 3).sorted(), Array(Countdown(left: 5).drop { $0 > 2 }), Countdown(left: 2).lazy.map { $0 }.min()!)
let iterator = AnyIterator(Countdown(left: 3))
print(iterator.next()!, Array(iterator), iterator.next() as Any)

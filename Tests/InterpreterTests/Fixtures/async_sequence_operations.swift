// What is read from sequences that wait, and top-level statements that wait.
struct Countdown: AsyncSequence {
    let start: Int
    struct Iterator: AsyncIteratorProtocol {
        var current: Int
        mutating func next() async -> Int? {
            guard current > 0 else { return nil }
            await Task.yield()
            defer { current -= 1 }
            return current
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(current: start) }
}

enum Failure: Error { case odd(Int) }

print(await Countdown(start: 4).reduce(0, +))
print(await Countdown(start: 3).reduce(into: [String]()) { $0.append("<\($1)>") })
print(await Countdown(start: 5).contains(3), await Countdown(start: 5).contains { $0 > 5 })
print(await Countdown(start: 5).allSatisfy { $0 > 0 })
print(await Countdown(start: 5).min() ?? -1, await Countdown(start: 0).max() as Any)
var part: [Int] = []
for await number in Countdown(start: 6).dropFirst(2).prefix(3) { part.append(number) }
print(part)
part = []
for await number in Countdown(start: 6).drop(while: { $0 > 4 }).prefix(while: { $0 > 1 }) { part.append(number) }
print(part)
for await text in Countdown(start: 4).filter({ $0 % 2 == 0 }).map({ "even \($0)" }) { print(text) }
do {
    let squares = Countdown(start: 4).map { number -> Int in
        if number == 2 { throw Failure.odd(number) }
        return number * number
    }
    for try await square in squares { print("square", square) }
} catch {
    print("caught \(error)")
}

let sum = await withTaskGroup(of: Int.self) { group in
    for number in 1...4 { group.addTask { number * number } }
    return await group.reduce(0, +)
}
print("sum", sum)

func slow(_ name: String, _ turns: Int) async -> String {
    for _ in 0..<turns { await Task.yield() }
    return name
}
async let first = slow("first", 3)
async let second = slow("second", 1)
print(await [first, second])
print(await Countdown(start: 3).first { $0 < 3 } ?? 0)

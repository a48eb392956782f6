struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct Iterator: AsyncIteratorProtocol {
        var current: Int
        mutating func next() async -> Int? {
            if current == 0 { return nil }
            defer { current -= 1 }
            await Task.yield()
            return current
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(current: start) }
}

for await n in Countdown(start: 3) { print(n) }
for await n in Countdown(start: 9) where n % 2 == 1 {
    if n == 3 { break }
    if n == 7 { continue }
    print("odd", n)
}
let stream = AsyncStream<Int> { continuation in
    for n in 1...3 { continuation.yield(n) }
    continuation.onTermination = { reason in print("ended", reason) }
    continuation.finish()
    continuation.yield(9)
}
var sum = 0
for await n in stream { sum += n }
print("sum", sum)
let (words, source) = AsyncStream.makeStream(of: String.self)
let reader = Task { @MainActor in
    for await word in words { print("read", word) }
    print("no more", Task.isCancelled)
}
await Task.yield()
source.yield("hello")
print("yielded")
await Task.yield()
source.yield("world")
await Task.yield()
reader.cancel()
await reader.value
struct Broken: Error {}
let throwing = AsyncThrowingStream<Int, Error> { continuation in
    continuation.yield(1)
    continuation.finish(throwing: Broken())
}
do {
    for try await n in throwing { print("got", n) }
    print("never")
} catch {
    print("broken", error)
}
var n = 0
let produced = AsyncStream<Int> {
    n += 1
    return n < 4 ? n * n : nil
}
var iterator = produced.makeAsyncIterator()
while let square = await iterator.next() { print("square", square) }
let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { continuation in
    for n in 1...5 { continuation.yield(n) }
    continuation.finish()
}
for await n in newest { print("newest", n) }

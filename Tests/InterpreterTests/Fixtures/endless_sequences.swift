// Sequences without an end, of which no more is asked for than is needed.
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(5)), Fib().first { $0 > 50 }!, Fib().contains { $0 == 13 })
print(Fib().contains(21), Array(Fib().prefix { $0 < 10 }))
print(Array(zip(1...3, Fib())))
print(sequence(first: 1, next: { $0 * 2 }).first { $0 > 100 }!, Array(sequence(first: 1) { $0 + 1 }.prefix(3)))
print((1...).first { $0 % 7 == 0 }!, Array((5...).prefix(2)))
print(sequence(first: 1, next: { $0 < 30 ? $0 * 2 : nil }).contains(16))

struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
for n in Countdown(n: 3) { print(n, terminator: " ") }
print(Countdown(n: 4).map { $0 * 2 }, Countdown(n: 5).filter { $0 % 2 == 1 }, Array(Countdown(n: 2)), Countdown(n: 3).reduce(0, +), Countdown(n: 3).contains(2))
struct Tree: Sequence { let v: Int; var kids: [Tree] = []; func makeIterator() -> AnyIterator<Int> { var all = [v] + kids.flatMap { Array($0) }; return AnyIterator { all.isEmpty ? nil : all.removeFirst() } } }
print(Array(Tree(v: 1, kids: [Tree(v: 2, kids: [Tree(v: 3)]), Tree(v: 4)])))
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
let lazyOnes = (1...10).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }
print(Array(lazyOnes.prefix(2)))

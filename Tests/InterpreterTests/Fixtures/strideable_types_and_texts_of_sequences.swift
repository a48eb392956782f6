struct Day: Strideable { var n: Int; func distance(to o: Day) -> Int { o.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) } }
for d in Day(n: 1)...Day(n: 3) { print(d.n, terminator: " ") }; for d in Day(n: 1)..<Day(n: 3) { print(d.n, terminator: " ") }; print()
let w = Day(n: 1)...Day(n: 4)
print(w.map(\.n), w.count, w.contains(Day(n: 2)), w.first!.n, w.last!.n, w.reversed().map(\.n), Array(w).count, w.isEmpty, w.filter { $0.n > 2 }.count, w.enumerated().map { $0.offset }, w.lowerBound.n, w.upperBound.n)
print(String("hello".lazy.map { Character($0.uppercased()) }), String("abc".lazy.filter { $0 > "a" }))
struct Word: Sequence { let t: String; func makeIterator() -> String.Iterator { t.makeIterator() } }
print(String(Word(t: "xy")), "\(Word(t: "xy"))", String(describing: Word(t: "z")), String(Word(t: "")).isEmpty)

struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
let add = Adder(n: 3)
print(add(1), [1, 2].map { add($0) })
final class Counter { var n = 0; func callAsFunction() { n += 1 } }
let c = Counter(); c(); c()
print(c.n)

actor Bank { private var money: [String: Int] = [:]; func add(_ n: Int, to who: String) { money[who, default: 0] += n }; func total() -> Int { money.values.reduce(0, +) }; nonisolated var name: String { "bank" }; func move(_ n: Int, from a: String, to b: String) throws { guard let has = money[a], has >= n else { throw E.poor(a) }; money[a]! -= n; add(n, to: b) } ; deinit { print("bank closed") } }
enum E: Error { case poor(String) }
do {
    let bank = Bank()
    await bank.add(5, to: "a")
    try await bank.move(3, from: "a", to: "b")
    print(await bank.total(), bank.name)
    do { try await bank.move(30, from: "b", to: "a") } catch E.poor(let who) { print("poor", who) }
}
print("end")

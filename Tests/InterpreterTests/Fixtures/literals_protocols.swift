struct Money: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible { let cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(stringLiteral s: String) { cents = Int(s) ?? 0 }; var description: String { "$\(cents / 100).\(cents % 100)" } }
let a: Money = 5, b: Money = "250"
func pay(_ m: Money) -> String { "pay \(m)" }
print(a, b, pay(3), pay("199"), [1, "50"] as [Money])
struct Names: ExpressibleByArrayLiteral { let all: [String]; init(arrayLiteral e: String...) { all = e } }
let n: Names = ["x", "y"]
print(n.all)

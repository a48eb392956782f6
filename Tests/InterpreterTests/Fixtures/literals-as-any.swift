// A literal that becomes Any is Any to overloads, and has its usual type inside.
struct Card { var number: Int }

func kind(_ value: Any) -> String { "anything: \(type(of: value))" }
func kind(_ value: Int) -> String { "a whole number" }
func kind(_ value: Double) -> String { "a fraction" }
func kind(_ value: String) -> String { "a text" }

print(kind(1 as Any), kind(1))
print(kind(1.5 as Any), kind(1.5))
print(kind("one" as Any), kind("one"))
print(kind(Card(number: 1) as Any))
let number = 3
print(kind(number as Any), kind(number))
let missing: Int? = nil
print(kind(missing as Any), missing as Any)
let cards = [1, 2].map { Card(number: $0) as Any }
for card in cards { print((card as? Card)?.number ?? 0, card) }
print(kind(cards[0]))

import Foundation

let five = NSNumber(value: 5)
print(five.intValue, five.doubleValue, five.stringValue, five.boolValue, five == NSNumber(value: 5))
let half = NSNumber(value: 2.5)
print(half.intValue, half.stringValue, half.compare(five) == .orderedAscending)
let literal: NSNumber = 7
print(literal.intValue)
let price = Decimal(string: "1.10")! + Decimal(2)
print(price, price * 2, price - 1, Decimal(string: "0.1")! + Decimal(string: "0.2")! == Decimal(string: "0.3")!)
print(NSDecimalNumber(string: "3.5").doubleValue, NSDecimalNumber(value: 4).adding(NSDecimalNumber(string: "0.25")).stringValue)
print(Decimal(10) / Decimal(4) > Decimal(2), Decimal(string: "none") == nil)

let decimal = NumberFormatter()
decimal.locale = Locale(identifier: "en_US")
decimal.numberStyle = .decimal
print(decimal.string(from: 1234567.891)!, decimal.maximumFractionDigits, decimal.groupingSeparator!)
decimal.minimumFractionDigits = 2
decimal.maximumFractionDigits = 2
print(decimal.string(from: 1234.5)!, decimal.string(from: NSNumber(value: 3))!)
decimal.usesGroupingSeparator = false
print(decimal.string(from: 1234.5)!)
print(decimal.number(from: "1234.5")?.doubleValue ?? -1, decimal.number(from: "x") == nil)
let money = NumberFormatter()
money.numberStyle = .currency
money.locale = Locale(identifier: "de_DE")
print(money.string(from: 1234.5)!, money.currencyCode!)
money.locale = Locale(identifier: "en_US")
money.currencyCode = "JPY"
print(money.string(from: 1234)!)
let share = NumberFormatter()
share.locale = Locale(identifier: "en_US")
share.numberStyle = .percent
print(share.string(from: 0.256)!, share.string(from: NSNumber(value: 1))!)
let words = NumberFormatter()
words.locale = Locale(identifier: "en_US")
words.numberStyle = .spellOut
print(words.string(from: 42)!)
words.numberStyle = .ordinal
print(words.string(from: 3)!)
let round = NumberFormatter()
round.locale = Locale(identifier: "en_US")
round.maximumFractionDigits = 0
round.roundingMode = .up
print(round.string(from: 2.1)!)
round.positivePrefix = "+"
round.minimumIntegerDigits = 3
print(round.string(from: 7)!)
let bytes = ByteCountFormatter()
bytes.countStyle = .binary
print(bytes.string(fromByteCount: 2048), ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
let cost = Decimal(string: "10.25")!
print(-cost, -(cost * 2), cost - -cost)

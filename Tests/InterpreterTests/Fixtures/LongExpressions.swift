// Each link of a chain asks what the one before it is: what that is must not be found out again and again.
let numbers = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19 + 20 + 21 + 22 + 23 + 24 + 25
print(numbers)
let letters = "a" + "b" + "c" + "d" + "e" + "f" + "g" + "h" + "i" + "j" + "k" + "l" + "m" + "n" + "o" + "p" + "q" + "r" + "s" + "t" + "u"
print(letters)
let mapped = [1, 2, 3]
    .map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }
    .map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }.map { $0 }
print(mapped)
struct Money { var cents: Int }
func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }
let coin = Money(cents: 5)
let purse = coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin + coin
print(purse.cents)
func shadowed() {
    let value = 1
    print(value + 1)
    do {
        let value = "one"
        print(value + "1", [value].map { $0 + "2" }.map { $0.count })
    }
    print([value].map { $0 + 2 }.map { $0 * 2 })
}
shadowed()

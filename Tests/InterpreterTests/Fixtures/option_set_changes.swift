// What an option set's changes say.
struct Toppings: OptionSet {
    let rawValue: Int
    static let cheese = Toppings(rawValue: 1)
    static let basil = Toppings(rawValue: 2)
    static let olives = Toppings(rawValue: 4)
    static let all: Toppings = [.cheese, .basil, .olives]
}
var pizza: Toppings = [.cheese]
let first = pizza.insert(.basil)
let second = pizza.insert(.basil)
print(first.inserted, first.memberAfterInsert.rawValue, second.inserted, second.memberAfterInsert.rawValue, pizza.rawValue)
print(pizza.remove(.olives) == nil, pizza.remove(.cheese)!.rawValue, pizza.remove([.basil, .olives])!.rawValue, pizza.isEmpty)
print(pizza.update(with: .olives) == nil, pizza.update(with: .olives)!.rawValue, pizza.rawValue)
pizza.formUnion(.all)
pizza.formIntersection([.cheese, .olives])
pizza.formSymmetricDifference([.olives, .basil])
print(pizza.rawValue, pizza.isStrictSubset(of: .all), Toppings.all.isStrictSuperset(of: .all), Toppings.all.isSuperset(of: pizza))
pizza.subtract(.basil)
print(pizza == .cheese, pizza.contains([]), pizza.isDisjoint(with: .olives))

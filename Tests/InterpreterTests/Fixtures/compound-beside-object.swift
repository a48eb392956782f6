// `+=` of a number whose type is known late, beside operators of that name for a value and for an object, of which one changes nothing.
struct Demand {
    var most: Int?
    static func + (first: Demand, second: Int) -> Demand { Demand(most: first.most.map { $0 + second }) }
    static func += (first: inout Demand, second: Int) { first = first + second }
}

protocol Disposable: AnyObject {}

final class Bag: Disposable {
    var count = 0
    @discardableResult
    static func += (bag: Bag, one: Disposable?) -> Bool {
        bag.count += one == nil ? 0 : 1
        return one != nil
    }
}

final class Memory {
    var count = 0
    var demand = Demand(most: 1)
}

func folded<State>(_ make: () -> State, _ step: (State) -> Void) -> State {
    let state = make()
    step(state)
    step(state)
    return state
}

let memory = folded({ Memory() }, { state in
    state.count += 2
    state.demand += 3
})
print(memory.count, memory.demand.most ?? -1)

let bag = folded({ Bag() }, { bag in
    bag += Bag()
    bag.count += 10
})
print(bag.count)

extension Subscribers {
    /// How many values are asked for.
    ///
    /// Fidelity: documented Subscribers.Demand.
    struct Demand: Equatable, Comparable, Hashable, CustomStringConvertible {
        let max: Int?
        init(_max: Int?) { max = _max.map { $0 < 0 ? 0 : $0 } }
        static let none = Demand(_max: 0)
        static let unlimited = Demand(_max: nil)
        static func max(_ value: Int) -> Demand { Demand(_max: value) }
        var description: String {
            if let max { return "max(" + String(max) + ")" }
            return "unlimited"
        }
        static func < (first: Demand, second: Demand) -> Bool {
            if let one = first.max { return one < (second.max ?? Int.max) }
            return false
        }
        static func < (first: Demand, second: Int) -> Bool { first < Demand(_max: second) }
        static func < (first: Int, second: Demand) -> Bool { second.max == nil || first < second.max! }
        static func <= (first: Demand, second: Int) -> Bool { first.max != nil && first.max! <= second }
        static func <= (first: Int, second: Demand) -> Bool { second.max == nil || first <= second.max! }
        static func > (first: Demand, second: Int) -> Bool { second < first }
        static func > (first: Int, second: Demand) -> Bool { second.max != nil && first > second.max! }
        static func >= (first: Demand, second: Int) -> Bool { second <= first }
        static func >= (first: Int, second: Demand) -> Bool { second.max != nil && first >= second.max! }
        static func == (first: Demand, second: Demand) -> Bool { first.max == second.max }
        static func == (first: Demand, second: Int) -> Bool { first.max != nil && first.max! == second }
        static func == (first: Int, second: Demand) -> Bool { second == first }
        static func != (first: Demand, second: Int) -> Bool { !(first == second) }
        static func != (first: Int, second: Demand) -> Bool { !(second == first) }
        static func + (first: Demand, second: Demand) -> Demand {
            if let one = first.max, let other = second.max { return Demand(_max: one + other) }
            return Demand.unlimited
        }
        static func + (first: Demand, second: Int) -> Demand { Demand(_max: first.max.map { $0 + second }) }
        static func - (first: Demand, second: Demand) -> Demand {
            if let one = first.max { return Demand(_max: second.max.map { one - $0 } ?? 0) }
            return Demand.unlimited
        }
        static func - (first: Demand, second: Int) -> Demand { Demand(_max: first.max.map { $0 - second }) }
        static func * (first: Demand, second: Int) -> Demand { Demand(_max: first.max.map { $0 * second }) }
        static func += (first: inout Demand, second: Demand) { first = first + second }
        static func += (first: inout Demand, second: Int) { first = first + second }
        static func -= (first: inout Demand, second: Demand) { first = first - second }
        static func -= (first: inout Demand, second: Int) { first = first - second }
        static func *= (first: inout Demand, second: Int) { first = first * second }
    }

    /// Hands values and the end to closures.
    ///
    /// Fidelity: documented Subscribers.Sink.
    final class Sink<Input, Failure>: Subscriber, Cancellable {
        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        let receiveValue: (Input) -> Void
        var _subscription: Subscription?
        init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }
        func receive(subscription: Subscription) {
            _subscription = subscription
            subscription.request(Subscribers.Demand.unlimited)
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            receiveValue(input)
            return Subscribers.Demand.none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            _subscription = nil
            receiveCompletion(completion)
        }
        func cancel() {
            let subscription = _subscription
            _subscription = nil
            subscription?.cancel()
        }
    }
}

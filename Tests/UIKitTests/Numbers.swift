/// A generator that gives the same numbers everywhere.
struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    /// One of the choices; nil when there is none.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
        choices.isEmpty ? nil : choices[next(choices.count)]
    }

    /// A length between 0 and `bound`, in steps of a point.
    mutating func length(_ bound: Int) -> Double { Double(next(bound + 1)) }
}

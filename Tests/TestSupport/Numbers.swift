/// Numbers that depend on the seed alone: the same in every run, on every machine (a linear congruential generator's upper half).
public struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    /// The sequence of a seed.
    public init(state: UInt64) {
        self.state = state
    }

    private mutating func step() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        let high = step() >> 32
        return high << 32 | step() >> 32
    }

    /// The next whole number from 0 to below `bound`.
    public mutating func next(_ bound: Int) -> Int {
        Int((step() >> 33) % UInt64(bound))
    }

    /// One of the choices; nil when there is none.
    public mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
        choices.isEmpty ? nil : choices[next(choices.count)]
    }

    /// A length from 0 to `bound`, in steps of a point.
    public mutating func length(_ bound: Int) -> Double { Double(next(bound + 1)) }
}

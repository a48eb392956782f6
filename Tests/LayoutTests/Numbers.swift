/// A sequence of numbers that is the same in every run (a linear congruential generator's upper half).
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let high = state >> 32
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return high << 32 | state >> 32
    }
}

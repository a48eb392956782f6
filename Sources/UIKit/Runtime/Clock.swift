/// Virtual time. Nothing in a World reads the machine's clock.
struct Clock: Sendable {
    /// How often the display refreshes, per second.
    let framesPerSecond: Int
    /// Frames since launch: the number of the frame that this turn of the run loop prepares.
    var frame = 0
    /// The number of the transaction that changes belong to now, from 1.
    var transaction = 0

    init(framesPerSecond: Int) {
        self.framesPerSecond = framesPerSecond
    }

    /// Seconds since launch.
    var time: Double { Double(frame) / Double(framesPerSecond) }

    /// The first frame that is not before `time` seconds.
    func frame(atOrAfter time: Double) -> Int {
        Int(bounded: (time * Double(framesPerSecond) - 1e-6).rounded(.up))
    }
}

extension World {
    /// Seconds since launch.
    public var time: Double { state.clock.time }
    /// The number of the frame that is being prepared.
    public var frame: Int { state.clock.frame }
    /// The number of the transaction that changes belong to now.
    public var transaction: Int { state.clock.transaction }

    /// The next number, from 1, for a new identifier. Every run gives the same numbers.
    package func nextIdentifier() -> Int {
        state.identifiers += 1
        return state.identifiers
    }
}

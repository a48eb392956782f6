// In an enum's static code a case may be named without a dot, in a pattern too: `==` is not asked.
enum State: Equatable {
    case idle, ready(count: Int), failed(reason: String)

    static func == (lhs: State, rhs: State) -> Bool {
        switch (lhs, rhs) {
        case (.ready(let one), .ready(let other)): return one == other
        case (idle, idle): return true
        case (failed, failed): return true
        default: return false
        }
    }
}

print(State.idle == .idle, State.idle == .ready(count: 1), State.ready(count: 1) == .ready(count: 1))
print(State.failed(reason: "a") == .failed(reason: "b"), State.failed(reason: "a") == .idle)

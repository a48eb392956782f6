// A type has the names that the protocols which it conforms to give to types.
enum LoadState {
    case idle
    case started(Started)

    struct Started {
        var items: [Int]
        var isOpen: Bool { !items.isEmpty }
    }
}
protocol Loading: AnyObject {
    typealias State = LoadState
    var state: State { get }
}
protocol DeepLoading: Loading {}
final class Loader: Loading {
    private(set) var state: State = .idle { didSet { print("changed", state) } }

    func start() {
        let started = State.Started(items: [1, 2])
        state = .started(started)
        print(State.self, started.isOpen)
    }
}
final class Deep: DeepLoading {
    var state: State { State.started(State.Started(items: [])) }

    func start() {
        let all = [State.Started]()
        print(all.count, state)
    }
}
Loader().start()
Deep().start()
let state: Loader.State = .idle
print(state)

// An app core: store with reducers, middleware, undo
protocol Action {}
enum TodoAction: Action { case add(String), toggle(id: Int), remove(at: IndexSetLike), rename(id: Int, to: String) }
struct IndexSetLike: ExpressibleByArrayLiteral, Sequence {
    private var items: [Int]
    init(arrayLiteral elements: Int...) { items = elements.sorted() }
    func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
}
struct Todo: Identifiable, Equatable, CustomStringConvertible {
    let id: Int
    var title: String
    var done = false
    var description: String { "\(id):\(title)\(done ? "✓" : "")" }
}
struct AppState: Equatable {
    var todos: [Todo] = []
    private(set) var nextID = 1
    mutating func makeID() -> Int { defer { nextID += 1 }; return nextID }
    subscript(id id: Int) -> Todo? {
        get { todos.first { $0.id == id } }
        set {
            guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { todos[index] = newValue } else { todos.remove(at: index) }
        }
    }
}
typealias Reducer<S> = (inout S, Action) -> Void
typealias Middleware<S> = (_ next: @escaping (Action) -> Void, _ state: @escaping () -> S) -> (Action) -> Void
final class Store<S: Equatable> {
    private(set) var state: S { didSet { if oldValue != state { observers.values.forEach { $0(state) } } } }
    private var observers: [Int: (S) -> Void] = [:]
    private var past: [S] = [], future: [S] = []
    private let reducer: Reducer<S>
    private lazy var chain: (Action) -> Void = middlewares.reversed().reduce({ [unowned self] in self.reduce($0) }) { next, make in make(next, { [unowned self] in self.state }) }
    private let middlewares: [Middleware<S>]
    init(_ state: S, middlewares: [Middleware<S>] = [], reducer: @escaping Reducer<S>) { self.state = state; self.reducer = reducer; self.middlewares = middlewares }
    private func reduce(_ action: Action) { var copy = state; reducer(&copy, action); past.append(state); future.removeAll(); state = copy }
    func send(_ action: Action) { chain(action) }
    @discardableResult func observe(_ body: @escaping (S) -> Void) -> () -> Void {
        let token = (observers.keys.max() ?? 0) + 1
        observers[token] = body
        return { [weak self] in self?.observers[token] = nil }
    }
    func undo() { guard let last = past.popLast() else { return }; future.append(state); state = last }
    func redo() { guard let next = future.popLast() else { return }; past.append(state); state = next }
}
var log: [String] = []
let store = Store(AppState(), middlewares: [
    { next, state in { action in log.append("before \(action)"); next(action); } },
    { next, _ in { action in
        if case TodoAction.add(let title) = action, title.isEmpty { log.append("rejected"); return }
        next(action)
    } },
]) { state, action in
    switch action {
    case let TodoAction.add(title): state.todos.append(Todo(id: state.makeID(), title: title))
    case TodoAction.toggle(let id): state[id: id]?.done.toggle()
    case TodoAction.remove(let indices): for index in indices.reversed() where state.todos.indices ~= index { state.todos.remove(at: index) }
    case let TodoAction.rename(id, title): state[id: id]?.title = title
    default: break
    }
}
let stop = store.observe { print("->", $0.todos) }
store.send(TodoAction.add("milk"))
store.send(TodoAction.add(""))
store.send(TodoAction.add("bread"))
store.send(TodoAction.toggle(id: 2))
store.send(TodoAction.rename(id: 1, to: "oat milk"))
store.undo(); store.undo(); store.redo()
stop()
store.send(TodoAction.remove(at: [0, 5]))
print(store.state.todos, store.state[id: 2] as Any, store.state[id: 9] as Any)
log.forEach { print($0) }

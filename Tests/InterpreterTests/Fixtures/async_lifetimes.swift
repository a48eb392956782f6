@MainActor final class Screen {
    let name: String
    var task: Task<Void, Never>?
    init(_ name: String) { self.name = name }
    func listenStrongly(_ stream: AsyncStream<Int>) {
        task = Task {
            for await n in stream { self.show(n) }
        }
    }
    func listenWeakly(_ stream: AsyncStream<Int>) {
        task = Task { [weak self] in
            for await n in stream { self?.show(n) }
        }
    }
    func once() {
        Task {
            await Task.yield()
            show(0)
        }
    }
    func show(_ n: Int) { print(name, n) }
    deinit { print(name, "gone") }
}

let (strong, strongSource) = AsyncStream.makeStream(of: Int.self)
let (weakly, weakSource) = AsyncStream.makeStream(of: Int.self)
var screen: Screen? = Screen("strong")
screen?.listenStrongly(strong)
await Task.yield()
strongSource.yield(1)
await Task.yield()
let kept = screen?.task
screen = nil
print("let go")
strongSource.yield(2)
await Task.yield()
kept?.cancel()
await kept?.value
await Task.yield()
print("cancelled")
screen = Screen("weak")
screen?.listenWeakly(weakly)
await Task.yield()
weakSource.yield(1)
await Task.yield()
screen = nil
print("let go")
weakSource.yield(2)
await Task.yield()
screen = Screen("once")
screen?.once()
screen = nil
print("still")
await Task.yield()
await Task.yield()
await Task.yield()
print("end")

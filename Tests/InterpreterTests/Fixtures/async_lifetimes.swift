@MainActor func pause() async { try? await Task.sleep(nanoseconds: 30_000_000) }

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
            await pause()
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
await pause()
strongSource.yield(1)
await pause()
let kept = screen?.task
screen = nil
print("let go")
strongSource.yield(2)
await pause()
kept?.cancel()
await kept?.value
await pause()
print("cancelled")
screen = Screen("weak")
screen?.listenWeakly(weakly)
await pause()
weakSource.yield(1)
await pause()
screen = nil
print("let go")
weakSource.yield(2)
await pause()
screen = Screen("once")
screen?.once()
screen = nil
print("still")
await pause()
await pause()
await pause()
print("end")

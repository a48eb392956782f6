// file: main.swift
print(Wire<Int>().core.go())
print(Wire<Int>().go2())
// file: wire.swift
class Wire<V> {
    var core: Core { Special<NoLock>(self) }
    func go2() -> String { Special<NoLock>(self).go() }
    class NoLock {}
    class Core {
        func go() -> String { "base" }
    }
    final class Special<Lock>: Core {
        var sink: Sink!
        init(_ w: Wire) {
            super.init()
            sink = Sink(action: self.send)
        }
        override func go() -> String { sink.run(3) }
        private func send(_ n: Int) -> String { "sent \(n)" }
    }
}
// file: sink.swift
final class Sink {
    private let action: (Int) -> String
    init(action: @escaping (Int) -> String) { self.action = action }
    func run(_ n: Int) -> String { action(n) }
}

internal import Dispatch
internal import Synchronization

/// A check by the compiler that is under way on another thread.
public final class TypeCheck: Sendable {
    private let found = Mutex<[CompilerMessage]?>(nil)
    private let work = DispatchGroup()
    private let child = ChildProcess()

    init(_ body: @escaping @Sendable (ChildProcess) -> [CompilerMessage]) {
        DispatchQueue.global().async(group: work) { [found = self, child] in
            let messages = body(child)
            found.found.withLock { $0 = messages }
        }
    }

    /// What does not compile, in order of place; nil while the compiler reads.
    public var messages: [CompilerMessage]? { found.withLock { $0 } }

    /// What does not compile, once that is known. The compiler has some seconds for it.
    public func wait() -> [CompilerMessage] {
        work.wait()
        return messages ?? []
    }

    /// Ends the compiler, and leaves nothing behind.
    public func abandon() {
        child.abandon()
        work.wait()
    }
}

// What a hidden type has for a protocol is called by those who cannot name it; a property and a method may share a name.
protocol Disposable { func dispose() }
protocol Lock { func lock(); func unlock() }
print(make("a") is Disposable)
make("b").dispose()
let owner = Owner()
owner.lock()
owner.unlock()
owner.work { print("working") }
// file: Hidden.swift
private final class Action: Disposable {
    private let name: String
    init(_ name: String) { self.name = name }
    fileprivate func dispose() { print("disposed", name) }
}
func make(_ name: String) -> Disposable { Action(name) }
// file: Locks.swift
final class RecursiveLock: Lock {
    private var depth = 0
    func lock() { depth += 1; print("locked", depth) }
    func unlock() { depth -= 1; print("unlocked", depth) }
}
protocol LockOwner: AnyObject, Lock { var lock: RecursiveLock { get } }
extension LockOwner {
    func lock() { lock.lock() }
    func unlock() { self.lock.unlock() }
    func work(_ body: () -> Void) {
        lock()
        defer { unlock() }
        body()
    }
}
final class Owner: LockOwner { let lock = RecursiveLock() }

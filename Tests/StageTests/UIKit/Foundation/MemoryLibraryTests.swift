import Stage
import Testing

/// Locks and what changes a place at once, as Apple's C libraries have them.
@Suite struct `The library of memory` {
    private func run(types: String = "", _ code: String) throws -> (printed: [String], exceptions: [String]) {
        let events = try Scenes.run(
            """
            import UIKit
            import os

            \(types)

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(code)
                }
            }
            """
        ).recording.events
        return (
            events.filter { $0.kind == .print }.compactMap(\.text),
            events.filter { $0.kind == .exception || $0.kind == .refusal }.compactMap(\.text)
        )
    }

    @Test func `holds a lock once, and a mutex says why not`() throws {
        let run = try run(
            types: """
                final class Guarded {
                    private let lock: os_unfair_lock_t
                    init() {
                        lock = .allocate(capacity: 1)
                        lock.initialize(to: os_unfair_lock())
                    }
                    deinit {
                        lock.deinitialize(count: 1)
                        lock.deallocate()
                    }
                    func tries() -> [Bool] {
                        os_unfair_lock_lock(lock)
                        defer { os_unfair_lock_unlock(lock) }
                        return [os_unfair_lock_trylock(lock)]
                    }
                }
                final class Recursive {
                    private var mutex = pthread_mutex_t()
                    init(_ type: Int32) {
                        var attributes = pthread_mutexattr_t()
                        pthread_mutexattr_init(&attributes)
                        pthread_mutexattr_settype(&attributes, type)
                        pthread_mutex_init(&mutex, &attributes)
                        pthread_mutexattr_destroy(&attributes)
                    }
                    func twice() -> [Int32] { [pthread_mutex_lock(&mutex), pthread_mutex_lock(&mutex), pthread_mutex_trylock(&mutex)] }
                }
                """,
            """
            let guarded = Guarded()
            print(guarded.tries(), guarded.tries())
            print(Recursive(PTHREAD_MUTEX_RECURSIVE).twice(), Recursive(PTHREAD_MUTEX_ERRORCHECK).twice())
            let counts = OSAllocatedUnfairLock(initialState: 1)
            print(counts.withLock { $0 += 1; return $0 }, counts.withLock { $0 })
            let bare = OSAllocatedUnfairLock()
            print(bare.lockIfAvailable(), bare.lockIfAvailable())
            bare.unlock()
            print(bare.withLock { "held" })
            """)
        #expect(run.exceptions == [])
        #expect(run.printed == ["[false] [false]", "[0, 0, 0] [0, 11, 16]", "2 2", "true false", "held"])
    }

    @Test func `changes a place at once`() throws {
        let run = try run(
            """
            let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
            place.initialize(to: 0)
            print(OSAtomicCompareAndSwap32Barrier(0, 1, place), OSAtomicCompareAndSwap32Barrier(0, 2, place), place.pointee)
            var count: Int32 = 4
            print(OSAtomicIncrement32(&count), OSAtomicDecrement32Barrier(&count), OSAtomicAdd32(10, &count), count)
            var spin = OS_SPINLOCK_INIT
            OSSpinLockLock(&spin)
            print(OSSpinLockTry(&spin))
            OSSpinLockUnlock(&spin)
            print(OSSpinLockTry(&spin))
            """)
        #expect(run.exceptions == [])
        #expect(run.printed == ["true false 1", "5 4 14 14", "false", "true"])
    }

    @Test func `ends the run where a lock is locked twice`() throws {
        let run = try run(
            """
            var lock = os_unfair_lock()
            os_unfair_lock_lock(&lock)
            print("once")
            os_unfair_lock_lock(&lock)
            print("twice")
            """)
        #expect(run.printed == ["once"])
        #expect(run.exceptions.first?.contains("recursively lock an os_unfair_lock") == true)
    }
}

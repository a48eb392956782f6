import Foundation
import Heap
import Interpreter
import UIKit

/// The whole state of a run at one moment: the simulated UIKit, the learner's objects, the counts. Immutable; shares unchanged parts with
/// other states.
struct RunState: Sendable {
    let script: Interpreter.State
    var world: WorldState { keptWorld.value }
    var heap: Heap { keptHeap.value }
    private let keptWorld: Kept<WorldState>
    private let keptHeap: Kept<Heap>

    /// Keeps the present state; shares unchanged parts with an earlier one.
    init(of world: World, _ interpreter: Interpreter, after earlier: RunState?) {
        script = interpreter.state
        // Compared in place: a copy of UIKit's part costs more than the whole work of a statement.
        keptWorld = earlier.flatMap { $0.keptWorld.isSame(as: &world.state) ? $0.keptWorld : nil } ?? Kept(world.state)
        keptHeap = earlier.flatMap { $0.keptHeap.isSame(as: &world.space.heap) ? $0.keptHeap : nil } ?? Kept(world.space.heap)
    }

    /// Whether the simulated UIKit's part is the same as in another state.
    func sharesWorld(with other: RunState) -> Bool { keptWorld === other.keptWorld }

    /// How many bytes this keeps that an earlier one does not share, the values of the learner's code left out. Looks at everything: costs as much as some
    /// hundred statements.
    func keptBytes(after earlier: RunState) -> Int {
        script.tableBytes(after: earlier.script) + keptWorld.bytes(after: earlier.keptWorld) + keptHeap.bytes(after: earlier.keptHeap)
    }
}

private final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    /// How many bytes this keeps that an earlier one does not share.
    func bytes(after earlier: Kept) -> Int {
        self === earlier ? 0 : MemoryLayout<Value>.size + bytesKept(by: value, after: earlier.value)
    }

    /// Whether nothing has changed: the same numbers, and references to the same pieces. These cannot have been changed in place, as they are
    /// held here too.
    func isSame(as other: UnsafePointer<Value>) -> Bool {
        withUnsafePointer(to: value) { memcmp($0, other, MemoryLayout<Value>.size) == 0 }
    }
}

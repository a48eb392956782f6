import Foundation
import Heap
import Interpreter
import UIKit

/// Everything that a run knows at one moment: the simulated UIKit, the learner's objects, the counts. Shares with others what has not changed
/// between them.
///
/// Unchanging, and so kept by reference: a recording holds one for each event, and its list of them is not to be as large as they are.
public final class RunState: Sendable {
    var world: WorldState { kept.state }
    let script: Interpreter.State
    let heap: Heap
    private let kept: KeptWorld

    /// Keeps a moment; UIKit's part is shared with an earlier one when it is the same.
    init(world: WorldState, script: Interpreter.State, heap: Heap, after earlier: RunState?) {
        kept = earlier.flatMap { $0.kept.isSame(as: world) ? $0.kept : nil } ?? KeptWorld(state: world)
        (self.script, self.heap) = (script, heap)
    }
}

private final class KeptWorld: Sendable {
    let state: WorldState

    init(state: WorldState) { self.state = state }

    /// Whether nothing has changed: the same numbers, and references to the same pieces. These cannot have been changed in place, as this
    /// state holds them too.
    func isSame(as other: WorldState) -> Bool {
        withUnsafeBytes(of: state) { own in
            withUnsafeBytes(of: other) { other in
                guard let first = own.baseAddress, let second = other.baseAddress else { return true }
                return memcmp(first, second, own.count) == 0
            }
        }
    }
}

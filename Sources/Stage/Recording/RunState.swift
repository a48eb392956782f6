import Heap
import Interpreter
import UIKit

/// Everything that a run knows at one moment: the simulated UIKit, the learner's objects, the counts. Shares with others what has not changed
/// between them.
///
/// Unchanging, and so kept by reference: a recording holds one for each event, and its list of them is not to be as large as they are.
public final class RunState: Sendable {
    let world: WorldState
    let script: Interpreter.State
    let heap: Heap

    init(world: WorldState, script: Interpreter.State, heap: Heap) {
        (self.world, self.script, self.heap) = (world, script, heap)
    }
}

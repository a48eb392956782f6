import Heap
import Interpreter
import UIKit

/// Everything that a run knows at one moment: the simulated UIKit, the learner's objects, the counts. A copy shares what has not changed.
public struct RunState: Sendable {
    let world: WorldState
    let script: Interpreter.State
    let heap: Heap
}

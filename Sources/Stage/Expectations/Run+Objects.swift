public import Heap
import Interpreter
import UIKit

extension Run {
    /// The newest object of a class, or of one that inherits from it, that had been made when an event happened and was still alive. `type` may
    /// also be an object's own name: `FeedViewController#2`.
    public func newestObject(of type: String, at event: Int) -> ObjectID? {
        fork(at: event) {
            recording.objects.reversed().first { id in
                world.space.heap[id].isAlive
                    && (recording.name(of: id) == type || recording.typeName(of: id) == type || script.interpreter.isInstance(id, of: type))
            }
        }
    }
}

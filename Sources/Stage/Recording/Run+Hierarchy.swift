import Heap
import Interpreter
import UIKit
internal import UIKitBindings

extension Run {
    /// The views at an event: windows first, each view before its subviews, back to front. Then the views of the learner's controllers that
    /// are in no window. Linear in the views.
    public func hierarchy(at event: Int) -> [HierarchyNode] {
        let names = labels(at: event)
        return fork(at: event) {
            world.describeViews(alsoOf: recording.lanes.filter { world.space.heap[$0].isAlive }) { view in
                HierarchyNode(
                    object: view.id, typeName: recording.typeName(of: view.id),
                    label: view.owner.map { "\(recording.name(of: $0)).view" } ?? names[view.id],
                    depth: view.depth, isInWindow: view.isInWindow, hasSuperview: view.hasSuperview, frame: view.frame,
                    shownFrame: view.shownFrame, screenFrame: view.screenFrame, isPrivate: view.isPrivate, isHidden: view.isHidden,
                    alpha: view.alpha,
                    background: view.background, needsLayout: view.needsLayout)
            }
        }
    }

    /// The names of the learner's properties that hold views.
    private func labels(at event: Int) -> [ObjectID: String] {
        fork(at: event) {
            var names: [ObjectID: String] = [:]
            for id in recording.objects where world.space.heap[id].isAlive && script.interpreter.className(of: id) != nil {
                for property in script.interpreter.properties(of: id) {
                    if case .object(let held) = property.value, names[held] == nil { names[held] = property.name }
                }
            }
            return names
        }
    }
}

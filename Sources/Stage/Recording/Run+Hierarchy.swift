import Heap
import Interpreter
import UIKit
internal import UIKitBindings

extension Run {
    /// The views at an event: windows first, each view before its subviews, back to front. Then the views of the learner's controllers that
    /// are in no window. Linear in the views.
    public func hierarchy(at event: Int) -> [HierarchyNode] {
        fork(at: event) {
            world.describeViews(alsoOf: recording.lanes.filter { world.space.heap[$0].isAlive }) { view in
                HierarchyNode(
                    object: view.id, typeName: recording.typeName(of: view.id),
                    label: label(of: view.id, at: event),
                    depth: view.depth, isInWindow: view.isInWindow, hasSuperview: view.hasSuperview, frame: view.frame,
                    shownFrame: view.shownFrame, screenFrame: view.screenFrame, isPrivate: view.isPrivate, isHidden: view.isHidden,
                    alpha: view.alpha,
                    background: view.background, needsLayout: view.needsLayout)
            }
        }
    }

    /// The name of a view at an event that says more than its class; nil for none.
    private func label(of view: ObjectID, at event: Int) -> String? {
        let name = recording.name(of: view, at: event)
        return name == recording.name(of: view) ? nil : name
    }

    /// Keeps what names of views are made from. To be called when the run is over.
    func noteNames() {
        recorder.recording.propertyNames = script.interpreter.storedPropertyNames
        var known: [String: Bool] = [:]
        for id in recording.objects {
            let type = recording.typeName(of: id)
            if known[type] == nil { known[type] = world.object(id) is UIView }
        }
        recorder.recording.viewTypes = Set(known.filter(\.value).keys)
    }
}

import Heap
import Interpreter
import Stage

/// A loadView that lets UIKit build a view and throws it away.
struct LoadViewSuperRule: Rule {
    let name = "load-view-super"
    let summary = "loadView calls super, and replaces the view that super has made"

    func findings(in examination: Examination) -> [Finding] {
        let recording = examination.recording
        return recording.callbacks.compactMap { callback in
            guard callback.name == "loadView()", callback.location != nil, !callback.lacksSuper, let controller = callback.object,
                let end = callback.end, examination.isOwn(controller)
            else { return nil }
            var views: [ObjectID] = []
            var line: SourceLocation?
            for event in recording.events[callback.index...end] {
                if let view = examination.run.rootView(of: controller, at: event.index), views.last != view { views.append(view) }
                if views.isEmpty, event.kind == .line { line = event.location }
            }
            if end + 1 < recording.events.count, let view = examination.run.rootView(of: controller, at: end + 1), views.last != view {
                views.append(view)
            }
            guard views.count > 1 else { return nil }
            return finding(
                "\(examination.name(of: callback)) calls super, which makes a \(recording.typeName(of: views[0])), and then replaces it: the first one was made for nothing",
                "do not call super.loadView()", at: line ?? callback.location, event: callback.index, point: 10)
        }
    }
}

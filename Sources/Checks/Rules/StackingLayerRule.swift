import Heap
import Interpreter
import Stage

/// A layer that is made and added in a layout callback: one more with each pass.
struct StackingLayerRule: Rule {
    let name = "stacking-layers"
    let summary = "each layout pass adds one more layer"
    let page = RulePage(
        what: "A layout callback makes a new layer and adds it. Each layout pass leaves one more layer.",
        why: [
            "A layer that is added in `viewDidLayoutSubviews` is added once more in each pass. [claim G22]",
            "The layout callbacks may come many times in one appearance: a rotation or a label's new text brings another pass. [claim G07]",
            "`viewDidLayoutSubviews` is right for values that follow the bounds of the root view. [claim G21]",
        ],
        wrong: """
            import UIKit

            final class WeatherViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Weather"
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let sky = CAGradientLayer()
                    sky.colors = [UIColor.blue.cgColor, UIColor.cyan.cgColor]
                    sky.frame = view.bounds
                    view.layer.insertSublayer(sky, at: 0)
                }
            }
            """,
        right: """
            import UIKit

            final class WeatherViewController: UIViewController {
                private let sky = CAGradientLayer()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Weather"
                    sky.colors = [UIColor.blue.cgColor, UIColor.cyan.cgColor]
                    view.layer.insertSublayer(sky, at: 0)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    sky.frame = view.bounds
                }
            }
            """,
        mend: "make it once in viewDidLoad(), and keep it in a property",
        lesson: "08")

    private static let callbacks = ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()"]

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        var added: [Line: [Use]] = [:]
        var order: [Line] = []
        for use in context.uses where use.member == "CALayer.addSublayer(_:)" || use.member == "CALayer.insertSublayer(_:at:)" {
            guard let location = use.location, let layer = use.arguments.first,
                let callback = context.callbacks(from: use.callback).first(where: { Self.callbacks.contains($0.name) }),
                callback.object.map(context.isOwn) == true, context.wasMade(layer, in: callback)
            else { continue }
            let line = Line(location, "\(use.receiver.map { Int($0.index) } ?? -1)")
            if added[line] == nil { order.append(line) }
            added[line, default: []].append(use)
        }
        return order.compactMap { line in
            guard let uses = added[line], let first = uses.first, let last = uses.last, let callback = last.callback,
                let layer = first.arguments.first
            else { return nil }
            // A layer that is added once behind a condition does not pile up, nor do those that replace earlier ones.
            let passes = Set(uses.compactMap(\.callback)).count
            guard passes > 1, context.run.hasSuperlayer(layer, at: .use(last)) else { return nil }
            let name = recording.name(of: recording.events[callback])
            return finding(
                "\(name) makes and adds a layer in each pass: \(uses.count) layers after \(passes) passes",
                "make it once in viewDidLoad(), and only set its frame here", at: last.location, event: last.event, point: 4)
        }
    }
}

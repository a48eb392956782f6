import Heap
import Stage

/// A view that is taken away while views are being drawn.
struct RemoveInDrawRule: Rule {
    let name = "remove-in-draw"
    let summary = "removeFromSuperview is called inside draw(_:)"
    let page = RulePage(
        what: "A view is removed with `removeFromSuperview()` while `draw(_:)` runs.",
        why: [
            "`removeFromSuperview()` is never called from inside a view's `draw(_:)`. [Apple UIView.removeFromSuperview()]",
            "`draw(_:)` is there to draw the content of its view. [Apple UIView.draw(_:)]",
            "`setNeedsDisplay()` makes a note and returns at once; the view is drawn in the next drawing cycle. [Apple UIView.setNeedsDisplay()]",
        ],
        wrong: """
            import UIKit

            final class StepsViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let chart = StepsChartView(frame: CGRect(x: 20, y: 140, width: 280, height: 120))
                    view.addSubview(chart)
                    chart.addSubview(chart.hint)
                    chart.steps = 8_200
                }
            }

            final class StepsChartView: UIView {
                let hint = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
                var steps: CGFloat = 0 {
                    didSet { setNeedsDisplay() }
                }

                override func draw(_ rect: CGRect) {
                    if steps > 0 { hint.removeFromSuperview() }
                    UIColor.systemGreen.setFill()
                    UIRectFill(CGRect(x: 0, y: 60, width: steps / 50, height: 40))
                }
            }
            """,
        right: """
            import UIKit

            final class StepsViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let chart = StepsChartView(frame: CGRect(x: 20, y: 140, width: 280, height: 120))
                    view.addSubview(chart)
                    chart.addSubview(chart.hint)
                    chart.steps = 8_200
                }
            }

            final class StepsChartView: UIView {
                let hint = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
                var steps: CGFloat = 0 {
                    didSet {
                        if steps > 0 { hint.removeFromSuperview() }
                        setNeedsDisplay()
                    }
                }

                override func draw(_ rect: CGRect) {
                    UIColor.systemGreen.setFill()
                    UIRectFill(CGRect(x: 0, y: 60, width: steps / 50, height: 40))
                }
            }
            """,
        mend: "remove the view before drawing, where its cause changes",
        lesson: "17")

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.member == "UIView.removeFromSuperview()",
                let drawing = context.callbacks(from: use.callback).first(where: { $0.name == "draw(_:)" })
            else { return nil }
            return finding(
                "removeFromSuperview() is called in \(context.recording.name(of: drawing)): Apple's page forbids it while views are drawn",
                "remove the view before drawing, where its cause changes", at: use.location, event: use.event)
        }
    }
}

import Heap
import Interpreter
import Stage

/// A controller's view that is put into another controller's without the two having been made parent and child.
struct NoAddChildRule: Rule {
    let name = "no-add-child"
    let summary = "a controller's view is added to another controller's without addChild"
    let page = RulePage(
        what:
            "A controller's view is added to the view of another controller, and the two are not made parent and child with `addChild(_:)`.",
        why: [
            "Before a container adds the view of another controller, it calls `addChild(_:)`. [Apple UIViewController.view]",
            "Without a parent the controller gets appearance callbacks, but no `viewWillTransition(to:with:)` and no containment callbacks. [claim G28]",
            "A controller that nothing holds is freed while its view stays on the screen. [trace container-no-addchild-catalyst26]",
        ],
        wrong: """
            import UIKit

            final class LessonViewController: UIViewController {
                private let player = PlayerViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    player.view.frame = CGRect(x: 0, y: 120, width: 320, height: 180)
                    view.addSubview(player.view)
                }
            }

            final class PlayerViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .black
                }
            }
            """,
        right: """
            import UIKit

            final class LessonViewController: UIViewController {
                private let player = PlayerViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    addChild(player)
                    player.view.frame = CGRect(x: 0, y: 120, width: 320, height: 180)
                    view.addSubview(player.view)
                    player.didMove(toParent: self)
                }
            }

            final class PlayerViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .black
                }
            }
            """,
        mend: "call addChild first, and didMove(toParent:) after addSubview",
        lesson: "15")

    func findings(in context: RuleContext) -> [Finding] {
        let run = context.run
        return context.uses.compactMap { use in
            guard
                use.member.hasPrefix("UIView.addSubview") || use.member.hasPrefix("UIView.insertSubview")
                    || use.member.contains("Arranged"),
                let view = use.arguments.first, let receiver = use.receiver,
                let child = run.controller(ofRoot: view, at: .use(use)), let owner = run.owner(ofView: receiver, at: .use(use)),
                owner != child,
                run.parent(of: child, at: .use(use)) == nil,
                // Made a child a moment later: an order, and no lack.
                run.parent(of: child, at: .event(context.endOfStep(use.event))) == nil
            else { return nil }
            let (name, host) = (context.recording.name(of: child), context.recording.name(of: owner))
            var found = finding(
                "\(name)'s view is put into \(host)'s, and \(name) is nobody's child: \(host) does not own it, and it learns of no "
                    + "rotation and no containment",
                "call addChild first, and didMove(toParent:) after addSubview", at: use.location, event: use.event, point: 6)
            found.edits = use.location.map { context.containment(around: $0) } ?? []
            return found
        }
    }
}

import Stage
import UIKit

/// An event that would have ended the app.
struct ExceptionRule: Rule {
    let name = "exception"
    let summary = "an exception or a runtime error would have ended the app"
    let page = RulePage(
        what: "An exception or a runtime error would end the app at this line, for example a property that is still nil.",
        why: [
            "A view controller loads its view when the property view is read for the first time. [claim A01]",
            "In prepare(for:sender:) the destination has no view yet: its outlets are nil, and the app ends when one is used. [claim L03]",
            "An exception also comes when a constraint is activated between views without a common ancestor. [Apple NSLayoutConstraint.isActive]",
        ],
        wrong: """
            import UIKit

            final class TeamViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Captain", style: .plain, target: self,
                        action: #selector(showCaptain))
                }

                @objc private func showCaptain() {
                    let captain = MemberViewController()
                    captain.nameLabel.text = "Ada Byron"
                    show(captain, sender: self)
                }
            }

            final class MemberViewController: UIViewController {
                var nameLabel: UILabel!

                override func loadView() {
                    nameLabel = UILabel()
                    view = nameLabel
                }
            }
            """,
        right: """
            import UIKit

            final class TeamViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Captain", style: .plain, target: self,
                        action: #selector(showCaptain))
                }

                @objc private func showCaptain() {
                    let captain = MemberViewController()
                    captain.name = "Ada Byron"
                    show(captain, sender: self)
                }
            }

            final class MemberViewController: UIViewController {
                var name = ""
                private var nameLabel: UILabel!

                override func loadView() {
                    nameLabel = UILabel()
                    nameLabel.text = name
                    view = nameLabel
                }
            }
            """,
        lesson: "02")

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.events.filter {
            $0.kind == .exception && $0.message != .noSceneLifeCycle && $0.message != .recordingLimit
        }.map { event in
            let isLoop = event.text?.contains("Layout feedback loop") == true
            let advice = isLoop ? "do not ask for layout inside layout; without the launch argument the app hangs" : ""
            return finding("\(event.name): \(event.text ?? "")", advice, at: event.location, event: event.index)
        }
    }
}

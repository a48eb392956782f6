import Heap
import Interpreter
import Stage

/// A layout that is decided by the device or its screen, and not by the room that the view has.
struct ScreenLayoutRule: Rule {
    let name = "screen-layout"
    let summary = "UIScreen.main, the idiom or the device's orientation decides a layout"
    let page = RulePage(
        what: "The bounds of the screen, the idiom or the device's orientation decide a layout. The size of the view itself is not asked.",
        why: [
            "A scene does not always have the full screen: iPhone apps are resized in iPhone Mirroring and on an iPad. [claim N11]",
            "A reference to the main screen gives incorrect information when the app is mirrored or on an external display. [WWDC26 278 3:09]",
            "In views and view controllers the size of the view, or of its superview, tells the room there is. [WWDC26 278 5:29]",
        ],
        wrong: """
            import UIKit

            final class HomeViewController: UIViewController {
                private let banner = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    banner.backgroundColor = .systemYellow
                    view.addSubview(banner)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let width = UIScreen.main.bounds.width
                    let top = view.safeAreaInsets.top
                    banner.frame = CGRect(x: 0, y: top, width: width, height: 64)
                }
            }
            """,
        right: """
            import UIKit

            final class HomeViewController: UIViewController {
                private let banner = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    banner.backgroundColor = .systemYellow
                    view.addSubview(banner)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let width = view.bounds.width
                    let top = view.safeAreaInsets.top
                    banner.frame = CGRect(x: 0, y: top, width: width, height: 64)
                }
            }
            """,
        mend: "let the view's own size and size classes decide",
        lesson: "24")

    private static let deciding: [String: String] = [
        "UIScreen.bounds": "the screen's bounds", "UIScreen.nativeBounds": "the screen's bounds",
        "UIDevice.userInterfaceIdiom": "the device's idiom", "UITraitCollection.userInterfaceIdiom": "the idiom",
        "UIDevice.orientation": "the device's orientation",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        var told: Set<Line> = []
        return context.recording.uses.compactMap { use in
            guard let what = Self.deciding[use.member], !use.isWrite, let place = use.location, !isOnlyTold(place, context),
                told.insert(Line(place)).inserted
            else { return nil }
            return finding(
                "\(what) is read for what the view's own size should decide: in a resized window (iPad, and every iPhone from iOS 27) it keeps "
                    + "saying the same",
                use.member.hasPrefix("UIScreen")
                    ? "use view.bounds in viewIsAppearing(_:) or a layout callback, or constraints"
                    : "use the size classes of traitCollection, or view.bounds",
                at: place, event: use.event)
        }
    }

    /// Whether the line makes a text of what it reads.
    private func isOnlyTold(_ place: SourceLocation, _ context: RuleContext) -> Bool {
        let line = context.lines.text(at: place)
        return line.contains("\\(UI") || line.contains("? \"") || line.contains("print(")
    }
}

import Foundation
import Heap
import Interpreter
import Projects
import Stage

/// A layout that is decided by the device or its screen, and not by the room that the view has.
struct ScreenLayoutRule: Rule {
    let name = "screen-layout"
    let summary = "UIScreen.main, the idiom or the device's orientation decides a layout"
    let page = RulePage(
        what:
            "The bounds of the screen, the idiom or the device's orientation decide where views are. The size of the view itself is not asked.",
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
        return context.uses.compactMap { use in
            guard let what = Self.deciding[use.member], !use.isWrite, let place = use.location, !isOfOrientations(place, context),
                !isOnlyTold(place, context), told.insert(Line(place)).inserted
            else { return nil }
            let isSize = use.member.hasPrefix("UIScreen")
            guard isSize || !isOfDevice(place, context), decidesLayout(place, isSize: isSize, context) else { return nil }
            return finding(
                "\(what) is read for what the view's own size should decide: in a resized window (iPad, and every iPhone from iOS 27) it keeps "
                    + "saying the same",
                isSize
                    ? "use view.bounds in viewIsAppearing(_:) or a layout callback, or constraints"
                    : "use the size classes of traitCollection, or view.bounds",
                at: place, event: use.event)
        }
    }

    /// Whether it is read to say which orientations there are, which is a question about the device.
    private func isOfOrientations(_ place: SourceLocation, _ context: RuleContext) -> Bool {
        context.header(around: place, of: /\b(?:func|var)\b/)?.contains("InterfaceOrientation") == true
    }

    /// Whether an idiom is a question about the device: it counts rows or chooses a style, or the function asks for the view's own size as well.
    private func isOfDevice(_ place: SourceLocation, _ context: RuleContext) -> Bool {
        if context.header(around: place)?.contains("numberOf") == true { return true }
        guard let member = context.member(at: place) else { return false }
        let own = member.lines.lines.compactMap { context.lines.files.line($0, of: member.lines.file) }.filter { !$0.contains("UIScreen") }
        return own.contains { $0.contains(/(?:bounds|frame)\.(?:size\.)?(?:width|height)|SizeClass|isCollapsed|[lL]argeTitle/) }
    }

    /// Whether views have other places in the same run when the line is told of another device. An idiom that decides which views there are
    /// decides what is shown.
    private func decidesLayout(_ place: SourceLocation, isSize: Bool, _ context: RuleContext) -> Bool {
        if isGivenToLayout(place, context) { return true }
        guard let other = context.run.misreadingDevice(at: place).map({ places(RuleContext($0)) }) else { return false }
        return zip(places(context), other).contains { here, there in
            here != there && (isSize || here.map(\.type).sorted() == there.map(\.type).sorted())
        }
    }

    /// Whether a statement sets a property that decides a layout to what the line has kept.
    private func isGivenToLayout(_ place: SourceLocation, _ context: RuleContext) -> Bool {
        let local = context.lines.text(at: place).prefixMatch(of: /(?:let|var) (\w+)\b[^=]*=/)?.1
        guard let kept = context.lines.target(at: place)?.split(separator: ".").last ?? local else { return false }
        return context.recording.events.contains { event in
            guard event.kind == .line, let place = event.location else { return false }
            let text = context.lines.text(at: place)
            guard let match = text.firstMatch(of: /\.(\w+) [+-]?= (.+)/), Self.layout.contains(String(match.1)) else { return false }
            return match.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(kept)
        }
    }

    /// The properties that decide where views are, with other content if not with this.
    private static let layout: Set<String> = [
        "numberOfLines", "axis", "distribution", "alignment", "spacing", "constant", "isActive", "contentInset", "layoutMargins",
        "directionalLayoutMargins", "preferredContentSize", "itemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing",
        "rowHeight", "estimatedRowHeight",
    ]

    /// The views that can be seen at the end of each step, and where.
    private func places(_ context: RuleContext) -> [[Place]] {
        context.restingEvents.map { event in
            context.run.hierarchy(at: event).filter { $0.isInWindow && !$0.isHidden }.map { Place(type: $0.typeName, frame: $0.frame) }
        }
    }

    private struct Place: Hashable {
        let type: String
        let frame: CGRect
    }

    /// Whether the line makes a text of what it reads.
    private func isOnlyTold(_ place: SourceLocation, _ context: RuleContext) -> Bool {
        let line = context.lines.text(at: place)
        return line.contains("\\(UI") || line.contains("? \"") || line.contains("print(")
    }
}

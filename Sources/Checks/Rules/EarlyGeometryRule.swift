import Heap
import Interpreter
import Stage

/// Geometry or traits that are read before they have settled.
struct EarlyGeometryRule: Rule {
    let name = "early-geometry"
    let summary = "geometry or traits are read before they have settled"
    let page = RulePage(
        what:
            "A layout uses a frame, bounds, a safe area, margins or traits that are not final yet. They are read in `viewDidLoad` or `viewWillAppear`, or from a subview before its layout.",
        why: [
            "At the first `viewWillAppear` the view is in no window, and its safe area is zero. [claim G10]",
            "At `viewIsAppearing` the view is in the hierarchy, its traits are updated, and its own geometry is accurate. [claim G10]",
            "Constraints can be made in `viewDidLoad`: they tell UIKit what to do when the layout happens. [claim A08]",
        ],
        wrong: """
            import UIKit

            final class CheckoutViewController: UIViewController {
                private let payButton = UIButton(configuration: .filled())

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    payButton.setTitle("Pay", for: .normal)
                    view.addSubview(payButton)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    let top = view.safeAreaInsets.top + 16
                    payButton.frame = CGRect(x: 20, y: top, width: 160, height: 44)
                }
            }
            """,
        right: """
            import UIKit

            final class CheckoutViewController: UIViewController {
                private let payButton = UIButton(configuration: .filled())

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    payButton.setTitle("Pay", for: .normal)
                    payButton.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(payButton)
                    let safeArea = view.safeAreaLayoutGuide
                    NSLayoutConstraint.activate([
                        payButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
                        payButton.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
                    ])
                }
            }
            """,
        mend: "read it in viewIsAppearing(_:), or leave it to constraints or a layout callback",
        lesson: "06")

    private static let beforeWindow = ["loadView()", "viewDidLoad()", "viewWillAppear(_:)"]
    private static let beforeLayout =
        beforeWindow + ["updateViewConstraints()", "viewIsAppearing(_:)", "viewWillLayoutSubviews()"]
    /// How often a line is measured: it costs forks, and a loop can read a million times.
    private static let enough = 8
    private static let geometry = ["frame", "bounds", "center"]
    private static let read: Set<String> = [
        "UIView.frame", "UIView.bounds", "UIView.center", "UIView.safeAreaInsets", "UIView.layoutMargins",
        "UIView.directionalLayoutMargins",
        "UIView.traitCollection", "UIViewController.traitCollection",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        var told: Set<Line> = []
        var measured: [Line: Int] = [:]
        return context.recording.uses.compactMap { use in
            guard !use.isWrite, Self.read.contains(use.member), let location = use.location,
                let callback = context.controllerCallback(from: use.callback), Self.beforeLayout.contains(callback.name),
                let controller = callback.object, measured[Line(location, use.member), default: 0] < Self.enough
            else { return nil }
            measured[Line(location, use.member), default: 0] += 1
            guard let reading = context.run.reading(use, of: controller)
            else { return nil }
            let property = use.member.split(separator: ".").last.map(String.init) ?? use.member
            guard isTooEarly(reading, property, use, in: callback.name), !isReadAgain(use, context),
                told.insert(Line(location, property)).inserted
            else { return nil }
            var found = finding(
                message(reading, property, use, callback, context), advice(reading, property), at: location, event: use.event,
                point: callback.name == "viewWillAppear(_:)" ? 2 : Self.beforeWindow.contains(callback.name) ? 1 : 2)
            found.callback = context.className(of: callback)
            found.isByLuck = reading.settled == reading.value
            return found
        }
    }

    /// The root's values are promised from viewIsAppearing on, those of the views in it once they are laid out. Code may pass on a whole
    /// rectangle of the root, for example to a child with a resizing mask: that follows later changes.
    private func isTooEarly(_ reading: EarlyReading, _ property: String, _ use: Use, in callback: String) -> Bool {
        let isGeometry = Self.geometry.contains(property)
        guard reading.isRoot else { return reading.settled != nil && reading.settled != reading.value }
        return Self.beforeWindow.contains(callback) && !reading.isInWindow && (!isGeometry || use.takesPart || property == "center")
    }

    /// Whether the same expression is read once more in the same appearance, when its value has settled.
    private func isReadAgain(_ use: Use, _ context: RuleContext) -> Bool {
        let end = context.recording.callbacks.first { $0.index > use.event && $0.name == "viewDidAppear(_:)" }?.index ?? .max
        return context.recording.uses.contains { later in
            later.eventCount > use.eventCount && later.event < end && later.member == use.member && later.location == use.location
                && later.receiver == use.receiver
                && context.callbacks(from: later.callback).contains { Self.settled.contains($0.name) }
        }
    }

    private static let settled: Set<String> = [
        "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()", "updateProperties()",
        "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()", "traitCollectionDidChange(_:)",
    ]

    private func message(
        _ reading: EarlyReading, _ property: String, _ use: Use, _ callback: Event, _ context: RuleContext
    ) -> String {
        let whose = use.receiver.map { context.recording.name(of: $0, at: use.event) } ?? "?"
        let settled: String
        switch reading.settled {
        case reading.value?: settled = "\(reading.value), as it stays in this window; in a sheet or another window it would not"
        case let value?: settled = "\(reading.value) here, \(value) once it has settled"
        case nil: settled = "\(reading.value) here"
        }
        return "\(property) of \(whose) is read in \(context.recording.name(of: callback)), before it is final: \(settled)"
    }

    private func advice(_ reading: EarlyReading, _ property: String) -> String {
        if !reading.isRoot { return "read it in viewDidLayoutSubviews(), or in layoutSubviews() of the view around it" }
        return property == "traitCollection"
            ? "read it in viewIsAppearing(_:), and again when it changes"
            : "read it in viewIsAppearing(_:), or use constraints or a layout callback"
    }
}

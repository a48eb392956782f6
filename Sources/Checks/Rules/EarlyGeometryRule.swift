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
    private static let geometry: Set<String> = ["frame", "bounds", "center", "position"]
    private static let read: Set<String> = [
        "UIView.frame", "UIView.bounds", "UIView.center", "UIView.safeAreaInsets", "UIView.layoutMargins",
        "UIView.directionalLayoutMargins", "CALayer.frame", "CALayer.bounds", "CALayer.position", "UIScrollView.contentSize",
        "UIView.systemLayoutSizeFitting(_:)",
        "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)", "UIView.traitCollection",
        "UIViewController.traitCollection",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        var measured: [Line: Int] = [:]
        var found: [Line: Finding] = [:]
        var order: [Line] = []
        for use in context.uses {
            guard !use.isWrite, Self.read.contains(use.member), let location = use.location,
                let callback = context.controllerCallback(from: use.callback), Self.beforeLayout.contains(callback.name),
                let controller = callback.object, measured[Line(location, use.member), default: 0] < Self.enough
            else { continue }
            measured[Line(location, use.member), default: 0] += 1
            // A view that lays itself out reads at each layout.
            guard context.callbacks(from: use.callback).first?.name != "layoutSubviews()" else { continue }
            let line = Line(location, use.member)
            // What differs in this run counts more than what is right by luck.
            guard found[line].map(\.isByLuck) != false, let reading = context.run.reading(use, of: controller),
                isTooEarly(reading, use, in: callback.name), reading.settled != nil || !context.run.hasEnded,
                !isWrittenBack(use, context), !isReadAgain(use, context), !isFollowed(use, of: controller, context)
            else { continue }
            let isByLuck = reading.settled == reading.value
            if found[line] == nil { order.append(line) } else if isByLuck { continue }
            var finding = finding(
                message(reading, use, callback, context), advice(reading, use), at: location, event: use.event,
                point: callback.name == "viewWillAppear(_:)" ? 2 : Self.beforeWindow.contains(callback.name) ? 1 : 2)
            finding.callback = context.className(of: callback)
            finding.isByLuck = isByLuck
            found[line] = finding
        }
        return onePerCall(order.compactMap { found[$0] }, context)
    }

    /// The findings without those that follow from the same call of a function as one before: the view is read too early once.
    private func onePerCall(_ findings: [Finding], _ context: RuleContext) -> [Finding] {
        var calls: Set<Int> = []
        return findings.filter { finding in
            guard !finding.isByLuck, let callback = context.controllerCallback(from: context.callback(around: finding.event)),
                let call = context.line(in: callback, before: finding.event),
                call.functions < context.recording.events[finding.event].functions
            else { return true }
            return calls.insert(call.index).inserted
        }
    }

    /// Whether the value goes back to where it comes from: it is changed in place, or compared with what takes its place.
    private func isWrittenBack(_ use: Use, _ context: RuleContext) -> Bool {
        guard use.parts.isEmpty else { return false }
        if let place = use.location, isAskedForChange(place, context) { return true }
        return context.recording.assignments.contains { later in
            later.member == use.member && later.receiver == use.receiver && later.callback == use.callback
                && later.eventCount >= use.eventCount
        }
    }

    /// Whether a whole value is an operand of `==` or `!=`: the code asks whether it has changed.
    private func isAskedForChange(_ place: SourceLocation, _ context: RuleContext) -> Bool {
        if context.lines.rest(from: place).prefixMatch(of: /[\w.?!]*[\w?] *[!=]=(?!=)/) != nil { return true }
        let before = context.lines.rest(from: SourceLocation(file: place.file, line: place.line, column: 1)).utf8.prefix(place.column - 1)
        return Substring(before).firstMatch(of: /[!=]= *[\w.?!]*$/) != nil
    }

    /// The root's values are promised from viewIsAppearing on, those of the views in it once they are laid out. Code may pass on a whole
    /// rectangle of the root, for example to a child with a resizing mask: that follows later changes. Of traits those count that are read,
    /// and the idiom never changes.
    private func isTooEarly(_ reading: EarlyReading, _ use: Use, in callback: String) -> Bool {
        if use.isOfTraits, Set(use.parts).isSubset(of: ["userInterfaceIdiom"]) { return false }
        let isGeometry = Self.geometry.contains(use.name)
        guard reading.isRoot, !use.isMeasured else { return reading.settled != nil && reading.settled != reading.value }
        let takesPart = !use.parts.isEmpty || use.name == "center" || use.name == "position"
        return Self.beforeWindow.contains(callback) && !reading.isInWindow && (!isGeometry || takesPart)
    }

    /// Whether the same is done once more when the value has settled or changed: the same expression is read, or the same is assigned. For
    /// traits the code that answers their changes counts, whether it has run or not.
    private func isReadAgain(_ use: Use, _ context: RuleContext) -> Bool {
        // An observer of the value hears of each change.
        if let place = use.location, context.lines.text(at: place).contains(".observe(\\") { return true }
        let end = context.allCallbacks.first { $0.index > use.event && $0.name == "viewDidAppear(_:)" }?.index ?? .max
        let isRead = context.recording.uses.contains { later in
            later.eventCount > use.eventCount && later.event < end && later.member == use.member && later.location == use.location
                && later.receiver == use.receiver && isLate(context.callbacks(from: later.callback))
        }
        guard !isRead, let place = use.location else { return isRead }
        let target = context.lines.target(at: place)
        if let target,
            context.allCallbacks.contains(where: { callback in
                callback.index > use.event && callback.index < end && Self.settled.contains(callback.name)
                    && callback.end.map { context.assigns(target, in: callback.index...$0) } == true
            })
        {
            return true
        }
        guard use.isOfTraits, let controller = context.controllerCallback(from: use.callback)?.object else {
            return false
        }
        let owners = [controller] + (use.receiver.map { [$0] } ?? [])
        return owners.contains { owner in
            context.answers(toTraits: use.parts, in: context.recording.typeName(of: owner)).contains { line in
                if line.file == place.file, line.line == place.line { return true }
                let other = SourceLocation(file: line.file, line: line.line, column: 1)
                guard let target else { return use.parts.contains { context.lines.text(at: other).contains(".\($0)") } }
                return context.lines.target(at: other) == target
            }
        }
    }

    /// Whether a read in these callbacks comes when the value has settled or changed: in none that is early, as an observer's.
    private func isLate(_ callbacks: [Event]) -> Bool {
        callbacks.contains { Self.settled.contains($0.name) } || !callbacks.contains { Self.beforeLayout.contains($0.name) }
    }

    /// Whether a view that is given the whole rectangle has the same size once all is laid out, by its resizing mask or by constraints.
    private func isFollowed(_ use: Use, of controller: ObjectID, _ context: RuleContext) -> Bool {
        context.recording.assignments.contains { assignment in
            ["UIView.frame", "UIView.bounds"].contains(assignment.member) && assignment.takesWhole(of: use)
                && context.run.isAsLarge(assignment.receiver, asReadBy: use, of: controller)
        }
    }

    private static let settled: Set<String> = [
        "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()", "updateProperties()",
        "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()", "traitCollectionDidChange(_:)",
    ]

    private func message(
        _ reading: EarlyReading, _ use: Use, _ callback: Event, _ context: RuleContext
    ) -> String {
        let whose = use.receiver.map { context.recording.name(of: $0, at: use.event) } ?? "?"
        let settled: String
        switch reading.settled {
        case reading.value?: settled = "\(reading.value), as it stays in this window; in a sheet or another window it would not"
        case let value?: settled = "\(reading.value) here, \(value) once it has settled"
        case nil: settled = "\(reading.value) here"
        }
        return "\(use.readName) of \(whose) is read in \(context.recording.name(of: callback)), before it is final: \(settled)"
    }

    private func advice(_ reading: EarlyReading, _ use: Use) -> String {
        if !reading.isRoot { return "read it in viewDidLayoutSubviews(), or in layoutSubviews() of the view around it" }
        return use.isOfTraits
            ? "read it in viewIsAppearing(_:), and again when it changes"
            : "read it in viewIsAppearing(_:), or use constraints or a layout callback"
    }
}

import Heap
import Interpreter
import Stage

/// Layout callbacks that change the hierarchy or ask for layout again.
struct LayoutCallbackRule: Rule {
    let name = "layout-callback"
    let summary = "a layout callback adds views or constraints, or asks for layout again"

    private static let callbacks = ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()"]
    private static let adding: Set<String> = [
        "UIView.addSubview(_:)", "UIView.insertSubview(_:at:)", "UIView.insertSubview(_:belowSubview:)",
        "UIView.insertSubview(_:aboveSubview:)",
        "UIStackView.addArrangedSubview(_:)", "UIStackView.insertArrangedSubview(_:at:)", "NSLayoutConstraint.activate(_:)",
        "NSLayoutConstraint.isActive", "UIView.addConstraint(_:)", "UIView.addConstraints(_:)",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        var told: Set<Line> = []
        return context.recording.uses.compactMap { use in
            guard let location = use.location, let callback = context.controllerCallback(from: use.callback),
                Self.callbacks.contains(callback.name)
            else { return nil }
            let what = use.member.split(separator: ".").last.map(String.init) ?? use.member
            let isRequest = use.member == "UIView.setNeedsLayout()"
            guard isRequest || Self.adding.contains(use.member), use.member != "NSLayoutConstraint.isActive" || use.isWrite,
                told.insert(Line(location)).inserted
            else { return nil }
            return finding(
                isRequest
                    ? "\(what) in \(context.recording.name(of: callback)) asks for another pass from inside the pass"
                    : "\(what) in \(context.recording.name(of: callback)) changes the hierarchy in every layout pass, and causes another",
                isRequest ? "place things here, and ask for layout where their cause changes" : "add it once in viewDidLoad()",
                at: location, event: use.event, point: 4)
        }
    }
}

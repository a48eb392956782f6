/// The callbacks that a snippet can be put into when the class does not override them yet.
enum OverridePoint {
    /// How an override is written.
    struct Signature {
        let declaration: String
        /// The first statement: the call of super, or the one in its place.
        let opening: String?
    }

    /// How a callback of that full name is overridden; nil when it is not known.
    static func signature(of name: String) -> Signature? {
        // An override of this method makes the view instead of super.
        if name == "loadView()" { return Signature(declaration: "override func loadView()", opening: "view = UIView()") }
        if name == "deinit" { return Signature(declaration: "deinit", opening: nil) }
        let base = String(name.prefix { $0 != "(" })
        guard let parameters = known[name] else { return nil }
        let declared = parameters.map { parameter in
            let label = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
            return "\(label): \(parameter.type)"
        }
        let passed = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        return Signature(
            declaration: "override func \(base)(\(declared.joined(separator: ", ")))",
            opening: "super.\(base)(\(passed.joined(separator: ", ")))")
    }

    private typealias Parameter = (label: String, name: String, type: String)

    private static let animated: [Parameter] = [("_", "animated", "Bool")]

    private static let known: [String: [Parameter]] = [
        "viewDidLoad()": [],
        "viewWillAppear(_:)": animated, "viewIsAppearing(_:)": animated, "viewDidAppear(_:)": animated,
        "viewWillDisappear(_:)": animated, "viewDidDisappear(_:)": animated,
        "viewWillLayoutSubviews()": [], "viewDidLayoutSubviews()": [], "updateViewConstraints()": [], "updateProperties()": [],
        "viewSafeAreaInsetsDidChange()": [], "viewLayoutMarginsDidChange()": [],
        "traitCollectionDidChange(_:)": [("_", "previousTraitCollection", "UITraitCollection?")],
        "viewWillTransition(to:with:)": [("to", "size", "CGSize"), ("with", "coordinator", "any UIViewControllerTransitionCoordinator")],
        "willMove(toParent:)": [("toParent", "parent", "UIViewController?")],
        "didMove(toParent:)": [("toParent", "parent", "UIViewController?")],
        "layoutSubviews()": [], "updateConstraints()": [], "didMoveToWindow()": [], "didMoveToSuperview()": [],
        "willMove(toWindow:)": [("toWindow", "newWindow", "UIWindow?")],
        "willMove(toSuperview:)": [("toSuperview", "newSuperview", "UIView?")],
        "safeAreaInsetsDidChange()": [],
    ]
}

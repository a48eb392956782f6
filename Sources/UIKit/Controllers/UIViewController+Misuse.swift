import Heap

// What UIKit raises and prints when a controller is asked for what it cannot do. Each text is one that people have seen.
extension UIViewController {
    /// Whether a controller may become a child; one that is this controller or holds it may not, and nobody has told what UIKit says then.
    func allowsChild(_ child: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor, current !== child { ancestor = current.parent }
        guard ancestor != nil else { return true }
        world.report(.refusal("addChild(_:) with the controller itself or one that holds it: what UIKit does then is not known"))
        return false
    }
}

extension World {
    private static let appearanceSelectors = [
        "viewWillAppear(_:)": "-viewWillAppear:", "viewDidAppear(_:)": "-viewDidAppear:", "viewWillDisappear(_:)": "-viewWillDisappear:",
        "viewDidDisappear(_:)": "-viewDidDisappear:",
    ]

    /// Writes UIKit's message when code itself calls an appearance callback.
    ///
    /// Fidelity: recorded modal-direct-call-misuse.
    func warn(ofDirectCall name: String, on object: NSObject) {
        guard let selector = Self.appearanceSelectors[name], object is UIViewController else { return }
        report(
            .console(
                "Calling \(selector) directly on a view controller is not supported, and may result in out-of-order callbacks and other "
                    + "inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                    + "UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at "
                    + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: \(object)",
                object: object.id))
    }
}

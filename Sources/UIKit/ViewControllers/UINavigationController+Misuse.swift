import Heap

// The exceptions that UIKit raises for an invalid stack. Each text comes from an app's crash.
extension UINavigationController {
    /// Whether a controller may be put on the stack; if not, the exception has been reported.
    ///
    /// Fidelity: reported, texts of crash logs: a controller that is on the stack already, and a navigation controller.
    func allowsPush(of viewController: UIViewController) -> Bool {
        if viewController is UINavigationController {
            raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
            return false
        }
        if stackState.stack.contains(viewController.id) {
            raise(
                "NSInvalidArgumentException",
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
            return false
        }
        return true
    }

    /// Whether the stack can be these controllers; if not, the exception has been reported.
    ///
    /// Fidelity: reported, text of a crash log.
    func allowsStack(of viewControllers: [UIViewController]) -> Bool {
        guard Set(viewControllers.map(\.id)).count < viewControllers.count else { return true }
        let list = viewControllers.map { "    \"\($0)\"" }.joined(separator: ",\n")
        raise("NSInternalInconsistencyException", "All view controllers in a navigation controller must be distinct (\n(\n\(list)\n)\n)")
        return false
    }

    /// Whether the stack holds a controller to pop to; if not, the exception has been reported.
    ///
    /// Fidelity: reported, text of a crash log.
    func allowsPop(to viewController: UIViewController) -> Bool {
        guard !stackState.stack.contains(viewController.id) else { return true }
        raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
        return false
    }

    private func raise(_ name: String, _ reason: String) {
        world.report(.exception(name: name, reason: reason, object: id))
    }
}

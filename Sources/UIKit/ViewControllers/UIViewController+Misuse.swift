import Heap

// UIKit's exceptions and messages for misuse of a controller. Each text is quoted from a real app's console.
extension UIViewController {
    /// Whether a controller may become a child. This controller and those around it may not; UIKit's reaction to that is not known, so it
    /// is refused. A controller whose view is in a view of another controller may not either; UIKit's exception has been reported then.
    ///
    /// Fidelity: reported github.com/smartnsoft/Extra/issues/7, github.com/blsage/iPages/issues/27 (the exception and its words).
    func allowsChild(_ child: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor, current !== child { ancestor = current.parent }
        guard ancestor != nil else {
            guard let view = child.viewIfLoaded, view.window != nil, let holder = view.superview?.holdingController, holder !== self else {
                return true
            }
            world.report(
                .exception(
                    name: "UIViewControllerHierarchyInconsistency",
                    reason: "child view controller:\(child) should have parent view controller:\(holder) but requested parent is:\(self)",
                    object: child.id))
            return false
        }
        world.report(.refusal("addChild(_:) with the controller itself or one that holds it: what UIKit does then is not known"))
        return false
    }
}

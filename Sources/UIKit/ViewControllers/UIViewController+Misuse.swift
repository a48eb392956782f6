import Heap

// UIKit's exceptions and messages for misuse of a controller. Each text is quoted from a real app's console.
extension UIViewController {
    /// Whether a controller may become a child. This controller and those around it may not; UIKit's reaction to that is not known, so it
    /// is refused.
    func allowsChild(_ child: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor, current !== child { ancestor = current.parent }
        guard ancestor != nil else { return true }
        world.report(.refusal("addChild(_:) with the controller itself or one that holds it: what UIKit does then is not known"))
        return false
    }
}

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

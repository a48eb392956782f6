/// A tab of iOS 18. Not simulated: making one is refused, and has no effect.
///
/// Fidelity: simplified; refused by name.
@available(iOS 18, *)
open class UITab: NSObject {
    /// A tab with a closure that makes its controller.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init()
        refuse()
    }

    package init(title: String, image: UIImage?, identifier: String, viewControllerProvider: Block?) {
        super.init()
        refuse()
    }

    private func refuse() {
        world.report(.refusal("UITab: tabs are made with UITabBarController.viewControllers"))
    }
}

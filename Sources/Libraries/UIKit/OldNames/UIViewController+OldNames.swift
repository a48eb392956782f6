/// The names of Swift 3 and 4 for what controllers have.
///
/// Fidelity: documented UIViewController.
extension UIViewController {
    var childViewControllers: [UIViewController] { children }
    func addChildViewController(_ child: UIViewController) { addChild(child) }
    func removeFromParentViewController() { removeFromParent() }
    func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

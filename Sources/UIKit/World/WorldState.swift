import Heap

/// Everything a World knows, as a value. A copy is a snapshot and shares what has not changed.
public struct WorldState: Sendable {
    /// What a native closure holds.
    struct Kept: Sendable {
        var kept: [ObjectID] = []
    }

    var clock: Clock
    var runLoop = RunLoop.State()
    var animations = Animations()
    var application = UIApplication.State()
    var screen: UIScreen.State
    var views = Table(initial: UIView.State())
    var layers = Table(initial: CALayer.State())
    var labels = Table(initial: UILabel.State())
    var buttons = Table(initial: UIButton.State())
    var stacks = Table(initial: UIStackView.State())
    var scrolls = Table(initial: UIScrollView.State())
    var constraints = Table(initial: NSLayoutConstraint.State())
    var guides = Table(initial: UILayoutGuide.State())
    var controllers = Table(initial: UIViewController.State())
    var navigations = Table(initial: UINavigationController.State())
    var bars = Table(initial: UINavigationBar.State())
    var items = Table(initial: UINavigationItem.State())
    var coordinators = Table(initial: TransitionCoordinator.State())
    var presentations = Table(initial: UIPresentationController.State())
    var windows = Table(initial: UIWindow.State())
    var scenes = Table(initial: UIScene.State())
    var controls = Table(initial: UIControl.State())
    var barItems = Table(initial: UIBarButtonItem.State())
    var keptByBlock = Table(initial: Kept())
    /// Grows with each change that can alter what the constraint solver says.
    var layoutRevision = 0

    init(screen device: DeviceProfile) {
        clock = Clock(framesPerSecond: device.framesPerSecond)
        screen = UIScreen.State(device: device)
    }
}

public import Foundation
public import Heap

/// Everything a World knows, as a value. A copy is a snapshot and shares all that has not changed. State that few apps use is stored apart
/// (`RareState`), so that a copy costs little.
@dynamicMemberLookup
public struct WorldState: Sendable {
    /// The references of a native closure.
    struct Kept: Sendable {
        var kept: [ObjectID] = []
    }

    var clock: Clock
    var agenda = Agenda.State()
    /// Whether the app has ended, by an exception or a runtime error.
    var hasEnded = false
    /// Whether it has ended because each pass requested layout again.
    public package(set) var hasEndlessLayout = false
    /// The views that a layout pass is in, the outermost first.
    var visits: [ObjectID] = []
    var animations = Animations()
    var application = UIApplication.Record()
    var screen: UIScreen.State
    var views = Table(initial: UIView.State())
    var layers = Table(initial: CALayer.State())
    var labels = Table(initial: UILabel.State())
    var buttons = Table(initial: UIButton.Record())
    var stacks = Table(initial: UIStackView.State())
    var scrolls = Table(initial: UIScrollView.State())
    var targets = Table(initial: CGPoint.zero)
    var constraints = Table(initial: NSLayoutConstraint.State())
    var guides = Table(initial: UILayoutGuide.State())
    var controllers = Table(initial: UIViewController.State())
    var navigations = Table(initial: UINavigationController.State())
    var tabControllers = Table(initial: UITabBarController.State())
    var tabBars = Table(initial: UITabBar.State())
    var tabItems = Table(initial: UITabBarItem.State())
    var bars = Table(initial: UINavigationBar.State())
    var items = Table(initial: UINavigationItem.State())
    var looks = Table(initial: Looks())
    var appearances = Table(initial: BarAppearances())
    var animators = Table(initial: UIViewPropertyAnimator.State())
    var timings = Table(initial: Timing())
    var coordinators = Table(initial: TransitionCoordinator.State())
    var contexts = Table(initial: TransitionContext.State())
    var wrapperViews = Table(initial: UIViewControllerWrapperView.Record())
    var transitionViews = Table(initial: UITransitionView.Record())
    var presentations = Table(initial: UIPresentationController.State())
    var windows = Table(initial: UIWindow.State())
    var scenes = Table(initial: UIScene.State())
    var controls = Table(initial: UIControl.Record())
    var barItems = Table(initial: UIBarButtonItem.State())
    /// Retained: of a menu that goes.
    var menuAnimator: ObjectID?
    var inertViews = Table(initial: InertViewProperties())
    var inertScrollViews = Table(initial: InertScrollViewProperties())
    var inertControllers = Table(initial: InertControllerProperties())
    var inertNavigations = Table(initial: InertNavigationProperties())
    var keyed = Table(initial: [KeyedValue]())
    var layerAnimations = Table(initial: LayerAnimation())
    /// The transactions of layers that code has begun, innermost last.
    var transactions: [LayerTransaction] = []
    var waitingCompletions: [WaitingCompletion] = []
    var gestures = Table(initial: UIGestureRecognizer.Record())
    var texts = Table(initial: TextInput())
    var touches = Table(initial: UITouch.Record())
    /// The properties of UIKit's that code has observed, of any object.
    var observedKeys: Set<String> = []
    private var seldom = Shared(RareState())
    /// The contexts in which code draws, the innermost last.
    var graphics: [GraphicsEntry] = []
    var tables = Table(initial: UITableView.Record())
    var cells = Table(initial: UITableViewCell.Record())
    var collections = Table(initial: UICollectionView.Record())
    var reusables = Table(initial: UICollectionReusableView.Record())
    var collectionLayouts = Table(initial: UICollectionViewLayout.Record())
    var layoutAttributes = Table(initial: LayoutElement())
    var images = Table(initial: UIImageView.State())
    var notifications = Table(initial: PostedNotification.Record())
    var centers = Table(initial: NotificationCenter.State())
    var tokens = Table(initial: NotificationToken.State())
    var timers = Table(initial: Timer.State())
    /// The number of identifiers made.
    var identifiers = 0
    var traitEnvironments = Table(initial: TraitEnvironment())
    var keptByBlock = Table(initial: Kept())
    var associations = Table(initial: [Association]())
    var archived = Table(initial: UIViewController.Archived())
    /// Grows with each change that can alter the constraints' solution.
    var layoutRevision = 0 { didSet { layoutStamp = LayoutStamp() } }
    /// Another one after each such change.
    private(set) var layoutStamp = LayoutStamp()
    /// How often code has exercised the ambiguity of a view's frame.
    var exercises: [ObjectID: Int] = [:]
    /// Whether constraints or stack views have ever been used.
    var usesConstraints = false
    /// The conflicting constraints that the console has reported.
    var toldContradictions: [ToldContradiction] = []

    /// The rare state's tables, as if they were declared here.
    public subscript<Value>(dynamicMember path: WritableKeyPath<RareState, Value>) -> Value {
        @inline(__always) _read { yield seldom.content[keyPath: path] }
        @inline(__always) _modify { yield &seldom.content[keyPath: path] }
    }

    init(screen device: DeviceProfile) {
        clock = Clock(framesPerSecond: device.framesPerSecond)
        screen = UIScreen.State(device: device)
    }
}

extension WorldState {
    /// Takes over another state's animations. The display shows the last commit's layer tree under the present animations.
    public mutating func takeAnimations(from other: WorldState) {
        animations = other.animations
    }

    /// The state with every animation at its end.
    public var withoutAnimations: WorldState {
        var settled = self
        settled.animations = Animations()
        return settled
    }
}

extension World {
    /// Whether a transition between controllers is in flight.
    public var isInTransition: Bool {
        !state.agenda.openTransitions.isEmpty || state.animations.groups.contains { $0.isTransition && !$0.hasEnded }
    }
}

extension World {
    /// Whether an animation moves a view in a state.
    public func isAnimating(_ view: ObjectID, in other: WorldState) -> Bool {
        other.animations.properties.contains { $0.view == view }
    }

    /// Whether an animation moves a property of a view in a state. For a property of the view's place, all such properties count.
    public func isAnimating(_ view: ObjectID, _ property: String, in other: WorldState) -> Bool {
        let place = ["center", "bounds", "transform", "anchorPoint", "frame"]
        return other.animations.properties.contains {
            $0.view == view && ($0.property.rawValue == property || place.contains(property) && place.contains($0.property.rawValue))
        }
    }

    /// A view's frame on the display in a state at a time, in its superview's coordinates. Returns nil if `view` is not a view.
    public func shownFrame(of view: ObjectID, in other: WorldState, at time: Double) -> CGRect? {
        visiting(other) { object(view, as: UIView.self).map { presentedFrame(of: $0, at: time) } }
    }

    /// The subviews and sublayers that a view or layer holds in a state.
    public func contents(of id: ObjectID, in other: WorldState) -> [ObjectID] {
        let layer = other.views[id].layer ?? id
        return other.views[id].subviews + other.layers[layer].sublayers
    }

    /// A controller's view in a state.
    public func rootView(of controller: ObjectID, in other: WorldState) -> ObjectID? {
        other.controllers[controller].view
    }

    /// Whether a view is in a window that the screen shows, in a state, and nothing around it is hidden.
    public func isOnScreen(_ view: ObjectID, in other: WorldState) -> Bool {
        var current: ObjectID? = view
        while let id = current {
            if other.views[id].isHidden { return false }
            if other.application.windows.contains(id) { return true }
            current = other.views[id].superview
        }
        return false
    }
}

extension WorldState {
    /// A controller's view; nil while it is not loaded.
    public func rootView(of controller: ObjectID) -> ObjectID? { controllers[controller].view }

    /// Calls `body` with each controller whose root view is another than in an earlier state, and with the view; nil for none. Costs what
    /// differs.
    public func forEachRootView(changedSince earlier: WorldState?, _ body: (_ controller: ObjectID, _ view: ObjectID?) -> Void) {
        controllers.forEachChange(since: earlier?.controllers ?? Table(initial: UIViewController.State())) { index, new, old in
            if new.view != old.view { body(ObjectID(index: index), new.view) }
        }
    }

    /// The view that a view is in; nil for none.
    public func superview(of view: ObjectID) -> ObjectID? { views[view].superview }

    /// Whether a view is in a window.
    public func hasWindow(_ view: ObjectID) -> Bool {
        var current: ObjectID? = view
        while let id = current {
            if application.windows.contains(id) { return true }
            current = views[id].superview
        }
        return false
    }
}

public import Foundation
public import Heap

/// Everything a World knows, as a value. A copy is a snapshot and shares what has not changed.
public struct WorldState: Sendable {
    /// What a native closure holds.
    struct Kept: Sendable {
        var kept: [ObjectID] = []
    }

    var clock: Clock
    var agenda = Agenda.State()
    /// Whether the app has ended: an exception that nobody catches, or a runtime error.
    var hasEnded = false
    /// Whether it has ended because layout was asked for again in each pass.
    public package(set) var hasEndlessLayout = false
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
    var tabButtons = Table(initial: UITabBarButton.State())
    var pages = Table(initial: UIPageViewController.State())
    var splits = Table(initial: UISplitViewController.State())
    var inputControllers = Table(initial: UIInputViewController.Record())
    var inputViews = Table(initial: UIInputView.Record())
    var toolbars = Table(initial: UIToolbar.State())
    var toolbarButtons = Table(initial: UIToolbarButton.State())
    var bars = Table(initial: UINavigationBar.State())
    var searchBars = Table(initial: UISearchBar.Record())
    var searches = Table(initial: UISearchController.Record())
    var items = Table(initial: UINavigationItem.State())
    var looks = Table(initial: Looks())
    var appearances = Table(initial: BarAppearances())
    var animators = Table(initial: UIViewPropertyAnimator.State())
    var timings = Table(initial: Timing())
    var coordinators = Table(initial: TransitionCoordinator.State())
    var contexts = Table(initial: TransitionContext.State())
    var interactions = Table(initial: UIPercentDrivenInteractiveTransition.State())
    var sheets = Table(initial: UISheetPresentationController.Record())
    var detents = Table(initial: UISheetPresentationController.Detent.State())
    var transitionViews = Table(initial: UITransitionView.Record())
    var detentContexts = Table(initial: DetentContext.State())
    var alerts = Table(initial: UIAlertController.Record())
    var alertActions = Table(initial: UIAlertAction.State())
    var popovers = Table(initial: UIPopoverPresentationController.Record())
    var presentations = Table(initial: UIPresentationController.State())
    var windows = Table(initial: UIWindow.State())
    var scenes = Table(initial: UIScene.State())
    var configurations = Table(initial: UISceneConfiguration.Record())
    var controls = Table(initial: UIControl.Record())
    var barItems = Table(initial: UIBarButtonItem.State())
    var menuElements = Table(initial: UIMenuElement.Record())
    var menus = Table(initial: MenuView.Record())
    /// The elements of a menu's rows; not held.
    var menuRows = Table(initial: ObjectID?.none)
    var menuConfigurations = Table(initial: UIContextMenuConfiguration.Record())
    var menuInteractions = Table(initial: UIContextMenuInteraction.Record())
    /// The interactions of recognisers; not held.
    var menuRecognizers = Table(initial: ObjectID?.none)
    var menuAnimators = Table(initial: ContextMenuAnimator.Record())
    /// Held: of a menu that goes.
    var menuAnimator: ObjectID?
    var previews = Table(initial: PreviewParts())
    var keptOfViews = Table(initial: KeptOfView())
    var contentSizeLimits = Table(initial: ContentSizeLimits())
    var keptOfScrollViews = Table(initial: KeptOfScrollView())
    var keptOfTables = Table(initial: KeptOfTable())
    var keptOfLabels = Table(initial: KeptOfLabel())
    var keptOfControllers = Table(initial: KeptOfController())
    var keptOfNavigations = Table(initial: KeptOfNavigation())
    var keptOfImageViews = Table(initial: KeptOfImageView())
    var keptOfBarButtons = Table(initial: KeptOfBarButton())
    var zooms = Table(initial: Zoom())
    var keptOfTabBars = Table(initial: KeptOfTabBar())
    var keptOfTabBarItems = Table(initial: KeptOfTabBarItem())
    var keptOfToolbars = Table(initial: KeptOfToolbar())
    var keptOfTextFields = Table(initial: KeptOfTextField())
    var keptOfApplications = Table(initial: KeptOfApplication())
    var keptOfScreens = Table(initial: KeptOfScreen())
    var cellBackgrounds = Table(initial: CellBackgrounds())
    var keptOfSegmentedControls = Table(initial: KeptOfSegments())
    var keptOfDevices = Table(initial: KeptOfDevice())
    var keptOfLayers = Table(initial: KeptOfLayer())
    var keyed = Table(initial: [KeyedValue]())
    var keptOfTextViews = Table(initial: KeptOfTextView())
    var keptOfSplits = Table(initial: KeptOfSplit())
    var keptOfSliders = Table(initial: KeptOfSlider())
    var keptOfSwitches = Table(initial: KeptOfSwitch())
    var keptOfProgressViews = Table(initial: KeptOfProgress())
    var keptOfPageControls = Table(initial: KeptOfPageControl())
    var keptOfSteppers = Table(initial: KeptOfStepper())
    var keptOfButtons = Table(initial: KeptOfButton())
    var windowLevels = Table(initial: CGFloat(0))
    /// Held.
    var refreshTitles = Table(initial: ObjectID?.none)
    var paths = Table(initial: UIBezierPath.Record())
    var contextPaths = Table(initial: CGPath([]))
    var shapes = Table(initial: CAShapeLayer.Shape())
    var gradients = Table(initial: CAGradientLayer.Gradient())
    var tilings = Table(initial: CATiledLayer.Tiling())
    var layerAnimations = Table(initial: LayerAnimation())
    var paces = Table(initial: TimingCurve.linear)
    /// The transactions of layers that code has begun, innermost last.
    var transactions: [LayerTransaction] = []
    var waitingCompletions: [WaitingCompletion] = []
    var accessibilityActions = Table(initial: UIAccessibilityCustomAction.Record())
    var pasteboards = Table(initial: UIPasteboard.Record())
    var activities = Table(initial: UIActivityViewController.Record())
    /// Held: what hosting controllers would show.
    var hosted = Table(initial: ObjectID?.none)
    /// Not held.
    var mailDelegates = Table(initial: ObjectID?.none)
    var safaris = Table(initial: SFSafariViewController.Record())
    var safariFlags = Table(initial: SFSafariViewController.Flags())
    var imagePickers = Table(initial: UIImagePickerController.Record())
    var documentPickers = Table(initial: UIDocumentPickerViewController.Record())
    var gestures = Table(initial: UIGestureRecognizer.Record())
    var texts = Table(initial: TextInput())
    var attributedTexts = Table(initial: AttributedText())
    var paragraphStyles = Table(initial: ParagraphStyle())
    var textTabs = Table(initial: TextTab())
    var shadows = Table(initial: NSShadow.Record())
    var attachments = Table(initial: NSTextAttachment.Record())
    /// What the titles of bar items, segmented controls and navigation bars look like.
    var titleStyles = Table(initial: TitleStyles())
    var touches = Table(initial: UITouch.Record())
    var choices = Table(initial: Choice())
    /// The properties of UIKit's that code has observed, of whatever object.
    var observedKeys: Set<String> = []
    var datePickers = Table(initial: UIDatePicker.Record())
    var pickers = Table(initial: UIPickerView.Record())
    var pickerColumns = Table(initial: UIPickerColumnView.Record())
    var menuItems = Table(initial: UIMenuItem.Record())
    var menuControllers = Table(initial: UIMenuController.Record())
    var appearanceProxies = Table(initial: AppearanceProxyRecord())
    /// The setters that the learner's code has called on an instance itself, in a program that speaks of proxies.
    var ownLooks = Table(initial: Set<String>())
    /// The contexts in which code draws, the innermost last.
    var graphics: [GraphicsEntry] = []
    var replicas = Table(initial: Replica())
    var textContainers = Table(initial: NSTextContainer.Record())
    var rendererFormats = Table(initial: UIGraphicsImageRendererFormat.Record())
    var renderers = Table(initial: UIGraphicsImageRenderer.Record())
    var rendererContexts = Table(initial: UIGraphicsImageRendererContext.Record())
    var unavailableContents = Table(initial: ContentUnavailableView.Record())
    var layoutInvalidations = Table(initial: UICollectionViewLayoutInvalidationContext.Record())
    var layoutParts = Table(initial: LayoutPart())
    var layoutSections = Table(initial: NSCollectionLayoutSection.Record())
    var layoutConfigurations = Table(initial: UICollectionViewCompositionalLayoutConfiguration.Record())
    var compositions = Table(initial: UICollectionViewCompositionalLayout.Settings())
    var configured = Table(initial: Configured())
    var listContents = Table(initial: UIListContentView.Record())
    var accessories = Table(initial: [UICellAccessory]())
    var tables = Table(initial: UITableView.Record())
    var contextualActions = Table(initial: UIContextualAction.State())
    var swipeConfigurations = Table(initial: UISwipeActionsConfiguration.State())
    /// The actions of the buttons behind a row; not held.
    var swipeButtons = Table(initial: ObjectID?.none)
    var cells = Table(initial: UITableViewCell.Record())
    var headers = Table(initial: UITableViewHeaderFooterView.Record())
    var tableControllers = Table(initial: UITableViewController.Record())
    var collections = Table(initial: UICollectionView.Record())
    var reusables = Table(initial: UICollectionReusableView.Record())
    var collectionLayouts = Table(initial: UICollectionViewLayout.Record())
    var layoutAttributes = Table(initial: LayoutElement())
    var collectionControllers = Table(initial: UICollectionViewController.Record())
    var images = Table(initial: UIImageView.State())
    var accessibility = Table(initial: Accessibility())
    var effects = Table(initial: UIVisualEffectView.Record())
    var indicators = Table(initial: Indicator())
    var notifications = Table(initial: PostedNotification.Record())
    var centers = Table(initial: NotificationCenter.State())
    var tokens = Table(initial: NotificationToken.State())
    var timers = Table(initial: Timer.State())
    var displayLinks = Table(initial: CADisplayLink.State())
    var queues = Table(initial: DispatchQueue.State())
    var operationQueues = Table(initial: OperationQueue.State())
    var workItems = Table(initial: DispatchWorkItem.State())
    var groups = Table(initial: DispatchGroup.State())
    var sessions = Table(initial: URLSession.Record())
    var sessionConfigurations = Table(initial: URLSessionConfiguration.Record())
    var requests = Table(initial: URLSessionTask.Record())
    var responses = Table(initial: URLResponse.State())
    var defaults = Table(initial: UserDefaults.State())
    var webViews = Table(initial: WKWebView.Record())
    /// What the views of pages show.
    var webPages = Table(initial: WebPage())
    var webNavigations = Table(initial: WKNavigation.Record())
    var webActions = Table(initial: WKNavigationAction.Record())
    /// Held: the responses that delegates decide about.
    var webResponses = Table(initial: ObjectID?.none)
    var webFrames = Table(initial: KeptRequest())
    var webItems = Table(initial: WKBackForwardListItem.Record())
    var webLists = Table(initial: WKBackForwardList.Record())
    /// What has become of the handlers that delegates decide with.
    var webDecisions = Table(initial: WebDecision?.none)
    var webConfigurations = Table(initial: WKWebViewConfiguration.Record())
    var webPreferences = Table(initial: WKPreferences.Record())
    var webPagePreferences = Table(initial: WKWebpagePreferences.Record())
    var webContents = Table(initial: WKUserContentController.Record())
    var webScripts = Table(initial: WKUserScript.Record())
    /// Whether a store of what pages have kept forgets it.
    var webStores = Table(initial: false)
    /// How many identifiers have been asked for.
    var identifiers = 0
    /// In UTF-16 units.
    var textPositions = Table(initial: 0)
    var textRanges = Table(initial: NSRange(location: 0, length: 0))
    var traitEnvironments = Table(initial: TraitEnvironment())
    var traitBoxes = Table(initial: TraitBox.State())
    var traitRegistrations = Table(initial: TraitRegistration.State())
    var keptByBlock = Table(initial: Kept())
    var associations = Table(initial: [Association]())
    var archived = Table(initial: UIViewController.Archived())
    var storyboards = Table(initial: UIStoryboard.State())
    var nibs = Table(initial: UINib.State())
    var segues = Table(initial: UIStoryboardSegue.State())
    var segueTemplates = Table(initial: UIStoryboardSegueTemplate.State())
    var unwindSources = Table(initial: UIStoryboardUnwindSegueSource.State())
    /// Grows with each change that can alter what the constraint solver says.
    var layoutRevision = 0 { didSet { layoutStamp = LayoutStamp() } }
    /// Another one after each such change.
    private(set) var layoutStamp = LayoutStamp()
    /// How often code has exercised the ambiguity of a view's frame.
    var exercises: [ObjectID: Int] = [:]
    /// Whether constraints or stack views have ever been used.
    var usesConstraints = false
    /// The constraints at odds of which the console has told.
    var toldContradictions: [ToldContradiction] = []

    init(screen device: DeviceProfile) {
        clock = Clock(framesPerSecond: device.framesPerSecond)
        screen = UIScreen.State(device: device)
    }
}

extension WorldState {
    /// Takes over how far another state's animations are: what the display shows is the last commit's layer tree under the animations of
    /// now.
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

    /// Whether an animation moves one property of a view in a state; for a place, what else makes up the place counts too.
    public func isAnimating(_ view: ObjectID, _ property: String, in other: WorldState) -> Bool {
        let place = ["center", "bounds", "transform", "anchorPoint", "frame"]
        return other.animations.properties.contains {
            $0.view == view && ($0.property.rawValue == property || place.contains(property) && place.contains($0.property.rawValue))
        }
    }

    /// A view's frame as the display shows it in a state at a time, in its superview's coordinates; nil for what is no view.
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

extension WorldState {
    /// How many bytes of what can become long this keeps that an earlier state does not share. Costs what differs.
    package func listBytes(after earlier: WorldState) -> Int {
        var bytes = agenda.pending.bytes(after: earlier.agenda.pending)
        views.forEachChange(since: earlier.views) { new, old in
            if !new.subviews.sharesMemory(with: old.subviews) { bytes += new.subviews.count * MemoryLayout<ObjectID>.stride }
            if !new.constraints.sharesMemory(with: old.constraints) { bytes += new.constraints.count * MemoryLayout<ObjectID>.stride }
        }
        layers.forEachChange(since: earlier.layers) { new, old in
            if !new.sublayers.sharesMemory(with: old.sublayers) { bytes += new.sublayers.count * MemoryLayout<ObjectID>.stride }
        }
        return bytes
    }
}

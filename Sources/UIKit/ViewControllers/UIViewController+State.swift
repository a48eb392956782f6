import Foundation
import Heap

extension UIViewController {
    /// A controller's state.
    struct State: Sendable {
        // The view.
        var view: ObjectID?
        var isLoadingView = false
        /// Whether the view that is being loaded is UIKit's: the class's `loadView()` asks super, or it has none.
        var asksInterface = false
        var hasLoadedView = false
        var nibName: String?

        // Appearance.
        var appearance = Appearance.disappeared
        var isAnimated = false
        /// The appearance callbacks that UIKit is sending now, the innermost last.
        var callbacksUnderWay: [String] = []
        var needsProperties = true
        /// The event that this appearance began with.
        var appearanceCause: Int?
        /// This appearance has not had its viewIsAppearing.
        var owesIsAppearing = false
        /// The content-unavailable configuration needs an update.
        var isUnavailableStale = true
        /// The view that holds that look's own. Retained.
        var unavailable: ObjectID?
        /// The last appearance callback was kept from the children.
        var withholdsAppearance = false

        // Containment; `children` are retained strongly.
        var parent: ObjectID?
        var children: [ObjectID] = []

        // Presentation; `presented` is retained strongly.
        var presented: ObjectID?
        var presenting: ObjectID?
        var presentation: ObjectID?
        var transitioningDelegate: ObjectID?
        /// Retained.
        var preferredTransition: ObjectID?
        var modalStyle = UIModalPresentationStyle.automatic
        var modalTransition = UIModalTransitionStyle.coverVertical
        var isModal = false
        var definesContext = false
        var capturesStatusBar = false
        var isBeingPresented = false
        var isBeingDismissed = false
        var isMovingToParent = false
        var isMovingFromParent = false
        /// The container has sent the didMove that follows the arrival.
        var hasSentDidMoveToParent = false

        // Transition.
        var coordinator: ObjectID?

        var title: String?
        var isEditing = false
        /// Retained.
        var editButton: ObjectID?
        var navigationItem: ObjectID?
        var tabBarItem: ObjectID?
        /// Retained.
        var toolbarItems: [ObjectID] = []
        /// Retained.
        var keyCommands: [ObjectID] = []
        var additionalSafeArea = UIEdgeInsets.zero
        var respectsMinimumMargins = true
        var extendedEdges = UIRectEdge.all
        var extendsUnderOpaqueBars = false
        var overrideStyle = UIUserInterfaceStyle.unspecified
        var preferredSize = CGSize.zero
        var hidesBottomBar = false
        var lastTraits: UITraitCollection?
    }
}

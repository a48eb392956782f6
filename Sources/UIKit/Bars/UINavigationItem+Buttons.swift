import Foundation

// Further properties of an item's buttons and texts.
extension UINavigationItem {
    /// How much text the button that leads back to this item shows.
    ///
    /// Fidelity: documented UINavigationItem.BackButtonDisplayMode.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, where there is room for it.
        case `default` = 0
        /// "Back".
        case generic
        /// Nothing.
        case minimal
    }

    /// How much text the button that leads back to this item shows.
    ///
    /// Fidelity: documented UINavigationItem.backButtonDisplayMode.
    @available(iOS 14, *)
    public var backButtonDisplayMode: BackButtonDisplayMode {
        get { state.backMode }
        set { state.backMode = newValue }
    }

    /// Whether the back button is shown beside the left items. Otherwise they take its place.
    ///
    /// Fidelity: documented UINavigationItem.leftItemsSupplementBackButton.
    public var leftItemsSupplementBackButton: Bool {
        get { state.supplementsBack }
        set { state.supplementsBack = newValue }
    }

    /// Whether the bar shows a back button for this item, if there is an item before it.
    var showsBackButton: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
    }

    /// The title of the button that leads back to this item.
    var shownBackTitle: String {
        switch state.backMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        case .generic: "Back"
        case .minimal: ""
        }
    }

    /// A line above the title, nil for none.
    ///
    /// Fidelity: documented UINavigationItem.prompt; it is not shown, and the bar is not higher for it (simplified).
    public var prompt: String? {
        get { state.prompt }
        set { state.prompt = newValue }
    }

    /// Sets the single button at the left; nil: none.
    ///
    /// Fidelity: documented UINavigationItem.setLeftBarButton(_:animated:); at once (simplified).
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the single button at the right; nil: none.
    ///
    /// Fidelity: documented UINavigationItem.setRightBarButton(_:animated:); at once (simplified).
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets the buttons at the left, outermost first.
    ///
    /// Fidelity: documented UINavigationItem.setLeftBarButtonItems(_:animated:); at once (simplified).
    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the buttons at the right, outermost first.
    ///
    /// Fidelity: documented UINavigationItem.setRightBarButtonItems(_:animated:); at once (simplified).
    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}

/// Where a bar has which ground.
///
/// Fidelity: documented UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
    /// As high as bars mostly are.
    case `default` = 0
    /// Where there is little height.
    case compact
    /// With a prompt.
    case defaultPrompt = 101
    /// With a prompt, where there is little height.
    case compactPrompt
}

// The bar's pictures.
//
// Fidelity: simplified; kept, the bar has no ground of its own and its back button no picture.
extension UINavigationBar {
    /// Sets the bar's background image; nil: the system's background.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        barState.backgrounds[barMetrics.rawValue] = backgroundImage
    }

    /// The background image that was set.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barState.backgrounds[barMetrics.rawValue] }

    /// The picture instead of the line at the edge.
    public var shadowImage: UIImage? {
        get { barState.shadow }
        set { barState.shadow = newValue }
    }

    /// The picture of the back button.
    public var backIndicatorImage: UIImage? {
        get { barState.backIndicator }
        set { barState.backIndicator = newValue }
    }

    /// The shape behind which titles go past the back button.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { barState.backMask }
        set { barState.backMask = newValue }
    }
}

/// How a presented controller's view covers the presenter's.
///
/// Fidelity: documented UIModalPresentationStyle; recorded modal-present-wlgusdn, modal-fullscreen-dismiss-betterhee,
/// modal-pagesheet-dismiss-betterhee (who is told what).
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; the view behind is removed.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A smaller sheet where there is room.
    case formSheet = 2
    /// The presenting context; the view behind is removed.
    case currentContext = 3
    /// By a presentation controller of the app's own.
    case custom = 4
    /// The whole screen; the view behind stays.
    case overFullScreen = 5
    /// The presenting context; the view behind stays.
    case overCurrentContext = 6
    /// A popover where there is room.
    case popover = 7
    /// Not presented.
    case none = -1
    /// The system chooses.
    case automatic = -2
}

/// The transition of a presented controller's view.
///
/// Fidelity: documented UIModalTransitionStyle; simplified, flipHorizontal and partialCurl are drawn as coverVertical.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// A flip.
    case flipHorizontal = 1
    /// A fade.
    case crossDissolve = 2
    /// A page's curl.
    case partialCurl = 3
}

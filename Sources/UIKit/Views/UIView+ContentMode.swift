extension UIView {
    /// How content follows a change of the view's size.
    ///
    /// Fidelity: simplified; redraw is followed, the others are kept: pictures are boxes with a name.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill
        /// Whole, undistorted.
        case scaleAspectFit
        /// Filling, undistorted.
        case scaleAspectFill
        /// Drawn again.
        case redraw
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// At the left.
        case left
        /// At the right.
        case right
        /// In the left corner at the top.
        case topLeft
        /// In the right corner at the top.
        case topRight
        /// In the left corner at the bottom.
        case bottomLeft
        /// In the right corner at the bottom.
        case bottomRight
    }

    /// How content follows a change of the view's size.
    ///
    /// Fidelity: simplified; redraw is followed, the others are kept: pictures are boxes with a name.
    public var contentMode: ContentMode {
        get { state.contentMode }
        set { state.contentMode = newValue }
    }
}

// A view's anchors, from which constraints are made.
extension UIView {
    /// The edge at which reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .leading) }
    /// The edge at which reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(id, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(id, .height) }
    /// The middle, sideways.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .centerX) }
    /// The middle, upright.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .centerY) }
    /// The baseline of the first line of text, else the bottom.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .firstBaseline) }
    /// The baseline of the last line of text, else the bottom.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .lastBaseline) }
}

// A guide's anchors, from which constraints are made.
extension UILayoutGuide {
    /// The edge at which reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .leading) }
    /// The edge at which reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(id, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(id, .height) }
    /// The middle, sideways.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(id, .centerX) }
    /// The middle, upright.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(id, .centerY) }
}

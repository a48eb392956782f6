public import Foundation
package import Heap

/// A view of a collection that is used again: a cell, a header or a footer.
///
/// Fidelity: documented UICollectionReusableView.
open class UICollectionReusableView: UIView {
    struct Record: Sendable {
        var identifier: String?
        /// Not retained.
        var collection: ObjectID?
        /// A subview.
        var content: ObjectID?
        var isSelected = false
        var isHighlighted = false
    }

    var reusable: Record {
        _read { yield world.state.reusables[id] }
        _modify { yield &world.state.reusables[id] }
    }

    /// A view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The identifier by which the view is used again.
    public var reuseIdentifier: String? { reusable.identifier }

    /// Override point: the view is about to be reused. Does nothing.
    ///
    /// Fidelity: documented UICollectionReusableView.prepareForReuse() (as a waiting view is dequeued).
    open func prepareForReuse() {}

    /// Override point: the attributes that the view prefers to these. Their size is the one that its constraints ask for.
    ///
    /// Fidelity: documented UICollectionReusableView.preferredLayoutAttributesFitting(_:); both axes at fittingSizeLevel (reported).
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let wanted = UICollectionViewLayoutAttributes(layoutAttributes.element)
        let layout = world.living(reusable.collection, as: UICollectionView.self)?.collectionViewLayout
        let free = layout?.freeLengths(layoutAttributes.element.kind, at: layoutAttributes.indexPath) ?? (true, true)
        wanted.size = fittedSize(layoutAttributes.size, free: free)
        return wanted
    }

    /// Override point: the layout has put the view somewhere. Does nothing.
    ///
    /// Fidelity: documented UICollectionReusableView.apply(_:); only a class of the learner's is told, before the view is placed.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The size that the content asks for, in points. Lengths that are not free, or that no constraint determines, are those of `size`.
    func fittedSize(_ size: CGSize, free: (width: Bool, height: Bool)) -> CGSize {
        let content = (self as? UICollectionViewCell)?.contentView ?? self
        if let list = content as? UIListContentView {
            let room = (self as? UICollectionViewCell)?.roomForContent ?? size.width
            return CGSize(width: size.width, height: free.height ? list.fittedHeight(width: room) : size.height)
        }
        guard free.width else {
            guard free.height, content.subviews.contains(where: { !$0.state.translatesMask }) else { return size }
            let fitted = content.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: size.width, height: fitted.height > 0 ? fitted.height : size.height)
        }
        guard content.subviews.contains(where: { !$0.state.translatesMask }) else { return size }
        let fitted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitted.width > 0 ? fitted.width : size.width, height: free.height && fitted.height > 0 ? fitted.height : size.height)
    }
}

/// One item of a collection.
///
/// Fidelity: documented UICollectionViewCell.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
    package override var edges: [Edge] { super.edges + configuredEdges }

    /// A cell with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeContent()
    }

    /// A cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeContent()
    }

    private func makeContent() {
        guard reusable.content == nil else { return }
        let content = UITableViewCellContentView(frame: bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reusable.content = content.id
        addSubview(content)
    }

    /// Replaces the content view.
    package func replaceContent(with view: UIView) {
        contentView.removeFromSuperview()
        view.frame = CGRect(x: 0, y: 0, width: roomForContent, height: bounds.height)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reusable.content = view.id
        insertSubview(view, at: subviews.count { [backgrounds.always, backgrounds.chosen].contains($0.id) })
    }

    /// How wide the content is, in points.
    var roomForContent: CGFloat { bounds.width }

    /// The cell's traits and its state.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = reusable.isSelected
        state.isHighlighted = reusable.isHighlighted
        return state
    }

    /// Override point: updates the configurations for a state. The content configuration is updated automatically if the view allows it.
    ///
    /// Fidelity: documented UICollectionViewCell.updateConfiguration(using:).
    open func updateConfiguration(using state: UICellConfigurationState) { updateContent(for: state) }

    /// Requests an update of the configuration before the next layout.
    public func setNeedsUpdateConfiguration() { configurationBecameStale() }

    /// Whether the content's look follows the state.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }

    /// The cell's background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            backgroundColor = newValue?.backgroundColor
        }
    }

    /// Override point: places the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        configureIfNeeded()
        layOutBackgrounds()
        if contentView.frame.width != roomForContent { contentView.frame.size.width = roomForContent }
    }

    /// Contains the cell's content; an app adds its own views here.
    public var contentView: UIView {
        // An archive names the content before init(coder:) has come back.
        makeContent()
        return world.known(reusable.content)
    }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { reusable.isSelected }
        set {
            world.assign("isSelected", newValue, to: self, from: reusable.isSelected) { isSelected in
                reusable.isSelected = isSelected
                showBackground(isChosen: isSelected || reusable.isHighlighted)
                stateChanged()
                world.report(.write(property: "isSelected", object: id))
            }
        }
    }

    /// Whether a finger is on the cell.
    ///
    /// Fidelity: documented UICollectionViewCell.isHighlighted; set as a tap's finger is lifted, and set back (simplified).
    open var isHighlighted: Bool {
        get { reusable.isHighlighted }
        set {
            world.assign("isHighlighted", newValue, to: self, from: reusable.isHighlighted) { isHighlighted in
                reusable.isHighlighted = isHighlighted
                showBackground(isChosen: isHighlighted || reusable.isSelected)
                stateChanged()
            }
        }
    }

    private var owner: UICollectionView? { world.living(reusable.collection) }

    override var reactsToTap: Bool { owner?.allowsSelection ?? false && superview === owner }

    override var spokenTitles: [String] { contentView.labelTexts }

    override func tapped() { owner?.tapped(self) }
}

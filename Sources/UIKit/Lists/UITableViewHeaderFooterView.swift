public import Foundation
package import Heap

/// Stands above or below a section of a table.
///
/// Fidelity: documented UITableViewHeaderFooterView; simplified, one label, and looks do not follow states.
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    struct Record: Sendable {
        var identifier: String?
        /// Subviews.
        var content: ObjectID?
        var label: ObjectID?
    }

    private var headerRecord: Record {
        _read { yield world.state.headers[id] }
        _modify { yield &world.state.headers[id] }
    }

    /// A header or footer. With an identifier it is used again.
    public init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        headerRecord.identifier = reuseIdentifier
        let content = UITableViewCellContentView(frame: bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        headerRecord.content = content.id
        addSubview(content)
    }

    /// A header or footer without an identifier.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// A header or footer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The identifier by which the view is used again.
    public var reuseIdentifier: String? { headerRecord.identifier }

    package override var edges: [Edge] { super.edges + configuredEdges }

    /// Replaces the content view.
    package func replaceContent(with view: UIView) {
        contentView.removeFromSuperview()
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        headerRecord.content = view.id
        headerRecord.label = nil
        addSubview(view)
    }

    /// The view's traits and its state.
    package var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }

    package func updateConfiguration(using state: UICellConfigurationState) { updateContent(for: state) }

    /// A look without content.
    @available(iOS 14, *)
    public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// The view's background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            backgroundColor = newValue?.backgroundColor
        }
    }

    /// Contains the view's content; an app adds its own views here.
    public var contentView: UIView { world.object(headerRecord.content, as: UIView.self) ?? self }

    /// The label, made at the first use.
    public var textLabel: UILabel? {
        if let label: UILabel = world.object(headerRecord.label) { return label }
        let label = world.bind { UILabel(frame: CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)) }
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = UIFont.boldSystemFont(ofSize: 15)
        headerRecord.label = label.id
        contentView.addSubview(label)
        return label
    }

    /// Override point: the view is about to be reused for another section. Does nothing.
    open func prepareForReuse() {}
}

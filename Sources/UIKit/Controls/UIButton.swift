public import Foundation
package import Heap

/// A control with a title or image that does something when it is tapped.
///
/// Fidelity: documented UIButton; simplified, a finger on it shows in what is set for that state alone.
open class UIButton: UIControl {
    struct Record: Sendable {
        var type = ButtonType.custom
        /// By the bits of the control's state.
        var titles: [UInt: String] = [:]
        /// Titles with attributes, which override plain ones; retained. By the raw value of the control's state.
        var attributedTitles: [UInt: AttributedText] = [:]
        var titleColors: [UInt: UIColor] = [:]
        var images: [UInt: UIImage] = [:]
        /// Retained as subviews.
        var label: ObjectID?
        var imageView: ObjectID?
        var configuration: Configuration?
        var contentInsets = UIEdgeInsets.zero
        var titleInsets = UIEdgeInsets.zero
        var imageInsets = UIEdgeInsets.zero
        /// Retained.
        var menu: ObjectID?
        var changesSelection = false
        /// By the bits of the control's state.
        var backgrounds: [UInt: UIImage] = [:]
        /// A closure. Retained.
        var handler: ObjectID?
        /// The configuration needs an update for the state.
        var needsUpdate = true
        var isUpdating = false
    }

    /// A button's basic look.
    ///
    /// Fidelity: documented UIButton.ButtonType; simplified, custom and system differ, the others are system buttons without their symbols.
    public enum ButtonType: Int, Sendable {
        /// Like nothing by itself.
        case custom = 0
        /// The system's: the title in the tint colour.
        case system = 1
        /// An i for more information.
        case detailDisclosure = 2
        /// A light i.
        case infoLight = 3
        /// A dark i.
        case infoDark = 4
        /// A plus.
        case contactAdd = 5
        /// A cross.
        case close = 7
    }

    var buttonRecord: Record {
        _read { yield world.state.buttons[id] }
        _modify { yield &world.state.buttons[id] }
    }

    /// A custom button with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A button of a type, without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        buttonRecord.type = buttonType
    }

    /// A button that shows an action's title and image and runs it when tapped.
    @available(iOS 14, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button with a look, that runs an action when tapped.
    @available(iOS 15, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    /// A button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Changes the button's type, for a storyboard's button or an object of the app's class.
    package func becomeType(_ type: ButtonType) { buttonRecord.type = type }

    /// Shows an action's title and image, and runs it when tapped.
    package func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    package override var edges: [Edge] {
        super.edges + buttonRecord.attributedTitles.sorted { $0.key < $1.key }.flatMap { $0.value.edges("attributedTitle") }
            + (buttonRecord.menu.map { [Edge("menu", to: $0)] } ?? [])
            + (buttonRecord.handler.map { [Edge("configurationUpdateHandler", to: $0)] } ?? [])
    }

    override var ownMenu: UIMenu? { menu }

    override func pressForMenu(at point: CGPoint) {
        if let menu, !record.showsMenuFirst, record.opensMenu, isEnabled { open(menu) }
    }

    override var spokenTitle: String? { shownTitle }

    var shownTitle: String? { current(buttonRecord.attributedTitles)?.string ?? currentTitle }

    // MARK: Title and image

    /// Sets the title for a state.
    ///
    /// Fidelity: documented UIButton.setTitle(_:for:).
    public func setTitle(_ title: String?, for state: State) {
        guard buttonRecord.titles[state.rawValue] != title else { return }
        buttonRecord.titles[state.rawValue] = title
        if title != nil { makeLabel() }
        showTitle()
    }

    /// The title set for a state; nil when the state has none of its own.
    public func title(for state: State) -> String? { buttonRecord.titles[state.rawValue] }

    /// Sets an attributed title for a state; it overrides a plain one.
    ///
    /// Fidelity: documented UIButton.setAttributedTitle(_:for:).
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        let old = buttonRecord.attributedTitles[state.rawValue]
        guard old != title?.storage else { return }
        var held = old
        world.assign(&held, title?.storage)
        buttonRecord.attributedTitles[state.rawValue] = held
        if title != nil { makeLabel() }
        showTitle()
    }

    /// The attributed title set for a state; nil when the state has none of its own.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        buttonRecord.attributedTitles[state.rawValue].map { text in world.bind { NSAttributedString(text) } }
    }

    /// The title that is shown, if its parts have attributes.
    public var currentAttributedTitle: NSAttributedString? {
        current(buttonRecord.attributedTitles).map { text in world.bind { NSAttributedString(text) } }
    }

    /// Sets the title's colour for a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        buttonRecord.titleColors[state.rawValue] = color
        showTitle()
    }

    /// The title's colour set for a state; nil when the state has none of its own.
    public func titleColor(for state: State) -> UIColor? { buttonRecord.titleColors[state.rawValue] }

    /// Sets the image for a state. The same one again moves nothing.
    ///
    /// Fidelity: documented UIButton.setImage(_:for:); reported (buttons that set it in layoutSubviews come to rest).
    public func setImage(_ image: UIImage?, for state: State) {
        let old = buttonRecord.images[state.rawValue]
        buttonRecord.images[state.rawValue] = image
        world.report(.write(property: "image", object: id))
        guard image != old else { return }
        if image != nil { makeImageView() }
        showImage()
        titleChanged()
    }

    /// The image set for a state; nil when the state has none of its own.
    public func image(for state: State) -> UIImage? { buttonRecord.images[state.rawValue] }

    /// The title that is shown.
    public var currentTitle: String? { current(buttonRecord.titles) }
    /// The image that is shown.
    public var currentImage: UIImage? { current(buttonRecord.images) }
    /// The colour in which the title is shown.
    public var currentTitleColor: UIColor { current(buttonRecord.titleColors) ?? defaultTitleColor }

    private func current<Value>(_ values: [UInt: Value]) -> Value? {
        values[state.rawValue] ?? values[State.normal.rawValue]
    }

    private var defaultTitleColor: UIColor {
        if !record.isEnabled { return .tertiaryLabel }
        if let configuration = buttonRecord.configuration { return configuration.foreground(tint: tintColor ?? .systemBlue) }
        return buttonRecord.type == .custom ? .white : tintColor ?? .systemBlue
    }

    /// The label that shows the title. A subview, made at the first use.
    ///
    /// Fidelity: documented UIButton.titleLabel; that it is made, and a subview, when a title is set is reported.
    public var titleLabel: UILabel? {
        makeLabel()
        return label
    }

    var label: UILabel? { world.object(buttonRecord.label) }

    private func makeLabel() {
        guard buttonRecord.label == nil else { return }
        let label = UIButtonLabel(frame: .zero)
        // Fidelity: reported; a system button's title is 15 points high, a configured one's has the body's size.
        label.labelState.font = .systemFont(ofSize: buttonRecord.configuration == nil ? 15 : 17)
        label.labelState.alignment = .center
        buttonRecord.label = label.id
        addSubview(label)
    }

    private func showTitle() {
        guard let label else { return }
        if let title = current(buttonRecord.attributedTitles) {
            let shown = TextAttributes([.foregroundColor: .value(currentTitleColor)])
            let text = title.filling(shown)
            if label.labelState.attributed != text { label.attributedText = world.bind { NSAttributedString(text) } }
            return
        }
        label.text = currentTitle
        let color = currentTitleColor
        if label.labelState.color != color { label.textColor = color }
    }

    /// The view that shows the image. A subview, made at the first use.
    ///
    /// Fidelity: documented UIButton.imageView; that it is a subview once an image is set is reported.
    public var imageView: UIImageView? {
        makeImageView()
        return shownImageView
    }

    var shownImageView: UIImageView? { world.object(buttonRecord.imageView) }

    private func makeImageView() {
        guard buttonRecord.imageView == nil else { return }
        let view = world.bind { UIButtonImageView(frame: .zero) }
        buttonRecord.imageView = view.id
        if let label { insertSubview(view, belowSubview: label) } else { addSubview(view) }
    }

    private func showImage() {
        guard let view = shownImageView, view.image != currentImage else { return }
        view.image = currentImage
    }

    override func shownStateChanged() {
        showTitle()
        showImage()
        setNeedsUpdateConfiguration()
    }

    /// The title or its font has changed.
    func titleChanged() {
        invalidateIntrinsicContentSize()
        invalidateLayout(.content)
    }

    /// `setValue(_:forKey: "buttonType")` makes it one of another type.
    ///
    /// Fidelity: reported (apps that use the private setter).
    override func takesPrivately(_ value: Argument, at key: String) -> Bool {
        guard key == "buttonType", case .value(let number as Int) = value, let type = ButtonType(rawValue: number) else {
            return super.takesPrivately(value, at: key)
        }
        buttonRecord.type = type
        titleChanged()
        return true
    }

    /// Override point: the tint colour has changed.
    open override func tintColorDidChange() { showTitle() }

    // MARK: Look

    /// The button's configuration; nil for the look of its type.
    @available(iOS 15, *)
    public var configuration: Configuration? {
        get { buttonRecord.configuration }
        set {
            buttonRecord.configuration = newValue
            setNeedsUpdateConfiguration()
            if let title = newValue?.title { setTitle(title, for: .normal) }
            let plain = newValue?.titleLook.flatMap { look in newValue?.title.map { AttributedText($0, look) } }
            if let text = newValue?.attributed ?? plain { setAttributedTitle(world.bind { NSAttributedString(text) }, for: .normal) }
            if let image = newValue?.image { setImage(image, for: .normal) }
            backgroundColor = newValue?.background(tint: tintColor ?? .systemBlue) ?? backgroundColor
            showTitle()
            titleChanged()
        }
    }

    // MARK: Layout

    /// The size of title and image with the room around them.
    ///
    /// Fidelity: reported (a system button with a title of 15 points is 30 points high and at least 30 wide).
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Override point: places title and image.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    /// Override point: updates the configuration after the state has changed. Does nothing.
    ///
    /// Fidelity: documented UIButton.updateConfiguration().
    @available(iOS 15, *)
    open func updateConfiguration() {}

    /// Override point: where the background is drawn: in the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Override point: where title and image have room: the bounds without the content's insets.
    ///
    /// Fidelity: documented UIButton.contentRect(forBounds:).
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        let insets = buttonRecord.configuration == nil ? buttonRecord.contentInsets : padding
        return backgroundRect(forBounds: bounds).inset(by: insets)
    }

    /// Override point: where the image stands.
    ///
    /// Fidelity: documented UIButton.imageRect(forContentRect:); image and title stand side by side as one, aligned in the room, each moved by insets of its
    /// own (reported).
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        stackedImageRect(in: contentRect) ?? standardImageRect(in: contentRect)
    }

    /// Override point: where the title stands.
    ///
    /// Fidelity: documented UIButton.titleRect(forContentRect:), as for the image.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        stackedTitleRect(in: contentRect) ?? standardTitleRect(in: contentRect)
    }
}

/// Shows a button's title.
final class UIButtonLabel: UILabel {
    override var isPrivate: Bool { true }
}

/// Shows a button's image.
final class UIButtonImageView: UIImageView {
    override var isPrivate: Bool { true }
}

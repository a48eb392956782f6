package import Heap

/// Something in a menu.
///
/// Fidelity: documented UIMenuElement.
open class UIMenuElement: NSObject {
    /// The data of every kind of element.
    struct Record: Sendable {
        var title = ""
        var subtitle: String?
        var image: UIImage?
        var identifier = ""
        var discoverability: String?
        var attributes: Attributes = []
        var state = State.off
        /// Retained: an action's handler, or the provider of deferred elements.
        var handler: Block?
        /// Retained, of a menu.
        var children: [ObjectID] = []
        var options = UIMenu.Options()
        var size = UIMenu.ElementSize.large
        /// Not retained: the sender of the action's last run.
        var sender: ObjectID?
        // Of commands.
        var action: Selector?
        var input: String?
        var flags: UIKeyModifierFlags = []
        /// Retained.
        var propertyList: ObjectID?
        var hasPriority = false
    }

    /// An element's attributes.
    ///
    /// Fidelity: documented UIMenuElement.Attributes.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// Attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Out of use.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Something that cannot be taken back.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing the element leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element has a mark.
    ///
    /// Fidelity: documented UIMenuElement.State.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A tick.
        case on
        /// A dash.
        case mixed
    }

    var element: Record {
        _read { yield world.state.menuElements[id] }
        _modify { yield &world.state.menuElements[id] }
    }

    package override var edges: [Edge] {
        (element.handler.map { [Edge("handler", to: $0.id)] } ?? []) + element.children.map { Edge("children", to: $0) }
            + (element.propertyList.map { [Edge("propertyList", to: $0)] } ?? [])
            + (element.sender.map { [Edge("sender", .weak, to: $0)] } ?? [])
    }

    /// The element's title.
    public var title: String { element.title }

    /// The text below the title. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var subtitle: String? {
        get { element.subtitle }
        set { element.subtitle = newValue }
    }

    /// Its image. Kept.
    ///
    /// Fidelity: simplified; kept, menus show words.
    public var image: UIImage? { element.image }

    /// Whether the element is left out of a menu.
    var isLeftOut: Bool { element.attributes.contains(.hidden) }
}

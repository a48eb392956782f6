import Foundation
import Heap

/// A title and a closure for controls, bars and menus.
///
/// Fidelity: documented UIAction.
public final class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String

        /// A name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// An action that runs `handler`.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        let world = World.present("a UIAction was made")
        let block = world.block { (arguments: [Argument]) in
            if case .object(let id) = arguments.first, let action: UIAction = world.object(id) { handler(action) }
            return .nothing
        }
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: block)
    }

    package init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: Block
    ) {
        super.init()
        world.space.retain(handler.id)
        element = Record(
            title: title, subtitle: subtitle, image: image, identifier: identifier?.rawValue ?? "action.\(id.index)",
            discoverability: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// The action's name.
    public var identifier: Identifier { Identifier(rawValue: element.identifier) }

    /// The title in a button or a menu.
    public override var title: String {
        get { element.title }
        set { element.title = newValue }
    }

    /// The image that a button shows for the action.
    public override var image: UIImage? {
        get { element.image }
        set { element.image = newValue }
    }

    /// An explanation of the action.
    public var discoverabilityTitle: String? {
        get { element.discoverability }
        set { element.discoverability = newValue }
    }

    /// Its attributes in a menu.
    public var attributes: UIMenuElement.Attributes {
        get { element.attributes }
        set { element.attributes = newValue }
    }

    /// Whether it has a mark.
    public var state: UIMenuElement.State {
        get { element.state }
        set { element.state = newValue }
    }

    /// The sender of the action's last run: a control or a bar button.
    @available(iOS 14, *)
    public var sender: AnyObject? { world.living(element.sender, as: NSObject.self) }

    func perform(by sender: NSObject? = nil) {
        element.sender = sender?.id
        if let handler = element.handler { world.call(handler, [.object(id)]) }
    }
}

package import Heap

/// An element of a menu that calls a method in the responder chain.
///
/// Fidelity: documented UICommand; alternates are left out (simplified).
open class UICommand: UIMenuElement {
    /// A command that calls a method of the first object in the responder chain that has it.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        super.init()
        set(title: title, image: image, action: action, propertyList: World.identity(of: propertyList))
        element.discoverability = discoverabilityTitle
        element.attributes = attributes
        element.state = state
    }

    package init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: ObjectID?, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        super.init()
        set(title: title, image: image, action: action, propertyList: propertyList)
        element.discoverability = discoverabilityTitle
        element.attributes = attributes
        element.state = state
    }

    override init() {
        super.init()
    }

    func set(title: String, image: UIImage?, action: Selector?, propertyList: ObjectID?) {
        element.title = title
        element.image = image
        element.action = action
        world.space.assign(&element.propertyList, propertyList)
    }

    /// The method.
    public var action: Selector? { element.action }

    /// The app's own data in the command; nil: none.
    public var propertyList: Any? { element.propertyList.flatMap { world.object($0, as: NSObject.self) } }

    /// The identity of the app's own data in the command.
    package var propertyListID: ObjectID? { element.propertyList }

    /// An explanation of the command.
    public var discoverabilityTitle: String? {
        get { element.discoverability }
        set { element.discoverability = newValue }
    }

    /// Its attributes.
    public var attributes: UIMenuElement.Attributes {
        get { element.attributes }
        set { element.attributes = newValue }
    }

    /// Whether it has a mark.
    public var state: UIMenuElement.State {
        get { element.state }
        set { element.state = newValue }
    }
}

/// Modifier keys of a hardware keyboard.
///
/// Fidelity: documented UIKeyModifierFlags.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: Int

    /// Keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The pad of numbers.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command for a key of a hardware keyboard.
///
/// Fidelity: documented UIKeyCommand; alternates are left out (simplified).
public final class UIKeyCommand: UICommand {
    /// A command without a key or an action.
    public override init() {
        super.init()
    }

    /// A command for a key with modifiers.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        super.init()
        set(title: "", image: nil, action: action, propertyList: nil)
        element.input = input
        element.flags = modifierFlags
    }

    /// A command for a key, with its title in a list of commands.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        element.discoverability = discoverabilityTitle
    }

    /// A command for a key and for menus.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        super.init()
        set(title: title, image: image, action: action, propertyList: World.identity(of: propertyList))
        set(input, modifierFlags, discoverabilityTitle, attributes, state)
    }

    package init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: ObjectID?, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        super.init()
        set(title: title, image: image, action: action, propertyList: propertyList)
        set(input, modifierFlags, discoverabilityTitle, attributes, state)
    }

    private func set(
        _ input: String, _ flags: UIKeyModifierFlags, _ discoverability: String?, _ attributes: UIMenuElement.Attributes,
        _ state: UIMenuElement.State
    ) {
        element.input = input
        element.flags = flags
        element.discoverability = discoverability
        element.attributes = attributes
        element.state = state
    }

    /// The key.
    public var input: String? { element.input }

    /// The keys that are held.
    public var modifierFlags: UIKeyModifierFlags { element.flags }

    /// Whether the command overrides the system's own reaction to the key.
    @available(iOS 15, *)
    public var wantsPriorityOverSystemBehavior: Bool {
        get { element.hasPriority }
        set { element.hasPriority = newValue }
    }

    /// The arrow up.
    public static let inputUpArrow: String = "UIKeyInputUpArrow"
    /// The arrow down.
    public static let inputDownArrow: String = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public static let inputRightArrow: String = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape: String = "UIKeyInputEscape"
    /// Page up.
    public static let inputPageUp: String = "UIKeyInputPageUp"
    /// Page down.
    public static let inputPageDown: String = "UIKeyInputPageDown"
    /// Home.
    public static let inputHome: String = "UIKeyInputHome"
    /// End.
    public static let inputEnd: String = "UIKeyInputEnd"
    /// Delete.
    public static let inputDelete: String = "UIKeyInputDelete"
}

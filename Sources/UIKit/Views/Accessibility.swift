public import Foundation
package import Heap

/// An object's description for people who cannot see it.
struct Accessibility: Sendable {
    var label: String?
    /// A bar item's: a view keeps its own.
    var identifier: String?
    var hint: String?
    var value: String?
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var isHidden = false
    var isModal = false
    var groups = false
    var ignoresInvert = false
    var language: String?
    var frame: CGRect?
    /// Retained.
    var actions: [ObjectID] = []
    /// Retained: an array.
    var elements: ObjectID?

    var edges: [Edge] {
        actions.map { Edge("accessibilityCustomActions", to: $0) } + (elements.map { [Edge("accessibilityElements", to: $0)] } ?? [])
    }
}

/// An object's behaviour, for people who cannot see it.
///
/// Fidelity: documented UIAccessibilityTraits; kept, there is no VoiceOver (simplified).
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Traits by their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing of the kind.
    public static let none = UIAccessibilityTraits([])
    /// It is tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Tapping it plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up how things are when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes all the time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It takes the text of a search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Tapping it starts a sound or a film, which the voice does not talk over.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Fingers reach it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns the page when it has been read out.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the heading of a part of the content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is a switch.
    @available(iOS 17, *)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

// Descriptions for people who cannot see. Kept; scenarios find a view by its label.
extension NSObject {
    private var spoken: Accessibility {
        _read { yield world.state.accessibility[id] }
        _modify { yield &world.state.accessibility[id] }
    }

    /// The object's name, in a word or two.
    public var accessibilityLabel: String? {
        get { spoken.label }
        set { spoken.label = newValue }
    }

    fileprivate var itemIdentifier: String? {
        get { spoken.identifier }
        set { spoken.identifier = newValue }
    }

    /// The effect of using it.
    public var accessibilityHint: String? {
        get { spoken.hint }
        set { spoken.hint = newValue }
    }

    /// Its present value as text.
    public var accessibilityValue: String? {
        get { spoken.value }
        set { spoken.value = newValue }
    }

    /// Whether it is a single element.
    ///
    /// Fidelity: simplified; false until it is set, controls and labels included.
    public var isAccessibilityElement: Bool {
        get { spoken.isElement ?? false }
        set { spoken.isElement = newValue }
    }

    /// Whether the elements in it are skipped.
    public var accessibilityElementsHidden: Bool {
        get { spoken.isHidden }
        set { spoken.isHidden = newValue }
    }

    /// Whether the elements beside it are skipped.
    public var accessibilityViewIsModal: Bool {
        get { spoken.isModal }
        set { spoken.isModal = newValue }
    }

    /// Whether the elements in it are read before the elements beside it.
    public var shouldGroupAccessibilityChildren: Bool {
        get { spoken.groups }
        set { spoken.groups = newValue }
    }

    /// Whether its colours are not inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { spoken.ignoresInvert }
        set { spoken.ignoresInvert = newValue }
    }

    /// The language in which it is read.
    public var accessibilityLanguage: String? {
        get { spoken.language }
        set { spoken.language = newValue }
    }

    /// Its frame on the screen, in points: a view's own until it is set.
    ///
    /// Fidelity: documented UIAccessibilityElement.accessibilityFrame.
    public var accessibilityFrame: CGRect {
        get { spoken.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
        set { spoken.frame = newValue }
    }

    /// Further actions. Kept.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { spoken.actions.isEmpty ? nil : spoken.actions.compactMap { world.object($0) } }
        set {
            for action in newValue ?? [] { world.space.retain(action.id) }
            for action in spoken.actions { world.space.release(action) }
            spoken.actions = newValue?.map(\.id) ?? []
        }
    }

    /// Its elements, in the order in which they are read; an array, retained. Kept.
    package var accessibilityElementsID: ObjectID? {
        get { spoken.elements }
        set { world.space.assign(&spoken.elements, newValue) }
    }

    var accessibilityEdges: [Edge] { spoken.edges }

    /// How it behaves.
    ///
    /// Fidelity: simplified; none until they are set, controls and labels included.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { spoken.traits ?? .none }
        set { spoken.traits = newValue }
    }
}

extension UIBarItem {
    /// The name by which tests and scenarios find the item.
    ///
    /// Fidelity: documented UIAccessibilityIdentification.
    public var accessibilityIdentifier: String? {
        get { itemIdentifier }
        set { itemIdentifier = newValue }
    }
}

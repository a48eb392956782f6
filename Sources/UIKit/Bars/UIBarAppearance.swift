import Foundation
package import Heap

/// The values set on the appearances of bars and of their buttons, by the properties' names.
struct Looks: Sendable {
    var colors: [String: UIColor] = [:]
    var images: [String: UIImage] = [:]
    /// Retained: effects, appearances of parts, attributes.
    var held: [String: ObjectID] = [:]
    var offset = UIOffset.zero
    var contentMode = UIView.ContentMode.scaleToFill
}

/// The look of a bar or of a part of one.
///
/// Fidelity: simplified; kept and handed on, bars have no ground of their own and their texts one look.
open class BarLooks: NSObject {
    var looks: Looks {
        _read { yield world.state.looks[id] }
        _modify { yield &world.state.looks[id] }
    }

    package override var edges: [Edge] {
        looks.held.sorted { $0.key < $1.key }.map { Edge($0.key, to: $0.value) }
    }

    /// Copies another appearance.
    func take(from other: BarLooks) {
        for id in other.looks.held.values { world.space.retain(id) }
        for id in looks.held.values { world.space.release(id) }
        looks = other.looks
    }

    func held<Object: NSObject>(_ name: String) -> Object? { world.object(looks.held[name]) }

    func hold(_ id: ObjectID?, _ name: String) { world.space.assign(&looks.held[name], id) }

    /// A part that there is from the start.
    func part<Part: BarLooks>(_ name: String, _ make: () -> Part) -> Part {
        if let part: Part = held(name) { return part }
        let part = world.bind(make)
        hold(part.id, name)
        return part
    }

    /// The text attributes that code has set; nil: none.
    package func attributes(_ name: String) -> ObjectID? { looks.held[name] }

    /// Keeps attributes of text.
    package func setAttributes(_ attributes: ObjectID?, _ name: String) { hold(attributes, name) }
}

/// How a bar's ground and shadow look.
///
/// Fidelity: documented UIBarAppearance; simplified, kept: bars have no ground of their own.
open class UIBarAppearance: BarLooks {
    /// The default look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// The default look on a kind of device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// A copy of another appearance.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(from: barAppearance)
    }

    private func clear() {
        for name in ["backgroundColor", "shadowColor"] { looks.colors[name] = nil }
        for name in ["backgroundImage", "shadowImage"] { looks.images[name] = nil }
        hold(nil, "backgroundEffect")
    }

    /// The ground that the system likes: a blur.
    public func configureWithDefaultBackground() {
        clear()
        backgroundEffect = world.bind { UIBlurEffect(style: .systemChromeMaterial) }
        shadowColor = .separator
    }

    /// An opaque background.
    public func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// No ground.
    public func configureWithTransparentBackground() { clear() }

    /// The blur of the ground.
    public var backgroundEffect: UIBlurEffect? {
        get { held("backgroundEffect") }
        set { hold(newValue?.id, "backgroundEffect") }
    }

    /// The colour over the blur.
    public var backgroundColor: UIColor? {
        get { looks.colors["backgroundColor"] }
        set { looks.colors["backgroundColor"] = newValue }
    }

    /// The picture over the colour.
    public var backgroundImage: UIImage? {
        get { looks.images["backgroundImage"] }
        set { looks.images["backgroundImage"] = newValue }
    }

    /// How the picture fills the ground.
    public var backgroundImageContentMode: UIView.ContentMode {
        get { looks.contentMode }
        set { looks.contentMode = newValue }
    }

    /// The colour of the line at the edge.
    public var shadowColor: UIColor? {
        get { looks.colors["shadowColor"] }
        set { looks.colors["shadowColor"] = newValue }
    }

    /// The picture instead of the line.
    public var shadowImage: UIImage? {
        get { looks.images["shadowImage"] }
        set { looks.images["shadowImage"] = newValue }
    }
}

/// How a bar with buttons looks.
///
/// Fidelity: simplified; no protocol of UIKit's, the part that UINavigationBarAppearance and UIToolbarAppearance share.
public protocol ButtonBarAppearance: UIBarAppearance {}

extension ButtonBarAppearance {
    /// How plain buttons look.
    public var buttonAppearance: UIBarButtonItemAppearance {
        get { part("buttonAppearance") { UIBarButtonItemAppearance() } }
        set { hold(newValue.id, "buttonAppearance") }
    }

    /// How done buttons look.
    public var doneButtonAppearance: UIBarButtonItemAppearance {
        get { part("doneButtonAppearance") { UIBarButtonItemAppearance() } }
        set { hold(newValue.id, "doneButtonAppearance") }
    }
}

/// How a navigation bar looks.
///
/// Fidelity: documented UINavigationBarAppearance; simplified, kept: the bar is drawn in one look.
open class UINavigationBarAppearance: UIBarAppearance, ButtonBarAppearance {
    /// How far the title is moved.
    public var titlePositionAdjustment: UIOffset {
        get { looks.offset }
        set { looks.offset = newValue }
    }

    /// How the back button looks.
    public var backButtonAppearance: UIBarButtonItemAppearance {
        get { part("backButtonAppearance") { UIBarButtonItemAppearance() } }
        set { hold(newValue.id, "backButtonAppearance") }
    }

    /// How prominent buttons look.
    public var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { part("prominentButtonAppearance") { UIBarButtonItemAppearance() } }
        set { hold(newValue.id, "prominentButtonAppearance") }
    }

    /// The picture of the back button; nil: the system's.
    public var backIndicatorImage: UIImage? { looks.images["backIndicatorImage"] }

    /// Sets the back button's picture.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        looks.images["backIndicatorImage"] = backIndicatorImage
    }
}

/// How a toolbar looks.
///
/// Fidelity: documented UIToolbarAppearance; simplified, kept: the bar is drawn in one look.
open class UIToolbarAppearance: UIBarAppearance, ButtonBarAppearance {}

/// How a tab bar looks.
///
/// Fidelity: documented UITabBarAppearance; simplified, kept: the bar is drawn in one look.
open class UITabBarAppearance: UIBarAppearance {
    /// How items look that have their title under the picture.
    public var stackedLayoutAppearance: UITabBarItemAppearance {
        get { part("stackedLayoutAppearance") { UITabBarItemAppearance() } }
        set { hold(newValue.id, "stackedLayoutAppearance") }
    }

    /// How items look that have their title beside the picture.
    public var inlineLayoutAppearance: UITabBarItemAppearance {
        get { part("inlineLayoutAppearance") { UITabBarItemAppearance() } }
        set { hold(newValue.id, "inlineLayoutAppearance") }
    }

    /// How items look where there is little height.
    public var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { part("compactInlineLayoutAppearance") { UITabBarItemAppearance() } }
        set { hold(newValue.id, "compactInlineLayoutAppearance") }
    }

    /// The colour of the mark of the selected item.
    public var selectionIndicatorTintColor: UIColor? {
        get { looks.colors["selectionIndicatorTintColor"] }
        set { looks.colors["selectionIndicatorTintColor"] = newValue }
    }

    /// The mark of the selected item.
    public var selectionIndicatorImage: UIImage? {
        get { looks.images["selectionIndicatorImage"] }
        set { looks.images["selectionIndicatorImage"] = newValue }
    }
}

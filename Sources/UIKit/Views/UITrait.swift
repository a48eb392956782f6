public import Foundation
package import Heap

/// Names one trait, and gives its default value. An app can define traits of its own.
///
/// Fidelity: documented UITraitDefinition; name, identifier and affectsColorAppearance are left out (simplified).
public protocol UITraitDefinition {
    /// The type of the trait's values. Apple's may be any type.
    associatedtype Value: Hashable & Sendable
    /// The trait's value where it is not set.
    static var defaultValue: Value { get }
}

/// The name of a trait, as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Much or little room sideways.
///
/// Fidelity: documented UITraitHorizontalSizeClass.
public enum UITraitHorizontalSizeClass: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Much or little room upright.
///
/// Fidelity: documented UITraitVerticalSizeClass.
public enum UITraitVerticalSizeClass: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Light or dark.
///
/// Fidelity: documented UITraitUserInterfaceStyle.
public enum UITraitUserInterfaceStyle: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The kind of device.
///
/// Fidelity: documented UITraitUserInterfaceIdiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Pixels to a point.
///
/// Fidelity: documented UITraitDisplayScale.
public enum UITraitDisplayScale: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: CGFloat { 0 }
}

/// Where a line begins.
///
/// Fidelity: documented UITraitLayoutDirection.
public enum UITraitLayoutDirection: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The user's preferred text size.
///
/// Fidelity: documented UITraitPreferredContentSizeCategory.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// Whether the content is above other content.
///
/// Fidelity: documented UITraitUserInterfaceLevel.
public enum UITraitUserInterfaceLevel: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// How much colours differ.
///
/// Fidelity: documented UITraitAccessibilityContrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// Whether text is drawn bolder.
///
/// Fidelity: documented UITraitLegibilityWeight.
public enum UITraitLegibilityWeight: UITraitDefinition, Hashable, Sendable {
    /// Nothing is known.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Traits that can be changed.
///
/// Fidelity: documented UIMutableTraits; traits of colour gamut, force touch and image range are left out (simplified).
public protocol UIMutableTraits: AnyObject {
    /// How much room there is sideways.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is upright.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Pixels to a point.
    var displayScale: CGFloat { get set }
    /// Where a line begins.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The user's preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether the content is above other content.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// How much colours differ.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether text is drawn bolder.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Any trait by its definition, an app's own too.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// A view's or controller's own traits, which override those of its surroundings.
///
/// Fidelity: documented UITraitOverrides (from iOS 17).
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Removes the override of a trait.
    func remove(_ trait: UITrait)
}

/// Traits that can be changed: an owner's overrides, or a collection on its way.
///
/// Fidelity: documented UIMutableTraits, UITraitOverrides.
public final class TraitBox: NSObject, UITraitOverrides {
    struct State: Sendable {
        var values = UITraitCollection.Values()
        /// The view or controller whose overrides these are.
        var owner: ObjectID?
    }

    var state: State {
        _read { yield world.state.traitBoxes[id] }
        _modify { yield &world.state.traitBoxes[id] }
    }

    init(_ values: UITraitCollection.Values = .init(), of owner: NSObject? = nil) {
        super.init()
        state.values = values
        state.owner = owner?.id
    }

    package override var edges: [Edge] { state.owner.map { [Edge("owner", .unowned, to: $0)] } ?? [] }

    static func mutationBlock(_ mutations: @escaping (inout any UIMutableTraits) -> Void) -> Block {
        let world = World.present("traits were changed")
        return world.block { (arguments: [Argument]) in
            if case .object(let id) = arguments.first, let box: TraitBox = world.object(id) {
                var traits: any UIMutableTraits = box
                mutations(&traits)
            }
            return .nothing
        }
    }

    private func change(_ change: (inout UITraitCollection.Values) -> Void) {
        let before = state
        var values = before.values
        change(&values)
        guard values != before.values else { return }
        state.values = values
        if values.direction == .rightToLeft {
            world.report(.refusal("layout from right to left; the trait is kept, everything is laid out from left to right"))
        }
        switch world.living(state.owner, as: NSObject.self) {
        case let scene as UIWindowScene: for window in scene.windows { window.traitsBecameStale() }
        case let view as UIView: view.traitsBecameStale()
        case let controller as UIViewController: controller.viewIfLoaded?.traitsBecameStale()
        default: break
        }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { contains(TraitKey(trait)) }

    /// Removes the override of a trait.
    public func remove(_ trait: UITrait) {
        remove(TraitKey(trait))
    }

    package func contains(_ trait: TraitKey) -> Bool { trait.value(in: state.values) != nil }

    package func remove(_ trait: TraitKey) {
        change { trait.set(nil, in: &$0) }
    }

    /// Any trait by its definition, an app's own too.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { self[TraitKey(trait)]?.base as? Trait.Value ?? Trait.defaultValue }
        set { self[TraitKey(trait)] = TraitValue(newValue) }
    }

    /// A trait's value; nil when it is not set.
    package subscript(trait: TraitKey) -> TraitValue? {
        get { trait.value(in: state.values) }
        set { change { trait.set(newValue, in: &$0) } }
    }

    /// How much room there is sideways.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { state.values.horizontal }
        set { change { $0.horizontal = newValue } }
    }

    /// How much room there is upright.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { state.values.vertical }
        set { change { $0.vertical = newValue } }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { state.values.style }
        set { change { $0.style = newValue } }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { state.values.idiom }
        set { change { $0.idiom = newValue } }
    }

    /// Pixels to a point.
    public var displayScale: CGFloat {
        get { state.values.scale }
        set { change { $0.scale = newValue } }
    }

    /// Where a line begins.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { state.values.direction }
        set { change { $0.direction = newValue } }
    }

    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { state.values.category }
        set { change { $0.category = newValue } }
    }

    /// Whether the content is above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { state.values.level }
        set { change { $0.level = newValue } }
    }

    /// How much colours differ.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { state.values.contrast }
        set { change { $0.contrast = newValue } }
    }

    /// Whether text is drawn bolder.
    public var legibilityWeight: UILegibilityWeight {
        get { state.values.weight }
        set { change { $0.weight = newValue } }
    }
}

extension UITraitCollection.Values {
    /// These values after a block has changed them.
    func changed(_ mutations: Block) -> UITraitCollection.Values {
        let world = World.present("traits were changed")
        let box = TraitBox(self)
        world.call(mutations, [.object(box.id)])
        // Not `box.state.values`: swiftc 6 copies that out of the accessor's frame after the frame has been freed.
        let changed = box.state
        return changed.values
    }
}

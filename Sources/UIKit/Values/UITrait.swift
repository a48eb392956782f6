public import Foundation
package import Heap

/// Names one trait.
public protocol UITraitDefinition {}

/// The name of a trait, as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Much or little room sideways.
public enum UITraitHorizontalSizeClass: UITraitDefinition, Hashable, Sendable {}
/// Much or little room upright.
public enum UITraitVerticalSizeClass: UITraitDefinition, Hashable, Sendable {}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, Hashable, Sendable {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, Hashable, Sendable {}
/// Pixels to a point.
public enum UITraitDisplayScale: UITraitDefinition, Hashable, Sendable {}
/// Where a line begins.
public enum UITraitLayoutDirection: UITraitDefinition, Hashable, Sendable {}
/// How large the user wants text to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, Hashable, Sendable {}
/// Whether the content lies above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition, Hashable, Sendable {}
/// How much colours differ.
public enum UITraitAccessibilityContrast: UITraitDefinition, Hashable, Sendable {}
/// Whether text is drawn bolder.
public enum UITraitLegibilityWeight: UITraitDefinition, Hashable, Sendable {}

/// One of the traits that are simulated.
package enum TraitKey: String, Hashable, Sendable, CaseIterable {
    case horizontal = "UITraitHorizontalSizeClass"
    case vertical = "UITraitVerticalSizeClass"
    case style = "UITraitUserInterfaceStyle"
    case idiom = "UITraitUserInterfaceIdiom"
    case scale = "UITraitDisplayScale"
    case direction = "UITraitLayoutDirection"
    case category = "UITraitPreferredContentSizeCategory"
    case level = "UITraitUserInterfaceLevel"
    case contrast = "UITraitAccessibilityContrast"
    case weight = "UITraitLegibilityWeight"

    /// The trait of a definition of UIKit's; nil for others.
    init?(_ definition: UITrait) {
        self.init(rawValue: String(describing: definition))
    }

    func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        let (old, new) = (old.values, new.values)
        return switch self {
        case .horizontal: old.horizontal != new.horizontal
        case .vertical: old.vertical != new.vertical
        case .style: old.style != new.style
        case .idiom: old.idiom != new.idiom
        case .scale: old.scale != new.scale
        case .direction: old.direction != new.direction
        case .category: old.category != new.category
        case .level: old.level != new.level
        case .contrast: old.contrast != new.contrast
        case .weight: old.weight != new.weight
        }
    }

    func isSpecified(in values: UITraitCollection.Values) -> Bool {
        differs(UITraitCollection(), UITraitCollection(values))
    }

    func clear(in values: inout UITraitCollection.Values) {
        let empty = UITraitCollection.Values()
        switch self {
        case .horizontal: values.horizontal = empty.horizontal
        case .vertical: values.vertical = empty.vertical
        case .style: values.style = empty.style
        case .idiom: values.idiom = empty.idiom
        case .scale: values.scale = empty.scale
        case .direction: values.direction = empty.direction
        case .category: values.category = empty.category
        case .level: values.level = empty.level
        case .contrast: values.contrast = empty.contrast
        case .weight: values.weight = empty.weight
        }
    }
}

/// Traits that can be changed.
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
    /// How large the user wants text to be.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether the content lies above other content.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// How much colours differ.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether text is drawn bolder.
    var legibilityWeight: UILegibilityWeight { get set }
}

/// What a view or controller says of its traits, whatever its surroundings say.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Overrides a trait no longer.
    func remove(_ trait: UITrait)
}

/// Traits that can be changed: an owner's overrides, or a collection on its way.
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
        guard let world = World.current else { preconditionFailure("traits were changed outside a World") }
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
        case let view as UIView: view.traitsBecameStale()
        case let controller as UIViewController: controller.viewIfLoaded?.traitsBecameStale()
        default: break
        }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { TraitKey(trait).map(contains) ?? false }

    /// Overrides a trait no longer.
    public func remove(_ trait: UITrait) {
        if let key = TraitKey(trait) { remove(key) }
    }

    package func contains(_ trait: TraitKey) -> Bool { trait.isSpecified(in: state.values) }

    package func remove(_ trait: TraitKey) {
        change { trait.clear(in: &$0) }
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

    /// How large the user wants text to be.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { state.values.category }
        set { change { $0.category = newValue } }
    }

    /// Whether the content lies above other content.
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
        guard let world = World.current else { preconditionFailure("traits were changed outside a World") }
        let box = TraitBox(self)
        world.call(mutations, [.object(box.id)])
        // Not `box.state.values`: swiftc 6 copies that out of the accessor's frame after the frame has been freed.
        let changed = box.state
        return changed.values
    }
}

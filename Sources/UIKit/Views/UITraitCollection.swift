public import Foundation

/// The traits of the environment of a view or controller. Immutable.
///
/// Fidelity: documented UITraitCollection; traits of colour gamut, force touch and image range are left out (simplified).
public final class UITraitCollection: Hashable, Sendable, CustomStringConvertible {
    /// The traits, each unspecified until it is set.
    struct Values: Hashable, Sendable {
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var style = UIUserInterfaceStyle.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var scale: CGFloat = 0
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var category = UIContentSizeCategory.unspecified
        var level = UIUserInterfaceLevel.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var weight = UILegibilityWeight.unspecified
        /// An app's own, by their definitions' names.
        var custom: [String: TraitValue] = [:]

        /// Takes over the specified traits of other values.
        mutating func merge(_ other: Values) {
            if other.horizontal != .unspecified { horizontal = other.horizontal }
            if other.vertical != .unspecified { vertical = other.vertical }
            if other.style != .unspecified { style = other.style }
            if other.idiom != .unspecified { idiom = other.idiom }
            if other.scale != 0 { scale = other.scale }
            if other.direction != .unspecified { direction = other.direction }
            if other.category != .unspecified { category = other.category }
            if other.level != .unspecified { level = other.level }
            if other.contrast != .unspecified { contrast = other.contrast }
            if other.weight != .unspecified { weight = other.weight }
            if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
        }
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
    }

    /// How much room there is sideways.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    /// How much room there is upright.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
    /// Pixels to a point; 0 when it is not known.
    public var displayScale: CGFloat { values.scale }
    /// Where a line begins.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
    /// Whether the content is above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
    /// How much colours differ.
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// Whether text is drawn bolder.
    public var legibilityWeight: UILegibilityWeight { values.weight }

    /// Any trait by its definition, an app's own too.
    @available(iOS 17, *)
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        self[TraitKey(trait)]?.base as? Trait.Value ?? Trait.defaultValue
    }

    /// A trait's value; nil when it is unspecified.
    package subscript(trait: TraitKey) -> TraitValue? { trait.value(in: values) }

    // MARK: Making

    /// Unspecified traits.
    public convenience init() {
        self.init(Values())
    }

    /// The traits of several collections; later ones override earlier ones.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = Values()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    private convenience init(_ change: (inout Values) -> Void) {
        var values = Values()
        change(&values)
        self.init(values)
    }

    /// One trait alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { (values: inout Values) in values.horizontal = horizontalSizeClass }
    }

    /// One trait alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { (values: inout Values) in values.vertical = verticalSizeClass }
    }

    /// One trait alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { (values: inout Values) in values.style = userInterfaceStyle }
    }

    /// One trait alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { (values: inout Values) in values.idiom = idiom }
    }

    /// One trait alone; pixels to a point.
    public convenience init(displayScale scale: CGFloat) {
        self.init { (values: inout Values) in values.scale = scale }
    }

    /// One trait alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { (values: inout Values) in values.direction = layoutDirection }
    }

    /// One trait alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { (values: inout Values) in values.category = preferredContentSizeCategory }
    }

    /// One trait alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { (values: inout Values) in values.level = userInterfaceLevel }
    }

    /// One trait alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { (values: inout Values) in values.contrast = accessibilityContrast }
    }

    /// One trait alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { (values: inout Values) in values.weight = legibilityWeight }
    }

    /// A collection with the traits that `mutations` sets; all others are unspecified.
    @available(iOS 17, *)
    public convenience init(mutations: @escaping (inout any UIMutableTraits) -> Void) {
        self.init(Values().changed(TraitBox.mutationBlock(mutations)))
    }

    package convenience init(mutations: Block) {
        self.init(Values().changed(mutations))
    }

    /// These traits with the changes that `mutations` makes.
    @available(iOS 17, *)
    public func modifyingTraits(_ mutations: @escaping (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        modifyingTraits(TraitBox.mutationBlock(mutations))
    }

    package func modifyingTraits(_ mutations: Block) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }

    /// The traits of the view or controller that UIKit lays out or draws now, or else the screen's.
    ///
    /// Fidelity: documented UITraitCollection.current (set before draw, layoutSubviews, traitCollectionDidChange and the layout callbacks of controllers).
    public static var current: UITraitCollection {
        let world = World.present("UITraitCollection.current was read")
        return world.currentTraits ?? world.predictedTraits
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        guard let world = World.current else { return actions() }
        world.asCurrent(self, actions)
    }

    package func performAsCurrent(_ actions: Block) {
        performAsCurrent { _ = World.current?.call(actions) }
    }

    /// UIKit's traits that colours depend on.
    ///
    /// Fidelity: documented UITraitCollection.systemTraitsAffectingColorAppearance; the display's gamut is left out.
    @available(iOS 17, *)
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }

    /// UIKit's traits that the choice of an image depends on.
    ///
    /// Fidelity: documented UITraitCollection.systemTraitsAffectingImageLookup; the display's gamut is left out.
    @available(iOS 17, *)
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
    }

    // MARK: Comparing

    /// Whether all specified traits of another collection have the same values here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Whether colours may look different under the two: style, contrast, level.
    ///
    /// Fidelity: documented UITraitCollection.hasDifferentColorAppearance(comparedTo:); the display gamut is left out.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
    }

    /// Whether the two have the same traits.
    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
        lhs === rhs || lhs.values == rhs.values
    }

    /// Hashes the traits.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }

    /// The traits that are known, by Apple's names.
    public var description: String {
        var parts: [String] = []
        if values.idiom != .unspecified { parts.append("UserInterfaceIdiom = \(values.idiom == .pad ? "Pad" : "Phone")") }
        if values.scale != 0 { parts.append("DisplayScale = \(Int(bounded: values.scale))") }
        if values.horizontal != .unspecified { parts.append("HorizontalSizeClass = \("\(values.horizontal)".capitalized)") }
        if values.vertical != .unspecified { parts.append("VerticalSizeClass = \("\(values.vertical)".capitalized)") }
        if values.style != .unspecified { parts.append("UserInterfaceStyle = \("\(values.style)".capitalized)") }
        if values.category.step != nil {
            parts.append("PreferredContentSizeCategory = \(values.category.rawValue.dropFirst("UICTContentSizeCategory".count))")
        }
        return "<UITraitCollection; \(parts.joined(separator: ", "))>"
    }
}

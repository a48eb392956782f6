import Foundation

/// A trait by its definition's name: one of UIKit's, or an app's own.
package struct TraitKey: Hashable, Sendable {
    /// The definition's name: `UITraitUserInterfaceStyle`.
    package let name: String

    /// The trait whose definition has that name.
    package init(name: String) {
        self.name = name
    }

    /// The trait of a definition.
    package init(_ definition: UITrait) {
        name = String(describing: definition)
    }

    /// The trait that a collection has under that name: `userInterfaceStyle`. nil for other names.
    package init?(property: String) {
        let name = "UITrait" + property.prefix(1).uppercased() + property.dropFirst()
        guard Self.places[name] != nil else { return nil }
        self.name = name
    }

    func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool { value(in: old.values) != value(in: new.values) }

    /// The trait's value in a collection's values; nil when it is unspecified there.
    func value(in values: UITraitCollection.Values) -> TraitValue? {
        guard let place = Self.places[name] else { return values.custom[name] }
        return place.get(values)
    }

    /// Sets the trait; nil makes it unspecified.
    func set(_ value: TraitValue?, in values: inout UITraitCollection.Values) {
        guard let place = Self.places[name] else { return values.custom[name] = value }
        place.set(&values, value)
    }

    /// Where the values of UIKit's traits are.
    private struct Place: Sendable {
        let get: @Sendable (UITraitCollection.Values) -> TraitValue?
        let set: @Sendable (inout UITraitCollection.Values, TraitValue?) -> Void

        init<Value: Hashable & Sendable>(
            _ path: any WritableKeyPath<UITraitCollection.Values, Value> & Sendable
        ) {
            get = { values in
                let value = values[keyPath: path]
                return value == UITraitCollection.Values()[keyPath: path] ? nil : TraitValue(value)
            }
            set = { values, value in
                values[keyPath: path] = value?.base as? Value ?? UITraitCollection.Values()[keyPath: path]
            }
        }
    }

    private static let places: [String: Place] = [
        "UITraitHorizontalSizeClass": Place(\.horizontal), "UITraitVerticalSizeClass": Place(\.vertical),
        "UITraitUserInterfaceStyle": Place(\.style), "UITraitUserInterfaceIdiom": Place(\.idiom), "UITraitDisplayScale": Place(\.scale),
        "UITraitLayoutDirection": Place(\.direction), "UITraitPreferredContentSizeCategory": Place(\.category),
        "UITraitUserInterfaceLevel": Place(\.level), "UITraitAccessibilityContrast": Place(\.contrast),
        "UITraitLegibilityWeight": Place(\.weight),
    ]

    /// Whether the trait is one of UIKit's.
    package var isSystem: Bool { Self.places[name] != nil }
}

/// A trait's value, of the type of its definition.
package struct TraitValue: Hashable, Sendable {
    /// The value itself.
    package let base: any (Hashable & Sendable)

    /// Holds a value.
    package init(_ base: any (Hashable & Sendable)) {
        self.base = base
    }

    /// Whether both hold equal values.
    package static func == (lhs: TraitValue, rhs: TraitValue) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

    /// Hashes the value.
    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

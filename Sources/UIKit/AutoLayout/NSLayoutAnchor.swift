public import Foundation
public import Heap

/// A place of a view or guide that constraints are made from. A value: anchors of the same place are equal, and do not retain it.
///
/// Fidelity: simplified; Apple's is a generic class, whose two kinds of places are the two classes below.
public protocol NSLayoutAnchor: AnyObject, Hashable, Sendable {
    /// The view or guide.
    var itemID: ObjectID { get }
    /// The place.
    var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor {
    /// Whether two anchors have the same item and attribute.
    public static func == (left: Self, right: Self) -> Bool {
        left.itemID == right.itemID && left.attribute == right.attribute
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(itemID)
        hasher.combine(attribute)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: Self, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: itemID, attribute: attribute, relatedBy: relation, toItem: ObjectID?.some(other.itemID), attribute: other.attribute,
            multiplier: multiplier,
            constant: constant
        ).autoreleased()
    }

    /// A constraint, not active yet: this place is the other.
    public func constraint(equalTo anchor: Self) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: 0)
    }

    /// A constraint, not active yet: this place is the other plus `c` points.
    public func constraint(equalTo anchor: Self, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }

    /// A constraint, not active yet: this place is not before the other.
    public func constraint(greaterThanOrEqualTo anchor: Self) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: 0)
    }

    /// A constraint, not active yet: this place is not before the other plus `c` points.
    public func constraint(greaterThanOrEqualTo anchor: Self, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// A constraint, not active yet: this place is not behind the other.
    public func constraint(lessThanOrEqualTo anchor: Self) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: 0)
    }

    /// A constraint, not active yet: this place is not behind the other plus `c` points.
    public func constraint(lessThanOrEqualTo anchor: Self, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }
}

extension NSLayoutConstraint {
    /// The constraint as an anchor returns it: autoreleased. It lives until the pool is drained, so a weak property may take it before it
    /// is active.
    func autoreleased() -> NSLayoutConstraint {
        world.space.retain(id)
        world.space.autorelease(id)
        return self
    }
}

/// The system's distance between neighbours, in points.
///
/// Fidelity: simplified; the real distance depends on what the neighbours are.
private let systemSpacing: CGFloat = 8

/// A place on the horizontal axis.
///
/// Fidelity: documented NSLayoutXAxisAnchor; the system's distance is 8 points, whatever the neighbours are (simplified).
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
    /// The view or guide.
    public let itemID: ObjectID
    /// The place.
    public let attribute: NSLayoutConstraint.Attribute

    package init(_ item: ObjectID, _ attribute: NSLayoutConstraint.Attribute) {
        (itemID, self.attribute) = (item, attribute)
    }

    /// A constraint, not active yet: this edge is the system's spacing, times `multiplier`, after the other anchor.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint, not active yet: this edge is at least the system's spacing, times `multiplier`, after the other anchor.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint, not active yet: this edge is at most the system's spacing, times `multiplier`, after the other anchor.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

/// A place on the vertical axis.
///
/// Fidelity: documented NSLayoutYAxisAnchor; the system's distance is 8 points, whatever the neighbours are (simplified).
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
    /// The view or guide.
    public let itemID: ObjectID
    /// The place.
    public let attribute: NSLayoutConstraint.Attribute

    package init(_ item: ObjectID, _ attribute: NSLayoutConstraint.Attribute) {
        (itemID, self.attribute) = (item, attribute)
    }

    /// A constraint, not active yet: this edge is the system's spacing, times `multiplier`, below the other anchor.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint, not active yet: this edge is at least the system's spacing, times `multiplier`, below the other anchor.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// A constraint, not active yet: this edge is at most the system's spacing, times `multiplier`, below the other anchor.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

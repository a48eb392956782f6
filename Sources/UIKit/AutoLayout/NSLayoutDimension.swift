public import Foundation
public import Heap

/// A width or height that constraints are made from.
///
/// Fidelity: documented NSLayoutDimension.
public final class NSLayoutDimension: NSLayoutAnchor {
    /// The view or guide.
    public let itemID: ObjectID
    /// Which size.
    public let attribute: NSLayoutConstraint.Attribute

    package init(_ item: ObjectID, _ attribute: NSLayoutConstraint.Attribute) {
        (itemID, self.attribute) = (item, attribute)
    }

    private func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: itemID, attribute: attribute, relatedBy: relation, toItem: ObjectID?.none, attribute: .notAnAttribute, constant: constant
        ).autoreleased()
    }

    /// A constraint, not active yet: this size is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, constant: c)
    }

    /// A constraint, not active yet: this size is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, constant: c)
    }

    /// A constraint, not active yet: this size is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, constant: c)
    }

    /// A constraint, not active yet: this size is `m` times the other.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not active yet: this size is at least `m` times the other.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not active yet: this size is at most `m` times the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not active yet: this size is `m` times the other plus `c` points.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }

    /// A constraint, not active yet: this size is at least `m` times the other plus `c` points.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
    {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// A constraint, not active yet: this size is at most `m` times the other plus `c` points.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}

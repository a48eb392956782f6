import Foundation

// Which attributes one constraint can pair.
extension NSLayoutConstraint.Attribute {
    private enum Family {
        case leftOrRight
        case leadingOrTrailing
        case sideways
        case upright
        case size
        case none
    }

    private var family: Family {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .leftOrRight
        case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingOrTrailing
        case .centerX, .centerXWithinMargins: .sideways
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .upright
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Why no constraint can be made between this attribute and another one; nil when one can.
    ///
    /// Fidelity: reported (the exceptions' words).
    func objection(to other: NSLayoutConstraint.Attribute, multiplier: CGFloat) -> String? {
        switch (family, other.family) {
        case (.none, _): return "Invalid pairing of layout attributes"
        case (.size, .size), (.size, .none): return nil
        case (_, .none):
            return
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a "
                + "location equal to a constant. Location attributes must be specified in pairs."
        case (.leftOrRight, .leadingOrTrailing), (.leadingOrTrailing, .leftOrRight):
            return
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        case (.upright, .upright): return multiplier == 0 ? objection(to: .notAnAttribute, multiplier: 1) : nil
        case (.leftOrRight, .leftOrRight), (.leadingOrTrailing, .leadingOrTrailing), (.sideways, .sideways), (.sideways, .leftOrRight),
            (.sideways, .leadingOrTrailing), (.leftOrRight, .sideways), (.leadingOrTrailing, .sideways):
            return multiplier == 0 ? objection(to: .notAnAttribute, multiplier: 1) : nil
        default: return "Invalid pairing of layout attributes"
        }
    }
}

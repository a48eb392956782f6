import Foundation
import Heap

extension NSLayoutConstraint {
    /// The constraint as UIKit's messages write it, without addresses: `<NSLayoutConstraint UILabel.leading == UIView.leading + 16   (active)>`.
    var written: String {
        let name = state.identifier.map { " '\($0)'" } ?? ""
        let sign =
            switch state.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let strength = state.priority == .required ? "" : " @\(Self.number(CGFloat(state.priority.rawValue)))"
        let left = world.itemName(state.first) + "." + state.firstAttribute.name
        return "<NSLayoutConstraint\(name) \(left) \(sign) \(rightSide)\(strength)   (\(isActive ? "active" : "inactive"))>"
    }

    private var rightSide: String {
        guard let second = state.second, state.secondAttribute != .notAnAttribute else { return Self.number(state.constant) }
        var text = world.itemName(second) + "." + state.secondAttribute.name
        if state.multiplier != 1 { text = Self.number(state.multiplier) + "*" + text }
        if state.constant != 0 { text += (state.constant < 0 ? " - " : " + ") + Self.number(abs(state.constant)) }
        return text
    }

    /// One side as the message about a missing common ancestor writes it.
    func side(_ item: ObjectID?, _ attribute: Attribute) -> String {
        guard let item else { return "(null)" }
        return "<\(attribute.anchorClass) \"\(world.itemName(item)).\(attribute.name)\">"
    }

    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double((value * 1e5).rounded() / 1e5))
    }
}

extension NSLayoutConstraint.Attribute {
    /// The name as messages write it.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }

    /// Whether the place or size lies on the horizontal axis.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether it is a size and not a place.
    var isSize: Bool { self == .width || self == .height }

    var anchorClass: String {
        isSize ? "NSLayoutDimension" : isHorizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }
}

extension World {
    /// An item's name in messages: its class, and its text or name if it has one.
    func itemName(_ id: ObjectID?) -> String {
        guard let id else { return "nil" }
        let name =
            switch object(id) {
            case let label as UILabel: label.text ?? label.state.identifier
            case let button as UIButton: button.currentTitle ?? button.state.identifier
            case let view as UIView: view.state.identifier
            case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
            default: String?.none
            }
        return space.heap.typeName(of: id) + (name.map { " '\($0)'" } ?? "")
    }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsLayoutConstraintFormatOptions: HostType = {
        var type = TypeBinding("NSLayoutConstraint.FormatOptions", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: NSLayoutConstraint.FormatOptions.self)
        type.enumCase("alignAllLeft") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllLeft)
        }
        type.enumCase("alignAllRight") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllRight)
        }
        type.enumCase("alignAllTop") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllTop)
        }
        type.enumCase("alignAllBottom") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllBottom)
        }
        type.enumCase("alignAllLeading") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllLeading)
        }
        type.enumCase("alignAllTrailing") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllTrailing)
        }
        type.enumCase("alignAllCenterX") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllCenterX)
        }
        type.enumCase("alignAllCenterY") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllCenterY)
        }
        type.enumCase("alignAllLastBaseline") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllLastBaseline)
        }
        type.enumCase("alignAllFirstBaseline") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline)
        }
        type.enumCase("directionLeadingToTrailing") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing)
        }
        type.enumCase("directionLeftToRight") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.directionLeftToRight)
        }
        type.enumCase("directionRightToLeft") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.FormatOptions.directionRightToLeft)
        }
        return type.hostType
    }()
}

extension NSLayoutConstraint.FormatOptions: BridgedOptions {
    package static var hostName: String { "NSLayoutConstraint.FormatOptions" }
}

extension Bindings {
    static let nsLayoutConstraint: HostType = {
        var type = TypeBinding("NSLayoutConstraint", .class, superclass: "NSObject")
        type.property("isActive", "Bool") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.isActive)
        } set: { call, value throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            object.isActive = try call.read(value)
        }
        type.method(
            "activate(_:)",
            isStatic: true,
            [HostParameter(nil, "constraints", "[NSLayoutConstraint]")]
        ) { call throws(ScriptError) in
            let a0: [NSLayoutConstraint] = try call.argument(0)
            return call.inWorld { call.give(NSLayoutConstraint.activate(a0)) }
        }
        type.method(
            "deactivate(_:)",
            isStatic: true,
            [HostParameter(nil, "constraints", "[NSLayoutConstraint]")]
        ) { call throws(ScriptError) in
            let a0: [NSLayoutConstraint] = try call.argument(0)
            return call.inWorld { call.give(NSLayoutConstraint.deactivate(a0)) }
        }
        type.initializer(
            "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            [
                HostParameter("item", "view1", "Any"),
                HostParameter("attribute", "attr1", "NSLayoutConstraint.Attribute"),
                HostParameter("relatedBy", "relation", "NSLayoutConstraint.Relation"),
                HostParameter("toItem", "view2", "Any?"),
                HostParameter("attribute", "attr2", "NSLayoutConstraint.Attribute"),
                HostParameter("multiplier", "multiplier", "CGFloat"),
                HostParameter("constant", "c", "CGFloat"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: ObjectID = try call.argument(0)
            let a1: NSLayoutConstraint.Attribute = try call.argument(1)
            let a2: NSLayoutConstraint.Relation = try call.argument(2)
            let a3: ObjectID? = try call.argument(3)
            let a4: NSLayoutConstraint.Attribute = try call.argument(4)
            let a5: CGFloat = try call.argument(5)
            let a6: CGFloat = try call.argument(6)
            return call.make {
                NSLayoutConstraint(item: a0, attribute: a1, relatedBy: a2, toItem: a3, attribute: a4, multiplier: a5, constant: a6)
            }
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSLayoutConstraint() }
        }
        type.property("firstItem", "AnyObject?") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.firstItem as? NSObject)
        }
        type.property("secondItem", "AnyObject?") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.secondItem as? NSObject)
        }
        type.property("firstAttribute", "NSLayoutConstraint.Attribute") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.firstAttribute)
        }
        type.property("secondAttribute", "NSLayoutConstraint.Attribute") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.secondAttribute)
        }
        type.property("relation", "NSLayoutConstraint.Relation") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.relation)
        }
        type.property("multiplier", "CGFloat") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.multiplier)
        }
        type.property("constant", "CGFloat") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.constant)
        } set: { call, value throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            object.constant = try call.read(value)
        }
        type.property("priority", "UILayoutPriority") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.priority)
        } set: { call, value throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            object.priority = try call.read(value)
        }
        type.property("identifier", "String?") { call throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            return call.give(object.identifier)
        } set: { call, value throws(ScriptError) in
            let object: NSLayoutConstraint = try call.receiver()
            object.identifier = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let nsLayoutConstraintRelation: HostType = {
        var type = TypeBinding("NSLayoutConstraint.Relation", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSLayoutConstraint.Relation.self)
        type.enumCase("lessThanOrEqual") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Relation.lessThanOrEqual)
        }
        type.enumCase("equal") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Relation.equal)
        }
        type.enumCase("greaterThanOrEqual") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Relation.greaterThanOrEqual)
        }
        return type.hostType
    }()
}

extension NSLayoutConstraint.Relation: BridgedValue {
    package static var hostName: String { "NSLayoutConstraint.Relation" }
}

extension Bindings {
    static let nsLayoutConstraintAxis: HostType = {
        var type = TypeBinding("NSLayoutConstraint.Axis", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSLayoutConstraint.Axis.self)
        type.enumCase("horizontal") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Axis.horizontal)
        }
        type.enumCase("vertical") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Axis.vertical)
        }
        return type.hostType
    }()
}

extension NSLayoutConstraint.Axis: BridgedValue {
    package static var hostName: String { "NSLayoutConstraint.Axis" }
}

extension Bindings {
    static let nsLayoutConstraintAttribute: HostType = {
        var type = TypeBinding("NSLayoutConstraint.Attribute", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSLayoutConstraint.Attribute.self)
        type.enumCase("left") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.right)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.top)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.bottom)
        }
        type.enumCase("leading") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.leading)
        }
        type.enumCase("trailing") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.trailing)
        }
        type.enumCase("width") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.width)
        }
        type.enumCase("height") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.height)
        }
        type.enumCase("centerX") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.centerX)
        }
        type.enumCase("centerY") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.centerY)
        }
        type.enumCase("lastBaseline") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.lastBaseline)
        }
        type.enumCase("firstBaseline") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.firstBaseline)
        }
        type.enumCase("leftMargin") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.leftMargin)
        }
        type.enumCase("rightMargin") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.rightMargin)
        }
        type.enumCase("topMargin") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.topMargin)
        }
        type.enumCase("bottomMargin") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.bottomMargin)
        }
        type.enumCase("leadingMargin") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.leadingMargin)
        }
        type.enumCase("trailingMargin") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.trailingMargin)
        }
        type.enumCase("centerXWithinMargins") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.centerXWithinMargins)
        }
        type.enumCase("centerYWithinMargins") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.centerYWithinMargins)
        }
        type.enumCase("notAnAttribute") { call throws(ScriptError) in
            call.give(NSLayoutConstraint.Attribute.notAnAttribute)
        }
        return type.hostType
    }()
}

extension NSLayoutConstraint.Attribute: BridgedValue {
    package static var hostName: String { "NSLayoutConstraint.Attribute" }
}

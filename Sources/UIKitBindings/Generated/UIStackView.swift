// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStackView: HostType = {
        var type = TypeBinding("UIStackView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIStackView() }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIStackView(frame: a0) }
        }
        type.initializer(
            "init(arrangedSubviews:)",
            [HostParameter("arrangedSubviews", "views", "[UIView]")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: [UIView] = try call.argument(0)
            return call.make { UIStackView(arrangedSubviews: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIStackView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIStackView(coder: a0) }
        }
        type.property("arrangedSubviews", "[UIView]") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.arrangedSubviews)
        }
        type.method("addArrangedSubview(_:)", [HostParameter(nil, "view", "UIView")]) { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            let a0: UIView = try call.argument(0)
            object.addArrangedSubview(a0)
            return .void
        }
        type.method(
            "insertArrangedSubview(_:at:)",
            [HostParameter(nil, "view", "UIView"), HostParameter("at", "stackIndex", "Int")]
        ) { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            let a0: UIView = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.insertArrangedSubview(a0, at: a1)
            return .void
        }
        type.method("removeArrangedSubview(_:)", [HostParameter(nil, "view", "UIView")]) { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            let a0: UIView = try call.argument(0)
            object.removeArrangedSubview(a0)
            return .void
        }
        type.property("axis", "NSLayoutConstraint.Axis") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.axis)
        } set: { call, value throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            object.axis = try call.read(value)
        }
        type.property("distribution", "UIStackView.Distribution") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.distribution)
        } set: { call, value throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            object.distribution = try call.read(value)
        }
        type.property("alignment", "UIStackView.Alignment") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.alignment)
        } set: { call, value throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            object.alignment = try call.read(value)
        }
        type.property("spacing", "CGFloat") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.spacing)
        } set: { call, value throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            object.spacing = try call.read(value)
        }
        type.property("isLayoutMarginsRelativeArrangement", "Bool") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.isLayoutMarginsRelativeArrangement)
        } set: { call, value throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            object.isLayoutMarginsRelativeArrangement = try call.read(value)
        }
        type.property("isBaselineRelativeArrangement", "Bool") { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            return call.give(object.isBaselineRelativeArrangement)
        } set: { call, value throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            object.isBaselineRelativeArrangement = try call.read(value)
        }
        type.method(
            "setCustomSpacing(_:after:)",
            [HostParameter(nil, "spacing", "CGFloat"), HostParameter("after", "arrangedSubview", "UIView")]
        ) { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: UIView = try call.argument(1)
            object.setCustomSpacing(a0, after: a1)
            return .void
        }
        type.method(
            "customSpacing(after:)",
            [HostParameter("after", "arrangedSubview", "UIView")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UIStackView = try call.receiver()
            let a0: UIView = try call.argument(0)
            return call.give(object.customSpacing(after: a0))
        }
        type.property("spacingUseDefault", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIStackView.spacingUseDefault) }
        }
        type.property("spacingUseSystem", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIStackView.spacingUseSystem) }
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiStackViewDistribution: HostType = {
        var type = TypeBinding("UIStackView.Distribution", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIStackView.Distribution.self)
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(UIStackView.Distribution.fill)
        }
        type.enumCase("fillEqually") { call throws(ScriptError) in
            call.give(UIStackView.Distribution.fillEqually)
        }
        type.enumCase("fillProportionally") { call throws(ScriptError) in
            call.give(UIStackView.Distribution.fillProportionally)
        }
        type.enumCase("equalSpacing") { call throws(ScriptError) in
            call.give(UIStackView.Distribution.equalSpacing)
        }
        type.enumCase("equalCentering") { call throws(ScriptError) in
            call.give(UIStackView.Distribution.equalCentering)
        }
        return type.hostType
    }()
}

extension UIStackView.Distribution: BridgedValue {
    package static var hostName: String { "UIStackView.Distribution" }
}

extension Bindings {
    static let uiStackViewAlignment: HostType = {
        var type = TypeBinding("UIStackView.Alignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIStackView.Alignment.self)
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.fill)
        }
        type.enumCase("leading") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.leading)
        }
        type.enumCase("firstBaseline") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.firstBaseline)
        }
        type.enumCase("center") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.center)
        }
        type.enumCase("trailing") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.trailing)
        }
        type.enumCase("lastBaseline") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.lastBaseline)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.top)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UIStackView.Alignment.bottom)
        }
        return type.hostType
    }()
}

extension UIStackView.Alignment: BridgedValue {
    package static var hostName: String { "UIStackView.Alignment" }
}

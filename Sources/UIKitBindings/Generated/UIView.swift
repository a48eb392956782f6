// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewAnimationCurve: HostType = {
        var type = TypeBinding("UIView.AnimationCurve", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIView.AnimationCurve.self)
        type.enumCase("easeInOut") { call throws(ScriptError) in
            call.give(UIView.AnimationCurve.easeInOut)
        }
        type.enumCase("easeIn") { call throws(ScriptError) in
            call.give(UIView.AnimationCurve.easeIn)
        }
        type.enumCase("easeOut") { call throws(ScriptError) in
            call.give(UIView.AnimationCurve.easeOut)
        }
        type.enumCase("linear") { call throws(ScriptError) in
            call.give(UIView.AnimationCurve.linear)
        }
        return type.hostType
    }()
}

extension UIView.AnimationCurve: BridgedValue {
    package static var hostName: String { "UIView.AnimationCurve" }
}

extension Bindings {
    static let uiViewAnimationOptions: HostType = {
        var type = TypeBinding("UIView.AnimationOptions", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIView.AnimationOptions.self)
        type.enumCase("layoutSubviews") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.layoutSubviews)
        }
        type.enumCase("allowUserInteraction") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.allowUserInteraction)
        }
        type.enumCase("beginFromCurrentState") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.beginFromCurrentState)
        }
        type.enumCase("repeat") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.`repeat`)
        }
        type.enumCase("autoreverse") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.autoreverse)
        }
        type.enumCase("showHideTransitionViews") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.showHideTransitionViews)
        }
        type.enumCase("overrideInheritedDuration") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.overrideInheritedDuration)
        }
        type.enumCase("overrideInheritedCurve") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.overrideInheritedCurve)
        }
        type.enumCase("allowAnimatedContent") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.allowAnimatedContent)
        }
        type.enumCase("flushUpdates") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.flushUpdates)
        }
        type.enumCase("curveEaseInOut") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.curveEaseInOut)
        }
        type.enumCase("curveEaseIn") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.curveEaseIn)
        }
        type.enumCase("curveEaseOut") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.curveEaseOut)
        }
        type.enumCase("curveLinear") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.curveLinear)
        }
        type.enumCase("transitionCrossDissolve") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionCrossDissolve)
        }
        type.enumCase("transitionFlipFromLeft") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionFlipFromLeft)
        }
        type.enumCase("transitionFlipFromRight") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionFlipFromRight)
        }
        type.enumCase("transitionCurlUp") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionCurlUp)
        }
        type.enumCase("transitionCurlDown") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionCurlDown)
        }
        type.enumCase("transitionFlipFromTop") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionFlipFromTop)
        }
        type.enumCase("transitionFlipFromBottom") { call throws(ScriptError) in
            call.give(UIView.AnimationOptions.transitionFlipFromBottom)
        }
        type.requireVersion(iOS: 26, ["flushUpdates"])
        return type.hostType
    }()
}

extension UIView.AnimationOptions: BridgedOptions {
    package static var hostName: String { "UIView.AnimationOptions" }
}

extension Bindings {
    static let uiViewContentMode: HostType = {
        var type = TypeBinding("UIView.ContentMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIView.ContentMode.self)
        type.enumCase("scaleToFill") { call throws(ScriptError) in
            call.give(UIView.ContentMode.scaleToFill)
        }
        type.enumCase("scaleAspectFit") { call throws(ScriptError) in
            call.give(UIView.ContentMode.scaleAspectFit)
        }
        type.enumCase("scaleAspectFill") { call throws(ScriptError) in
            call.give(UIView.ContentMode.scaleAspectFill)
        }
        type.enumCase("redraw") { call throws(ScriptError) in
            call.give(UIView.ContentMode.redraw)
        }
        type.enumCase("center") { call throws(ScriptError) in
            call.give(UIView.ContentMode.center)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UIView.ContentMode.top)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UIView.ContentMode.bottom)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UIView.ContentMode.left)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UIView.ContentMode.right)
        }
        type.enumCase("topLeft") { call throws(ScriptError) in
            call.give(UIView.ContentMode.topLeft)
        }
        type.enumCase("topRight") { call throws(ScriptError) in
            call.give(UIView.ContentMode.topRight)
        }
        type.enumCase("bottomLeft") { call throws(ScriptError) in
            call.give(UIView.ContentMode.bottomLeft)
        }
        type.enumCase("bottomRight") { call throws(ScriptError) in
            call.give(UIView.ContentMode.bottomRight)
        }
        return type.hostType
    }()
}

extension UIView.ContentMode: BridgedValue {
    package static var hostName: String { "UIView.ContentMode" }
}

extension Bindings {
    static let uiViewAutoresizingMask: HostType = {
        var type = TypeBinding("UIView.AutoresizingMask", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIView.AutoresizingMask.self)
        type.enumCase("flexibleLeftMargin") { call throws(ScriptError) in
            call.give(UIView.AutoresizingMask.flexibleLeftMargin)
        }
        type.enumCase("flexibleWidth") { call throws(ScriptError) in
            call.give(UIView.AutoresizingMask.flexibleWidth)
        }
        type.enumCase("flexibleRightMargin") { call throws(ScriptError) in
            call.give(UIView.AutoresizingMask.flexibleRightMargin)
        }
        type.enumCase("flexibleTopMargin") { call throws(ScriptError) in
            call.give(UIView.AutoresizingMask.flexibleTopMargin)
        }
        type.enumCase("flexibleHeight") { call throws(ScriptError) in
            call.give(UIView.AutoresizingMask.flexibleHeight)
        }
        type.enumCase("flexibleBottomMargin") { call throws(ScriptError) in
            call.give(UIView.AutoresizingMask.flexibleBottomMargin)
        }
        return type.hostType
    }()
}

extension UIView.AutoresizingMask: BridgedOptions {
    package static var hostName: String { "UIView.AutoresizingMask" }
}

extension Bindings {
    static let uiViewTintAdjustmentMode: HostType = {
        var type = TypeBinding("UIView.TintAdjustmentMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIView.TintAdjustmentMode.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIView.TintAdjustmentMode.automatic)
        }
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(UIView.TintAdjustmentMode.normal)
        }
        type.enumCase("dimmed") { call throws(ScriptError) in
            call.give(UIView.TintAdjustmentMode.dimmed)
        }
        return type.hostType
    }()
}

extension UIView.TintAdjustmentMode: BridgedValue {
    package static var hostName: String { "UIView.TintAdjustmentMode" }
}

extension Bindings {
    static let uiViewKeyframeAnimationOptions: HostType = {
        var type = TypeBinding("UIView.KeyframeAnimationOptions", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIView.KeyframeAnimationOptions.self)
        type.enumCase("layoutSubviews") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.layoutSubviews)
        }
        type.enumCase("allowUserInteraction") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.allowUserInteraction)
        }
        type.enumCase("beginFromCurrentState") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.beginFromCurrentState)
        }
        type.enumCase("repeat") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.`repeat`)
        }
        type.enumCase("autoreverse") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.autoreverse)
        }
        type.enumCase("calculationModeLinear") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.calculationModeLinear)
        }
        type.enumCase("calculationModeDiscrete") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.calculationModeDiscrete)
        }
        type.enumCase("calculationModePaced") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.calculationModePaced)
        }
        type.enumCase("calculationModeCubic") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.calculationModeCubic)
        }
        type.enumCase("calculationModeCubicPaced") { call throws(ScriptError) in
            call.give(UIView.KeyframeAnimationOptions.calculationModeCubicPaced)
        }
        return type.hostType
    }()
}

extension UIView.KeyframeAnimationOptions: BridgedOptions {
    package static var hostName: String { "UIView.KeyframeAnimationOptions" }
}

extension Bindings {
    static let uiViewSystemAnimation: HostType = {
        var type = TypeBinding("UIView.SystemAnimation", .enumeration, conformances: ["UInt"])
        type.addRawValue(of: UIView.SystemAnimation.self)
        type.enumCase("delete") { call throws(ScriptError) in
            call.give(UIView.SystemAnimation.delete)
        }
        return type.hostType
    }()
}

extension UIView.SystemAnimation: BridgedValue {
    package static var hostName: String { "UIView.SystemAnimation" }
}

extension Bindings {
    static let uiView: HostType = {
        var type = TypeBinding(
            "UIView",
            .class,
            superclass: "UIResponder",
            conformances: ["UIAppearance", "UIAppearanceContainer", "UITraitEnvironment", "UITraitChangeObservable", "UICoordinateSpace"]
        )
        type.method("endEditing(_:)", [HostParameter(nil, "force", "Bool")], result: "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.give(object.endEditing(a0))
        }
        type.property("constraints", "[NSLayoutConstraint]") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.constraints)
        }
        type.method("addConstraint(_:)", [HostParameter(nil, "constraint", "NSLayoutConstraint")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: NSLayoutConstraint = try call.argument(0)
            object.addConstraint(a0)
            return .void
        }
        type.method("addConstraints(_:)", [HostParameter(nil, "constraints", "[NSLayoutConstraint]")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: [NSLayoutConstraint] = try call.argument(0)
            object.addConstraints(a0)
            return .void
        }
        type.method("removeConstraint(_:)", [HostParameter(nil, "constraint", "NSLayoutConstraint")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: NSLayoutConstraint = try call.argument(0)
            object.removeConstraint(a0)
            return .void
        }
        type.method("removeConstraints(_:)", [HostParameter(nil, "constraints", "[NSLayoutConstraint]")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: [NSLayoutConstraint] = try call.argument(0)
            object.removeConstraints(a0)
            return .void
        }
        type.property("keyboardLayoutGuide", "UIKeyboardLayoutGuide") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.keyboardLayoutGuide)
        }
        type.property("safeAreaLayoutGuide", "UILayoutGuide") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.safeAreaLayoutGuide)
        }
        type.property("layoutMarginsGuide", "UILayoutGuide") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.layoutMarginsGuide)
        }
        type.property("readableContentGuide", "UILayoutGuide") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.readableContentGuide)
        }
        type.property("layoutGuides", "[UILayoutGuide]") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.layoutGuides)
        }
        type.method("addLayoutGuide(_:)", [HostParameter(nil, "layoutGuide", "UILayoutGuide")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UILayoutGuide = try call.argument(0)
            object.addLayoutGuide(a0)
            return .void
        }
        type.method("removeLayoutGuide(_:)", [HostParameter(nil, "layoutGuide", "UILayoutGuide")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UILayoutGuide = try call.argument(0)
            object.removeLayoutGuide(a0)
            return .void
        }
        type.property("leadingAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.leadingAnchor)
        }
        type.property("trailingAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.trailingAnchor)
        }
        type.property("leftAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.leftAnchor)
        }
        type.property("rightAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.rightAnchor)
        }
        type.property("topAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.topAnchor)
        }
        type.property("bottomAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.bottomAnchor)
        }
        type.property("widthAnchor", "NSLayoutDimension") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.widthAnchor)
        }
        type.property("heightAnchor", "NSLayoutDimension") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.heightAnchor)
        }
        type.property("centerXAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.centerXAnchor)
        }
        type.property("centerYAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.centerYAnchor)
        }
        type.property("firstBaselineAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.firstBaselineAnchor)
        }
        type.property("lastBaselineAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.lastBaselineAnchor)
        }
        type.method(
            "contentHuggingPriority(for:)",
            [HostParameter("for", "axis", "NSLayoutConstraint.Axis")],
            result: "UILayoutPriority"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: NSLayoutConstraint.Axis = try call.argument(0)
            return call.give(object.contentHuggingPriority(for: a0))
        }
        type.method(
            "setContentHuggingPriority(_:for:)",
            [HostParameter(nil, "priority", "UILayoutPriority"), HostParameter("for", "axis", "NSLayoutConstraint.Axis")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UILayoutPriority = try call.argument(0)
            let a1: NSLayoutConstraint.Axis = try call.argument(1)
            object.setContentHuggingPriority(a0, for: a1)
            return .void
        }
        type.method(
            "contentCompressionResistancePriority(for:)",
            [HostParameter("for", "axis", "NSLayoutConstraint.Axis")],
            result: "UILayoutPriority"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: NSLayoutConstraint.Axis = try call.argument(0)
            return call.give(object.contentCompressionResistancePriority(for: a0))
        }
        type.method(
            "setContentCompressionResistancePriority(_:for:)",
            [HostParameter(nil, "priority", "UILayoutPriority"), HostParameter("for", "axis", "NSLayoutConstraint.Axis")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UILayoutPriority = try call.argument(0)
            let a1: NSLayoutConstraint.Axis = try call.argument(1)
            object.setContentCompressionResistancePriority(a0, for: a1)
            return .void
        }
        type.method("invalidateIntrinsicContentSize()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.invalidateIntrinsicContentSize()
            return .void
        }
        type.method(
            "alignmentRect(forFrame:)",
            [HostParameter("forFrame", "frame", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.alignmentRect(forFrame: a0))
        }
        type.method(
            "frame(forAlignmentRect:)",
            [HostParameter("forAlignmentRect", "alignmentRect", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.frame(forAlignmentRect: a0))
        }
        type.property("layoutFittingCompressedSize", "CGSize", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.layoutFittingCompressedSize) }
        }
        type.property("layoutFittingExpandedSize", "CGSize", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.layoutFittingExpandedSize) }
        }
        type.method(
            "systemLayoutSizeFitting(_:)",
            [HostParameter(nil, "targetSize", "CGSize")],
            result: "CGSize"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGSize = try call.argument(0)
            return call.give(object.systemLayoutSizeFitting(a0))
        }
        type.method(
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
            [
                HostParameter(nil, "targetSize", "CGSize"),
                HostParameter("withHorizontalFittingPriority", "horizontalFittingPriority", "UILayoutPriority"),
                HostParameter("verticalFittingPriority", "verticalFittingPriority", "UILayoutPriority"),
            ],
            result: "CGSize"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGSize = try call.argument(0)
            let a1: UILayoutPriority = try call.argument(1)
            let a2: UILayoutPriority = try call.argument(2)
            return call.give(object.systemLayoutSizeFitting(a0, withHorizontalFittingPriority: a1, verticalFittingPriority: a2))
        }
        type.method(
            "constraintsAffectingLayout(for:)",
            [HostParameter("for", "axis", "NSLayoutConstraint.Axis")],
            result: "[NSLayoutConstraint]"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: NSLayoutConstraint.Axis = try call.argument(0)
            return call.give(object.constraintsAffectingLayout(for: a0))
        }
        type.property("hasAmbiguousLayout", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.hasAmbiguousLayout)
        }
        type.method("exerciseAmbiguityInLayout()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.exerciseAmbiguityInLayout()
            return .void
        }
        type.property("interactions", "[NSObject]") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.interactions)
        }
        type.method("addInteraction(_:)", [HostParameter(nil, "interaction", "AnyObject")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            object.addInteraction(a0)
            return .void
        }
        type.method("removeInteraction(_:)", [HostParameter(nil, "interaction", "AnyObject")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            object.removeInteraction(a0)
            return .void
        }
        type.property("transform3D", "CATransform3D") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.transform3D)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.transform3D = try call.read(value)
        }
        type.property("gestureRecognizers", "[UIGestureRecognizer]?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.gestureRecognizers)
        }
        type.method(
            "addGestureRecognizer(_:)",
            [HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIGestureRecognizer = try call.argument(0)
            object.addGestureRecognizer(a0)
            return .void
        }
        type.method(
            "removeGestureRecognizer(_:)",
            [HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIGestureRecognizer = try call.argument(0)
            object.removeGestureRecognizer(a0)
            return .void
        }
        type.method(
            "snapshotView(afterScreenUpdates:)",
            [HostParameter("afterScreenUpdates", "afterUpdates", "Bool")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.give(object.snapshotView(afterScreenUpdates: a0))
        }
        type.method(
            "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
            [
                HostParameter("from", "rect", "CGRect"),
                HostParameter("afterScreenUpdates", "afterUpdates", "Bool"),
                HostParameter("withCapInsets", "capInsets", "UIEdgeInsets"),
            ],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: UIEdgeInsets = try call.argument(2)
            return call.give(object.resizableSnapshotView(from: a0, afterScreenUpdates: a1, withCapInsets: a2))
        }
        type.method(
            "drawHierarchy(in:afterScreenUpdates:)",
            [HostParameter("in", "rect", "CGRect"), HostParameter("afterScreenUpdates", "afterUpdates", "Bool")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.give(object.drawHierarchy(in: a0, afterScreenUpdates: a1))
        }
        type.property("traitOverrides", "any UITraitOverrides") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.traitOverrides as? NSObject)
        }
        type.method("updateTraitsIfNeeded()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.updateTraitsIfNeeded()
            return .void
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, from: a1))
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, from: a1))
        }
        type.method(
            "animate(withDuration:animations:completion:)",
            isStatic: true,
            [
                HostParameter("withDuration", "duration", "TimeInterval"),
                HostParameter("animations", "animations", "() -> Void"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: Block = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.inWorld { call.give(UIView.animate(withDuration: a0, animations: a1, completion: a2)) }
        }
        type.method(
            "animate(withDuration:delay:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter("withDuration", "duration", "TimeInterval"),
                HostParameter("delay", "delay", "TimeInterval"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "() -> Void"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: UIView.AnimationOptions = try call.argument(2)
            let a3: Block = try call.argument(3)
            let a4: Block? = try call.argument(4)
            return call.inWorld { call.give(UIView.animate(withDuration: a0, delay: a1, options: a2, animations: a3, completion: a4)) }
        }
        type.method(
            "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter("withDuration", "duration", "TimeInterval"),
                HostParameter("delay", "delay", "TimeInterval"),
                HostParameter("usingSpringWithDamping", "dampingRatio", "CGFloat"),
                HostParameter("initialSpringVelocity", "velocity", "CGFloat"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "() -> Void"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            let a4: UIView.AnimationOptions = try call.argument(4)
            let a5: Block = try call.argument(5)
            let a6: Block? = try call.argument(6)
            call.inWorld {
                UIView.animate(
                    withDuration: a0,
                    delay: a1,
                    usingSpringWithDamping: a2,
                    initialSpringVelocity: a3,
                    options: a4,
                    animations: a5,
                    completion: a6
                )
            }
            return .void
        }
        type.method(
            "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter("springDuration", "duration", "TimeInterval", default: "0.5"),
                HostParameter("bounce", "bounce", "CGFloat", default: "0"),
                HostParameter("initialSpringVelocity", "initialSpringVelocity", "CGFloat", default: "0"),
                HostParameter("delay", "delay", "TimeInterval", default: "0"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "() -> Void"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: TimeInterval = try call.argument(3)
            let a4: UIView.AnimationOptions = try call.argument(4)
            let a5: Block = try call.argument(5)
            let a6: Block? = try call.argument(6)
            call.inWorld {
                UIView.animate(
                    springDuration: a0,
                    bounce: a1,
                    initialSpringVelocity: a2,
                    delay: a3,
                    options: a4,
                    animations: a5,
                    completion: a6
                )
            }
            return .void
        }
        type.method(
            "performWithoutAnimation(_:)",
            isStatic: true,
            [HostParameter(nil, "actionsWithoutAnimation", "() -> Void")]
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            return call.inWorld { call.give(UIView.performWithoutAnimation(a0)) }
        }
        type.property("inheritedAnimationDuration", "TimeInterval", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.inheritedAnimationDuration) }
        }
        type.property("clipsToBounds", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.clipsToBounds)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.clipsToBounds = try call.read(value)
        }
        type.property("tintColor", "UIColor!") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.tintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.tintColor = try call.read(value)
        }
        type.property("contentMode", "UIView.ContentMode") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.contentMode)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.contentMode = try call.read(value)
        }
        type.property("safeAreaInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.safeAreaInsets)
        }
        type.property("layoutMargins", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.layoutMargins)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.layoutMargins = try call.read(value)
        }
        type.property("directionalLayoutMargins", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.directionalLayoutMargins)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.directionalLayoutMargins = try call.read(value)
        }
        type.property("preservesSuperviewLayoutMargins", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.preservesSuperviewLayoutMargins)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.preservesSuperviewLayoutMargins = try call.read(value)
        }
        type.property("insetsLayoutMarginsFromSafeArea", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.insetsLayoutMarginsFromSafeArea)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.insetsLayoutMarginsFromSafeArea = try call.read(value)
        }
        type.property("anchorPoint", "CGPoint") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.anchorPoint)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.anchorPoint = try call.read(value)
        }
        type.property("transform", "CGAffineTransform") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.transform)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.transform = try call.read(value)
        }
        type.property("autoresizingMask", "UIView.AutoresizingMask") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.autoresizingMask)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.autoresizingMask = try call.read(value)
        }
        type.property("translatesAutoresizingMaskIntoConstraints", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.translatesAutoresizingMaskIntoConstraints)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.translatesAutoresizingMaskIntoConstraints = try call.read(value)
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("to", "view", "UIView?")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: UIView? = try call.argument(1)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("to", "view", "UIView?")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: UIView? = try call.argument(1)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("from", "view", "UIView?")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: UIView? = try call.argument(1)
            return call.give(object.convert(a0, from: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("from", "view", "UIView?")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: UIView? = try call.argument(1)
            return call.give(object.convert(a0, from: a1))
        }
        type.method("sizeToFit()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.sizeToFit()
            return .void
        }
        type.property("superview", "UIView?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.superview)
        }
        type.property("subviews", "[UIView]") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.subviews)
        }
        type.property("window", "UIWindow?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.window)
        }
        type.method("isDescendant(of:)", [HostParameter("of", "view", "UIView")], result: "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            return call.give(object.isDescendant(of: a0))
        }
        type.method("addSubview(_:)", [HostParameter(nil, "view", "UIView")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            object.addSubview(a0)
            return .void
        }
        type.method(
            "insertSubview(_:at:)",
            [HostParameter(nil, "view", "UIView"), HostParameter("at", "index", "Int")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.insertSubview(a0, at: a1)
            return .void
        }
        type.method(
            "insertSubview(_:belowSubview:)",
            [HostParameter(nil, "view", "UIView"), HostParameter("belowSubview", "sibling", "UIView")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            object.insertSubview(a0, belowSubview: a1)
            return .void
        }
        type.method(
            "insertSubview(_:aboveSubview:)",
            [HostParameter(nil, "view", "UIView"), HostParameter("aboveSubview", "sibling", "UIView")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            object.insertSubview(a0, aboveSubview: a1)
            return .void
        }
        type.method(
            "exchangeSubview(at:withSubviewAt:)",
            [HostParameter("at", "index1", "Int"), HostParameter("withSubviewAt", "index2", "Int")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.exchangeSubview(at: a0, withSubviewAt: a1)
            return .void
        }
        type.method("bringSubviewToFront(_:)", [HostParameter(nil, "view", "UIView")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            object.bringSubviewToFront(a0)
            return .void
        }
        type.method("sendSubviewToBack(_:)", [HostParameter(nil, "view", "UIView")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            object.sendSubviewToBack(a0)
            return .void
        }
        type.method("removeFromSuperview()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.removeFromSuperview()
            return .void
        }
        type.property("tag", "Int") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.tag)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.tag = try call.read(value)
        }
        type.property("semanticContentAttribute", "UISemanticContentAttribute") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.semanticContentAttribute)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.semanticContentAttribute = try call.read(value)
        }
        type.property("isOpaque", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.isOpaque)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.isOpaque = try call.read(value)
        }
        type.property("isMultipleTouchEnabled", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.isMultipleTouchEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.isMultipleTouchEnabled = try call.read(value)
        }
        type.property("isExclusiveTouch", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.isExclusiveTouch)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.isExclusiveTouch = try call.read(value)
        }
        type.property("autoresizesSubviews", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.autoresizesSubviews)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.autoresizesSubviews = try call.read(value)
        }
        type.property("tintAdjustmentMode", "UIView.TintAdjustmentMode") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.tintAdjustmentMode)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.tintAdjustmentMode = try call.read(value)
        }
        type.property("clearsContextBeforeDrawing", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.clearsContextBeforeDrawing)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.clearsContextBeforeDrawing = try call.read(value)
        }
        type.property("restorationIdentifier", "String?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.restorationIdentifier)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.restorationIdentifier = try call.read(value)
        }
        type.property("showsLargeContentViewer", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.showsLargeContentViewer)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.showsLargeContentViewer = try call.read(value)
        }
        type.property("largeContentTitle", "String?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.largeContentTitle)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.largeContentTitle = try call.read(value)
        }
        type.property("largeContentImage", "UIImage?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.largeContentImage)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.largeContentImage = try call.read(value)
        }
        type.property("scalesLargeContentImage", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.scalesLargeContentImage)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.scalesLargeContentImage = try call.read(value)
        }
        type.method("viewWithTag(_:)", [HostParameter(nil, "tag", "Int")], result: "UIView?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.viewWithTag(a0))
        }
        type.property("effectiveUserInterfaceLayoutDirection", "UIUserInterfaceLayoutDirection") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.effectiveUserInterfaceLayoutDirection)
        }
        type.method(
            "userInterfaceLayoutDirection(for:)",
            isStatic: true,
            [HostParameter("for", "attribute", "UISemanticContentAttribute")],
            result: "UIUserInterfaceLayoutDirection"
        ) { call throws(ScriptError) in
            let a0: UISemanticContentAttribute = try call.argument(0)
            return call.inWorld { call.give(UIView.userInterfaceLayoutDirection(for: a0)) }
        }
        type.method(
            "userInterfaceLayoutDirection(for:relativeTo:)",
            isStatic: true,
            [
                HostParameter("for", "semanticContentAttribute", "UISemanticContentAttribute"),
                HostParameter("relativeTo", "layoutDirection", "UIUserInterfaceLayoutDirection"),
            ],
            result: "UIUserInterfaceLayoutDirection"
        ) { call throws(ScriptError) in
            let a0: UISemanticContentAttribute = try call.argument(0)
            let a1: UIUserInterfaceLayoutDirection = try call.argument(1)
            return call.inWorld { call.give(UIView.userInterfaceLayoutDirection(for: a0, relativeTo: a1)) }
        }
        type.method(
            "animateKeyframes(withDuration:delay:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter("withDuration", "duration", "TimeInterval"),
                HostParameter("delay", "delay", "TimeInterval"),
                HostParameter("options", "options", "UIView.KeyframeAnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "() -> Void"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: UIView.KeyframeAnimationOptions = try call.argument(2)
            let a3: Block = try call.argument(3)
            let a4: Block? = try call.argument(4)
            call.inWorld {
                UIView.animateKeyframes(withDuration: a0, delay: a1, options: a2, animations: a3, completion: a4)
            }
            return .void
        }
        type.method(
            "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
            isStatic: true,
            [
                HostParameter("withRelativeStartTime", "frameStartTime", "Double"),
                HostParameter("relativeDuration", "frameDuration", "Double"),
                HostParameter("animations", "animations", "() -> Void"),
            ]
        ) { call throws(ScriptError) in
            let a0: Double = try call.argument(0)
            let a1: Double = try call.argument(1)
            let a2: Block = try call.argument(2)
            return call.inWorld { call.give(UIView.addKeyframe(withRelativeStartTime: a0, relativeDuration: a1, animations: a2)) }
        }
        type.method(
            "transition(with:duration:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter("with", "view", "UIView"),
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "(() -> Void)?"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: UIView.AnimationOptions = try call.argument(2)
            let a3: Block? = try call.argument(3)
            let a4: Block? = try call.argument(4)
            return call.inWorld { call.give(UIView.transition(with: a0, duration: a1, options: a2, animations: a3, completion: a4)) }
        }
        type.method(
            "transition(from:to:duration:options:completion:)",
            isStatic: true,
            [
                HostParameter("from", "fromView", "UIView"),
                HostParameter("to", "toView", "UIView"),
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            let a2: TimeInterval = try call.argument(2)
            let a3: UIView.AnimationOptions = try call.argument(3)
            let a4: Block? = try call.argument(4)
            return call.inWorld { call.give(UIView.transition(from: a0, to: a1, duration: a2, options: a3, completion: a4)) }
        }
        type.property("areAnimationsEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.areAnimationsEnabled) }
        }
        type.method("setAnimationsEnabled(_:)", isStatic: true, [HostParameter(nil, "enabled", "Bool")]) { call throws(ScriptError) in
            let a0: Bool = try call.argument(0)
            return call.inWorld { call.give(UIView.setAnimationsEnabled(a0)) }
        }
        type.property("layer", "CALayer") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.layer)
        }
        type.property("mask", "UIView?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.mask)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.mask = try call.read(value)
        }
        type.method("setNeedsUpdateConstraints()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.setNeedsUpdateConstraints()
            return .void
        }
        type.method("needsUpdateConstraints()", result: "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.needsUpdateConstraints())
        }
        type.method("updateConstraintsIfNeeded()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.updateConstraintsIfNeeded()
            return .void
        }
        type.method("layoutIfNeeded()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.layoutIfNeeded()
            return .void
        }
        type.method("setNeedsDisplay()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.setNeedsDisplay()
            return .void
        }
        type.method(
            "perform(_:on:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter(nil, "animation", "UIView.SystemAnimation"),
                HostParameter("on", "views", "[UIView]"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "parallelAnimations", "(() -> Void)?"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIView.SystemAnimation = try call.argument(0)
            let a1: [UIView] = try call.argument(1)
            let a2: UIView.AnimationOptions = try call.argument(2)
            let a3: Block? = try call.argument(3)
            let a4: Block? = try call.argument(4)
            return call.inWorld { call.give(UIView.perform(a0, on: a1, options: a2, animations: a3, completion: a4)) }
        }
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.traitCollection)
        }
        type.property("overrideUserInterfaceStyle", "UIUserInterfaceStyle") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.overrideUserInterfaceStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.overrideUserInterfaceStyle = try call.read(value)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIView(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIView() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIView?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIView(coder: a0) }
        }
        type.property("frame", "CGRect") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.frame)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.frame = try call.read(value)
        }
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.bounds)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.bounds = try call.read(value)
        }
        type.property("center", "CGPoint") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.center)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.center = try call.read(value)
        }
        type.property("backgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.backgroundColor = try call.read(value)
        }
        type.property("alpha", "CGFloat") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.alpha)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.alpha = try call.read(value)
        }
        type.property("isHidden", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.isHidden)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.isHidden = try call.read(value)
        }
        type.property("requiresConstraintBasedLayout", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.requiresConstraintBasedLayout) }
        }
        type.method(
            "gestureRecognizerShouldBegin(_:)",
            [HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIGestureRecognizer = try call.argument(0)
            return call.give(object.gestureRecognizerShouldBegin(a0))
        }
        type.property("alignmentRectInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.alignmentRectInsets)
        }
        type.property("forFirstBaselineLayout", "UIView") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.forFirstBaselineLayout)
        }
        type.property("forLastBaselineLayout", "UIView") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.forLastBaselineLayout)
        }
        type.method("forBaselineLayout()", result: "UIView") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.forBaselineLayout())
        }
        type.property("layerClass", "AnyClass", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.layerClass) }
        }
        type.method("layoutSublayers(of:)", isOverridePoint: true, [HostParameter("of", "layer", "CALayer")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CALayer = try call.argument(0)
            return call.send("layoutSublayers(of:)", to: object, [("layer", call.passed(a0))]) {
                object.layoutSublayers(of: a0)
            }
        }
        type.method(
            "willMove(toSuperview:)",
            isOverridePoint: true,
            [HostParameter("toSuperview", "newSuperview", "UIView?")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.send("willMove(toSuperview:)", to: object, [("newSuperview", call.passed(a0))]) {
                object.willMove(toSuperview: a0)
            }
        }
        type.method("didMoveToSuperview()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("didMoveToSuperview()", to: object, []) {
                object.didMoveToSuperview()
            }
        }
        type.method(
            "willMove(toWindow:)",
            isOverridePoint: true,
            [HostParameter("toWindow", "newWindow", "UIWindow?")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIWindow? = try call.argument(0)
            return call.send("willMove(toWindow:)", to: object, [("newWindow", call.passed(a0))]) {
                object.willMove(toWindow: a0)
            }
        }
        type.method("didMoveToWindow()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("didMoveToWindow()", to: object, []) {
                object.didMoveToWindow()
            }
        }
        type.method("didAddSubview(_:)", isOverridePoint: true, [HostParameter(nil, "subview", "UIView")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            return call.send("didAddSubview(_:)", to: object, [("subview", call.passed(a0))]) {
                object.didAddSubview(a0)
            }
        }
        type.method(
            "willRemoveSubview(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "subview", "UIView")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UIView = try call.argument(0)
            return call.send("willRemoveSubview(_:)", to: object, [("subview", call.passed(a0))]) {
                object.willRemoveSubview(a0)
            }
        }
        type.method("layoutSubviews()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("layoutSubviews()", to: object, []) {
                object.layoutSubviews()
            }
        }
        type.method("updateConstraints()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("updateConstraints()", to: object, []) {
                object.updateConstraints()
            }
        }
        type.method("updateProperties()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("updateProperties()", to: object, []) {
                object.updateProperties()
            }
        }
        type.method("draw(_:)", isOverridePoint: true, [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.send("draw(_:)", to: object, [("rect", call.passed(a0))]) {
                object.draw(a0)
            }
        }
        type.method(
            "draw(_:in:)",
            isOverridePoint: true,
            [HostParameter(nil, "layer", "CALayer"), HostParameter("in", "ctx", "CGContext")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CALayer = try call.argument(0)
            let a1: CGContext = try call.argument(1)
            return call.send("draw(_:in:)", to: object, [("layer", call.passed(a0)), ("ctx", call.passed(a1))]) {
                object.draw(a0, in: a1)
            }
        }
        type.property("minimumContentSizeCategory", "UIContentSizeCategory?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.minimumContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.minimumContentSizeCategory = try call.read(value)
        }
        type.property("maximumContentSizeCategory", "UIContentSizeCategory?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.maximumContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.maximumContentSizeCategory = try call.read(value)
        }
        type.property("appliedContentSizeCategoryLimitsDescription", "String") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.appliedContentSizeCategoryLimitsDescription)
        }
        type.method(
            "traitCollectionDidChange(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "previousTraitCollection", "UITraitCollection?")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: UITraitCollection? = try call.argument(0)
            return call.send("traitCollectionDidChange(_:)", to: object, [("previousTraitCollection", call.passed(a0))]) {
                object.traitCollectionDidChange(a0)
            }
        }
        type.method("safeAreaInsetsDidChange()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("safeAreaInsetsDidChange()", to: object, []) {
                object.safeAreaInsetsDidChange()
            }
        }
        type.method("layoutMarginsDidChange()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("layoutMarginsDidChange()", to: object, []) {
                object.layoutMarginsDidChange()
            }
        }
        type.method("tintColorDidChange()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.send("tintColorDidChange()", to: object, []) {
                object.tintColorDidChange()
            }
        }
        type.property("intrinsicContentSize", "CGSize") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.intrinsicContentSize)
        }
        type.method("sizeThatFits(_:)", [HostParameter(nil, "size", "CGSize")], result: "CGSize") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGSize = try call.argument(0)
            return call.give(object.sizeThatFits(a0))
        }
        type.method("setNeedsLayout()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.setNeedsLayout()
            return .void
        }
        type.method(
            "hitTest(_:with:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("with", "event", "UIEvent?")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.give(object.hitTest(a0, with: a1))
        }
        type.method(
            "point(inside:with:)",
            [HostParameter("inside", "point", "CGPoint"), HostParameter("with", "event", "UIEvent?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.give(object.point(inside: a0, with: a1))
        }
        type.property("noIntrinsicMetric", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIView.noIntrinsicMetric) }
        }
        type.property("accessibilityIdentifier", "String?") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.accessibilityIdentifier)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.accessibilityIdentifier = try call.read(value)
        }
        type.property("isUserInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            return call.give(object.isUserInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.isUserInteractionEnabled = try call.read(value)
        }
        type.method("setNeedsUpdateProperties()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.setNeedsUpdateProperties()
            return .void
        }
        type.method("updatePropertiesIfNeeded()") { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            object.updatePropertiesIfNeeded()
            return .void
        }
        type.method("appearance()", isStatic: true, result: "UIView") { call throws(ScriptError) in
            call.inWorld { call.give(UIView.appearance()) }
        }
        type.method(
            "registerForTraitChanges(_:handler:)",
            [HostParameter(nil, "traits", "[UITrait]"), HostParameter("handler", "handler", "(UIView, UITraitCollection) -> Void")],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.give(object.registerForTraitChanges(a0, handler: a1) as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:target:action:)",
            [
                HostParameter(nil, "traits", "[UITrait]"),
                HostParameter("target", "target", "Any"),
                HostParameter("action", "action", "Selector"),
            ],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.give(object.registerForTraitChanges(a0, target: a1, action: a2) as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:action:)",
            [HostParameter(nil, "traits", "[UITrait]"), HostParameter("action", "action", "Selector")],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: Selector = try call.argument(1)
            return call.give(object.registerForTraitChanges(a0, action: a1) as? NSObject)
        }
        type.method(
            "unregisterForTraitChanges(_:)",
            [HostParameter(nil, "registration", "any UITraitChangeRegistration")]
        ) { call throws(ScriptError) in
            let object: UIView = try call.receiver()
            let a0 = try call.conforming(0, to: (any UITraitChangeRegistration).self)
            object.unregisterForTraitChanges(a0)
            return .void
        }
        type.requireVersion(
            iOS: 15,
            [
                "appliedContentSizeCategoryLimitsDescription",
                "keyboardLayoutGuide",
                "maximumContentSizeCategory",
                "minimumContentSizeCategory",
            ]
        )
        type.requireVersion(
            iOS: 17,
            [
                "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
                "registerForTraitChanges(_:action:)",
                "registerForTraitChanges(_:handler:)",
                "registerForTraitChanges(_:target:action:)",
                "traitOverrides",
                "unregisterForTraitChanges(_:)",
                "updateTraitsIfNeeded()",
            ]
        )
        type.requireVersion(iOS: 26, ["setNeedsUpdateProperties()", "updateProperties()", "updatePropertiesIfNeeded()"])
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiScrollViewDecelerationRate: HostType = {
        var type = TypeBinding("UIScrollView.DecelerationRate", .structure, conformances: ["Hashable", "RawRepresentable"])
        type.addRawValue(of: UIScrollView.DecelerationRate.self)
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(UIScrollView.DecelerationRate.normal)
        }
        type.enumCase("fast") { call throws(ScriptError) in
            call.give(UIScrollView.DecelerationRate.fast)
        }
        return type.hostType
    }()
}

extension UIScrollView.DecelerationRate: BridgedValue {
    package static var hostName: String { "UIScrollView.DecelerationRate" }
}

extension Bindings {
    static let uiScrollView: HostType = {
        var type = TypeBinding("UIScrollView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIScrollView() }
        }
        type.property("refreshControl", "UIRefreshControl?") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.refreshControl)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.refreshControl = try call.read(value)
        }
        type.property("isScrollEnabled", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isScrollEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.isScrollEnabled = try call.read(value)
        }
        type.property("isPagingEnabled", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isPagingEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.isPagingEnabled = try call.read(value)
        }
        type.property("alwaysBounceVertical", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.alwaysBounceVertical)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.alwaysBounceVertical = try call.read(value)
        }
        type.property("alwaysBounceHorizontal", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.alwaysBounceHorizontal)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.alwaysBounceHorizontal = try call.read(value)
        }
        type.property("bounces", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.bounces)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.bounces = try call.read(value)
        }
        type.property("decelerationRate", "UIScrollView.DecelerationRate") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.decelerationRate)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.decelerationRate = try call.read(value)
        }
        type.property("showsVerticalScrollIndicator", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.showsVerticalScrollIndicator)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.showsVerticalScrollIndicator = try call.read(value)
        }
        type.property("showsHorizontalScrollIndicator", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.showsHorizontalScrollIndicator)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.showsHorizontalScrollIndicator = try call.read(value)
        }
        type.property("verticalScrollIndicatorInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.verticalScrollIndicatorInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.verticalScrollIndicatorInsets = try call.read(value)
        }
        type.property("horizontalScrollIndicatorInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.horizontalScrollIndicatorInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.horizontalScrollIndicatorInsets = try call.read(value)
        }
        type.property("automaticallyAdjustsScrollIndicatorInsets", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.automaticallyAdjustsScrollIndicatorInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.automaticallyAdjustsScrollIndicatorInsets = try call.read(value)
        }
        type.property("isDirectionalLockEnabled", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isDirectionalLockEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.isDirectionalLockEnabled = try call.read(value)
        }
        type.property("delaysContentTouches", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.delaysContentTouches)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.delaysContentTouches = try call.read(value)
        }
        type.property("canCancelContentTouches", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.canCancelContentTouches)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.canCancelContentTouches = try call.read(value)
        }
        type.property("scrollsToTop", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.scrollsToTop)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.scrollsToTop = try call.read(value)
        }
        type.property("bouncesZoom", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.bouncesZoom)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.bouncesZoom = try call.read(value)
        }
        type.property("scrollIndicatorInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.scrollIndicatorInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.scrollIndicatorInsets = try call.read(value)
        }
        type.method("flashScrollIndicators()") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.flashScrollIndicators()
            return .void
        }
        type.property("panGestureRecognizer", "UIPanGestureRecognizer") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.panGestureRecognizer)
        }
        type.property("isTracking", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isTracking)
        }
        type.property("isDragging", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isDragging)
        }
        type.property("isDecelerating", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isDecelerating)
        }
        type.property("minimumZoomScale", "CGFloat") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.minimumZoomScale)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.minimumZoomScale = try call.read(value)
        }
        type.property("maximumZoomScale", "CGFloat") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.maximumZoomScale)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.maximumZoomScale = try call.read(value)
        }
        type.property("zoomScale", "CGFloat") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.zoomScale)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.zoomScale = try call.read(value)
        }
        type.property("isZooming", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isZooming)
        }
        type.property("isZoomBouncing", "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.isZoomBouncing)
        }
        type.method(
            "setZoomScale(_:animated:)",
            [HostParameter(nil, "scale", "CGFloat"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setZoomScale(a0, animated: a1)
            return .void
        }
        type.method(
            "zoom(to:animated:)",
            [HostParameter("to", "rect", "CGRect"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.zoom(to: a0, animated: a1)
            return .void
        }
        type.property("keyboardDismissMode", "UIScrollView.KeyboardDismissMode") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.keyboardDismissMode)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.keyboardDismissMode = try call.read(value)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIScrollView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIScrollView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIScrollView(coder: a0) }
        }
        type.property("indicatorStyle", "UIScrollView.IndicatorStyle") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.indicatorStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.indicatorStyle = try call.read(value)
        }
        type.property("contentSize", "CGSize") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.contentSize)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.contentSize = try call.read(value)
        }
        type.property("contentOffset", "CGPoint") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.contentOffset)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.contentOffset = try call.read(value)
        }
        type.method(
            "setContentOffset(_:animated:)",
            [HostParameter(nil, "contentOffset", "CGPoint"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setContentOffset(a0, animated: a1)
            return .void
        }
        type.method(
            "scrollRectToVisible(_:animated:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.scrollRectToVisible(a0, animated: a1)
            return .void
        }
        type.property("contentInset", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.contentInset)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.contentInset = try call.read(value)
        }
        type.property("contentInsetAdjustmentBehavior", "UIScrollView.ContentInsetAdjustmentBehavior") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.contentInsetAdjustmentBehavior)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.contentInsetAdjustmentBehavior = try call.read(value)
        }
        type.property("adjustedContentInset", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.adjustedContentInset)
        }
        type.method("adjustedContentInsetDidChange()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.send("adjustedContentInsetDidChange()", to: object, []) {
                object.adjustedContentInsetDidChange()
            }
        }
        type.method(
            "touchesShouldBegin(_:with:in:)",
            [
                HostParameter(nil, "touches", "Set<UITouch>"),
                HostParameter("with", "event", "UIEvent?"),
                HostParameter("in", "view", "UIView"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            let a2: UIView = try call.argument(2)
            return call.give(object.touchesShouldBegin(a0, with: a1, in: a2))
        }
        type.method("touchesShouldCancel(in:)", [HostParameter("in", "view", "UIView")], result: "Bool") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            let a0: UIView = try call.argument(0)
            return call.give(object.touchesShouldCancel(in: a0))
        }
        type.property("contentLayoutGuide", "UILayoutGuide") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.contentLayoutGuide)
        }
        type.property("frameLayoutGuide", "UILayoutGuide") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(object.frameLayoutGuide)
        }
        type.property("delegate", "(any UIScrollViewDelegate)?") { call throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIScrollView = try call.receiver()
            object.delegateID = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiScrollViewContentInsetAdjustmentBehavior: HostType = {
        var type = TypeBinding("UIScrollView.ContentInsetAdjustmentBehavior", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIScrollView.ContentInsetAdjustmentBehavior.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIScrollView.ContentInsetAdjustmentBehavior.automatic)
        }
        type.enumCase("scrollableAxes") { call throws(ScriptError) in
            call.give(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes)
        }
        type.enumCase("never") { call throws(ScriptError) in
            call.give(UIScrollView.ContentInsetAdjustmentBehavior.never)
        }
        type.enumCase("always") { call throws(ScriptError) in
            call.give(UIScrollView.ContentInsetAdjustmentBehavior.always)
        }
        return type.hostType
    }()
}

extension UIScrollView.ContentInsetAdjustmentBehavior: BridgedValue {
    package static var hostName: String { "UIScrollView.ContentInsetAdjustmentBehavior" }
}

extension Bindings {
    static let uiScrollViewKeyboardDismissMode: HostType = {
        var type = TypeBinding("UIScrollView.KeyboardDismissMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIScrollView.KeyboardDismissMode.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIScrollView.KeyboardDismissMode.none)
        }
        type.enumCase("onDrag") { call throws(ScriptError) in
            call.give(UIScrollView.KeyboardDismissMode.onDrag)
        }
        type.enumCase("interactive") { call throws(ScriptError) in
            call.give(UIScrollView.KeyboardDismissMode.interactive)
        }
        type.enumCase("onDragWithAccessory") { call throws(ScriptError) in
            call.give(UIScrollView.KeyboardDismissMode.onDragWithAccessory)
        }
        type.enumCase("interactiveWithAccessory") { call throws(ScriptError) in
            call.give(UIScrollView.KeyboardDismissMode.interactiveWithAccessory)
        }
        return type.hostType
    }()
}

extension UIScrollView.KeyboardDismissMode: BridgedValue {
    package static var hostName: String { "UIScrollView.KeyboardDismissMode" }
}

extension Bindings {
    static let uiScrollViewIndicatorStyle: HostType = {
        var type = TypeBinding("UIScrollView.IndicatorStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIScrollView.IndicatorStyle.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIScrollView.IndicatorStyle.`default`)
        }
        type.enumCase("black") { call throws(ScriptError) in
            call.give(UIScrollView.IndicatorStyle.black)
        }
        type.enumCase("white") { call throws(ScriptError) in
            call.give(UIScrollView.IndicatorStyle.white)
        }
        return type.hostType
    }()
}

extension UIScrollView.IndicatorStyle: BridgedValue {
    package static var hostName: String { "UIScrollView.IndicatorStyle" }
}

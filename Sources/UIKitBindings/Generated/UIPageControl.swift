// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPageControlBackgroundStyle: HostType = {
        var type = TypeBinding("UIPageControl.BackgroundStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIPageControl.BackgroundStyle.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIPageControl.BackgroundStyle.automatic)
        }
        type.enumCase("prominent") { call throws(ScriptError) in
            call.give(UIPageControl.BackgroundStyle.prominent)
        }
        type.enumCase("minimal") { call throws(ScriptError) in
            call.give(UIPageControl.BackgroundStyle.minimal)
        }
        type.requireVersion(iOS: 14, ["automatic", "minimal", "prominent"])
        return type.hostType
    }()
}

extension UIPageControl.BackgroundStyle: BridgedValue {
    package static var hostName: String { "UIPageControl.BackgroundStyle" }
}

extension Bindings {
    static let uiPageControl: HostType = {
        var type = TypeBinding("UIPageControl", .class, superclass: "UIControl")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIPageControl(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIPageControl() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIPageControl?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIPageControl(coder: a0) }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIPageControl(frame: a0, primaryAction: a1) }
        }
        type.property("pageIndicatorTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.pageIndicatorTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.pageIndicatorTintColor = try call.read(value)
        }
        type.property("currentPageIndicatorTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.currentPageIndicatorTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.currentPageIndicatorTintColor = try call.read(value)
        }
        type.property("defersCurrentPageDisplay", "Bool") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.defersCurrentPageDisplay)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.defersCurrentPageDisplay = try call.read(value)
        }
        type.property("backgroundStyle", "UIPageControl.BackgroundStyle") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.backgroundStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.backgroundStyle = try call.read(value)
        }
        type.property("allowsContinuousInteraction", "Bool") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.allowsContinuousInteraction)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.allowsContinuousInteraction = try call.read(value)
        }
        type.property("preferredIndicatorImage", "UIImage?") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.preferredIndicatorImage)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.preferredIndicatorImage = try call.read(value)
        }
        type.method("updateCurrentPageDisplay()") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.updateCurrentPageDisplay()
            return .void
        }
        type.property("numberOfPages", "Int") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.numberOfPages)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.numberOfPages = try call.read(value)
        }
        type.property("currentPage", "Int") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.currentPage)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.currentPage = try call.read(value)
        }
        type.property("hidesForSinglePage", "Bool") { call throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            return call.give(object.hidesForSinglePage)
        } set: { call, value throws(ScriptError) in
            let object: UIPageControl = try call.receiver()
            object.hidesForSinglePage = try call.read(value)
        }
        type.requireVersion(
            iOS: 14,
            ["allowsContinuousInteraction", "backgroundStyle", "init(frame:primaryAction:)", "preferredIndicatorImage"]
        )
        return type.hostType
    }()
}

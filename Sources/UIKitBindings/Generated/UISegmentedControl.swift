// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSegmentedControl: HostType = {
        var type = TypeBinding("UISegmentedControl", .class, superclass: "UIControl")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UISegmentedControl() }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UISegmentedControl(frame: a0, primaryAction: a1) }
        }
        type.initializer(
            "init(frame:actions:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("actions", "actions", "[UIAction]")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: [UIAction] = try call.argument(1)
            return call.make { UISegmentedControl(frame: a0, actions: a1) }
        }
        type.method(
            "insertSegment(action:at:animated:)",
            [
                HostParameter("action", "action", "UIAction"),
                HostParameter("at", "segment", "Int"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIAction = try call.argument(0)
            let a1: Int = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.insertSegment(action: a0, at: a1, animated: a2)
            return .void
        }
        type.method(
            "setAction(_:forSegmentAt:)",
            [HostParameter(nil, "action", "UIAction"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIAction = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setAction(a0, forSegmentAt: a1)
            return .void
        }
        type.method("actionForSegment(at:)", [HostParameter("at", "segment", "Int")], result: "UIAction?") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.actionForSegment(at: a0))
        }
        type.method(
            "segmentIndex(identifiedBy:)",
            [HostParameter("identifiedBy", "actionIdentifier", "UIAction.Identifier")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIAction.Identifier = try call.argument(0)
            return call.give(object.segmentIndex(identifiedBy: a0))
        }
        type.property("selectedSegmentTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.selectedSegmentTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.selectedSegmentTintColor = try call.read(value)
        }
        type.property("apportionsSegmentWidthsByContent", "Bool") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.apportionsSegmentWidthsByContent)
        } set: { call, value throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.apportionsSegmentWidthsByContent = try call.read(value)
        }
        type.method(
            "setImage(_:forSegmentAt:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setImage(a0, forSegmentAt: a1)
            return .void
        }
        type.method("imageForSegment(at:)", [HostParameter("at", "segment", "Int")], result: "UIImage?") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.imageForSegment(at: a0))
        }
        type.method(
            "setContentOffset(_:forSegmentAt:)",
            [HostParameter(nil, "offset", "CGSize"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: CGSize = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setContentOffset(a0, forSegmentAt: a1)
            return .void
        }
        type.method(
            "contentOffsetForSegment(at:)",
            [HostParameter("at", "segment", "Int")],
            result: "CGSize"
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.contentOffsetForSegment(at: a0))
        }
        type.method(
            "setBackgroundImage(_:for:barMetrics:)",
            [
                HostParameter(nil, "backgroundImage", "UIImage?"),
                HostParameter("for", "state", "UIControl.State"),
                HostParameter("barMetrics", "barMetrics", "UIBarMetrics"),
            ]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            let a2: UIBarMetrics = try call.argument(2)
            object.setBackgroundImage(a0, for: a1, barMetrics: a2)
            return .void
        }
        type.method(
            "backgroundImage(for:barMetrics:)",
            [HostParameter("for", "state", "UIControl.State"), HostParameter("barMetrics", "barMetrics", "UIBarMetrics")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            let a1: UIBarMetrics = try call.argument(1)
            return call.give(object.backgroundImage(for: a0, barMetrics: a1))
        }
        type.method(
            "setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
            [
                HostParameter(nil, "dividerImage", "UIImage?"),
                HostParameter("forLeftSegmentState", "leftState", "UIControl.State"),
                HostParameter("rightSegmentState", "rightState", "UIControl.State"),
                HostParameter("barMetrics", "barMetrics", "UIBarMetrics"),
            ]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            let a2: UIControl.State = try call.argument(2)
            let a3: UIBarMetrics = try call.argument(3)
            object.setDividerImage(a0, forLeftSegmentState: a1, rightSegmentState: a2, barMetrics: a3)
            return .void
        }
        type.property("noSegment", "Int", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UISegmentedControl.noSegment) }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UISegmentedControl(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UISegmentedControl?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISegmentedControl(coder: a0) }
        }
        type.property("numberOfSegments", "Int") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.numberOfSegments)
        }
        type.property("selectedSegmentIndex", "Int") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.selectedSegmentIndex)
        } set: { call, value throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.selectedSegmentIndex = try call.read(value)
        }
        type.method("titleForSegment(at:)", [HostParameter("at", "segment", "Int")], result: "String?") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.titleForSegment(at: a0))
        }
        type.method(
            "setTitle(_:forSegmentAt:)",
            [HostParameter(nil, "title", "String?"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setTitle(a0, forSegmentAt: a1)
            return .void
        }
        type.method(
            "insertSegment(withTitle:at:animated:)",
            [
                HostParameter("withTitle", "title", "String?"),
                HostParameter("at", "segment", "Int"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: Int = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.insertSegment(withTitle: a0, at: a1, animated: a2)
            return .void
        }
        type.method(
            "insertSegment(with:at:animated:)",
            [
                HostParameter("with", "image", "UIImage?"),
                HostParameter("at", "segment", "Int"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: Int = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.insertSegment(with: a0, at: a1, animated: a2)
            return .void
        }
        type.method(
            "removeSegment(at:animated:)",
            [HostParameter("at", "segment", "Int"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.removeSegment(at: a0, animated: a1)
            return .void
        }
        type.method("removeAllSegments()") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.removeAllSegments()
            return .void
        }
        type.method(
            "setEnabled(_:forSegmentAt:)",
            [HostParameter(nil, "enabled", "Bool"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setEnabled(a0, forSegmentAt: a1)
            return .void
        }
        type.method("isEnabledForSegment(at:)", [HostParameter("at", "segment", "Int")], result: "Bool") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.isEnabledForSegment(at: a0))
        }
        type.method(
            "setWidth(_:forSegmentAt:)",
            [HostParameter(nil, "width", "CGFloat"), HostParameter("forSegmentAt", "segment", "Int")]
        ) { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.setWidth(a0, forSegmentAt: a1)
            return .void
        }
        type.method("widthForSegment(at:)", [HostParameter("at", "segment", "Int")], result: "CGFloat") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.widthForSegment(at: a0))
        }
        type.property("isMomentary", "Bool") { call throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            return call.give(object.isMomentary)
        } set: { call, value throws(ScriptError) in
            let object: UISegmentedControl = try call.receiver()
            object.isMomentary = try call.read(value)
        }
        type.requireVersion(iOS: 13, ["selectedSegmentTintColor"])
        type.requireVersion(
            iOS: 14,
            [
                "actionForSegment(at:)",
                "init(frame:actions:)",
                "init(frame:primaryAction:)",
                "insertSegment(action:at:animated:)",
                "segmentIndex(identifiedBy:)",
                "setAction(_:forSegmentAt:)",
            ]
        )
        return type.hostType
    }()
}

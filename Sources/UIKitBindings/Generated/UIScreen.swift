// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiScreen: HostType = {
        var type = TypeBinding("UIScreen", .class, superclass: "NSObject", conformances: ["UICoordinateSpace"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIScreen() }
        }
        type.property("nativeBounds", "CGRect") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.nativeBounds)
        }
        type.property("nativeScale", "CGFloat") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.nativeScale)
        }
        type.property("maximumFramesPerSecond", "Int") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.maximumFramesPerSecond)
        }
        type.property("isCaptured", "Bool") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.isCaptured)
        }
        type.property("brightness", "CGFloat") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.brightness)
        } set: { call, value throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            object.brightness = try call.read(value)
        }
        type.property("wantsSoftwareDimming", "Bool") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.wantsSoftwareDimming)
        } set: { call, value throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            object.wantsSoftwareDimming = try call.read(value)
        }
        type.property("screens", "[UIScreen]", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScreen.screens) }
        }
        type.property("mirrored", "UIScreen?") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.mirrored)
        }
        type.property("main", "UIScreen", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIScreen.main) }
        }
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.bounds)
        }
        type.property("scale", "CGFloat") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.scale)
        }
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.traitCollection)
        }
        type.method(
            "snapshotView(afterScreenUpdates:)",
            [HostParameter("afterScreenUpdates", "afterUpdates", "Bool")],
            result: "UIView"
        ) { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.give(object.snapshotView(afterScreenUpdates: a0))
        }
        type.property("coordinateSpace", "any UICoordinateSpace") { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            return call.give(object.coordinateSpace as? NSObject)
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, from: a1))
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIScreen = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, from: a1))
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let sceneCoordinateSpace: HostType = {
        var type = TypeBinding("SceneCoordinateSpace", .class, superclass: "NSObject", conformances: ["UICoordinateSpace"])
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: SceneCoordinateSpace = try call.receiver()
            return call.give(object.bounds)
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: SceneCoordinateSpace = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: SceneCoordinateSpace = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, from: a1))
        }
        type.method(
            "convert(_:to:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: SceneCoordinateSpace = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, to: a1))
        }
        type.method(
            "convert(_:from:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: SceneCoordinateSpace = try call.receiver()
            let a0: CGRect = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UICoordinateSpace).self)
            return call.give(object.convert(a0, from: a1))
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCoordinateSpace: HostType = {
        var type = TypeBinding("UICoordinateSpace", .protocol)
        type.requirement("bounds", "CGRect")
        type.requirement(
            "convert(_:to:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        )
        type.requirement(
            "convert(_:from:)",
            [HostParameter(nil, "point", "CGPoint"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGPoint"
        )
        type.requirement(
            "convert(_:to:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("to", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        )
        type.requirement(
            "convert(_:from:)",
            [HostParameter(nil, "rect", "CGRect"), HostParameter("from", "coordinateSpace", "any UICoordinateSpace")],
            result: "CGRect"
        )
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caLayerDelegate: HostType = {
        var type = TypeBinding("CALayerDelegate", .protocol)
        type.requirement("display(_:)", [HostParameter(nil, "layer", "CALayer")])
        type.requirement("draw(_:in:)", [HostParameter(nil, "layer", "CALayer"), HostParameter("in", "ctx", "CGContext")])
        type.requirement("layoutSublayers(of:)", [HostParameter("of", "layer", "CALayer")])
        return type.hostType
    }()
}

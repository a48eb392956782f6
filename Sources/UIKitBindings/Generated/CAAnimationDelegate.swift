// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caAnimationDelegate: HostType = {
        var type = TypeBinding("CAAnimationDelegate", .protocol)
        type.requirement("animationDidStart(_:)", [HostParameter(nil, "anim", "CAAnimation")])
        type.requirement(
            "animationDidStop(_:finished:)",
            [HostParameter(nil, "anim", "CAAnimation"), HostParameter("finished", "flag", "Bool")]
        )
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAppearance: HostType = {
        var type = TypeBinding("UIAppearance", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement("appearance()", isStatic: true, [], result: "Self")
        type.requirement(
            "appearance(whenContainedInInstancesOf:)",
            isStatic: true,
            [HostParameter("whenContainedInInstancesOf", "containerTypes", "[any UIAppearanceContainer.Type]")],
            result: "Self"
        )
        return type.hostType
    }()
}

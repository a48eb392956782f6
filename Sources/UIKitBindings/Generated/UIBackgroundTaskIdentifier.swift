// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBackgroundTaskIdentifier: HostType = {
        var type = TypeBinding("UIBackgroundTaskIdentifier", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIBackgroundTaskIdentifier.self)
        type.enumCase("invalid") { call throws(ScriptError) in
            call.give(UIBackgroundTaskIdentifier.invalid)
        }
        return type.hostType
    }()
}

extension UIBackgroundTaskIdentifier: BridgedValue {
    package static var hostName: String { "UIBackgroundTaskIdentifier" }
}

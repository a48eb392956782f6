// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextInput: HostType = {
        var type = TypeBinding("UITextInput", .protocol, conformances: ["UITextInputTraits"])
        return type.hostType
    }()
}

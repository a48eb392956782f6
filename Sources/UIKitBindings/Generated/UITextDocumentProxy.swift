// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextDocumentProxy: HostType = {
        var type = TypeBinding("UITextDocumentProxy", .protocol)
        type.requirement("documentContextBeforeInput", "String?")
        type.requirement("documentContextAfterInput", "String?")
        type.requirement("selectedText", "String?")
        type.requirement("hasText", "Bool")
        type.requirement("adjustTextPosition(byCharacterOffset:)", [HostParameter("byCharacterOffset", "offset", "Int")])
        type.requirement("insertText(_:)", [HostParameter(nil, "text", "String")])
        type.requirement("deleteBackward()", [])
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let inputDocument: HostType = {
        var type = TypeBinding("InputDocument", .class, superclass: "NSObject", conformances: ["UITextDocumentProxy"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { InputDocument() }
        }
        type.property("documentContextBeforeInput", "String?") { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            return call.give(object.documentContextBeforeInput)
        }
        type.property("documentContextAfterInput", "String?") { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            return call.give(object.documentContextAfterInput)
        }
        type.property("selectedText", "String?") { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            return call.give(object.selectedText)
        }
        type.property("hasText", "Bool") { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            return call.give(object.hasText)
        }
        type.method(
            "adjustTextPosition(byCharacterOffset:)",
            [HostParameter("byCharacterOffset", "offset", "Int")]
        ) { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            let a0: Int = try call.argument(0)
            object.adjustTextPosition(byCharacterOffset: a0)
            return .void
        }
        type.method("insertText(_:)", [HostParameter(nil, "text", "String")]) { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            let a0: String = try call.argument(0)
            object.insertText(a0)
            return .void
        }
        type.method("deleteBackward()") { call throws(ScriptError) in
            let object: InputDocument = try call.receiver()
            object.deleteBackward()
            return .void
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTextAutocapitalizationType: HostType = {
        var type = TypeBinding("UITextAutocapitalizationType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITextAutocapitalizationType.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITextAutocapitalizationType.none)
        }
        type.enumCase("words") { call throws(ScriptError) in
            call.give(UITextAutocapitalizationType.words)
        }
        type.enumCase("sentences") { call throws(ScriptError) in
            call.give(UITextAutocapitalizationType.sentences)
        }
        type.enumCase("allCharacters") { call throws(ScriptError) in
            call.give(UITextAutocapitalizationType.allCharacters)
        }
        return type.hostType
    }()
}

extension UITextAutocapitalizationType: BridgedValue {
    package static var hostName: String { "UITextAutocapitalizationType" }
}

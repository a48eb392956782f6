// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let urlResponse: HostType = {
        var type = TypeBinding("URLResponse", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { URLResponse() }
        }
        type.property("url", "URL?") { call throws(ScriptError) in
            let object: URLResponse = try call.receiver()
            return call.give(object.url)
        }
        type.property("mimeType", "String?") { call throws(ScriptError) in
            let object: URLResponse = try call.receiver()
            return call.give(object.mimeType)
        }
        type.property("textEncodingName", "String?") { call throws(ScriptError) in
            let object: URLResponse = try call.receiver()
            return call.give(object.textEncodingName)
        }
        type.property("suggestedFilename", "String?") { call throws(ScriptError) in
            let object: URLResponse = try call.receiver()
            return call.give(object.suggestedFilename)
        }
        return type.hostType
    }()
}

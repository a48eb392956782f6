// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkBackForwardListItem: HostType = {
        var type = TypeBinding("WKBackForwardListItem", .class, superclass: "NSObject")
        type.property("url", "URL") { call throws(ScriptError) in
            let object: WKBackForwardListItem = try call.receiver()
            return call.give(object.url)
        }
        type.property("initialURL", "URL") { call throws(ScriptError) in
            let object: WKBackForwardListItem = try call.receiver()
            return call.give(object.initialURL)
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: WKBackForwardListItem = try call.receiver()
            return call.give(object.title)
        }
        return type.hostType
    }()
}

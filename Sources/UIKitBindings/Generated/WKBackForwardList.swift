// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkBackForwardList: HostType = {
        var type = TypeBinding("WKBackForwardList", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKBackForwardList() }
        }
        type.property("currentItem", "WKBackForwardListItem?") { call throws(ScriptError) in
            let object: WKBackForwardList = try call.receiver()
            return call.give(object.currentItem)
        }
        type.property("backItem", "WKBackForwardListItem?") { call throws(ScriptError) in
            let object: WKBackForwardList = try call.receiver()
            return call.give(object.backItem)
        }
        type.property("forwardItem", "WKBackForwardListItem?") { call throws(ScriptError) in
            let object: WKBackForwardList = try call.receiver()
            return call.give(object.forwardItem)
        }
        type.property("backList", "[WKBackForwardListItem]") { call throws(ScriptError) in
            let object: WKBackForwardList = try call.receiver()
            return call.give(object.backList)
        }
        type.property("forwardList", "[WKBackForwardListItem]") { call throws(ScriptError) in
            let object: WKBackForwardList = try call.receiver()
            return call.give(object.forwardList)
        }
        type.method("item(at:)", [HostParameter("at", "index", "Int")], result: "WKBackForwardListItem?") { call throws(ScriptError) in
            let object: WKBackForwardList = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.item(at: a0))
        }
        return type.hostType
    }()
}

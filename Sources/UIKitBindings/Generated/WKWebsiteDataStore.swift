// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkWebsiteDataStore: HostType = {
        var type = TypeBinding("WKWebsiteDataStore", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKWebsiteDataStore() }
        }
        type.method("default()", isStatic: true, result: "WKWebsiteDataStore") { call throws(ScriptError) in
            call.inWorld { call.give(WKWebsiteDataStore.`default`()) }
        }
        type.method("nonPersistent()", isStatic: true, result: "WKWebsiteDataStore") { call throws(ScriptError) in
            call.inWorld { call.give(WKWebsiteDataStore.nonPersistent()) }
        }
        type.property("isPersistent", "Bool") { call throws(ScriptError) in
            let object: WKWebsiteDataStore = try call.receiver()
            return call.give(object.isPersistent)
        }
        type.method("allWebsiteDataTypes()", isStatic: true, result: "Set<String>") { call throws(ScriptError) in
            call.inWorld { call.give(WKWebsiteDataStore.allWebsiteDataTypes()) }
        }
        type.method(
            "removeData(ofTypes:modifiedSince:completionHandler:)",
            [
                HostParameter("ofTypes", "dataTypes", "Set<String>"),
                HostParameter("modifiedSince", "date", "Date"),
                HostParameter("completionHandler", "completionHandler", "() -> Void"),
            ]
        ) { call throws(ScriptError) in
            let object: WKWebsiteDataStore = try call.receiver()
            let a0: Set<String> = try call.argument(0)
            let a1: Date = try call.argument(1)
            let a2: Block = try call.argument(2)
            object.removeData(ofTypes: a0, modifiedSince: a1, completionHandler: a2)
            return .void
        }
        return type.hostType
    }()
}

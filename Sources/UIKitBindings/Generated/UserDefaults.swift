// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let userDefaults: HostType = {
        var type = TypeBinding("UserDefaults", .class, superclass: "NSObject")
        type.property("didChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UserDefaults.didChangeNotification) }
        }
        type.property("standard", "UserDefaults", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UserDefaults.standard) }
        }
        type.initializer(
            "init(suiteName:)",
            [HostParameter("suiteName", "suiteName", "String?")],
            result: "UserDefaults?"
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            return call.make { UserDefaults(suiteName: a0) }
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UserDefaults() }
        }
        type.method("removeObject(forKey:)", [HostParameter("forKey", "defaultName", "String")]) { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            let a0: String = try call.argument(0)
            object.removeObject(forKey: a0)
            return .void
        }
        type.method("string(forKey:)", [HostParameter("forKey", "defaultName", "String")], result: "String?") { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.string(forKey: a0))
        }
        type.method("bool(forKey:)", [HostParameter("forKey", "defaultName", "String")], result: "Bool") { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.bool(forKey: a0))
        }
        type.method("integer(forKey:)", [HostParameter("forKey", "defaultName", "String")], result: "Int") { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.integer(forKey: a0))
        }
        type.method("float(forKey:)", [HostParameter("forKey", "defaultName", "String")], result: "Float") { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.float(forKey: a0))
        }
        type.method("double(forKey:)", [HostParameter("forKey", "defaultName", "String")], result: "Double") { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.double(forKey: a0))
        }
        type.method("synchronize()", result: "Bool") { call throws(ScriptError) in
            let object: UserDefaults = try call.receiver()
            return call.give(object.synchronize())
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarItem: HostType = {
        var type = TypeBinding("UIBarItem", .class, superclass: "NSObject", conformances: ["UIAppearance"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBarItem() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIBarItem?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIBarItem(coder: a0) }
        }
        type.property("accessibilityIdentifier", "String?") { call throws(ScriptError) in
            let object: UIBarItem = try call.receiver()
            return call.give(object.accessibilityIdentifier)
        } set: { call, value throws(ScriptError) in
            let object: UIBarItem = try call.receiver()
            object.accessibilityIdentifier = try call.read(value)
        }
        type.method("appearance()", isStatic: true, result: "UIBarItem") { call throws(ScriptError) in
            call.inWorld { call.give(UIBarItem.appearance()) }
        }
        return type.hostType
    }()
}

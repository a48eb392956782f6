// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewHeaderFooterView: HostType = {
        var type = TypeBinding("UITableViewHeaderFooterView", .class, superclass: "UIView")
        type.property("backgroundView", "UIView?") { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.give(object.backgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            object.backgroundView = try call.read(value)
        }
        type.initializer(
            "init(reuseIdentifier:)",
            [HostParameter("reuseIdentifier", "reuseIdentifier", "String?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            return call.make { UITableViewHeaderFooterView(reuseIdentifier: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(reuseIdentifier:)",
            passing: [HostParameter("reuseIdentifier", "reuseIdentifier", "String?", default: "nil")]
        ) { call throws(ScriptError) in
            call.make { UITableViewHeaderFooterView() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITableViewHeaderFooterView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITableViewHeaderFooterView(coder: a0) }
        }
        type.property("reuseIdentifier", "String?") { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.give(object.reuseIdentifier)
        }
        type.method("defaultContentConfiguration()", result: "UIListContentConfiguration") { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.give(object.defaultContentConfiguration())
        }
        type.property("backgroundConfiguration", "UIBackgroundConfiguration?") { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.give(object.backgroundConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            object.backgroundConfiguration = try call.read(value)
        }
        type.property("contentView", "UIView") { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.give(object.contentView)
        }
        type.property("textLabel", "UILabel?") { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.give(object.textLabel)
        }
        type.method("prepareForReuse()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UITableViewHeaderFooterView = try call.receiver()
            return call.send("prepareForReuse()", to: object, []) {
                object.prepareForReuse()
            }
        }
        type.requireVersion(iOS: 14, ["defaultContentConfiguration()"])
        return type.hostType
    }()
}

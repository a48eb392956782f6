// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiOffset: HostType = {
        var type = TypeBinding("UIOffset", .structure, conformances: ["Hashable"])
        type.property("horizontal", "CGFloat") { call throws(ScriptError) in
            let object: UIOffset = try call.receiver()
            return call.give(object.horizontal)
        } set: { call, value throws(ScriptError) in
            var object: UIOffset = try call.receiver()
            object.horizontal = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("vertical", "CGFloat") { call throws(ScriptError) in
            let object: UIOffset = try call.receiver()
            return call.give(object.vertical)
        } set: { call, value throws(ScriptError) in
            var object: UIOffset = try call.receiver()
            object.vertical = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(horizontal:vertical:)",
            [HostParameter("horizontal", "horizontal", "CGFloat"), HostParameter("vertical", "vertical", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(UIOffset(horizontal: a0, vertical: a1))
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(UIOffset())
        }
        type.enumCase("zero") { call throws(ScriptError) in
            call.give(UIOffset.zero)
        }
        return type.hostType
    }()
}

extension UIOffset: BridgedValue {
    package static var hostName: String { "UIOffset" }
}

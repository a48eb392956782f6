// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiListContentConfiguration: HostType = {
        var type = TypeBinding("UIListContentConfiguration", .structure, conformances: ["Hashable"])
        type.property("text", "String?") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.text)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.text = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("secondaryText", "String?") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.secondaryText)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.secondaryText = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.image = try call.read(value)
            call.receiver = call.give(object)
        }
        type.method("cell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.cell()) }
        }
        type.method("subtitleCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.subtitleCell()) }
        }
        type.method("valueCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.valueCell()) }
        }
        type.introduce(iOS: 14, ["cell()", "image", "secondaryText", "subtitleCell()", "text", "valueCell()"])
        return type.hostType
    }()
}

extension UIListContentConfiguration: BridgedValue {
    static var hostName: String { "UIListContentConfiguration" }
}

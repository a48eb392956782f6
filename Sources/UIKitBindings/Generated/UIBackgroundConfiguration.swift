// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBackgroundConfiguration: HostType = {
        var type = TypeBinding("UIBackgroundConfiguration", .structure, conformances: ["Hashable"])
        type.property("backgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UIBackgroundConfiguration = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            var object: UIBackgroundConfiguration = try call.receiver()
            object.backgroundColor = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("cornerRadius", "CGFloat") { call throws(ScriptError) in
            let object: UIBackgroundConfiguration = try call.receiver()
            return call.give(object.cornerRadius)
        } set: { call, value throws(ScriptError) in
            var object: UIBackgroundConfiguration = try call.receiver()
            object.cornerRadius = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("backgroundInsets", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: UIBackgroundConfiguration = try call.receiver()
            return call.give(object.backgroundInsets)
        } set: { call, value throws(ScriptError) in
            var object: UIBackgroundConfiguration = try call.receiver()
            object.backgroundInsets = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("strokeColor", "UIColor?") { call throws(ScriptError) in
            let object: UIBackgroundConfiguration = try call.receiver()
            return call.give(object.strokeColor)
        } set: { call, value throws(ScriptError) in
            var object: UIBackgroundConfiguration = try call.receiver()
            object.strokeColor = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("strokeWidth", "CGFloat") { call throws(ScriptError) in
            let object: UIBackgroundConfiguration = try call.receiver()
            return call.give(object.strokeWidth)
        } set: { call, value throws(ScriptError) in
            var object: UIBackgroundConfiguration = try call.receiver()
            object.strokeWidth = try call.read(value)
            call.receiver = call.give(object)
        }
        type.method("clear()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.clear()) }
        }
        type.method("listCell()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listCell()) }
        }
        type.method("listPlainCell()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listPlainCell()) }
        }
        type.method("listGroupedCell()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listGroupedCell()) }
        }
        type.method("listSidebarCell()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listSidebarCell()) }
        }
        type.method("listHeader()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listHeader()) }
        }
        type.method("listPlainHeaderFooter()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listPlainHeaderFooter()) }
        }
        type.method("listGroupedHeaderFooter()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listGroupedHeaderFooter()) }
        }
        type.method("listSidebarHeader()", isStatic: true, result: "UIBackgroundConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIBackgroundConfiguration.listSidebarHeader()) }
        }
        type.requireVersion(
            iOS: 14,
            [
                "backgroundColor",
                "backgroundInsets",
                "clear()",
                "cornerRadius",
                "listCell()",
                "listGroupedCell()",
                "listGroupedHeaderFooter()",
                "listHeader()",
                "listPlainCell()",
                "listPlainHeaderFooter()",
                "listSidebarCell()",
                "listSidebarHeader()",
                "strokeColor",
                "strokeWidth",
            ]
        )
        return type.hostType
    }()
}

extension UIBackgroundConfiguration: BridgedValue {
    package static var hostName: String { "UIBackgroundConfiguration" }
}

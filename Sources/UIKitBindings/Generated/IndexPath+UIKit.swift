// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static func extendIndexPath(_ type: inout TypeBinding) {
        type.initializer(
            "init(row:section:)",
            [HostParameter("row", "row", "Int"), HostParameter("section", "section", "Int")]
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(IndexPath(row: a0, section: a1))
        }
        type.initializer(
            "init(item:section:)",
            [HostParameter("item", "item", "Int"), HostParameter("section", "section", "Int")]
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(IndexPath(item: a0, section: a1))
        }
        type.property("section", "Int") { call throws(ScriptError) in
            let object: IndexPath = try call.receiver()
            return call.give(object.section)
        }
        type.property("row", "Int") { call throws(ScriptError) in
            let object: IndexPath = try call.receiver()
            return call.give(object.row)
        }
        type.property("item", "Int") { call throws(ScriptError) in
            let object: IndexPath = try call.receiver()
            return call.give(object.item)
        }
    }
}

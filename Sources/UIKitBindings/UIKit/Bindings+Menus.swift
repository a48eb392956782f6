internal import Heap
internal import Interpreter
internal import UIKit

// The app's own data in menus. It may be of any type, so no binding can be generated.
extension Bindings {
    static func completeMenus(_ type: inout TypeBinding) {
        if type.name == "UICommand" {
            type.property("propertyList", "Any?") { call throws(ScriptError) in
                let object: UICommand = try call.receiver()
                return call.give(object.propertyListID)
            }
        } else {
            type.property("identifier", "Any?") { call throws(ScriptError) in
                let object: UIContextMenuConfiguration = try call.receiver()
                return call.give(object.identifierID)
            }
        }
    }

    static func completeActivities(_ type: inout TypeBinding) {
        type.property("completionWithItemsHandler", "((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?") {
            call throws(ScriptError) in
            let object: UIActivityViewController = try call.receiver()
            return call.give(object.completionBlock)
        } set: { call, value throws(ScriptError) in
            let object: UIActivityViewController = try call.receiver()
            object.completionBlock = try call.read(value)
        }
    }
}

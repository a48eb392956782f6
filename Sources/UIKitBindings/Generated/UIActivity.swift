// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiActivity: HostType = {
        var type = TypeBinding("UIActivity", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIActivity() }
        }
        type.property("activityType", "UIActivity.ActivityType?") { call throws(ScriptError) in
            let object: UIActivity = try call.receiver()
            return call.give(object.activityType)
        }
        type.property("activityTitle", "String?") { call throws(ScriptError) in
            let object: UIActivity = try call.receiver()
            return call.give(object.activityTitle)
        }
        type.property("activityImage", "UIImage?") { call throws(ScriptError) in
            let object: UIActivity = try call.receiver()
            return call.give(object.activityImage)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiActivityActivityType: HostType = {
        var type = TypeBinding("UIActivity.ActivityType", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIActivity.ActivityType.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIActivity.ActivityType(a0))
        }
        type.enumCase("copyToPasteboard") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.copyToPasteboard)
        }
        type.enumCase("message") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.message)
        }
        type.enumCase("mail") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.mail)
        }
        type.enumCase("print") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.print)
        }
        type.enumCase("airDrop") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.airDrop)
        }
        type.enumCase("saveToCameraRoll") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.saveToCameraRoll)
        }
        type.enumCase("assignToContact") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.assignToContact)
        }
        type.enumCase("addToReadingList") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.addToReadingList)
        }
        type.enumCase("postToFacebook") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.postToFacebook)
        }
        type.enumCase("postToTwitter") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.postToTwitter)
        }
        type.enumCase("postToWeibo") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.postToWeibo)
        }
        type.enumCase("postToVimeo") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.postToVimeo)
        }
        type.enumCase("postToFlickr") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.postToFlickr)
        }
        type.enumCase("postToTencentWeibo") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.postToTencentWeibo)
        }
        type.enumCase("openInIBooks") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.openInIBooks)
        }
        type.enumCase("markupAsPDF") { call throws(ScriptError) in
            call.give(UIActivity.ActivityType.markupAsPDF)
        }
        return type.hostType
    }()
}

extension UIActivity.ActivityType: BridgedValue {
    package static var hostName: String { "UIActivity.ActivityType" }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsTextAttachment: HostType = {
        var type = TypeBinding("NSTextAttachment", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSTextAttachment() }
        }
        type.initializer(
            "init(data:ofType:)",
            [HostParameter("data", "contentData", "Data?"), HostParameter("ofType", "uti", "String?")]
        ) { call throws(ScriptError) in
            let a0: Data? = try call.argument(0)
            let a1: String? = try call.argument(1)
            return call.make { NSTextAttachment(data: a0, ofType: a1) }
        }
        type.initializer("init(image:)", [HostParameter("image", "image", "UIImage")], isConvenience: true) { call throws(ScriptError) in
            let a0: UIImage = try call.argument(0)
            return call.make { NSTextAttachment(image: a0) }
        }
        type.property("contents", "Data?") { call throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            return call.give(object.contents)
        } set: { call, value throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            object.contents = try call.read(value)
        }
        type.property("fileType", "String?") { call throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            return call.give(object.fileType)
        } set: { call, value throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            object.fileType = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            object.image = try call.read(value)
        }
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            return call.give(object.bounds)
        } set: { call, value throws(ScriptError) in
            let object: NSTextAttachment = try call.receiver()
            object.bounds = try call.read(value)
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsTextContainer: HostType = {
        var type = TypeBinding("NSTextContainer", .class, superclass: "NSObject")
        type.initializer("init(size:)", [HostParameter("size", "size", "CGSize")]) { call throws(ScriptError) in
            let a0: CGSize = try call.argument(0)
            return call.make { NSTextContainer(size: a0) }
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSTextContainer() }
        }
        type.property("size", "CGSize") { call throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            return call.give(object.size)
        } set: { call, value throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            object.size = try call.read(value)
        }
        type.property("lineFragmentPadding", "CGFloat") { call throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            return call.give(object.lineFragmentPadding)
        } set: { call, value throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            object.lineFragmentPadding = try call.read(value)
        }
        type.property("maximumNumberOfLines", "Int") { call throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            return call.give(object.maximumNumberOfLines)
        } set: { call, value throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            object.maximumNumberOfLines = try call.read(value)
        }
        type.property("lineBreakMode", "NSLineBreakMode") { call throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            return call.give(object.lineBreakMode)
        } set: { call, value throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            object.lineBreakMode = try call.read(value)
        }
        type.property("widthTracksTextView", "Bool") { call throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            return call.give(object.widthTracksTextView)
        } set: { call, value throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            object.widthTracksTextView = try call.read(value)
        }
        type.property("heightTracksTextView", "Bool") { call throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            return call.give(object.heightTracksTextView)
        } set: { call, value throws(ScriptError) in
            let object: NSTextContainer = try call.receiver()
            object.heightTracksTextView = try call.read(value)
        }
        return type.hostType
    }()
}

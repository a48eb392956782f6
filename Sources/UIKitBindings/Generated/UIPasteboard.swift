// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPasteboard: HostType = {
        var type = TypeBinding("UIPasteboard", .class, superclass: "NSObject")
        type.property("general", "UIPasteboard", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIPasteboard.general) }
        }
        type.initializer(
            "init(name:create:)",
            [HostParameter("name", "pasteboardName", "UIPasteboard.Name"), HostParameter("create", "create", "Bool")],
            result: "UIPasteboard?",
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIPasteboard.Name = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.make { UIPasteboard(name: a0, create: a1) }
        }
        type.method("withUniqueName()", isStatic: true, result: "UIPasteboard") { call throws(ScriptError) in
            call.inWorld { call.give(UIPasteboard.withUniqueName()) }
        }
        type.property("name", "UIPasteboard.Name") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.name)
        }
        type.property("changeCount", "Int") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.changeCount)
        }
        type.property("changedNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIPasteboard.changedNotification) }
        }
        type.property("string", "String?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.string)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.string = try call.read(value)
        }
        type.property("strings", "[String]?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.strings)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.strings = try call.read(value)
        }
        type.property("url", "URL?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.url)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.url = try call.read(value)
        }
        type.property("urls", "[URL]?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.urls)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.urls = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.image = try call.read(value)
        }
        type.property("images", "[UIImage]?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.images)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.images = try call.read(value)
        }
        type.property("color", "UIColor?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.color)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.color = try call.read(value)
        }
        type.property("colors", "[UIColor]?") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.colors)
        } set: { call, value throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            object.colors = try call.read(value)
        }
        type.property("hasStrings", "Bool") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.hasStrings)
        }
        type.property("hasURLs", "Bool") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.hasURLs)
        }
        type.property("hasImages", "Bool") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.hasImages)
        }
        type.property("hasColors", "Bool") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.hasColors)
        }
        type.property("numberOfItems", "Int") { call throws(ScriptError) in
            let object: UIPasteboard = try call.receiver()
            return call.give(object.numberOfItems)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiPasteboardName: HostType = {
        var type = TypeBinding("UIPasteboard.Name", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIPasteboard.Name.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIPasteboard.Name(a0))
        }
        type.enumCase("general") { call throws(ScriptError) in
            call.give(UIPasteboard.Name.general)
        }
        return type.hostType
    }()
}

extension UIPasteboard.Name: BridgedValue {
    package static var hostName: String { "UIPasteboard.Name" }
}

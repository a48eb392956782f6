// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiGraphicsImageRenderer: HostType = {
        var type = TypeBinding("UIGraphicsImageRenderer", .class, superclass: "NSObject")
        type.initializer("init(size:)", [HostParameter("size", "size", "CGSize")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGSize = try call.argument(0)
            return call.make { UIGraphicsImageRenderer(size: a0) }
        }
        type.initializer(
            "init(size:format:)",
            [HostParameter("size", "size", "CGSize"), HostParameter("format", "format", "UIGraphicsImageRendererFormat")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGSize = try call.argument(0)
            let a1: UIGraphicsImageRendererFormat = try call.argument(1)
            return call.make { UIGraphicsImageRenderer(size: a0, format: a1) }
        }
        type.initializer("init(bounds:)", [HostParameter("bounds", "bounds", "CGRect")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIGraphicsImageRenderer(bounds: a0) }
        }
        type.initializer(
            "init(bounds:format:)",
            [HostParameter("bounds", "bounds", "CGRect"), HostParameter("format", "format", "UIGraphicsImageRendererFormat")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIGraphicsImageRendererFormat = try call.argument(1)
            return call.make { UIGraphicsImageRenderer(bounds: a0, format: a1) }
        }
        type.property("format", "UIGraphicsImageRendererFormat") { call throws(ScriptError) in
            let object: UIGraphicsImageRenderer = try call.receiver()
            return call.give(object.format)
        }
        type.method(
            "image(actions:)",
            [HostParameter("actions", "actions", "(UIGraphicsImageRendererContext) -> Void")],
            result: "UIImage"
        ) { call throws(ScriptError) in
            let object: UIGraphicsImageRenderer = try call.receiver()
            let a0: Block = try call.argument(0)
            return call.give(object.image(actions: a0))
        }
        type.method(
            "pngData(actions:)",
            [HostParameter("actions", "actions", "(UIGraphicsImageRendererContext) -> Void")],
            result: "Data"
        ) { call throws(ScriptError) in
            let object: UIGraphicsImageRenderer = try call.receiver()
            let a0: Block = try call.argument(0)
            return call.give(object.pngData(actions: a0))
        }
        type.method(
            "jpegData(withCompressionQuality:actions:)",
            [
                HostParameter("withCompressionQuality", "compressionQuality", "CGFloat"),
                HostParameter("actions", "actions", "(UIGraphicsImageRendererContext) -> Void"),
            ],
            result: "Data"
        ) { call throws(ScriptError) in
            let object: UIGraphicsImageRenderer = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.give(object.jpegData(withCompressionQuality: a0, actions: a1))
        }
        return type.hostType
    }()
}

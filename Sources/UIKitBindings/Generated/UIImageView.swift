// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiImageView: HostType = {
        var type = TypeBinding("UIImageView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIImageView() }
        }
        type.property("highlightedImage", "UIImage?") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.highlightedImage)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.highlightedImage = try call.read(value)
        }
        type.property("isHighlighted", "Bool") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.isHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.isHighlighted = try call.read(value)
        }
        type.property("adjustsImageSizeForAccessibilityContentSizeCategory", "Bool") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.adjustsImageSizeForAccessibilityContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.adjustsImageSizeForAccessibilityContentSizeCategory = try call.read(value)
        }
        type.property("animationImages", "[UIImage]?") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.animationImages)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.animationImages = try call.read(value)
        }
        type.property("animationDuration", "TimeInterval") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.animationDuration)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.animationDuration = try call.read(value)
        }
        type.property("animationRepeatCount", "Int") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.animationRepeatCount)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.animationRepeatCount = try call.read(value)
        }
        type.property("preferredSymbolConfiguration", "UIImage.SymbolConfiguration?") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.preferredSymbolConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.preferredSymbolConfiguration = try call.read(value)
        }
        type.method("startAnimating()") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.startAnimating()
            return .void
        }
        type.method("stopAnimating()") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.stopAnimating()
            return .void
        }
        type.property("isAnimating", "Bool") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.isAnimating)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIImageView(frame: a0) }
        }
        type.initializer("init(image:)", [HostParameter("image", "image", "UIImage?")], isConvenience: true) { call throws(ScriptError) in
            let a0: UIImage? = try call.argument(0)
            return call.make { UIImageView(image: a0) }
        }
        type.initializer(
            "init(image:highlightedImage:)",
            [HostParameter("image", "image", "UIImage?"), HostParameter("highlightedImage", "highlightedImage", "UIImage?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIImage? = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            return call.make { UIImageView(image: a0, highlightedImage: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIImageView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIImageView(coder: a0) }
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: UIImageView = try call.receiver()
            object.image = try call.read(value)
        }
        return type.hostType
    }()
}

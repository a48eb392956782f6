// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionReusableView: HostType = {
        var type = TypeBinding("UICollectionReusableView", .class, superclass: "UIView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UICollectionReusableView() }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UICollectionReusableView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionReusableView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionReusableView(coder: a0) }
        }
        type.property("reuseIdentifier", "String?") { call throws(ScriptError) in
            let object: UICollectionReusableView = try call.receiver()
            return call.give(object.reuseIdentifier)
        }
        type.method("prepareForReuse()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UICollectionReusableView = try call.receiver()
            return call.send("prepareForReuse()", to: object, []) {
                object.prepareForReuse()
            }
        }
        type.method(
            "preferredLayoutAttributesFitting(_:)",
            [HostParameter(nil, "layoutAttributes", "UICollectionViewLayoutAttributes")],
            result: "UICollectionViewLayoutAttributes"
        ) { call throws(ScriptError) in
            let object: UICollectionReusableView = try call.receiver()
            let a0: UICollectionViewLayoutAttributes = try call.argument(0)
            return call.give(object.preferredLayoutAttributesFitting(a0))
        }
        type.method(
            "apply(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "layoutAttributes", "UICollectionViewLayoutAttributes")]
        ) { call throws(ScriptError) in
            let object: UICollectionReusableView = try call.receiver()
            let a0: UICollectionViewLayoutAttributes = try call.argument(0)
            return call.send("apply(_:)", to: object, [("layoutAttributes", call.passed(a0))]) {
                object.apply(a0)
            }
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewCell: HostType = {
        var type = TypeBinding("UICollectionViewCell", .class, superclass: "UICollectionReusableView")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UICollectionViewCell() }
        }
        type.property("backgroundView", "UIView?") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.backgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.backgroundView = try call.read(value)
        }
        type.property("selectedBackgroundView", "UIView?") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.selectedBackgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.selectedBackgroundView = try call.read(value)
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UICollectionViewCell(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionViewCell?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionViewCell(coder: a0) }
        }
        type.property("configurationState", "UICellConfigurationState") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.configurationState)
        }
        type.method(
            "updateConfiguration(using:)",
            isOverridePoint: true,
            [HostParameter("using", "state", "UICellConfigurationState")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            let a0: UICellConfigurationState = try call.argument(0)
            return call.send("updateConfiguration(using:)", to: object, [("state", call.passed(a0))]) {
                object.updateConfiguration(using: a0)
            }
        }
        type.method("setNeedsUpdateConfiguration()") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.setNeedsUpdateConfiguration()
            return .void
        }
        type.property("automaticallyUpdatesContentConfiguration", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.automaticallyUpdatesContentConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.automaticallyUpdatesContentConfiguration = try call.read(value)
        }
        type.property("backgroundConfiguration", "UIBackgroundConfiguration?") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.backgroundConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.backgroundConfiguration = try call.read(value)
        }
        type.property("contentView", "UIView") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.contentView)
        }
        type.property("isSelected", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.isSelected)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.isSelected = try call.read(value)
        }
        type.property("isHighlighted", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            return call.give(object.isHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCell = try call.receiver()
            object.isHighlighted = try call.read(value)
        }
        return type.hostType
    }()
}

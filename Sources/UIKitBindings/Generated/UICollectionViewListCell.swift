// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewListCell: HostType = {
        var type = TypeBinding("UICollectionViewListCell", .class, superclass: "UICollectionViewCell")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UICollectionViewListCell() }
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UICollectionViewListCell(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionViewListCell?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionViewListCell(coder: a0) }
        }
        type.method("defaultContentConfiguration()", result: "UIListContentConfiguration") { call throws(ScriptError) in
            let object: UICollectionViewListCell = try call.receiver()
            return call.give(object.defaultContentConfiguration())
        }
        type.property("accessories", "[UICellAccessory]") { call throws(ScriptError) in
            let object: UICollectionViewListCell = try call.receiver()
            return call.give(object.accessories)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewListCell = try call.receiver()
            object.accessories = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["accessories", "defaultContentConfiguration()"])
        return type.hostType
    }()
}

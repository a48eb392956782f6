// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutGroupCustomItem: HostType = {
        var type = TypeBinding("NSCollectionLayoutGroupCustomItem", .class, superclass: "NSObject")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")], isConvenience: true) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { NSCollectionLayoutGroupCustomItem(frame: a0) }
        }
        type.initializer(
            "init(frame:zIndex:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("zIndex", "zIndex", "Int")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.make { NSCollectionLayoutGroupCustomItem(frame: a0, zIndex: a1) }
        }
        type.property("frame", "CGRect") { call throws(ScriptError) in
            let object: NSCollectionLayoutGroupCustomItem = try call.receiver()
            return call.give(object.frame)
        }
        type.property("zIndex", "Int") { call throws(ScriptError) in
            let object: NSCollectionLayoutGroupCustomItem = try call.receiver()
            return call.give(object.zIndex)
        }
        return type.hostType
    }()
}

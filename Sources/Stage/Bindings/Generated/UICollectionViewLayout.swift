// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewLayout: HostType = {
        var type = TypeBinding("UICollectionViewLayout", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewLayout() }
        }
        type.property("collectionView", "UICollectionView?") { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            return call.give(object.collectionView)
        }
        type.method("invalidateLayout()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            return call.send("invalidateLayout()", to: object, []) {
                object.invalidateLayout()
            }
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutDecorationItem: HostType = {
        var type = TypeBinding("NSCollectionLayoutDecorationItem", .class, superclass: "NSCollectionLayoutItem")
        type.initializer(
            "init(layoutSize:)",
            [HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            return call.make { NSCollectionLayoutDecorationItem(layoutSize: a0) }
        }
        type.initializer(
            "init(layoutSize:supplementaryItems:)",
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("supplementaryItems", "supplementaryItems", "[NSCollectionLayoutSupplementaryItem]"),
            ]
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: [NSCollectionLayoutSupplementaryItem] = try call.argument(1)
            return call.make { NSCollectionLayoutDecorationItem(layoutSize: a0, supplementaryItems: a1) }
        }
        type.method(
            "background(elementKind:)",
            isStatic: true,
            [HostParameter("elementKind", "elementKind", "String")],
            result: "NSCollectionLayoutDecorationItem"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutDecorationItem.background(elementKind: a0)) }
        }
        type.property("elementKind", "String") { call throws(ScriptError) in
            let object: NSCollectionLayoutDecorationItem = try call.receiver()
            return call.give(object.elementKind)
        }
        type.property("zIndex", "Int") { call throws(ScriptError) in
            let object: NSCollectionLayoutDecorationItem = try call.receiver()
            return call.give(object.zIndex)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutDecorationItem = try call.receiver()
            object.zIndex = try call.read(value)
        }
        return type.hostType
    }()
}

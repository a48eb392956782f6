// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutSupplementaryItem: HostType = {
        var type = TypeBinding("NSCollectionLayoutSupplementaryItem", .class, superclass: "NSCollectionLayoutItem")
        type.initializer(
            "init(layoutSize:)",
            [HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            return call.make { NSCollectionLayoutSupplementaryItem(layoutSize: a0) }
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
            return call.make { NSCollectionLayoutSupplementaryItem(layoutSize: a0, supplementaryItems: a1) }
        }
        type.initializer(
            "init(layoutSize:elementKind:containerAnchor:)",
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("elementKind", "elementKind", "String"),
                HostParameter("containerAnchor", "containerAnchor", "NSCollectionLayoutAnchor"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: NSCollectionLayoutAnchor = try call.argument(2)
            return call.make { NSCollectionLayoutSupplementaryItem(layoutSize: a0, elementKind: a1, containerAnchor: a2) }
        }
        type.initializer(
            "init(layoutSize:elementKind:containerAnchor:itemAnchor:)",
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("elementKind", "elementKind", "String"),
                HostParameter("containerAnchor", "containerAnchor", "NSCollectionLayoutAnchor"),
                HostParameter("itemAnchor", "itemAnchor", "NSCollectionLayoutAnchor"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: NSCollectionLayoutAnchor = try call.argument(2)
            let a3: NSCollectionLayoutAnchor = try call.argument(3)
            return call.make { NSCollectionLayoutSupplementaryItem(layoutSize: a0, elementKind: a1, containerAnchor: a2, itemAnchor: a3) }
        }
        type.property("elementKind", "String") { call throws(ScriptError) in
            let object: NSCollectionLayoutSupplementaryItem = try call.receiver()
            return call.give(object.elementKind)
        }
        type.property("zIndex", "Int") { call throws(ScriptError) in
            let object: NSCollectionLayoutSupplementaryItem = try call.receiver()
            return call.give(object.zIndex)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSupplementaryItem = try call.receiver()
            object.zIndex = try call.read(value)
        }
        return type.hostType
    }()
}

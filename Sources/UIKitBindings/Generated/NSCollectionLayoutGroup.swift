// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutGroup: HostType = {
        var type = TypeBinding("NSCollectionLayoutGroup", .class, superclass: "NSCollectionLayoutItem")
        type.initializer(
            "init(layoutSize:)",
            [HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            return call.make { NSCollectionLayoutGroup(layoutSize: a0) }
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
            return call.make { NSCollectionLayoutGroup(layoutSize: a0, supplementaryItems: a1) }
        }
        type.method(
            "horizontal(layoutSize:subitems:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("subitems", "subitems", "[NSCollectionLayoutItem]"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: [NSCollectionLayoutItem] = try call.argument(1)
            return call.inWorld { call.give(NSCollectionLayoutGroup.horizontal(layoutSize: a0, subitems: a1)) }
        }
        type.method(
            "horizontal(layoutSize:subitem:count:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("subitem", "subitem", "NSCollectionLayoutItem"),
                HostParameter("count", "count", "Int"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: NSCollectionLayoutItem = try call.argument(1)
            let a2: Int = try call.argument(2)
            return call.inWorld { call.give(NSCollectionLayoutGroup.horizontal(layoutSize: a0, subitem: a1, count: a2)) }
        }
        type.method(
            "horizontal(layoutSize:repeatingSubitem:count:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("repeatingSubitem", "subitem", "NSCollectionLayoutItem"),
                HostParameter("count", "count", "Int"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: NSCollectionLayoutItem = try call.argument(1)
            let a2: Int = try call.argument(2)
            return call.inWorld { call.give(NSCollectionLayoutGroup.horizontal(layoutSize: a0, repeatingSubitem: a1, count: a2)) }
        }
        type.method(
            "vertical(layoutSize:subitems:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("subitems", "subitems", "[NSCollectionLayoutItem]"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: [NSCollectionLayoutItem] = try call.argument(1)
            return call.inWorld { call.give(NSCollectionLayoutGroup.vertical(layoutSize: a0, subitems: a1)) }
        }
        type.method(
            "vertical(layoutSize:subitem:count:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("subitem", "subitem", "NSCollectionLayoutItem"),
                HostParameter("count", "count", "Int"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: NSCollectionLayoutItem = try call.argument(1)
            let a2: Int = try call.argument(2)
            return call.inWorld { call.give(NSCollectionLayoutGroup.vertical(layoutSize: a0, subitem: a1, count: a2)) }
        }
        type.method(
            "vertical(layoutSize:repeatingSubitem:count:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("repeatingSubitem", "subitem", "NSCollectionLayoutItem"),
                HostParameter("count", "count", "Int"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: NSCollectionLayoutItem = try call.argument(1)
            let a2: Int = try call.argument(2)
            return call.inWorld { call.give(NSCollectionLayoutGroup.vertical(layoutSize: a0, repeatingSubitem: a1, count: a2)) }
        }
        type.method(
            "custom(layoutSize:itemProvider:)",
            isStatic: true,
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("itemProvider", "itemProvider", "(any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]"),
            ],
            result: "NSCollectionLayoutGroup"
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.inWorld { call.give(NSCollectionLayoutGroup.custom(layoutSize: a0, itemProvider: a1)) }
        }
        type.property("subitems", "[NSCollectionLayoutItem]") { call throws(ScriptError) in
            let object: NSCollectionLayoutGroup = try call.receiver()
            return call.give(object.subitems)
        }
        type.property("interItemSpacing", "NSCollectionLayoutSpacing?") { call throws(ScriptError) in
            let object: NSCollectionLayoutGroup = try call.receiver()
            return call.give(object.interItemSpacing)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutGroup = try call.receiver()
            object.interItemSpacing = try call.read(value)
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutItem: HostType = {
        var type = TypeBinding("NSCollectionLayoutItem", .class, superclass: "NSObject")
        type.initializer(
            "init(layoutSize:)",
            [HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            return call.make { NSCollectionLayoutItem(layoutSize: a0) }
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
            return call.make { NSCollectionLayoutItem(layoutSize: a0, supplementaryItems: a1) }
        }
        type.property("layoutSize", "NSCollectionLayoutSize") { call throws(ScriptError) in
            let object: NSCollectionLayoutItem = try call.receiver()
            return call.give(object.layoutSize)
        }
        type.property("supplementaryItems", "[NSCollectionLayoutSupplementaryItem]") { call throws(ScriptError) in
            let object: NSCollectionLayoutItem = try call.receiver()
            return call.give(object.supplementaryItems)
        }
        type.property("contentInsets", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: NSCollectionLayoutItem = try call.receiver()
            return call.give(object.contentInsets)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutItem = try call.receiver()
            object.contentInsets = try call.read(value)
        }
        type.property("edgeSpacing", "NSCollectionLayoutEdgeSpacing?") { call throws(ScriptError) in
            let object: NSCollectionLayoutItem = try call.receiver()
            return call.give(object.edgeSpacing)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutItem = try call.receiver()
            object.edgeSpacing = try call.read(value)
        }
        return type.hostType
    }()
}

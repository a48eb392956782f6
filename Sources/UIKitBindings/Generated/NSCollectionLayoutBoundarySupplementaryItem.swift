// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutBoundarySupplementaryItem: HostType = {
        var type = TypeBinding("NSCollectionLayoutBoundarySupplementaryItem", .class, superclass: "NSCollectionLayoutSupplementaryItem")
        type.initializer(
            "init(layoutSize:)",
            [HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            return call.make { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: a0) }
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
            return call.make { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: a0, supplementaryItems: a1) }
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
            return call.make { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: a0, elementKind: a1, containerAnchor: a2) }
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
            return call.make {
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: a0, elementKind: a1, containerAnchor: a2, itemAnchor: a3)
            }
        }
        type.initializer(
            "init(layoutSize:elementKind:alignment:)",
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("elementKind", "elementKind", "String"),
                HostParameter("alignment", "alignment", "NSRectAlignment"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: NSRectAlignment = try call.argument(2)
            return call.make { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: a0, elementKind: a1, alignment: a2) }
        }
        type.initializer(
            "init(layoutSize:elementKind:alignment:absoluteOffset:)",
            [
                HostParameter("layoutSize", "layoutSize", "NSCollectionLayoutSize"),
                HostParameter("elementKind", "elementKind", "String"),
                HostParameter("alignment", "alignment", "NSRectAlignment"),
                HostParameter("absoluteOffset", "absoluteOffset", "CGPoint"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSize = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: NSRectAlignment = try call.argument(2)
            let a3: CGPoint = try call.argument(3)
            return call.make {
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: a0, elementKind: a1, alignment: a2, absoluteOffset: a3)
            }
        }
        type.property("alignment", "NSRectAlignment") { call throws(ScriptError) in
            let object: NSCollectionLayoutBoundarySupplementaryItem = try call.receiver()
            return call.give(object.alignment)
        }
        type.property("offset", "CGPoint") { call throws(ScriptError) in
            let object: NSCollectionLayoutBoundarySupplementaryItem = try call.receiver()
            return call.give(object.offset)
        }
        type.property("extendsBoundary", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutBoundarySupplementaryItem = try call.receiver()
            return call.give(object.extendsBoundary)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutBoundarySupplementaryItem = try call.receiver()
            object.extendsBoundary = try call.read(value)
        }
        type.property("pinToVisibleBounds", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutBoundarySupplementaryItem = try call.receiver()
            return call.give(object.pinToVisibleBounds)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutBoundarySupplementaryItem = try call.receiver()
            object.pinToVisibleBounds = try call.read(value)
        }
        return type.hostType
    }()
}

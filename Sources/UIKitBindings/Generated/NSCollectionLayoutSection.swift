// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutSection: HostType = {
        var type = TypeBinding("NSCollectionLayoutSection", .class, superclass: "NSObject")
        type.initializer("init(group:)", [HostParameter("group", "group", "NSCollectionLayoutGroup")]) { call throws(ScriptError) in
            let a0: NSCollectionLayoutGroup = try call.argument(0)
            return call.make { NSCollectionLayoutSection(group: a0) }
        }
        type.property("contentInsets", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.contentInsets)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.contentInsets = try call.read(value)
        }
        type.property("interGroupSpacing", "CGFloat") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.interGroupSpacing)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.interGroupSpacing = try call.read(value)
        }
        type.property("orthogonalScrollingBehavior", "UICollectionLayoutSectionOrthogonalScrollingBehavior") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.orthogonalScrollingBehavior)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.orthogonalScrollingBehavior = try call.read(value)
        }
        type.property("boundarySupplementaryItems", "[NSCollectionLayoutBoundarySupplementaryItem]") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.boundarySupplementaryItems)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.boundarySupplementaryItems = try call.read(value)
        }
        type.property("decorationItems", "[NSCollectionLayoutDecorationItem]") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.decorationItems)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.decorationItems = try call.read(value)
        }
        type.property("supplementariesFollowContentInsets", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.supplementariesFollowContentInsets)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.supplementariesFollowContentInsets = try call.read(value)
        }
        type.property("contentInsetsReference", "UIContentInsetsReference") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.contentInsetsReference)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.contentInsetsReference = try call.read(value)
        }
        type.property("supplementaryContentInsetsReference", "UIContentInsetsReference") { call throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            return call.give(object.supplementaryContentInsetsReference)
        } set: { call, value throws(ScriptError) in
            let object: NSCollectionLayoutSection = try call.receiver()
            object.supplementaryContentInsetsReference = try call.read(value)
        }
        type.method(
            "list(using:layoutEnvironment:)",
            isStatic: true,
            [
                HostParameter("using", "configuration", "UICollectionLayoutListConfiguration"),
                HostParameter("layoutEnvironment", "layoutEnvironment", "any NSCollectionLayoutEnvironment"),
            ],
            result: "NSCollectionLayoutSection"
        ) { call throws(ScriptError) in
            let a0: UICollectionLayoutListConfiguration = try call.argument(0)
            let a1 = try call.conforming(1, to: (any NSCollectionLayoutEnvironment).self)
            return call.inWorld { call.give(NSCollectionLayoutSection.list(using: a0, layoutEnvironment: a1)) }
        }
        return type.hostType
    }()
}

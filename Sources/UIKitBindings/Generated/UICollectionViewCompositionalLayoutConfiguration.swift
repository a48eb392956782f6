// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewCompositionalLayoutConfiguration: HostType = {
        var type = TypeBinding("UICollectionViewCompositionalLayoutConfiguration", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewCompositionalLayoutConfiguration() }
        }
        type.property("scrollDirection", "UICollectionView.ScrollDirection") { call throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            return call.give(object.scrollDirection)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            object.scrollDirection = try call.read(value)
        }
        type.property("interSectionSpacing", "CGFloat") { call throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            return call.give(object.interSectionSpacing)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            object.interSectionSpacing = try call.read(value)
        }
        type.property("contentInsetsReference", "UIContentInsetsReference") { call throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            return call.give(object.contentInsetsReference)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            object.contentInsetsReference = try call.read(value)
        }
        type.property("boundarySupplementaryItems", "[NSCollectionLayoutBoundarySupplementaryItem]") { call throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            return call.give(object.boundarySupplementaryItems)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCompositionalLayoutConfiguration = try call.receiver()
            object.boundarySupplementaryItems = try call.read(value)
        }
        return type.hostType
    }()
}

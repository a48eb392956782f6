// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let layoutEnvironment: HostType = {
        var type = TypeBinding(
            "LayoutEnvironment",
            .class,
            superclass: "NSObject",
            conformances: ["NSCollectionLayoutEnvironment", "NSCollectionLayoutContainer"]
        )
        type.property("container", "any NSCollectionLayoutContainer") { call throws(ScriptError) in
            let object: LayoutEnvironment = try call.receiver()
            return call.give(object.container as? NSObject)
        }
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: LayoutEnvironment = try call.receiver()
            return call.give(object.traitCollection)
        }
        type.property("contentSize", "CGSize") { call throws(ScriptError) in
            let object: LayoutEnvironment = try call.receiver()
            return call.give(object.contentSize)
        }
        type.property("effectiveContentSize", "CGSize") { call throws(ScriptError) in
            let object: LayoutEnvironment = try call.receiver()
            return call.give(object.effectiveContentSize)
        }
        type.property("contentInsets", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: LayoutEnvironment = try call.receiver()
            return call.give(object.contentInsets)
        }
        return type.hostType
    }()
}

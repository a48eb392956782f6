// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutDimension: HostType = {
        var type = TypeBinding("NSCollectionLayoutDimension", .structure, conformances: ["Hashable"])
        type.property("dimension", "CGFloat") { call throws(ScriptError) in
            let object: NSCollectionLayoutDimension = try call.receiver()
            return call.give(object.dimension)
        }
        type.method(
            "fractionalWidth(_:)",
            isStatic: true,
            [HostParameter(nil, "fractionalWidth", "CGFloat")],
            result: "NSCollectionLayoutDimension"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutDimension.fractionalWidth(a0)) }
        }
        type.method(
            "fractionalHeight(_:)",
            isStatic: true,
            [HostParameter(nil, "fractionalHeight", "CGFloat")],
            result: "NSCollectionLayoutDimension"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutDimension.fractionalHeight(a0)) }
        }
        type.method(
            "absolute(_:)",
            isStatic: true,
            [HostParameter(nil, "absoluteDimension", "CGFloat")],
            result: "NSCollectionLayoutDimension"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutDimension.absolute(a0)) }
        }
        type.method(
            "estimated(_:)",
            isStatic: true,
            [HostParameter(nil, "estimatedDimension", "CGFloat")],
            result: "NSCollectionLayoutDimension"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutDimension.estimated(a0)) }
        }
        type.property("isFractionalWidth", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutDimension = try call.receiver()
            return call.give(object.isFractionalWidth)
        }
        type.property("isFractionalHeight", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutDimension = try call.receiver()
            return call.give(object.isFractionalHeight)
        }
        type.property("isAbsolute", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutDimension = try call.receiver()
            return call.give(object.isAbsolute)
        }
        type.property("isEstimated", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutDimension = try call.receiver()
            return call.give(object.isEstimated)
        }
        return type.hostType
    }()
}

extension NSCollectionLayoutDimension: BridgedValue {
    package static var hostName: String { "NSCollectionLayoutDimension" }
}

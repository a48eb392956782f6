// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutSize: HostType = {
        var type = TypeBinding("NSCollectionLayoutSize", .structure, conformances: ["Hashable"])
        type.property("widthDimension", "NSCollectionLayoutDimension") { call throws(ScriptError) in
            let object: NSCollectionLayoutSize = try call.receiver()
            return call.give(object.widthDimension)
        }
        type.property("heightDimension", "NSCollectionLayoutDimension") { call throws(ScriptError) in
            let object: NSCollectionLayoutSize = try call.receiver()
            return call.give(object.heightDimension)
        }
        type.initializer(
            "init(widthDimension:heightDimension:)",
            [
                HostParameter("widthDimension", "width", "NSCollectionLayoutDimension"),
                HostParameter("heightDimension", "height", "NSCollectionLayoutDimension"),
            ]
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutDimension = try call.argument(0)
            let a1: NSCollectionLayoutDimension = try call.argument(1)
            return call.give(NSCollectionLayoutSize(widthDimension: a0, heightDimension: a1))
        }
        return type.hostType
    }()
}

extension NSCollectionLayoutSize: BridgedValue {
    package static var hostName: String { "NSCollectionLayoutSize" }
}

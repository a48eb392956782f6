// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutAnchor: HostType = {
        var type = TypeBinding("NSCollectionLayoutAnchor", .structure, conformances: ["Hashable"])
        type.property("edges", "NSDirectionalRectEdge") { call throws(ScriptError) in
            let object: NSCollectionLayoutAnchor = try call.receiver()
            return call.give(object.edges)
        }
        type.property("offset", "CGPoint") { call throws(ScriptError) in
            let object: NSCollectionLayoutAnchor = try call.receiver()
            return call.give(object.offset)
        }
        type.property("isAbsoluteOffset", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutAnchor = try call.receiver()
            return call.give(object.isAbsoluteOffset)
        }
        type.initializer("init(edges:)", [HostParameter("edges", "edges", "NSDirectionalRectEdge")]) { call throws(ScriptError) in
            let a0: NSDirectionalRectEdge = try call.argument(0)
            return call.give(NSCollectionLayoutAnchor(edges: a0))
        }
        type.initializer(
            "init(edges:absoluteOffset:)",
            [HostParameter("edges", "edges", "NSDirectionalRectEdge"), HostParameter("absoluteOffset", "absoluteOffset", "CGPoint")]
        ) { call throws(ScriptError) in
            let a0: NSDirectionalRectEdge = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            return call.give(NSCollectionLayoutAnchor(edges: a0, absoluteOffset: a1))
        }
        type.initializer(
            "init(edges:fractionalOffset:)",
            [HostParameter("edges", "edges", "NSDirectionalRectEdge"), HostParameter("fractionalOffset", "fractionalOffset", "CGPoint")]
        ) { call throws(ScriptError) in
            let a0: NSDirectionalRectEdge = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            return call.give(NSCollectionLayoutAnchor(edges: a0, fractionalOffset: a1))
        }
        type.property("isFractionalOffset", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutAnchor = try call.receiver()
            return call.give(object.isFractionalOffset)
        }
        return type.hostType
    }()
}

extension NSCollectionLayoutAnchor: BridgedValue {
    package static var hostName: String { "NSCollectionLayoutAnchor" }
}

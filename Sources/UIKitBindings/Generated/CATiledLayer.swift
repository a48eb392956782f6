// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caTiledLayer: HostType = {
        var type = TypeBinding("CATiledLayer", .class, superclass: "CALayer")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CATiledLayer() }
        }
        type.initializer("init(layer:)", [HostParameter("layer", "layer", "Any")]) { call throws(ScriptError) in
            let a0: Argument = try call.argument(0)
            return call.make { CATiledLayer(layer: a0) }
        }
        type.method("fadeDuration()", isStatic: true, result: "Double") { call throws(ScriptError) in
            call.inWorld { call.give(CATiledLayer.fadeDuration()) }
        }
        type.property("tileSize", "CGSize") { call throws(ScriptError) in
            let object: CATiledLayer = try call.receiver()
            return call.give(object.tileSize)
        } set: { call, value throws(ScriptError) in
            let object: CATiledLayer = try call.receiver()
            object.tileSize = try call.read(value)
        }
        type.property("levelsOfDetail", "Int") { call throws(ScriptError) in
            let object: CATiledLayer = try call.receiver()
            return call.give(object.levelsOfDetail)
        } set: { call, value throws(ScriptError) in
            let object: CATiledLayer = try call.receiver()
            object.levelsOfDetail = try call.read(value)
        }
        type.property("levelsOfDetailBias", "Int") { call throws(ScriptError) in
            let object: CATiledLayer = try call.receiver()
            return call.give(object.levelsOfDetailBias)
        } set: { call, value throws(ScriptError) in
            let object: CATiledLayer = try call.receiver()
            object.levelsOfDetailBias = try call.read(value)
        }
        return type.hostType
    }()
}

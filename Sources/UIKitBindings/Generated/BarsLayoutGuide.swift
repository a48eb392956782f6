// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let barsLayoutGuide: HostType = {
        var type = TypeBinding("BarsLayoutGuide", .class, superclass: "UILayoutGuide", conformances: ["UILayoutSupport"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { BarsLayoutGuide() }
        }
        type.property("length", "CGFloat") { call throws(ScriptError) in
            let object: BarsLayoutGuide = try call.receiver()
            return call.give(object.length)
        }
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsDirectionalRectEdge: HostType = {
        var type = TypeBinding("NSDirectionalRectEdge", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: NSDirectionalRectEdge.self)
        type.enumCase("top") { call throws(ScriptError) in
            call.give(NSDirectionalRectEdge.top)
        }
        type.enumCase("leading") { call throws(ScriptError) in
            call.give(NSDirectionalRectEdge.leading)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(NSDirectionalRectEdge.bottom)
        }
        type.enumCase("trailing") { call throws(ScriptError) in
            call.give(NSDirectionalRectEdge.trailing)
        }
        type.enumCase("all") { call throws(ScriptError) in
            call.give(NSDirectionalRectEdge.all)
        }
        return type.hostType
    }()
}

extension NSDirectionalRectEdge: BridgedOptions {
    package static var hostName: String { "NSDirectionalRectEdge" }
}

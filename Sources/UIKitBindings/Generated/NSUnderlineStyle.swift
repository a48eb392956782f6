// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsUnderlineStyle: HostType = {
        var type = TypeBinding("NSUnderlineStyle", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: NSUnderlineStyle.self)
        type.enumCase("single") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.single)
        }
        type.enumCase("thick") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.thick)
        }
        type.enumCase("double") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.double)
        }
        type.enumCase("patternDot") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.patternDot)
        }
        type.enumCase("patternDash") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.patternDash)
        }
        type.enumCase("patternDashDot") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.patternDashDot)
        }
        type.enumCase("patternDashDotDot") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.patternDashDotDot)
        }
        type.enumCase("byWord") { call throws(ScriptError) in
            call.give(NSUnderlineStyle.byWord)
        }
        return type.hostType
    }()
}

extension NSUnderlineStyle: BridgedOptions {
    package static var hostName: String { "NSUnderlineStyle" }
}

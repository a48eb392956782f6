// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiFontDescriptor: HostType = {
        var type = TypeBinding("UIFontDescriptor", .structure, conformances: ["Hashable"])
        type.property("pointSize", "CGFloat") { call throws(ScriptError) in
            let object: UIFontDescriptor = try call.receiver()
            return call.give(object.pointSize)
        }
        type.property("symbolicTraits", "UIFontDescriptor.SymbolicTraits") { call throws(ScriptError) in
            let object: UIFontDescriptor = try call.receiver()
            return call.give(object.symbolicTraits)
        }
        type.initializer(
            "init(name:size:)",
            [HostParameter("name", "fontName", "String"), HostParameter("size", "size", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(UIFontDescriptor(name: a0, size: a1))
        }
        type.method(
            "preferredFontDescriptor(withTextStyle:)",
            isStatic: true,
            [HostParameter("withTextStyle", "style", "UIFont.TextStyle")],
            result: "UIFontDescriptor"
        ) { call throws(ScriptError) in
            let a0: UIFont.TextStyle = try call.argument(0)
            return call.inWorld { call.give(UIFontDescriptor.preferredFontDescriptor(withTextStyle: a0)) }
        }
        type.method(
            "withSymbolicTraits(_:)",
            [HostParameter(nil, "symbolicTraits", "UIFontDescriptor.SymbolicTraits")],
            result: "UIFontDescriptor?"
        ) { call throws(ScriptError) in
            let object: UIFontDescriptor = try call.receiver()
            let a0: UIFontDescriptor.SymbolicTraits = try call.argument(0)
            return call.give(object.withSymbolicTraits(a0))
        }
        type.method(
            "withDesign(_:)",
            [HostParameter(nil, "design", "UIFontDescriptor.SystemDesign")],
            result: "UIFontDescriptor?"
        ) { call throws(ScriptError) in
            let object: UIFontDescriptor = try call.receiver()
            let a0: UIFontDescriptor.SystemDesign = try call.argument(0)
            return call.give(object.withDesign(a0))
        }
        type.method(
            "withSize(_:)",
            [HostParameter(nil, "newPointSize", "CGFloat")],
            result: "UIFontDescriptor"
        ) { call throws(ScriptError) in
            let object: UIFontDescriptor = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.withSize(a0))
        }
        return type.hostType
    }()
}

extension UIFontDescriptor: BridgedValue {
    package static var hostName: String { "UIFontDescriptor" }
}

extension Bindings {
    static let uiFontDescriptorSymbolicTraits: HostType = {
        var type = TypeBinding("UIFontDescriptor.SymbolicTraits", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIFontDescriptor.SymbolicTraits.self)
        type.enumCase("traitItalic") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitItalic)
        }
        type.enumCase("traitBold") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitBold)
        }
        type.enumCase("traitExpanded") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitExpanded)
        }
        type.enumCase("traitCondensed") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitCondensed)
        }
        type.enumCase("traitMonoSpace") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitMonoSpace)
        }
        type.enumCase("traitTightLeading") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitTightLeading)
        }
        type.enumCase("traitLooseLeading") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SymbolicTraits.traitLooseLeading)
        }
        return type.hostType
    }()
}

extension UIFontDescriptor.SymbolicTraits: BridgedOptions {
    package static var hostName: String { "UIFontDescriptor.SymbolicTraits" }
}

extension Bindings {
    static let uiFontDescriptorSystemDesign: HostType = {
        var type = TypeBinding("UIFontDescriptor.SystemDesign", .enumeration, conformances: ["String"])
        type.addRawValue(of: UIFontDescriptor.SystemDesign.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SystemDesign.`default`)
        }
        type.enumCase("serif") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SystemDesign.serif)
        }
        type.enumCase("rounded") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SystemDesign.rounded)
        }
        type.enumCase("monospaced") { call throws(ScriptError) in
            call.give(UIFontDescriptor.SystemDesign.monospaced)
        }
        return type.hostType
    }()
}

extension UIFontDescriptor.SystemDesign: BridgedValue {
    package static var hostName: String { "UIFontDescriptor.SystemDesign" }
}

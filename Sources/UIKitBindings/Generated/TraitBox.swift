// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let traitBox: HostType = {
        var type = TypeBinding("TraitBox", .class, superclass: "NSObject", conformances: ["UITraitOverrides"])
        type.method("contains(_:)", [HostParameter(nil, "trait", "UITrait")], result: "Bool") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            let a0: TraitKey = try call.argument(0)
            return call.give(object.contains(a0))
        }
        type.method("remove(_:)", [HostParameter(nil, "trait", "UITrait")]) { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            let a0: TraitKey = try call.argument(0)
            object.remove(a0)
            return .void
        }
        type.property("horizontalSizeClass", "UIUserInterfaceSizeClass") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.horizontalSizeClass)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.horizontalSizeClass = try call.read(value)
        }
        type.property("verticalSizeClass", "UIUserInterfaceSizeClass") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.verticalSizeClass)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.verticalSizeClass = try call.read(value)
        }
        type.property("userInterfaceStyle", "UIUserInterfaceStyle") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.userInterfaceStyle)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.userInterfaceStyle = try call.read(value)
        }
        type.property("userInterfaceIdiom", "UIUserInterfaceIdiom") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.userInterfaceIdiom)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.userInterfaceIdiom = try call.read(value)
        }
        type.property("displayScale", "CGFloat") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.displayScale)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.displayScale = try call.read(value)
        }
        type.property("layoutDirection", "UITraitEnvironmentLayoutDirection") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.layoutDirection)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.layoutDirection = try call.read(value)
        }
        type.property("preferredContentSizeCategory", "UIContentSizeCategory") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.preferredContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.preferredContentSizeCategory = try call.read(value)
        }
        type.property("userInterfaceLevel", "UIUserInterfaceLevel") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.userInterfaceLevel)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.userInterfaceLevel = try call.read(value)
        }
        type.property("accessibilityContrast", "UIAccessibilityContrast") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.accessibilityContrast)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.accessibilityContrast = try call.read(value)
        }
        type.property("legibilityWeight", "UILegibilityWeight") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            return call.give(object.legibilityWeight)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            object.legibilityWeight = try call.read(value)
        }
        return type.hostType
    }()
}

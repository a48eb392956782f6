// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitCollection: HostType = {
        var type = TypeBinding("UITraitCollection", .structure, conformances: ["Hashable", "CustomStringConvertible"])
        type.property("horizontalSizeClass", "UIUserInterfaceSizeClass") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.horizontalSizeClass)
        }
        type.property("verticalSizeClass", "UIUserInterfaceSizeClass") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.verticalSizeClass)
        }
        type.property("userInterfaceStyle", "UIUserInterfaceStyle") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.userInterfaceStyle)
        }
        type.property("userInterfaceIdiom", "UIUserInterfaceIdiom") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.userInterfaceIdiom)
        }
        type.property("displayScale", "CGFloat") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.displayScale)
        }
        type.property("layoutDirection", "UITraitEnvironmentLayoutDirection") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.layoutDirection)
        }
        type.property("preferredContentSizeCategory", "UIContentSizeCategory") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.preferredContentSizeCategory)
        }
        type.property("userInterfaceLevel", "UIUserInterfaceLevel") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.userInterfaceLevel)
        }
        type.property("accessibilityContrast", "UIAccessibilityContrast") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.accessibilityContrast)
        }
        type.property("legibilityWeight", "UILegibilityWeight") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.legibilityWeight)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(UITraitCollection())
        }
        type.initializer(
            "init(traitsFrom:)",
            [HostParameter("traitsFrom", "traitCollections", "[UITraitCollection]")]
        ) { call throws(ScriptError) in
            let a0: [UITraitCollection] = try call.argument(0)
            return call.give(UITraitCollection(traitsFrom: a0))
        }
        type.initializer(
            "init(horizontalSizeClass:)",
            [HostParameter("horizontalSizeClass", "horizontalSizeClass", "UIUserInterfaceSizeClass")]
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceSizeClass = try call.argument(0)
            return call.give(UITraitCollection(horizontalSizeClass: a0))
        }
        type.initializer(
            "init(verticalSizeClass:)",
            [HostParameter("verticalSizeClass", "verticalSizeClass", "UIUserInterfaceSizeClass")]
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceSizeClass = try call.argument(0)
            return call.give(UITraitCollection(verticalSizeClass: a0))
        }
        type.initializer(
            "init(userInterfaceStyle:)",
            [HostParameter("userInterfaceStyle", "userInterfaceStyle", "UIUserInterfaceStyle")]
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceStyle = try call.argument(0)
            return call.give(UITraitCollection(userInterfaceStyle: a0))
        }
        type.initializer(
            "init(userInterfaceIdiom:)",
            [HostParameter("userInterfaceIdiom", "idiom", "UIUserInterfaceIdiom")]
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceIdiom = try call.argument(0)
            return call.give(UITraitCollection(userInterfaceIdiom: a0))
        }
        type.initializer("init(displayScale:)", [HostParameter("displayScale", "scale", "CGFloat")]) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.give(UITraitCollection(displayScale: a0))
        }
        type.initializer(
            "init(layoutDirection:)",
            [HostParameter("layoutDirection", "layoutDirection", "UITraitEnvironmentLayoutDirection")]
        ) { call throws(ScriptError) in
            let a0: UITraitEnvironmentLayoutDirection = try call.argument(0)
            return call.give(UITraitCollection(layoutDirection: a0))
        }
        type.initializer(
            "init(preferredContentSizeCategory:)",
            [HostParameter("preferredContentSizeCategory", "preferredContentSizeCategory", "UIContentSizeCategory")]
        ) { call throws(ScriptError) in
            let a0: UIContentSizeCategory = try call.argument(0)
            return call.give(UITraitCollection(preferredContentSizeCategory: a0))
        }
        type.initializer(
            "init(userInterfaceLevel:)",
            [HostParameter("userInterfaceLevel", "userInterfaceLevel", "UIUserInterfaceLevel")]
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceLevel = try call.argument(0)
            return call.give(UITraitCollection(userInterfaceLevel: a0))
        }
        type.initializer(
            "init(accessibilityContrast:)",
            [HostParameter("accessibilityContrast", "accessibilityContrast", "UIAccessibilityContrast")]
        ) { call throws(ScriptError) in
            let a0: UIAccessibilityContrast = try call.argument(0)
            return call.give(UITraitCollection(accessibilityContrast: a0))
        }
        type.initializer(
            "init(legibilityWeight:)",
            [HostParameter("legibilityWeight", "legibilityWeight", "UILegibilityWeight")]
        ) { call throws(ScriptError) in
            let a0: UILegibilityWeight = try call.argument(0)
            return call.give(UITraitCollection(legibilityWeight: a0))
        }
        type.initializer(
            "init(mutations:)",
            [HostParameter("mutations", "mutations", "(any UIMutableTraits) -> Void")]
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            return call.give(UITraitCollection(mutations: a0))
        }
        type.method(
            "modifyingTraits(_:)",
            [HostParameter(nil, "mutations", "(any UIMutableTraits) -> Void")],
            result: "UITraitCollection"
        ) { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            let a0: Block = try call.argument(0)
            return call.give(object.modifyingTraits(a0))
        }
        type.enumCase("current") { call throws(ScriptError) in
            call.give(UITraitCollection.current)
        }
        type.method("performAsCurrent(_:)", [HostParameter(nil, "actions", "() -> Void")]) { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            let a0: Block = try call.argument(0)
            object.performAsCurrent(a0)
            return .void
        }
        type.property("systemTraitsAffectingColorAppearance", "[UITrait]", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitCollection.systemTraitsAffectingColorAppearance.map { TraitKey($0) }) }
        }
        type.property("systemTraitsAffectingImageLookup", "[UITrait]", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitCollection.systemTraitsAffectingImageLookup.map { TraitKey($0) }) }
        }
        type.method(
            "containsTraits(in:)",
            [HostParameter("in", "trait", "UITraitCollection?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            let a0: UITraitCollection? = try call.argument(0)
            return call.give(object.containsTraits(in: a0))
        }
        type.method(
            "hasDifferentColorAppearance(comparedTo:)",
            [HostParameter("comparedTo", "traitCollection", "UITraitCollection?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            let a0: UITraitCollection? = try call.argument(0)
            return call.give(object.hasDifferentColorAppearance(comparedTo: a0))
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.description)
        }
        type.requireVersion(
            iOS: 17,
            ["init(mutations:)", "modifyingTraits(_:)", "systemTraitsAffectingColorAppearance", "systemTraitsAffectingImageLookup"]
        )
        return type.hostType
    }()
}

extension UITraitCollection: BridgedValue {
    package static var hostName: String { "UITraitCollection" }
}

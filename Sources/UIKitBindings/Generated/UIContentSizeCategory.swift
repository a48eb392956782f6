// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentSizeCategory: HostType = {
        var type = TypeBinding("UIContentSizeCategory", .structure, conformances: ["RawRepresentable", "Hashable", "Comparable"])
        type.addRawValue(of: UIContentSizeCategory.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.unspecified)
        }
        type.enumCase("extraSmall") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.extraSmall)
        }
        type.enumCase("small") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.small)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.medium)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.large)
        }
        type.enumCase("extraLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.extraLarge)
        }
        type.enumCase("extraExtraLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.extraExtraLarge)
        }
        type.enumCase("extraExtraExtraLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.extraExtraExtraLarge)
        }
        type.enumCase("accessibilityMedium") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.accessibilityMedium)
        }
        type.enumCase("accessibilityLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.accessibilityLarge)
        }
        type.enumCase("accessibilityExtraLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.accessibilityExtraLarge)
        }
        type.enumCase("accessibilityExtraExtraLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.accessibilityExtraExtraLarge)
        }
        type.enumCase("accessibilityExtraExtraExtraLarge") { call throws(ScriptError) in
            call.give(UIContentSizeCategory.accessibilityExtraExtraExtraLarge)
        }
        type.property("didChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIContentSizeCategory.didChangeNotification) }
        }
        type.property("isAccessibilityCategory", "Bool") { call throws(ScriptError) in
            let object: UIContentSizeCategory = try call.receiver()
            return call.give(object.isAccessibilityCategory)
        }
        type.method(
            "<(_:_:)",
            isStatic: true,
            [HostParameter(nil, "left", "UIContentSizeCategory"), HostParameter(nil, "right", "UIContentSizeCategory")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: UIContentSizeCategory = try call.argument(0)
            let a1: UIContentSizeCategory = try call.argument(1)
            return call.give(a0 < a1)
        }
        return type.hostType
    }()
}

extension UIContentSizeCategory: BridgedValue {
    package static var hostName: String { "UIContentSizeCategory" }
}

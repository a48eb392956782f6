// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiMutableTraits: HostType = {
        var type = TypeBinding("UIMutableTraits", .protocol)
        type.requirement("horizontalSizeClass", "UIUserInterfaceSizeClass", isSettable: true)
        type.requirement("verticalSizeClass", "UIUserInterfaceSizeClass", isSettable: true)
        type.requirement("userInterfaceStyle", "UIUserInterfaceStyle", isSettable: true)
        type.requirement("userInterfaceIdiom", "UIUserInterfaceIdiom", isSettable: true)
        type.requirement("displayScale", "CGFloat", isSettable: true)
        type.requirement("layoutDirection", "UITraitEnvironmentLayoutDirection", isSettable: true)
        type.requirement("preferredContentSizeCategory", "UIContentSizeCategory", isSettable: true)
        type.requirement("userInterfaceLevel", "UIUserInterfaceLevel", isSettable: true)
        type.requirement("accessibilityContrast", "UIAccessibilityContrast", isSettable: true)
        type.requirement("legibilityWeight", "UILegibilityWeight", isSettable: true)
        return type.hostType
    }()
}

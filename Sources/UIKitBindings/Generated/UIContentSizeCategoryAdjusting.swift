// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentSizeCategoryAdjusting: HostType = {
        var type = TypeBinding("UIContentSizeCategoryAdjusting", .protocol)
        type.requirement("adjustsFontForContentSizeCategory", "Bool", isSettable: true)
        return type.hostType
    }()
}

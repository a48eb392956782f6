// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkNavigation: HostType = {
        var type = TypeBinding("WKNavigation", .class, superclass: "NSObject")
        return type.hostType
    }()
}

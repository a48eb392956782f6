// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewDragDelegate: HostType = {
        var type = TypeBinding("UITableViewDragDelegate", .protocol)
        return type.hostType
    }()
}

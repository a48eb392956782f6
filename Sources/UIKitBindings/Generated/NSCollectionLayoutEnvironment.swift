// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutEnvironment: HostType = {
        var type = TypeBinding("NSCollectionLayoutEnvironment", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement("container", "any NSCollectionLayoutContainer")
        type.requirement("traitCollection", "UITraitCollection")
        return type.hostType
    }()
}

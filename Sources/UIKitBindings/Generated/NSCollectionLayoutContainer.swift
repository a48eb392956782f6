// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutContainer: HostType = {
        var type = TypeBinding("NSCollectionLayoutContainer", .protocol, conformances: ["NSObjectProtocol"])
        type.requirement("contentSize", "CGSize")
        type.requirement("effectiveContentSize", "CGSize")
        type.requirement("contentInsets", "NSDirectionalEdgeInsets")
        return type.hostType
    }()
}

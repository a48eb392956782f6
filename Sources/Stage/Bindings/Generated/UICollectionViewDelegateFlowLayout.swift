// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewDelegateFlowLayout: HostType = {
        var type = TypeBinding("UICollectionViewDelegateFlowLayout", .protocol, conformances: ["UICollectionViewDelegate"])
        type.requirement(
            "collectionView(_:layout:sizeForItemAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("layout", "collectionViewLayout", "UICollectionViewLayout"),
                HostParameter("sizeForItemAt", "indexPath", "IndexPath"),
            ],
            result: "CGSize"
        )
        return type.hostType
    }()
}

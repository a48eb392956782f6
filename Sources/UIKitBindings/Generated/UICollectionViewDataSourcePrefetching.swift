// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewDataSourcePrefetching: HostType = {
        var type = TypeBinding("UICollectionViewDataSourcePrefetching", .protocol)
        type.requirement(
            "collectionView(_:prefetchItemsAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("prefetchItemsAt", "indexPaths", "[IndexPath]")]
        )
        type.requirement(
            "collectionView(_:cancelPrefetchingForItemsAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("cancelPrefetchingForItemsAt", "indexPaths", "[IndexPath]"),
            ]
        )
        return type.hostType
    }()
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewDataSource: HostType = {
        var type = TypeBinding("UICollectionViewDataSource", .protocol)
        type.requirement(
            "collectionView(_:numberOfItemsInSection:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("numberOfItemsInSection", "section", "Int")],
            result: "Int"
        )
        type.requirement(
            "collectionView(_:cellForItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("cellForItemAt", "indexPath", "IndexPath")],
            result: "UICollectionViewCell"
        )
        type.requirement("numberOfSections(in:)", [HostParameter("in", "collectionView", "UICollectionView")], result: "Int")
        type.requirement(
            "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("viewForSupplementaryElementOfKind", "kind", "String"),
                HostParameter("at", "indexPath", "IndexPath"),
            ],
            result: "UICollectionReusableView"
        )
        return type.hostType
    }()
}

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
        type.requirement(
            "collectionView(_:layout:insetForSectionAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("layout", "collectionViewLayout", "UICollectionViewLayout"),
                HostParameter("insetForSectionAt", "section", "Int"),
            ],
            result: "UIEdgeInsets"
        )
        type.requirement(
            "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("layout", "collectionViewLayout", "UICollectionViewLayout"),
                HostParameter("minimumLineSpacingForSectionAt", "section", "Int"),
            ],
            result: "CGFloat"
        )
        type.requirement(
            "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("layout", "collectionViewLayout", "UICollectionViewLayout"),
                HostParameter("minimumInteritemSpacingForSectionAt", "section", "Int"),
            ],
            result: "CGFloat"
        )
        type.requirement(
            "collectionView(_:layout:referenceSizeForHeaderInSection:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("layout", "collectionViewLayout", "UICollectionViewLayout"),
                HostParameter("referenceSizeForHeaderInSection", "section", "Int"),
            ],
            result: "CGSize"
        )
        type.requirement(
            "collectionView(_:layout:referenceSizeForFooterInSection:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("layout", "collectionViewLayout", "UICollectionViewLayout"),
                HostParameter("referenceSizeForFooterInSection", "section", "Int"),
            ],
            result: "CGSize"
        )
        return type.hostType
    }()
}

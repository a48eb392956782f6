// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionLayoutSectionOrthogonalScrollingBehavior: HostType = {
        var type = TypeBinding("UICollectionLayoutSectionOrthogonalScrollingBehavior", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UICollectionLayoutSectionOrthogonalScrollingBehavior.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UICollectionLayoutSectionOrthogonalScrollingBehavior.none)
        }
        type.enumCase("continuous") { call throws(ScriptError) in
            call.give(UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous)
        }
        type.enumCase("continuousGroupLeadingBoundary") { call throws(ScriptError) in
            call.give(UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary)
        }
        type.enumCase("paging") { call throws(ScriptError) in
            call.give(UICollectionLayoutSectionOrthogonalScrollingBehavior.paging)
        }
        type.enumCase("groupPaging") { call throws(ScriptError) in
            call.give(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging)
        }
        type.enumCase("groupPagingCentered") { call throws(ScriptError) in
            call.give(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered)
        }
        return type.hostType
    }()
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: BridgedValue {
    package static var hostName: String { "UICollectionLayoutSectionOrthogonalScrollingBehavior" }
}

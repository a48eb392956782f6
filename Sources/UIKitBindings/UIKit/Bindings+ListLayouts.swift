internal import Interpreter
internal import UIKit

// Layouts of lists: the library's configuration (`listsLibrary`) holds closures, UIKit's holds none.
extension Bindings {
    private static let listParameters = HostParameter.list(
        ("appearance", "Int"), ("header", "Int"), ("footer", "Int"), ("separators", "Bool"), ("background", "UIColor?"),
        ("padding", "CGFloat?"))
    private static let swipeParameters = HostParameter.list(
        ("leading", "((IndexPath) -> UISwipeActionsConfiguration?)?"), ("trailing", "((IndexPath) -> UISwipeActionsConfiguration?)?"))

    static func completeListLayout(_ type: inout TypeBinding) {
        type.method(
            "_list(appearance:header:footer:separators:background:padding:)", isStatic: true, listParameters,
            result: "UICollectionViewCompositionalLayout"
        ) { call throws(ScriptError) in
            let configuration = try call.listConfiguration
            return call.inWorld { call.give(UICollectionViewCompositionalLayout.list(using: configuration)) }
        }
        type.method("_setSwipes(leading:trailing:)", swipeParameters) { call throws(ScriptError) in
            let layout: UICollectionViewCompositionalLayout = try call.receiver()
            layout.setSwipes(leading: try call.argument(0), trailing: try call.argument(1))
            return .void
        }
    }

    static func completeListSection(_ type: inout TypeBinding) {
        type.method(
            "_list(appearance:header:footer:separators:background:padding:environment:)", isStatic: true,
            listParameters + HostParameter.list(("environment", "any NSCollectionLayoutEnvironment")), result: "NSCollectionLayoutSection"
        ) { call throws(ScriptError) in
            let configuration = try call.listConfiguration
            let environment = try call.conforming(6, to: (any NSCollectionLayoutEnvironment).self)
            return call.inWorld { call.give(NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)) }
        }
        type.method("_setSwipes(leading:trailing:)", swipeParameters) { call throws(ScriptError) in
            let section: NSCollectionLayoutSection = try call.receiver()
            section.setSwipes(leading: try call.argument(0), trailing: try call.argument(1))
            return .void
        }
    }
}

extension HostCall {
    fileprivate var listConfiguration: UICollectionLayoutListConfiguration {
        get throws(ScriptError) {
            let (appearance, header, footer): (Int, Int, Int) = (try argument(0), try argument(1), try argument(2))
            var made = UICollectionLayoutListConfiguration(appearance: .init(rawValue: appearance) ?? .plain)
            made.headerMode = .init(rawValue: header) ?? .none
            made.footerMode = .init(rawValue: footer) ?? .none
            made.showsSeparators = try argument(3)
            made.backgroundColor = try argument(4)
            made.headerTopPadding = try argument(5)
            return made
        }
    }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewCompositionalLayout: HostType = {
        var type = TypeBinding("UICollectionViewCompositionalLayout", .class, superclass: "UICollectionViewLayout")
        type.initializer(
            "init(section:)",
            [HostParameter("section", "section", "NSCollectionLayoutSection")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSection = try call.argument(0)
            return call.make { UICollectionViewCompositionalLayout(section: a0) }
        }
        type.initializer(
            "init(section:configuration:)",
            [
                HostParameter("section", "section", "NSCollectionLayoutSection"),
                HostParameter("configuration", "configuration", "UICollectionViewCompositionalLayoutConfiguration"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSection = try call.argument(0)
            let a1: UICollectionViewCompositionalLayoutConfiguration = try call.argument(1)
            return call.make { UICollectionViewCompositionalLayout(section: a0, configuration: a1) }
        }
        type.initializer(
            "init(sectionProvider:)",
            [HostParameter("sectionProvider", "make", "(Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            return call.make { UICollectionViewCompositionalLayout(sectionProvider: a0) }
        }
        type.initializer(
            "init(sectionProvider:configuration:)",
            [
                HostParameter("sectionProvider", "make", "(Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?"),
                HostParameter("configuration", "configuration", "UICollectionViewCompositionalLayoutConfiguration"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            let a1: UICollectionViewCompositionalLayoutConfiguration = try call.argument(1)
            return call.make { UICollectionViewCompositionalLayout(sectionProvider: a0, configuration: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionViewCompositionalLayout?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionViewCompositionalLayout(coder: a0) }
        }
        type.method(
            "list(using:)",
            isStatic: true,
            [HostParameter("using", "configuration", "UICollectionLayoutListConfiguration")],
            result: "UICollectionViewCompositionalLayout"
        ) { call throws(ScriptError) in
            let a0: UICollectionLayoutListConfiguration = try call.argument(0)
            return call.inWorld { call.give(UICollectionViewCompositionalLayout.list(using: a0)) }
        }
        type.property("configuration", "UICollectionViewCompositionalLayoutConfiguration") { call throws(ScriptError) in
            let object: UICollectionViewCompositionalLayout = try call.receiver()
            return call.give(object.configuration)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewCompositionalLayout = try call.receiver()
            object.configuration = try call.read(value)
        }
        return type.hostType
    }()
}

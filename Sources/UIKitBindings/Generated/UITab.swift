// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTab: HostType = {
        var type = TypeBinding("UITab", .class, superclass: "NSObject")
        type.initializer(
            "init(title:image:identifier:viewControllerProvider:)",
            [
                HostParameter("title", "title", "String"),
                HostParameter("image", "image", "UIImage?"),
                HostParameter("identifier", "identifier", "String"),
                HostParameter("viewControllerProvider", "viewControllerProvider", "((UITab) -> UIViewController)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: String = try call.argument(2)
            let a3: Block? = try call.argument(3)
            return call.make { UITab(title: a0, image: a1, identifier: a2, viewControllerProvider: a3) }
        }
        type.requireVersion(iOS: 18, ["init(title:image:identifier:viewControllerProvider:)"])
        return type.hostType
    }()
}

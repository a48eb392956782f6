// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiLayoutGuide: HostType = {
        var type = TypeBinding("UILayoutGuide", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UILayoutGuide() }
        }
        type.property("owningView", "UIView?") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.owningView)
        }
        type.property("identifier", "String") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.identifier)
        } set: { call, value throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            object.identifier = try call.read(value)
        }
        type.property("layoutFrame", "CGRect") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.layoutFrame)
        }
        type.property("leadingAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.leadingAnchor)
        }
        type.property("trailingAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.trailingAnchor)
        }
        type.property("leftAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.leftAnchor)
        }
        type.property("rightAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.rightAnchor)
        }
        type.property("topAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.topAnchor)
        }
        type.property("bottomAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.bottomAnchor)
        }
        type.property("widthAnchor", "NSLayoutDimension") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.widthAnchor)
        }
        type.property("heightAnchor", "NSLayoutDimension") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.heightAnchor)
        }
        type.property("centerXAnchor", "NSLayoutXAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.centerXAnchor)
        }
        type.property("centerYAnchor", "NSLayoutYAxisAnchor") { call throws(ScriptError) in
            let object: UILayoutGuide = try call.receiver()
            return call.give(object.centerYAnchor)
        }
        return type.hostType
    }()
}

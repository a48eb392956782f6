internal import Heap
internal import Interpreter
internal import UIKit

// Members of controls whose arguments may be anything, so that no binding can be generated.
extension Bindings {
    static func completeControl(_ type: inout TypeBinding) {
        type.method(
            "sendAction(_:to:for:)", isOverridePoint: true,
            [
                HostParameter(nil, "action", "Selector"), HostParameter("to", "target", "Any?"), HostParameter("for", "event", "UIEvent?"),
            ]
        ) { call throws(ScriptError) in
            let object: UIControl = try call.receiver()
            let action: Selector = try call.argument(0)
            let (target, event): (Argument, Argument) = (try call.argument(1), try call.argument(2))
            return call.send(
                "sendAction(_:to:for:)", to: object, [("action", .value(action)), ("target", target), ("event", event)]
            ) { object.sendAction(action, to: target, for: event) }
        }
    }

    static func completeButton(_ type: inout TypeBinding) {
        type.afterFrame("init(type:)") { call throws(ScriptError) in
            let button: UIButton = try call.receiver()
            button.becomeType(try call.argument(0))
            return .void
        }
        type.afterFrame("init(type:primaryAction:)") { call throws(ScriptError) in
            let button: UIButton = try call.receiver()
            button.becomeType(try call.argument(0))
            button.take(try call.argument(1))
            return .void
        }
        type.afterFrame("init(configuration:primaryAction:)") { call throws(ScriptError) in
            let button: UIButton = try call.receiver()
            button.becomeType(.system)
            button.configuration = try call.argument(0) as UIButton.Configuration
            button.take(try call.argument(1))
            return .void
        }
        type.property("configurationUpdateHandler", "((UIButton) -> Void)?") { call throws(ScriptError) in
            let button: UIButton = try call.receiver()
            return call.give(button.updateHandler)
        } set: { call, value throws(ScriptError) in
            let button: UIButton = try call.receiver()
            button.updateHandler = try call.read(value)
        }
    }

    static func completeSegments(_ type: inout TypeBinding) {
        type.initializer("init(items:)", [HostParameter("items", "items", "[Any]?")]) { call throws(ScriptError) in
            let host = call.host
            let items = host.interpreter.elements(of: call.arguments[0]) ?? []
            let parts: [Any] = items.compactMap { UIImage.read($0, in: host) ?? String.read($0, in: host) }
            return call.make { UISegmentedControl(items: parts) }
        }
        completeTitles(&type)
    }

    static func completeStack(_ type: inout TypeBinding) {
        type.afterFrame("init(arrangedSubviews:)") { call throws(ScriptError) in
            let stack: UIStackView = try call.receiver()
            let views: [UIView] = try call.argument(0)
            for view in views { stack.addArrangedSubview(view) }
            return .void
        }
    }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiImpactFeedbackGenerator: HostType = {
        var type = TypeBinding("UIImpactFeedbackGenerator", .class, superclass: "UIFeedbackGenerator")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIImpactFeedbackGenerator() }
        }
        type.initializer(
            "init(style:)",
            [HostParameter("style", "style", "UIImpactFeedbackGenerator.FeedbackStyle")]
        ) { call throws(ScriptError) in
            let a0: UIImpactFeedbackGenerator.FeedbackStyle = try call.argument(0)
            return call.make { UIImpactFeedbackGenerator(style: a0) }
        }
        type.method("impactOccurred()") { call throws(ScriptError) in
            let object: UIImpactFeedbackGenerator = try call.receiver()
            object.impactOccurred()
            return .void
        }
        type.method("impactOccurred(intensity:)", [HostParameter("intensity", "intensity", "CGFloat")]) { call throws(ScriptError) in
            let object: UIImpactFeedbackGenerator = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.impactOccurred(intensity: a0)
            return .void
        }
        type.requireVersion(iOS: 13, ["impactOccurred(intensity:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiImpactFeedbackGeneratorFeedbackStyle: HostType = {
        var type = TypeBinding("UIImpactFeedbackGenerator.FeedbackStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImpactFeedbackGenerator.FeedbackStyle.self)
        type.enumCase("light") { call throws(ScriptError) in
            call.give(UIImpactFeedbackGenerator.FeedbackStyle.light)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIImpactFeedbackGenerator.FeedbackStyle.medium)
        }
        type.enumCase("heavy") { call throws(ScriptError) in
            call.give(UIImpactFeedbackGenerator.FeedbackStyle.heavy)
        }
        type.enumCase("soft") { call throws(ScriptError) in
            call.give(UIImpactFeedbackGenerator.FeedbackStyle.soft)
        }
        type.enumCase("rigid") { call throws(ScriptError) in
            call.give(UIImpactFeedbackGenerator.FeedbackStyle.rigid)
        }
        return type.hostType
    }()
}

extension UIImpactFeedbackGenerator.FeedbackStyle: BridgedValue {
    package static var hostName: String { "UIImpactFeedbackGenerator.FeedbackStyle" }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiColor: HostType = {
        var type = TypeBinding("UIColor", .structure, conformances: ["Hashable", "CustomStringConvertible"])
        type.property("cgColor", "CGColor") { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            return call.give(object.cgColor)
        }
        type.initializer("init(cgColor:)", [HostParameter("cgColor", "cgColor", "CGColor")]) { call throws(ScriptError) in
            let a0: CGColor = try call.argument(0)
            return call.give(UIColor(cgColor: a0))
        }
        type.initializer(
            "init(red:green:blue:alpha:)",
            [
                HostParameter("red", "red", "CGFloat"),
                HostParameter("green", "green", "CGFloat"),
                HostParameter("blue", "blue", "CGFloat"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.give(UIColor(red: a0, green: a1, blue: a2, alpha: a3))
        }
        type.initializer(
            "init(displayP3Red:green:blue:alpha:)",
            [
                HostParameter("displayP3Red", "red", "CGFloat"),
                HostParameter("green", "green", "CGFloat"),
                HostParameter("blue", "blue", "CGFloat"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.give(UIColor(displayP3Red: a0, green: a1, blue: a2, alpha: a3))
        }
        type.initializer(
            "init(white:alpha:)",
            [HostParameter("white", "white", "CGFloat"), HostParameter("alpha", "alpha", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(UIColor(white: a0, alpha: a1))
        }
        type.initializer(
            "init(hue:saturation:brightness:alpha:)",
            [
                HostParameter("hue", "hue", "CGFloat"),
                HostParameter("saturation", "saturation", "CGFloat"),
                HostParameter("brightness", "brightness", "CGFloat"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.give(UIColor(hue: a0, saturation: a1, brightness: a2, alpha: a3))
        }
        type.initializer(
            "init(dynamicProvider:)",
            [HostParameter("dynamicProvider", "dynamicProvider", "(UITraitCollection) -> UIColor")]
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            return call.give(UIColor(dynamicProvider: a0))
        }
        type.initializer("init(patternImage:)", [HostParameter("patternImage", "patternImage", "UIImage")]) { call throws(ScriptError) in
            let a0: UIImage = try call.argument(0)
            return call.give(UIColor(patternImage: a0))
        }
        type.method(
            "resolvedColor(with:)",
            [HostParameter("with", "traitCollection", "UITraitCollection")],
            result: "UIColor"
        ) { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            let a0: UITraitCollection = try call.argument(0)
            return call.give(object.resolvedColor(with: a0))
        }
        type.method("withAlphaComponent(_:)", [HostParameter(nil, "alpha", "CGFloat")], result: "UIColor") { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.withAlphaComponent(a0))
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            return call.give(object.description)
        }
        type.initializer("init(named:)", [HostParameter("named", "name", "String")], result: "UIColor?") { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIColor(named: a0))
        }
        type.initializer(
            "init(named:in:compatibleWith:)",
            [
                HostParameter("named", "name", "String"),
                HostParameter("in", "bundle", "Bundle?"),
                HostParameter("compatibleWith", "traitCollection", "UITraitCollection?"),
            ],
            result: "UIColor?"
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            let a2: UITraitCollection? = try call.argument(2)
            return call.give(UIColor(named: a0, in: a1, compatibleWith: a2))
        }
        type.enumCase("darkText") { call throws(ScriptError) in
            call.give(UIColor.darkText)
        }
        type.enumCase("lightText") { call throws(ScriptError) in
            call.give(UIColor.lightText)
        }
        type.enumCase("black") { call throws(ScriptError) in
            call.give(UIColor.black)
        }
        type.enumCase("darkGray") { call throws(ScriptError) in
            call.give(UIColor.darkGray)
        }
        type.enumCase("lightGray") { call throws(ScriptError) in
            call.give(UIColor.lightGray)
        }
        type.enumCase("white") { call throws(ScriptError) in
            call.give(UIColor.white)
        }
        type.enumCase("gray") { call throws(ScriptError) in
            call.give(UIColor.gray)
        }
        type.enumCase("red") { call throws(ScriptError) in
            call.give(UIColor.red)
        }
        type.enumCase("green") { call throws(ScriptError) in
            call.give(UIColor.green)
        }
        type.enumCase("blue") { call throws(ScriptError) in
            call.give(UIColor.blue)
        }
        type.enumCase("cyan") { call throws(ScriptError) in
            call.give(UIColor.cyan)
        }
        type.enumCase("yellow") { call throws(ScriptError) in
            call.give(UIColor.yellow)
        }
        type.enumCase("magenta") { call throws(ScriptError) in
            call.give(UIColor.magenta)
        }
        type.enumCase("orange") { call throws(ScriptError) in
            call.give(UIColor.orange)
        }
        type.enumCase("purple") { call throws(ScriptError) in
            call.give(UIColor.purple)
        }
        type.enumCase("brown") { call throws(ScriptError) in
            call.give(UIColor.brown)
        }
        type.enumCase("clear") { call throws(ScriptError) in
            call.give(UIColor.clear)
        }
        type.enumCase("systemRed") { call throws(ScriptError) in
            call.give(UIColor.systemRed)
        }
        type.enumCase("systemGreen") { call throws(ScriptError) in
            call.give(UIColor.systemGreen)
        }
        type.enumCase("systemBlue") { call throws(ScriptError) in
            call.give(UIColor.systemBlue)
        }
        type.enumCase("systemOrange") { call throws(ScriptError) in
            call.give(UIColor.systemOrange)
        }
        type.enumCase("systemYellow") { call throws(ScriptError) in
            call.give(UIColor.systemYellow)
        }
        type.enumCase("systemPink") { call throws(ScriptError) in
            call.give(UIColor.systemPink)
        }
        type.enumCase("systemPurple") { call throws(ScriptError) in
            call.give(UIColor.systemPurple)
        }
        type.enumCase("systemTeal") { call throws(ScriptError) in
            call.give(UIColor.systemTeal)
        }
        type.enumCase("systemIndigo") { call throws(ScriptError) in
            call.give(UIColor.systemIndigo)
        }
        type.enumCase("systemBrown") { call throws(ScriptError) in
            call.give(UIColor.systemBrown)
        }
        type.enumCase("systemMint") { call throws(ScriptError) in
            call.give(UIColor.systemMint)
        }
        type.enumCase("systemCyan") { call throws(ScriptError) in
            call.give(UIColor.systemCyan)
        }
        type.enumCase("systemGray") { call throws(ScriptError) in
            call.give(UIColor.systemGray)
        }
        type.enumCase("systemGray2") { call throws(ScriptError) in
            call.give(UIColor.systemGray2)
        }
        type.enumCase("systemGray3") { call throws(ScriptError) in
            call.give(UIColor.systemGray3)
        }
        type.enumCase("systemGray4") { call throws(ScriptError) in
            call.give(UIColor.systemGray4)
        }
        type.enumCase("systemGray5") { call throws(ScriptError) in
            call.give(UIColor.systemGray5)
        }
        type.enumCase("systemGray6") { call throws(ScriptError) in
            call.give(UIColor.systemGray6)
        }
        type.enumCase("label") { call throws(ScriptError) in
            call.give(UIColor.label)
        }
        type.enumCase("placeholderText") { call throws(ScriptError) in
            call.give(UIColor.placeholderText)
        }
        type.enumCase("secondaryLabel") { call throws(ScriptError) in
            call.give(UIColor.secondaryLabel)
        }
        type.enumCase("tertiaryLabel") { call throws(ScriptError) in
            call.give(UIColor.tertiaryLabel)
        }
        type.enumCase("quaternaryLabel") { call throws(ScriptError) in
            call.give(UIColor.quaternaryLabel)
        }
        type.enumCase("separator") { call throws(ScriptError) in
            call.give(UIColor.separator)
        }
        type.enumCase("opaqueSeparator") { call throws(ScriptError) in
            call.give(UIColor.opaqueSeparator)
        }
        type.enumCase("systemFill") { call throws(ScriptError) in
            call.give(UIColor.systemFill)
        }
        type.enumCase("secondarySystemFill") { call throws(ScriptError) in
            call.give(UIColor.secondarySystemFill)
        }
        type.enumCase("tertiarySystemFill") { call throws(ScriptError) in
            call.give(UIColor.tertiarySystemFill)
        }
        type.enumCase("quaternarySystemFill") { call throws(ScriptError) in
            call.give(UIColor.quaternarySystemFill)
        }
        type.enumCase("systemBackground") { call throws(ScriptError) in
            call.give(UIColor.systemBackground)
        }
        type.enumCase("secondarySystemBackground") { call throws(ScriptError) in
            call.give(UIColor.secondarySystemBackground)
        }
        type.enumCase("tertiarySystemBackground") { call throws(ScriptError) in
            call.give(UIColor.tertiarySystemBackground)
        }
        type.enumCase("systemGroupedBackground") { call throws(ScriptError) in
            call.give(UIColor.systemGroupedBackground)
        }
        type.enumCase("secondarySystemGroupedBackground") { call throws(ScriptError) in
            call.give(UIColor.secondarySystemGroupedBackground)
        }
        type.enumCase("tertiarySystemGroupedBackground") { call throws(ScriptError) in
            call.give(UIColor.tertiarySystemGroupedBackground)
        }
        type.enumCase("groupTableViewBackground") { call throws(ScriptError) in
            call.give(UIColor.groupTableViewBackground)
        }
        type.enumCase("tintColor") { call throws(ScriptError) in
            call.give(UIColor.tintColor)
        }
        type.enumCase("link") { call throws(ScriptError) in
            call.give(UIColor.link)
        }
        type.method("setFill()") { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            object.setFill()
            return .void
        }
        type.method("setStroke()") { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            object.setStroke()
            return .void
        }
        type.method("set()") { call throws(ScriptError) in
            let object: UIColor = try call.receiver()
            object.set()
            return .void
        }
        return type.hostType
    }()
}

extension UIColor: BridgedValue {
    package static var hostName: String { "UIColor" }
}

extension Bindings {
    static let uiColorComponents: HostType = {
        var type = TypeBinding("UIColor.Components", .structure, conformances: ["Hashable"])
        type.property("red", "Double") { call throws(ScriptError) in
            let object: UIColor.Components = try call.receiver()
            return call.give(object.red)
        } set: { call, value throws(ScriptError) in
            var object: UIColor.Components = try call.receiver()
            object.red = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("green", "Double") { call throws(ScriptError) in
            let object: UIColor.Components = try call.receiver()
            return call.give(object.green)
        } set: { call, value throws(ScriptError) in
            var object: UIColor.Components = try call.receiver()
            object.green = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("blue", "Double") { call throws(ScriptError) in
            let object: UIColor.Components = try call.receiver()
            return call.give(object.blue)
        } set: { call, value throws(ScriptError) in
            var object: UIColor.Components = try call.receiver()
            object.blue = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("alpha", "Double") { call throws(ScriptError) in
            let object: UIColor.Components = try call.receiver()
            return call.give(object.alpha)
        } set: { call, value throws(ScriptError) in
            var object: UIColor.Components = try call.receiver()
            object.alpha = try call.read(value)
            call.receiver = call.give(object)
        }
        return type.hostType
    }()
}

extension UIColor.Components: BridgedValue {
    package static var hostName: String { "UIColor.Components" }
}

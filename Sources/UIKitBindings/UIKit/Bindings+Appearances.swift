internal import Heap
internal import Interpreter
internal import UIKit

// The attributes of bars' texts. Their values may be of any type, so no binding can be generated.
extension Bindings {
    /// The appearances whose texts have attributes, with the names of the properties.
    static let attributesOfLooks = [
        "UINavigationBarAppearance": ["titleTextAttributes", "largeTitleTextAttributes"],
        "UIBarButtonItemStateAppearance": ["titleTextAttributes"],
        "UITabBarItemStateAppearance": ["titleTextAttributes"],
    ]

    static func completeLooks(_ type: inout TypeBinding) {
        for name in attributesOfLooks[type.name] ?? [] {
            type.property(name, "[NSAttributedString.Key: Any]") { call throws(ScriptError) in
                let object: BarLooks = try call.receiver()
                guard let attributes = object.attributes(name) else { return call.interpreter.makeDictionary([]) }
                return call.give(attributes)
            } set: { call, value throws(ScriptError) in
                let object: BarLooks = try call.receiver()
                let attributes: ObjectID? = try call.read(value)
                object.setAttributes(attributes, name)
            }
        }
    }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAccessibilityTraits: HostType = {
        var type = TypeBinding("UIAccessibilityTraits", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIAccessibilityTraits.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.none)
        }
        type.enumCase("button") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.button)
        }
        type.enumCase("link") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.link)
        }
        type.enumCase("image") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.image)
        }
        type.enumCase("selected") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.selected)
        }
        type.enumCase("playsSound") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.playsSound)
        }
        type.enumCase("keyboardKey") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.keyboardKey)
        }
        type.enumCase("staticText") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.staticText)
        }
        type.enumCase("summaryElement") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.summaryElement)
        }
        type.enumCase("notEnabled") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.notEnabled)
        }
        type.enumCase("updatesFrequently") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.updatesFrequently)
        }
        type.enumCase("searchField") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.searchField)
        }
        type.enumCase("startsMediaSession") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.startsMediaSession)
        }
        type.enumCase("adjustable") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.adjustable)
        }
        type.enumCase("allowsDirectInteraction") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.allowsDirectInteraction)
        }
        type.enumCase("causesPageTurn") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.causesPageTurn)
        }
        type.enumCase("tabBar") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.tabBar)
        }
        type.enumCase("header") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.header)
        }
        type.enumCase("toggleButton") { call throws(ScriptError) in
            call.give(UIAccessibilityTraits.toggleButton)
        }
        type.requireVersion(iOS: 17, ["toggleButton"])
        return type.hostType
    }()
}

extension UIAccessibilityTraits: BridgedOptions {
    package static var hostName: String { "UIAccessibilityTraits" }
}

// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSearchBar: HostType = {
        var type = TypeBinding("UISearchBar", .class, superclass: "UIView", conformances: ["UITextInputTraits"])
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UISearchBar() }
        }
        type.property("delegate", "(any UISearchBarDelegate)?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("text", "String?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.text)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.text = try call.read(value)
        }
        type.property("placeholder", "String?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.placeholder)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.placeholder = try call.read(value)
        }
        type.property("prompt", "String?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.prompt)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.prompt = try call.read(value)
        }
        type.property("searchBarStyle", "UISearchBar.Style") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.searchBarStyle)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.searchBarStyle = try call.read(value)
        }
        type.property("barStyle", "UIBarStyle") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.barStyle)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.barStyle = try call.read(value)
        }
        type.property("barTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.barTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.barTintColor = try call.read(value)
        }
        type.property("isTranslucent", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.isTranslucent)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.isTranslucent = try call.read(value)
        }
        type.property("backgroundImage", "UIImage?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.backgroundImage)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.backgroundImage = try call.read(value)
        }
        type.property("showsCancelButton", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.showsCancelButton)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.showsCancelButton = try call.read(value)
        }
        type.method(
            "setShowsCancelButton(_:animated:)",
            [HostParameter(nil, "showsCancelButton", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setShowsCancelButton(a0, animated: a1)
            return .void
        }
        type.property("showsBookmarkButton", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.showsBookmarkButton)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.showsBookmarkButton = try call.read(value)
        }
        type.property("showsSearchResultsButton", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.showsSearchResultsButton)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.showsSearchResultsButton = try call.read(value)
        }
        type.property("isSearchResultsButtonSelected", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.isSearchResultsButtonSelected)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.isSearchResultsButtonSelected = try call.read(value)
        }
        type.property("scopeButtonTitles", "[String]?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.scopeButtonTitles)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.scopeButtonTitles = try call.read(value)
        }
        type.property("selectedScopeButtonIndex", "Int") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.selectedScopeButtonIndex)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.selectedScopeButtonIndex = try call.read(value)
        }
        type.property("showsScopeBar", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.showsScopeBar)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.showsScopeBar = try call.read(value)
        }
        type.method(
            "setShowsScope(_:animated:)",
            [HostParameter(nil, "show", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setShowsScope(a0, animated: a1)
            return .void
        }
        type.method(
            "setImage(_:for:state:)",
            [
                HostParameter(nil, "iconImage", "UIImage?"),
                HostParameter("for", "icon", "UISearchBar.Icon"),
                HostParameter("state", "state", "UIControl.State"),
            ]
        ) { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UISearchBar.Icon = try call.argument(1)
            let a2: UIControl.State = try call.argument(2)
            object.setImage(a0, for: a1, state: a2)
            return .void
        }
        type.method(
            "setSearchFieldBackgroundImage(_:for:)",
            [HostParameter(nil, "backgroundImage", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setSearchFieldBackgroundImage(a0, for: a1)
            return .void
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UISearchBar(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UISearchBar?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISearchBar(coder: a0) }
        }
        type.property("searchTextField", "UISearchTextField") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.searchTextField)
        }
        type.property("inputAccessoryView", "UIView?") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.inputAccessoryView)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.inputAccessoryView = try call.read(value)
        }
        type.property("keyboardType", "UIKeyboardType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.keyboardType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.keyboardType = try call.read(value)
        }
        type.property("returnKeyType", "UIReturnKeyType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.returnKeyType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.returnKeyType = try call.read(value)
        }
        type.property("autocapitalizationType", "UITextAutocapitalizationType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.autocapitalizationType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.autocapitalizationType = try call.read(value)
        }
        type.property("autocorrectionType", "UITextAutocorrectionType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.autocorrectionType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.autocorrectionType = try call.read(value)
        }
        type.property("spellCheckingType", "UITextSpellCheckingType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.spellCheckingType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.spellCheckingType = try call.read(value)
        }
        type.property("textContentType", "UITextContentType!") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.textContentType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.textContentType = try call.read(value)
        }
        type.property("enablesReturnKeyAutomatically", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.enablesReturnKeyAutomatically)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.enablesReturnKeyAutomatically = try call.read(value)
        }
        type.property("isSecureTextEntry", "Bool") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.isSecureTextEntry)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.isSecureTextEntry = try call.read(value)
        }
        type.property("keyboardAppearance", "UIKeyboardAppearance") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.keyboardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.keyboardAppearance = try call.read(value)
        }
        type.property("smartDashesType", "UITextSmartDashesType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.smartDashesType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.smartDashesType = try call.read(value)
        }
        type.property("smartQuotesType", "UITextSmartQuotesType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.smartQuotesType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.smartQuotesType = try call.read(value)
        }
        type.property("smartInsertDeleteType", "UITextSmartInsertDeleteType") { call throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            return call.give(object.smartInsertDeleteType)
        } set: { call, value throws(ScriptError) in
            let object: UISearchBar = try call.receiver()
            object.smartInsertDeleteType = try call.read(value)
        }
        type.requireVersion(iOS: 13, ["searchTextField", "setShowsScope(_:animated:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiSearchBarStyle: HostType = {
        var type = TypeBinding("UISearchBar.Style", .enumeration, conformances: ["UInt"])
        type.addRawValue(of: UISearchBar.Style.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UISearchBar.Style.`default`)
        }
        type.enumCase("prominent") { call throws(ScriptError) in
            call.give(UISearchBar.Style.prominent)
        }
        type.enumCase("minimal") { call throws(ScriptError) in
            call.give(UISearchBar.Style.minimal)
        }
        return type.hostType
    }()
}

extension UISearchBar.Style: BridgedValue {
    package static var hostName: String { "UISearchBar.Style" }
}

extension Bindings {
    static let uiSearchBarIcon: HostType = {
        var type = TypeBinding("UISearchBar.Icon", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISearchBar.Icon.self)
        type.enumCase("search") { call throws(ScriptError) in
            call.give(UISearchBar.Icon.search)
        }
        type.enumCase("clear") { call throws(ScriptError) in
            call.give(UISearchBar.Icon.clear)
        }
        type.enumCase("bookmark") { call throws(ScriptError) in
            call.give(UISearchBar.Icon.bookmark)
        }
        type.enumCase("resultsList") { call throws(ScriptError) in
            call.give(UISearchBar.Icon.resultsList)
        }
        return type.hostType
    }()
}

extension UISearchBar.Icon: BridgedValue {
    package static var hostName: String { "UISearchBar.Icon" }
}

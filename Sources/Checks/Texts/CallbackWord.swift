import Foundation
import Stage

/// A word of a text that names a callback, in Swift's or Objective-C's form: `viewWillAppear`, `dealloc`, `willMoveToParentViewController`.
struct CallbackWord: Hashable {
    /// Who has the callback.
    enum Owner: Hashable {
        /// Every controller.
        case controller
        /// The delegate of the app or of its scene.
        case app
        /// A navigation controller's delegate.
        case navigationDelegate
        /// UIKit, or the language, but no scene of the texts' situations.
        case others
        /// Nobody that UIKit knows.
        case nobody
    }

    /// The name as `CallbackName` takes it.
    let name: String
    let owner: Owner

    /// Whether a recording of a situation can have it.
    var isCompared: Bool { owner == .controller || owner == .app || owner == .navigationDelegate }

    /// Whether it may come any number of times, or depends on what the screen holds.
    var isOfLayout: Bool { CallbackName(text: name).isOfLayout || name == "updateProperties" }

    /// Whether an event of a recording is this callback.
    func isMeant(by event: Event) -> Bool { event.kind == .callback && CallbackName(text: name).isMeant(by: event.name) }

    /// Reads an identifier; nil where it names no callback.
    init?(_ word: String) {
        let lower = word.lowercased()
        if let alias = Self.aliases[lower] {
            (name, owner) = alias
        } else if let known = Self.controllers[lower] {
            (name, owner) = (known, .controller)
        } else if let known = Self.apps[lower] {
            (name, owner) = (known, .app)
        } else if Self.others.contains(lower) || (Self.isShaped(word, Self.shapes) && CallbackName(text: word).isKnown) {
            (name, owner) = (word, .others)
        } else if Self.isShaped(word, Self.controllerShapes) {
            (name, owner) = (word, .nobody)
        } else {
            return nil
        }
    }

    private static let controllers = byLowercase(
        CallbackName.names(of: "UIViewController").filter { !["prepare", "setEditing"].contains($0) && !$0.hasSuffix("Transition") }
            + ["viewWillTransition", "willTransition", "deinit"])
    private static let apps = byLowercase(["UIApplicationDelegate", "UISceneDelegate"].flatMap(CallbackName.names))

    private static func byLowercase(_ names: [String]) -> [String: String] {
        Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
    }

    /// Objective-C's names, and the short ones that articles use.
    private static let aliases: [String: (String, Owner)] = [
        "dealloc": ("deinit", .controller), "willmovetoparentviewcontroller": ("willMove", .controller),
        "didmovetoparentviewcontroller": ("didMove", .controller), "willmovetoparent": ("willMove", .controller),
        "didmovetoparent": ("didMove", .controller), "viewwilltransitiontosize": ("viewWillTransition", .controller),
        "willtransitiontotraitcollection": ("willTransition", .controller),
        "didfinishlaunching": ("didFinishLaunchingWithOptions", .app), "willconnecttosession": ("willConnectTo", .app),
        "willshow": ("willShow", .navigationDelegate), "didshow": ("didShow", .navigationDelegate),
        "willshowviewcontroller": ("willShow", .navigationDelegate), "didshowviewcontroller": ("didShow", .navigationDelegate),
    ]

    /// What makes objects, and what is called before there is a view.
    private static let others: Set<String> = [
        "init", "initwithcoder", "initwithnibname", "initialize", "alloc", "awakefromnib", "loadviewifneeded", "prepareforsegue", "prepare",
        "viewdidunload", "viewwillunload",
    ]

    /// The beginnings of names that only callbacks have.
    private static let controllerShapes = ["viewWill", "viewDid", "viewIs", "viewHas", "viewShould"]
    private static let shapes = controllerShapes + ["will", "did", "textField", "textView", "layout", "presentationController", "safeArea"]

    /// Whether a word has one of these beginnings, and a capital behind it.
    private static func isShaped(_ word: String, _ beginnings: [String]) -> Bool {
        beginnings.contains { word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase == true }
    }
}

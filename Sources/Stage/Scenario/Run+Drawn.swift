import Heap
import Interpreter
import UIKit

// What an interface file that is not here would have given the entry, and the app ends without.
extension Run {
    /// The answers that give the entry what is drawn elsewhere, each with words of the line at which an app ends that has none of it.
    static let drawn: [(answer: String, words: [String])] = [
        (storyboardAnswer, ["storyboard!", "storyboard?"]),
        (pageAnswer, ["viewControllers", "topViewController", "visibleViewController", "childViewControllers", "children"]),
        (ScriptHost.textsAnswer, ["attributedText!", ".text!", "title(for", "currentTitle!", "placeholder!"]),
        (ScriptHost.headerAnswer, ["tableHeaderView!", "tableFooterView!"]),
        (Interpreter.addressAnswer, ["URL(string:"]),
    ]

    private static let storyboardAnswer = "the storyboard of what is shown"
    private static let pageAnswer = "a controller in what is shown"

    /// Gives a controller what the answers name; it may stay without all of it.
    func draw(in controller: UIViewController) {
        let answers = script.interpreter.placeholderAnswers
        if answers.contains(Self.storyboardAnswer), controller.storyboard == nil {
            recorder.didUsePlaceholder(Self.storyboardAnswer, at: nil)
            controller.standInStoryboard()
        }
        guard answers.contains(Self.pageAnswer), controller.children.isEmpty else { return }
        recorder.didUsePlaceholder(Self.pageAnswer, at: nil)
        let page = container("UIViewController") { UIViewController() }
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers = [page]
        case let tabs as UITabBarController: tabs.viewControllers = [page]
        case let split as UISplitViewController: split.viewControllers = [page]
        default:
            controller.addChild(page)
            page.didMove(toParent: controller)
        }
    }
}

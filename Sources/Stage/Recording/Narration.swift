import Foundation
import Interpreter

extension Recording {
    /// One sentence that says what an event is.
    public func narration(of index: Int) -> String {
        let event = events[index]
        let who = event.object.map(name(of:)) ?? "the app"
        switch event.kind {
        case .callback: return callbackSentence(event, who)
        case .system: return systemSentence(event, who)
        case .transaction:
            return
                "Transaction \(event.transaction) commits: constraints, then layout from the top, then drawing; the display gets the result."
        case .input: return "You: \(event.name)."
        case .print: return "The code prints: \(event.text ?? "")"
        case .console: return "UIKit writes to the console: \(event.text ?? "")"
        case .memory:
            return event.name == "allocated" ? "\(who) is made." : "\(who) is gone: nothing held it any more."
        case .network: return "\(who): \(event.name)."
        case .notification: return "The notification \(event.name) is posted."
        case .task: return "A task: \(event.name)."
        case .line: return "\(event.location?.description ?? "A line") runs."
        case .exception: return "\(event.name): \(event.text ?? "")"
        case .refusal:
            return event.name == "placeholder"
                ? "\(event.text ?? "Something") is declared nowhere; a placeholder stands for it." : "Not simulated: \(event.text ?? "")"
        case .diagnosis: return event.text ?? event.name
        }
    }

    private func callbackSentence(_ event: Event, _ who: String) -> String {
        let known: [String: String] = [
            "loadView()": "\(who) is asked to make its view; the first read of `view` did it.",
            "viewDidLoad()": "\(who)'s view is in memory. It has no window yet, and its size is still a placeholder.",
            "viewWillAppear(_:)": "\(who) is told that its appearance begins. The view is not in the window yet.",
            "viewIsAppearing(_:)":
                "\(who)'s view has entered the window; its size, traits and safe area are final, its subviews' frames are not.",
            "viewDidAppear(_:)": "\(who)'s appearance has ended: the transition is over and the view has been on the display.",
            "viewWillDisappear(_:)": "\(who) is told that it begins to leave. Its view is still on the display.",
            "viewDidDisappear(_:)": "\(who)'s view has left the window.",
            "viewWillLayoutSubviews()": "\(who)'s view is about to place its subviews.",
            "viewDidLayoutSubviews()": "\(who)'s view has placed its direct subviews; views below them come next.",
            "updateViewConstraints()": "\(who) may change constraints now, before layout.",
            "viewSafeAreaInsetsDidChange()": "The safe area of \(who)'s view has changed.",
            "viewLayoutMarginsDidChange()": "The margins of \(who)'s view have changed.",
            "deinit": "\(who) is deinitialised.",
            "layoutSubviews()": "\(who) places its subviews.",
            "updateConstraints()": "\(who) may change its constraints.",
            "didMoveToWindow()": "\(who) has come into a window, or left it.",
            "didMoveToSuperview()": "\(who) has another superview.",
        ]
        if let sentence = known[event.name] { return sentence }
        if event.name == "willMove(toParent:)" || event.name == "didMove(toParent:)" {
            let tense = event.name.hasPrefix("will") ? "is about to get" : "has"
            if case .object(let parent)? = event.arguments.first?.value {
                return "\(who) \(tense) the parent \(name(of: parent))\(by(event))."
            }
            return "\(who) \(event.name.hasPrefix("will") ? "is about to lose its parent" : "has no parent any more")\(by(event))."
        }
        return "\(who).\(event.name) is called\(by(event))."
    }

    private func by(_ event: Event) -> String {
        event.caller.map { ", by \(fileName($0.file)):\($0.line)" } ?? ""
    }

    private func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func systemSentence(_ event: Event, _ who: String) -> String {
        switch event.name {
        case "viewEnteredWrapper": "\(who) is put into its wrapper: it has a superview, and no window yet."
        case "enteredWindow": "\(who) and everything in it enter the window."
        case "leftWindow": "\(who) and everything in it leave the window."
        case "traitsUpdated": "\(who) learns its traits from where it is now."
        case "geometryUpdated": "\(who) gets its frame."
        case "safeAreaUpdated": "\(who) learns its safe area."
        case "constraintPass": "\(who)'s constraints are up to date."
        case "layoutPass": "\(who)'s direct subviews have their frames."
        case "transitionBegan": "\(who) sets its transition up; from here on it moves."
        case "transitionEnded": "\(who)'s transition is over."
        case "interactionChanged": "The finger moves the transition of \(who)."
        case "composited": "The display shows frame \(event.frame)."
        default: "\(who): \(event.name)."
        }
    }
}

internal import Interpreter
import UIKit

// Appearance callbacks that did not come.
extension SilenceReader {
    static let appearances = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

    /// Whether the callback tells of leaving.
    private var isLeaving: Bool { callback.base.contains("Disappear") }

    var appearance: Silence {
        guard asked({ $0.isViewLoaded }) == true else {
            return silence(
                "Nothing has asked for the view of \(who), so it is not loaded, and in no window.",
                by: KnownRule("loadViewIfNeeded()", of: "UIViewController"))
        }
        let last = last(Self.appearances)
        if let holder = keepsForItself {
            return silence(
                "\(holder) keeps appearances to itself: it does not forward them to its children.", since: last?.index,
                by: KnownRule("shouldAutomaticallyForwardAppearanceMethods", of: "UIViewController"))
        }
        if let last, let unfinished = unfinished(last) { return unfinished }
        if callback.base == "viewIsAppearing", let kept = withoutViewIsAppearing { return kept }
        guard asked({ $0.viewIfLoaded?.window != nil }) == true else { return awayFromWindow(last) }
        if isLeaving, let covered = covered(last) { return covered }
        return isLeaving
            ? silence("\(who) is on the screen\(since(last)): nothing has taken its view out of the window.", since: last?.index)
            : silence("\(who) is on the screen\(since(last)) already: nothing begins another appearance of it.", since: last?.index)
    }

    private func awayFromWindow(_ last: Event?) -> Silence {
        guard let last else {
            return silence("The view of \(who) is in no window, and has never been in one until event \(event).")
        }
        let told = "the last that was told is \(last.name) at event \(last.index)"
        return isLeaving
            ? silence("The view of \(who) is in no window, so it cannot leave one: \(told).", since: last.index)
            : silence("The view of \(who) left the window: \(told).", since: last.index)
    }

    /// The reason where the controller was in the middle of an appearance or a disappearance.
    private func unfinished(_ last: Event) -> Silence? {
        let isAppearing = ["viewWillAppear", "viewIsAppearing"].contains(last.baseName)
        guard isAppearing && !isLeaving || last.name.hasPrefix("viewWillDisappear") && isLeaving else { return nil }
        if let got = self.last([callback.base]), callback.base.hasPrefix("viewWill") || callback.isMeant(by: last.name) {
            return silence("\(who) got it at event \(got.index): it comes once in each transition.", since: got.index)
        }
        guard next([isAppearing ? "viewDidAppear" : "viewDidDisappear"]) == nil else { return nil }
        let opposite = next([isAppearing ? "viewWillDisappear" : "viewWillAppear"])
        if let opposite {
            let what = isAppearing ? "appearance" : "disappearance"
            return silence(
                "The \(what) of \(who) was turned back before it was over: \(opposite.name) comes at event \(opposite.index).",
                since: last.index)
        }
        if let end = recording.end, end.index > event {
            return silence("The app ended at event \(end.index), before the transition of \(who) was over.", since: last.index)
        }
        return silence("The transition of \(who) that began at event \(last.index) has not ended in this run.", since: last.index)
    }

    /// The reason where the system does not send it to children of the app's own containers.
    private var withoutViewIsAppearing: Silence? {
        let isInCustomContainer = asked { $0.parent.map { type(of: $0) == UIViewController.self } ?? false } ?? false
        guard isInCustomContainer, !SystemRule.viewIsAppearingReachesChildren.holds(on: recording.setting.os) else { return nil }
        return silence(
            "\(recording.setting.os.title) does not send it to children of the app's own containers.",
            by: KnownRule(.viewIsAppearingReachesChildren))
    }

    /// The reason where another controller covers this one and keeps its view in the window.
    private func covered(_ last: Event?) -> Silence? {
        let covering = asked { controller in
            controller.presentedViewController.map { presented in
                let keeps = presented.presentationController?.shouldRemovePresentersView == false
                return (name: name(presented), style: presented.modalPresentationStyle, keeps: keeps)
            }
        }
        guard let covering = covering ?? nil, covering.keeps else { return nil }
        return silence(
            "The view of \(who) never left the window: \(covering.name) is presented as \(covering.style.title), which keeps the "
                + "presenter's view.", since: last?.index, by: KnownRule("shouldRemovePresentersView", of: "UIPresentationController"))
    }

    /// The first controller around it that does not forward appearances.
    private var keepsForItself: String? {
        asked { controller in
            sequence(first: controller.parent, next: { $0?.parent }).compactMap { $0 }.first { !$0.forwardsAppearance }.map(name)
        } ?? nil
    }
}

extension UIModalPresentationStyle {
    fileprivate var title: String {
        switch self {
        case .pageSheet, .automatic: "a page sheet"
        case .formSheet: "a form sheet"
        case .overFullScreen: "over full screen"
        case .overCurrentContext: "over the current context"
        case .popover: "a popover"
        case .custom: "a custom presentation"
        default: "\(self)"
        }
    }
}

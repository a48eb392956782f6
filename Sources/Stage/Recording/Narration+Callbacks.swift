import Heap
import UIKit

extension Recording {
    /// One sentence on a callback, true at the moment of the call.
    func callbackSentence(_ event: Event, _ who: String) -> String {
        let world = states[stateIndices[event.index]].world
        return event.object.flatMap { controllerSentence(event, who, $0, world) ?? viewSentence(event, who, $0, world) }
            ?? movingSentence(event, who) ?? "\(who).\(event.name) is called\(by(event))."
    }

    private func controllerSentence(_ event: Event, _ who: String, _ id: ObjectID, _ world: WorldState) -> String? {
        let isInWindow = world.rootView(of: id).map(world.hasWindow) ?? false
        let isAnimated = if case .bool(true)? = event.arguments.first?.value { true } else { false }
        switch event.name {
        case "loadView()": return "\(who) is asked to make its view: somebody has read `view` for the first time."
        case "viewDidLoad()":
            return "\(who)'s view is in memory\(isInWindow ? "." : "; it is in no window yet, and its size may still change.")"
        case "viewWillAppear(_:)":
            return
                "\(who) is told that its appearance begins\(isInWindow ? "; its view is in the window." : "; its view is in no window yet.")"
        case "viewIsAppearing(_:)":
            return
                "\(who)'s view is in the window: its own size, traits and safe area are up to date; its subviews may still have to be laid out."
        case "viewDidAppear(_:)":
            return "\(who)'s appearance is complete\(isAnimated ? ": the transition is over." : ".")"
        case "viewWillDisappear(_:)":
            return "\(who) is told that it begins to leave\(isInWindow ? "; its view is still in the window." : ".")"
        case "viewDidDisappear(_:)":
            return isInWindow ? "\(who) has disappeared; its view is still in the window." : "\(who)'s view has left the window."
        case "viewWillLayoutSubviews()": return "\(who)'s view is about to place its subviews\(why(world.rootView(of: id), world))."
        case "viewDidLayoutSubviews()": return "\(who)'s view has placed its direct subviews; views below them come next."
        case "updateProperties()": return "\(who) may give contents and looks their values now, before layout."
        case "updateViewConstraints()": return "\(who) may change constraints now, before layout."
        case "viewSafeAreaInsetsDidChange()": return "The safe area of \(who)'s view has changed."
        case "viewLayoutMarginsDidChange()": return "The margins of \(who)'s view have changed."
        case "deinit": return "\(who) is deinitialised: nothing holds it any more."
        default: return nil
        }
    }

    /// Why a view requested its present layout.
    private func why(_ view: ObjectID?, _ world: WorldState) -> String {
        let causes = view.map(world.layoutCauses(of:)) ?? []
        return causes.isEmpty ? "" : ": \(causes.map(text(of:)).joined(separator: "; "))"
    }

    private func viewSentence(_ event: Event, _ who: String, _ id: ObjectID, _ world: WorldState) -> String? {
        switch event.name {
        case "layoutSubviews()": return "\(who) places its subviews\(why(id, world))."
        case "updateConstraints()": return "\(who) may change its constraints."
        case "safeAreaInsetsDidChange()": return "\(who)'s safe area has changed."
        case "layoutMarginsDidChange()": return "\(who)'s margins have changed."
        case "tintColorDidChange()": return "\(who)'s tint colour has changed."
        case "traitCollectionDidChange(_:)": return "\(who)'s traits have changed."
        case "draw(_:)": return "\(who) draws itself."
        case "didMoveToWindow()": return world.hasWindow(id) ? "\(who) is in a window now." : "\(who) is in no window any more."
        case "didMoveToSuperview()":
            return world.superview(of: id).map { "\(who) is in \(name(of: $0, at: event.index)) now." }
                ?? "\(who) is in no other view any more."
        case "willMove(toWindow:)", "willMove(toSuperview:)":
            let isWindow = event.name.contains("Window")
            guard case .object(let target)? = event.arguments.first?.value else {
                return "\(who) is about to leave its \(isWindow ? "window" : "superview")."
            }
            return "\(who) is about to move into \(name(of: target, at: event.index))."
        case "didAddSubview(_:)", "willRemoveSubview(_:)":
            guard case .object(let child)? = event.arguments.first?.value else { return nil }
            return event.name.hasPrefix("did")
                ? "\(who) has got the subview \(name(of: child, at: event.index))."
                : "\(who) is about to lose the subview \(name(of: child, at: event.index))."
        default: return nil
        }
    }

    // Callbacks that containers send to children and delegates.
    private func movingSentence(_ event: Event, _ who: String) -> String? {
        func object(_ name: String) -> String? {
            if case .object(let id)? = event.arguments.first(where: { $0.name == name })?.value {
                self.name(of: id, at: event.index)
            } else {
                nil
            }
        }
        switch event.name {
        case "willMove(toParent:)", "didMove(toParent:)":
            let isWill = event.name.hasPrefix("will")
            guard let parent = object("parent") else {
                return "\(who) \(isWill ? "is about to lose its parent" : "has no parent any more")\(by(event))."
            }
            return "\(who) \(isWill ? "is about to get" : "has") the parent \(parent)\(by(event))."
        case "navigationController(_:willShow:animated:)":
            return object("viewController").map { "The delegate, \(who), hears that \($0) is about to be shown." }
        case "navigationController(_:didShow:animated:)":
            return object("viewController").map { "The delegate, \(who), hears that \($0) has been shown." }
        case "viewWillTransition(to:with:)":
            return event.arguments.first.map { "\(who) is told that its view will be \(text(of: $0.value)) large." }
        case "scrollViewDidScroll(_:)": return "\(who) hears that the scroll view has scrolled."
        case "scrollViewWillBeginDragging(_:)": return "\(who) hears that a finger begins to scroll."
        case "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":
            return "The finger is being lifted; \(who) may say where the content comes to rest."
        case "scrollViewDidEndDragging(_:willDecelerate:)": return "\(who) hears that the finger was lifted."
        case "scrollViewWillBeginDecelerating(_:)": return "\(who) hears that the content moves on by itself."
        case "scrollViewDidEndDecelerating(_:)": return "\(who) hears that the content has come to rest."
        case "scene(_:willConnectTo:options:)": return "\(who) gets its scene: here the window is made."
        case "application(_:didFinishLaunchingWithOptions:)": return "The app has been launched; \(who) may set it up."
        case "sceneWillEnterForeground(_:)": return "\(who) hears that the scene is about to be seen."
        case "sceneDidBecomeActive(_:)", "applicationDidBecomeActive(_:)": return "\(who) hears that the user can use the app now."
        default: return nil
        }
    }
}

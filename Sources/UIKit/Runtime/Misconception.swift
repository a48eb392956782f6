import Foundation
import Heap

/// A rule that developers believe UIKit to follow, and that it does not follow. A world that is told to follows one, so that what its believers expect can
/// be run and measured.
public enum Misconception: String, CaseIterable, Hashable, Sendable {
    /// UIViewController's own appearance callbacks forward to the children: an override without `super` keeps the callbacks from them.
    case superForwards
    /// A controller gets its layout callbacks once.
    case layoutComesOnce
    /// Before viewDidLayoutSubviews the views in the subviews have been laid out, too.
    case layoutIsDeep
    /// A change of the view's size is an occasion for viewIsAppearing.
    case isAppearingFollowsSize
    /// A controller gets viewIsAppearing once, as it gets viewDidLoad.
    case isAppearingComesOnce
    /// A controller gets viewWillAppear once.
    case willAppearComesOnce
    /// Each will callback is followed by its did callback.
    case willAndDidArePairs
    /// A controller has disappeared before another one begins to appear.
    case leavesBeforeOtherComes
    /// The callbacks of a transition that a finger drives wait until the finger has finished it.
    case cancelledSwipeChangesNothing
    /// The presenter appears when a sheet is dismissed, as it does below a full screen.
    case dismissalTellsPresenter
    /// An app that comes back from the background lets its controllers appear.
    case foregroundIsAppearance
    /// An app that goes to the background lets its controllers disappear.
    case backgroundIsDisappearance
    /// A pushed view is in the window, with its insets, before viewWillAppear.
    case geometryComesFirst
    /// addChild sends didMove(toParent:), as removeFromParent does.
    case addChildCallsDidMove
    /// The screen is as large as the app's window.
    case screenIsWindow
    /// A change of an observed model runs no update method again.
    case modelNeedsSetNeedsLayout
    /// A timer does not keep its target alive.
    case timerDoesNotRetain
}

/// What a world that follows misconceptions keeps of one controller.
struct Misled: Sendable {
    /// The callbacks that come once, as this world has it, and have come.
    var heard: Set<Misconception> = []
    /// The size of the view in the last viewIsAppearing, in points.
    var size: CGSize?
    /// The callbacks that wait for the end of a finger's transition, in order; nil when none is under way.
    var withheld: [Withheld]?

    /// A callback that waits.
    struct Withheld: Sendable {
        let callback: Callback
        let isAnimated: Bool
    }

    /// The appearance callbacks.
    enum Callback: String {
        case willAppear = "viewWillAppear(_:)"
        case isAppearing = "viewIsAppearing(_:)"
        case didAppear = "viewDidAppear(_:)"
        case willDisappear = "viewWillDisappear(_:)"
        case didDisappear = "viewDidDisappear(_:)"
    }

    /// The callbacks that come once in a world that follows the misconception.
    static let once = [
        Callback.willAppear.rawValue: Misconception.willAppearComesOnce, Callback.isAppearing.rawValue: .isAppearingComesOnce,
    ]
    /// What addChild sends in a world in which it sends more than willMove.
    static let sentByAddChild = "didMove(toParent:)"
}

extension World {
    /// Whether this world follows a misconception. Notes that it was asked for.
    func believes(_ misconception: Misconception) -> Bool {
        if notesConsultations { consultedMisconceptions.insert(misconception) }
        return misconceptions.contains(misconception)
    }
}

extension UIViewController {
    var misled: Misled {
        _read { yield world.state.misled[id] }
        _modify { yield &world.state.misled[id] }
    }

    /// Whether a callback stays away that comes once in a world that follows this misconception. Notes that it has come.
    func isKeptBack(by misconception: Misconception) -> Bool {
        world.believes(misconception) && !misled.heard.insert(misconception).inserted
    }

    /// Whether the view has another size than in the last viewIsAppearing, in a world in which that callback follows the size.
    var isRemindedOfSize: Bool {
        guard world.believes(.isAppearingFollowsSize), state.appearance == .appeared, let size = viewIfLoaded?.bounds.size else {
            return false
        }
        return misled.size.map { $0 != size } ?? false
    }

    /// Lets the callbacks of some controllers wait from now on, in a world in which a finger's transition is told at its end.
    static func withhold(_ controllers: [UIViewController]) {
        for controller in controllers where controller.world.believes(.cancelledSwipeChangesNothing) { controller.misled.withheld = [] }
    }

    /// Sends the callbacks that have waited, or drops them where the transition was cancelled.
    static func release(_ controllers: [UIViewController], isCancelled: Bool) {
        for controller in controllers {
            guard let waiting = controller.misled.withheld else { continue }
            controller.misled.withheld = nil
            if !isCancelled { for callback in waiting { controller.send(callback) } }
        }
    }

    /// Whether a callback waits for the end of a finger's transition.
    func withholds(_ name: String, animated: Bool) -> Bool {
        guard !world.misconceptions.isEmpty, let callback = Misled.Callback(rawValue: name) else { return false }
        misled.withheld?.append(Misled.Withheld(callback: callback, isAnimated: animated))
        return misled.withheld != nil
    }

    private func send(_ waiting: Misled.Withheld) {
        let animated = waiting.isAnimated
        tell(waiting.callback.rawValue, animated, Decision(function: #function, file: #fileID)) {
            switch waiting.callback {
            case .willAppear: viewWillAppear(animated)
            case .isAppearing: viewIsAppearing(animated)
            case .didAppear: viewDidAppear(animated)
            case .willDisappear: viewWillDisappear(animated)
            case .didDisappear: viewDidDisappear(animated)
            }
        }
    }

    /// Puts this controller and those that appear with it into a state, without callbacks.
    func pretend(_ appearance: Appearance) {
        state.appearance = appearance
        for controller in accompanying { controller.pretend(appearance) }
    }

    /// Tells a new child that it has moved, in a world in which addChild does so.
    func tellNewChild(_ child: UIViewController) {
        guard world.believes(.addChildCallsDidMove) else { return }
        world.send(Misled.sentByAddChild, to: child, [("parent", .object(id))]) { child.didMove(toParent: self) }
    }
}

/// What happens to controllers, as a text names it.
struct Situation: Hashable {
    /// What happens.
    enum Kind: String, CaseIterable {
        case launch, push, pop, popToRoot, stackSet, swipeBack, swipeBackCancelled, present, dismiss, pullDown, pullDownCancelled
        case tabFirst, tabAgain, rotation, background, foreground, childAdded, childRemoved, pageTurned, pageTurnCancelled, life
    }

    /// How a controller is presented.
    enum Style: String, CaseIterable {
        case automatic, fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext
    }

    let kind: Kind
    /// The style of a presentation; nil where nothing is presented.
    var style: Style?
    /// Whether it is animated.
    var isAnimated = true
    /// Whether a page curls.
    var curls = false

    /// Whether each of its controllers comes or goes, and none does both.
    var isOneWay: Bool { [.push, .pop, .present, .dismiss, .tabFirst, .tabAgain, .stackSet].contains(kind) }

    /// What happens, for a sentence: `in a push`.
    var title: String {
        let how = isAnimated ? "" : " without animation"
        let what =
            switch style {
            case nil: ""
            case .automatic: " in the default style"
            case let style?: " as .\(style.rawValue)"
            }
        switch kind {
        case .launch: return "at launch"
        case .push: return "in a push\(how)"
        case .pop: return "in a pop\(how)"
        case .stackSet: return "in setViewControllers\(how)"
        case .popToRoot: return "in popToRootViewController"
        case .swipeBack: return "in a swipe back that is finished"
        case .swipeBackCancelled: return "in a swipe back that is cancelled"
        case .present: return "in a presentation\(what)\(how)"
        case .dismiss: return "in a dismissal\(what)\(how)"
        case .pullDown: return "when a sheet is pulled down"
        case .pullDownCancelled: return "when a sheet is pulled down and let go"
        case .tabFirst: return "in the first switch to a tab"
        case .tabAgain: return "in a switch to a tab that was shown before"
        case .rotation: return "in a rotation"
        case .background: return "when the app goes to the background"
        case .foreground: return "when the app comes to the foreground"
        case .childAdded: return "when a child is added"
        case .childRemoved: return "when a child is removed"
        case .pageTurned: return curls ? "when a page is curled" : "when a page is turned"
        case .pageTurnCancelled: return curls ? "when a page is curled half and let go" : "when a page is turned half and let go"
        case .life: return "in the life of one controller"
        }
    }
}

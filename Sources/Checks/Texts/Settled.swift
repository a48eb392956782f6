import Stage

/// What is known well enough to contradict a text. What published recordings disagree about, and what no source says, contradicts nothing.
enum Settled {
    /// What makes a controller's view.
    static let loading: Set<String> = ["loadView", "viewDidLoad"]
    private static let moves: Set<String> = ["willMove", "didMove"]
    private static let surroundings: Set<String> = [
        "updateViewConstraints", "updateProperties", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange",
    ]

    /// Whether a callback that does not come contradicts a text that has it. Layout depends on what the screen holds, `deinit` on who holds
    /// the controller, and a delegate's methods on who is the delegate.
    static func mustCome(_ mention: Mention, in staging: Staging) -> Bool {
        let name = CallbackName(text: mention.word.name)
        let kind = staging.situation.kind
        switch mention.word.owner {
        case .controller where mention.object.map(ObjectName.isContainer) == true: return false
        // Whether the revealed one gets it before a swipe is cancelled is known from no recording.
        case .controller where name.base == "viewIsAppearing": return kind != .swipeBackCancelled && kind != .pullDownCancelled
        case .controller where name.isOfAppearance || loading.contains(name.base): return true
        case .controller where moves.contains(name.base): return [.push, .pop].contains(kind)
        case .controller: return name.base == "viewWillTransition" && kind == .rotation
        case .app: return [.background, .foreground].contains(kind) && isOfActivity(name.base)
        case .navigationDelegate: return [.push, .pop].contains(kind)
        case .others, .nobody: return false
        }
    }

    /// Whether a delegate's method tells that the app or scene begins, is active or not, or changes between foreground and background.
    private static func isOfActivity(_ name: String) -> Bool {
        name == "willConnectTo" || ["Active", "Background", "Foreground", "LaunchingWithOptions"].contains(where: name.hasSuffix)
    }

    /// Whether the order of two callbacks is known from a recording or from Apple's pages.
    static func isOrdered(_ one: Mention, _ other: Mention, isSameObject: Bool, in staging: Staging) -> Bool {
        let names = [one.word.name, other.word.name]
        let kind = staging.situation.kind
        let has = { (set: Set<String>) in names.contains(where: set.contains) }
        let owners = [one.word.owner, other.word.owner]
        // Recordings of a launch disagree whether the scene comes to the foreground before its controller appears.
        if owners.contains(.app), owners.contains(.controller) { return kind != .launch || has(["didFinishLaunchingWithOptions"]) }
        // Who holds a controller decides when it goes.
        if has(["deinit"]), !isSameObject { return false }
        // Recordings of a push disagree whether the new view is loaded before the old one is told that it goes.
        if has(loading), has(["viewWillDisappear"]), !isSameObject { return false }
        // One source has didMove(toParent: nil) before the other one's viewDidAppear.
        if has(moves), !isSameObject || owners.contains(.navigationDelegate) { return false }
        // Apple's page says that the change of a stack is a push or a pop; in a window no recording shows more.
        if kind == .stackSet, [one, other].contains(where: { !CallbackName(text: $0.word.name).isOfAppearance }) { return false }
        if kind == .stackSet, has(["viewIsAppearing"]) { return false }
        // Where the parent's code adds its child decides which of the two is told first.
        if [.childAdded, .childRemoved].contains(kind), !isSameObject { return false }
        // A child's moves are its parent's code.
        if has(moves), [.childAdded, .childRemoved, .life, .swipeBackCancelled].contains(kind) { return false }
        // No recording has them together.
        if has(surroundings), has(["viewIsAppearing"]) || names.allSatisfy(surroundings.contains) { return false }
        // A parent's viewIsAppearing against its child's is inferred.
        if has(["viewIsAppearing"]), !isSameObject, kind != .tabFirst, kind != .tabAgain {
            return !names.allSatisfy { $0 == "viewIsAppearing" }
        }
        // A stack without animation is known from one post of 2018, without viewIsAppearing.
        let isLayout = [one, other].contains { $0.word.isOfLayout }
        if !staging.situation.isAnimated, isLayout || has(["viewIsAppearing"]) { return staging.container != .navigation }
        return true
    }
}

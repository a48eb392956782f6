package import Heap

/// Runs actions in the UI updates of a view or scene. It is active as long as the view is in a window of the screen, and stops by itself when the view
/// leaves.
///
/// Unlike a display link, nothing holds it but the code that keeps it. It holds neither its view nor the targets of its actions, only their closures.
///
/// Fidelity: documented UIUpdateLink, WWDC24 10118, 11:18 to 12:36 (active in a window; updates of its own only with requiresContinuousUpdates); who
/// holds whom is from memory, and the order of the actions in a phase is simplified.
@available(iOS 18, *)
public final class UIUpdateLink: NSObject {
    struct State: Sendable {
        /// Not retained.
        var view: ObjectID?
        /// Not retained.
        var scene: ObjectID?
        var actions: [Action] = []
        var isEnabled = true
        var requiresContinuousUpdates = false
        var wantsImmediatePresentation = false
        var preferredFrameRateRange = CAFrameRateRange.default
        /// The event that it was made or enabled with.
        var cause: Int?
    }

    /// What runs in a phase: a closure, or a method of a target that is not retained.
    struct Action: Sendable {
        enum Receiver: Sendable {
            case block(Block)
            case method(Selector, of: ObjectID)
        }

        let phase: UIUpdateActionPhase
        let receiver: Receiver
    }

    private var record: State {
        _read { yield world.state.updateLinks[id] }
        _modify { yield &world.state.updateLinks[id] }
    }

    /// A link for the updates of a view.
    public init(view: UIView) {
        super.init()
        record.view = view.id
        begin()
    }

    /// A link for the updates of a scene.
    public init(windowScene: UIWindowScene) {
        super.init()
        record.scene = windowScene.id
        begin()
    }

    private func begin() {
        record.cause = world.cause
        world.state.agenda.updateLinks.append(id)
    }

    /// A link for the updates of a view, with an action in the phase before display links.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    package convenience init(view: UIView, actionHandler handler: Block) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// A link for the updates of a view, with an action in the phase before display links.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    package convenience init(view: UIView, actionTarget target: ObjectID, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// A link for the updates of a scene, with an action in the phase before display links.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    package convenience init(windowScene: UIWindowScene, actionHandler handler: Block) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// A link for the updates of a scene, with an action in the phase before display links.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    package convenience init(windowScene: UIWindowScene, actionTarget target: ObjectID, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    package override var edges: [Edge] {
        let seen = [("view", record.view), ("windowScene", record.scene)]
        return seen.compactMap { label, id in id.map { Edge(label, .weak, to: $0) } }
            + record.actions.map { action in
                switch action.receiver {
                case .block(let block): Edge("handler", to: block.id)
                case .method(_, let target): Edge("target", .weak, to: target)
                }
            }
    }

    // MARK: Actions

    /// Runs a closure in each update, before display links are called.
    public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    package func addAction(handler: Block) { addAction(to: .beforeCADisplayLinkDispatch, handler: handler) }

    /// Runs a closure in each update, in one of its phases.
    public func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        let block = world.block { [world] (arguments: [Argument]) in
            if arguments.count > 1, case .object(let id) = arguments[0], let link: UIUpdateLink = world.object(id),
                case .value(let info as UIUpdateInfo) = arguments[1]
            {
                handler(link, info)
            }
            return .nothing
        }
        addAction(to: phase, handler: block)
    }

    package func addAction(to phase: UIUpdateActionPhase, handler: Block) {
        world.space.retain(handler.id)
        record.actions.append(Action(phase: phase, receiver: .block(handler)))
    }

    /// Calls a method in each update, before display links are called. The method may take the link and the update's times.
    public func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    package func addAction(target: ObjectID, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Calls a method in each update, in one of its phases. The method may take the link and the update's times.
    public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        guard let target = World.identity(of: target) else { preconditionFailure("an update link's target is no object") }
        addAction(to: phase, target: target, selector: selector)
    }

    package func addAction(to phase: UIUpdateActionPhase, target: ObjectID, selector: Selector) {
        record.actions.append(Action(phase: phase, receiver: .method(selector, of: target)))
    }

    func run(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
        world.space.retain(id)
        for action in record.actions where action.phase == phase {
            switch action.receiver {
            case .block(let block): world.call(block, [.object(id), .value(info)])
            case .method(let selector, let target):
                guard world.space.heap.isReachableWeakly(target) else { continue }
                world.perform(selector, on: target, [.object(id), .value(info)])
            }
        }
        world.space.release(id)
    }

    // MARK: Preferences

    /// Whether its actions run.
    public var isEnabled: Bool {
        get { record.isEnabled }
        set {
            if newValue, !record.isEnabled { record.cause = world.cause }
            record.isEnabled = newValue
        }
    }

    /// Whether the screen is updated for every frame while the link is active. Otherwise its actions run when something else updates the screen.
    public var requiresContinuousUpdates: Bool {
        get { record.requiresContinuousUpdates }
        set { record.requiresContinuousUpdates = newValue }
    }

    /// The frame rates that suit it. Kept, and of no effect.
    ///
    /// Fidelity: documented UIUpdateLink.preferredFrameRateRange; kept (simplified).
    public var preferredFrameRateRange: CAFrameRateRange {
        get { record.preferredFrameRateRange }
        set { record.preferredFrameRateRange = newValue }
    }

    /// Whether frames should be shown without delay. Kept, and of no effect.
    ///
    /// Fidelity: documented UIUpdateLink.wantsImmediatePresentation; kept (simplified).
    public var wantsImmediatePresentation: Bool {
        get { record.wantsImmediatePresentation }
        set { record.wantsImmediatePresentation = newValue }
    }

    /// Whether input is to be handled again in the middle of updates. It never is: setting it is refused.
    ///
    /// Fidelity: documented UIUpdateLink.wantsLowLatencyEventDispatch; refused.
    public var wantsLowLatencyEventDispatch: Bool {
        get { false }
        set {
            guard newValue else { return }
            world.report(.refusal("UIUpdateLink.wantsLowLatencyEventDispatch: input of low latency is not simulated, its phases never run"))
        }
    }

    /// The update that runs; nil outside an update.
    ///
    /// Fidelity: documented UIUpdateLink.currentUpdateInfo(); when it is nil is from memory.
    public func currentUpdateInfo() -> UIUpdateInfo? { world.state.agenda.update }

    // MARK: State

    /// Whether it is enabled, and its view or scene is on the screen.
    var isActive: Bool {
        guard record.isEnabled else { return false }
        if let view: UIView = world.living(record.view) { return world.isUpdated(view) }
        if let scene: UIWindowScene = world.living(record.scene) { return world.isUpdated(scene) }
        return false
    }

    var cause: Int? { record.cause }
}

// A UI update: a turn of the run loop that changes what the screen shows, with the actions of update links in it.
extension World {
    /// Whether a view is in a window of the screen.
    func isUpdated(_ view: UIView) -> Bool {
        guard isInForeground, let window = view.window else { return false }
        return window.windowState.isShown && !window.isHidden
    }

    /// Whether a scene has a window on the screen.
    func isUpdated(_ scene: UIWindowScene) -> Bool { scene.windows.contains { isUpdated($0) } }

    /// The link that asks for an update in each frame, if there is one.
    var continuousUpdateLink: UIUpdateLink? {
        guard !state.agenda.updateLinks.isEmpty else { return nil }
        return activeUpdateLinks.first(where: \.requiresContinuousUpdates)
    }

    private var activeUpdateLinks: [UIUpdateLink] {
        state.agenda.updateLinks.compactMap { living($0, as: UIUpdateLink.self) }.filter(\.isActive)
    }

    /// Begins an update, and runs the actions of its first two phases.
    ///
    /// Fidelity: simplified; each turn with work to do is an update, also when the work changes nothing on the screen.
    func beginUpdate() {
        state.agenda.updateLinks.removeAll { !space.heap.isReachableWeakly($0) }
        state.agenda.update = UIUpdateInfo(time: time, frame: 1 / Double(device.framesPerSecond))
        runUpdateActions(.afterUpdateScheduled)
        runUpdateActions(.beforeEventDispatch)
    }

    /// Runs the actions of the phases after the commit, and ends the update. `outer` is the update from within which code runs the loop, if any.
    func endUpdate(back outer: UIUpdateInfo?) {
        runUpdateActions(.afterCATransactionCommit)
        runUpdateActions(.afterUpdateComplete)
        state.agenda.update = outer
    }

    /// Runs the actions of a phase: those of the links that are active now, in the order in which the links were made.
    func runUpdateActions(_ phase: UIUpdateActionPhase) {
        guard !state.agenda.updateLinks.isEmpty, let info = state.agenda.update else { return }
        for link in activeUpdateLinks where link.isActive { because(link.cause) { link.run(phase, info) } }
    }
}

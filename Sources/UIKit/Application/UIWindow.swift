public import Foundation
package import Heap

/// The root of a view hierarchy that the screen shows.
///
/// Fidelity: documented UIWindow; simplified, there are no levels, and a window is shown by makeKeyAndVisible() alone. The views between it and the
/// root are reported (UITransitionView, UIDropShadowView).
open class UIWindow: UIView {
    struct State: Sendable {
        var root: ObjectID?
        var scene: ObjectID?
        var isShown = false
        var transitionView: ObjectID?
        /// The change of size in flight; retained.
        var sizeTransition: ObjectID?
        /// The controller that decided about the orientation last.
        var orientedBy: ObjectID?
        /// Whether the display has shown the window.
        var hasBeenOnDisplay = false
    }

    var windowState: State {
        _read { yield world.state.windows[id] }
        _modify { yield &world.state.windows[id] }
    }

    /// A window that fills its scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.world.windowBounds)
        windowState.scene = windowScene.id
        isHidden = true
    }

    /// A window with a frame on the screen, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// A window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        var edges = super.edges
        if let root = windowState.root { edges.append(Edge("rootViewController", to: root)) }
        if let transition = windowState.sizeTransition { edges.append(Edge("size transition", to: transition)) }
        return edges
    }

    override var inheritedTraits: UITraitCollection {
        let traits = world.traits(ofWindow: bounds.size)
        return world.living(windowState.scene, as: UIWindowScene.self)?.renewTraits(traits) ?? traits
    }

    /// The scene, or the app when there is none.
    ///
    /// Fidelity: documented Using responders and the responder chain to handle events.
    open override var next: UIResponder? { windowScene ?? world.bind { UIApplication.shared } }

    /// The controller whose view fills the window. A controller that the old root presents stays in the window, behind the new root's view,
    /// without callbacks.
    ///
    /// Fidelity: documented UIWindow.rootViewController; reported stackoverflow.com/questions/26763020 (2014) and github.com/AdevintaSpain/Sencha/pull/23
    /// (iOS 13) for what is presented.
    public var rootViewController: UIViewController? {
        get { world.object(windowState.root) }
        set {
            let old = rootViewController
            world.space.assign(&windowState.root, newValue?.id)
            guard windowState.isShown, old !== newValue else { return }
            removeRoot()
            installRoot()
        }
    }

    /// Shows the window, and makes it the key window.
    ///
    /// Fidelity: documented UIWindow.makeKeyAndVisible(); that the root's view is loaded in it, and appears before it returns, is reported; that a
    /// window that was made without a frame fills the screen then is simplified.
    public func makeKeyAndVisible() {
        if bounds.isEmpty { frame = world.windowBounds }
        world.state.application.keyWindow = id
        isHidden = false
        guard !windowState.isShown else { return }
        windowState.isShown = true
        world.show(self)
        installRoot()
    }

    /// The scene that the window is in.
    public var windowScene: UIWindowScene? { world.living(windowState.scene) ?? (windowState.isShown ? world.implicitScene : nil) }

    /// Whether keys go to this window.
    public var isKeyWindow: Bool { world.state.application.keyWindow == id }

    /// Shows the root controller: its view is loaded and put into a wrapper, and the wrapper enters the window.
    ///
    /// Fidelity: recorded launch-neuburg-ios11-portrait, launch-navroot-catalyst26 (the root's callbacks); its wrapper is
    /// simplified.
    private func installRoot() {
        guard let root = rootViewController else { return }
        state.placedSafeArea = world.state.screen.safeArea
        environmentBecameStale()
        let outer = UITransitionView(frame: bounds)
        outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let wrapper = UIDropShadowView(frame: bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(wrapper)
        root.loadViewIfNeeded()
        root.view.frame = wrapper.bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(root.view)
        world.report(.system(.viewEnteredWrapper, object: root.view.id))
        windowState.transitionView = outer.id
        addSubview(outer)
        world.report(.system(.enteredWindow, object: outer.id))
    }

    private func removeRoot() {
        world.object(windowState.transitionView, as: UIView.self)?.removeFromSuperview()
        windowState.transitionView = nil
    }
}

extension World {
    /// The windows on the screen, back to front.
    var windowsBackToFront: [UIWindow] { state.application.windows.compactMap { object($0) } }

    func show(_ window: UIWindow) {
        guard !state.application.windows.contains(window.id) else { return }
        space.retain(window.id)
        state.application.windows.append(window.id)

    }

    /// The frame of a new window, in points: the screen, or the app's part in Split View.
    var windowBounds: CGRect { CGRect(origin: .zero, size: state.application.windowSize ?? state.screen.bounds.size) }

    /// The window that takes keys, or the front-most.
    var keyWindow: UIWindow? { object(state.application.keyWindow) ?? windowsBackToFront.last { !$0.isPrivate } }
}

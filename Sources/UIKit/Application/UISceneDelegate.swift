/// Called as a scene's life changes.
///
/// Fidelity: documented UISceneDelegate; recorded launch-scene-lemonbrush, scene-kill-forum.
public protocol UISceneDelegate: AnyObject {
    /// The scene is about to be connected: the place to make its window.
    ///
    /// Fidelity: documented UISceneDelegate.scene(_:willConnectTo:options:); recorded launch-scene-lemonbrush (after didFinishLaunching, before the
    /// root loads its view).
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene has been disconnected.
    ///
    /// Fidelity: documented UISceneDelegate.sceneDidDisconnect(_:); recorded scene-kill-forum (after sceneWillResignActive, when the user ends the
    /// app).
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene has become active.
    ///
    /// Fidelity: documented UISceneDelegate.sceneDidBecomeActive(_:); recorded launch-scene-lemonbrush (before the root's viewDidAppear),
    /// scene-kill-forum.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to stop being active.
    ///
    /// Fidelity: documented UISceneDelegate.sceneWillResignActive(_:); recorded scene-kill-forum.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come to the foreground.
    ///
    /// Fidelity: documented UISceneDelegate.sceneWillEnterForeground(_:); recorded launch-scene-lemonbrush (at launch too, after the root's
    /// viewWillAppear).
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has gone to the background.
    ///
    /// Fidelity: documented UISceneDelegate.sceneDidEnterBackground(_:) (after sceneWillResignActive).
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Called as a window scene's life changes.
///
/// Fidelity: documented UIWindowSceneDelegate; simplified, only what UISceneDelegate has, the scene's geometry, and the window property that the
/// storyboard's window is put into.
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene has another geometry: it was resized, or has turned.
    ///
    /// Fidelity: documented UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:); simplified, directly before the layout in the new size.
    @available(iOS 26, *)
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// The scene has another size or orientation.
    ///
    /// Fidelity: documented UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:) (deprecated in 26); simplified, directly
    /// before the layout in the new size, and not for other traits alone.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Does nothing.
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}

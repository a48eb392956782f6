extension UIScene {
    /// A scene is about to be connected.
    ///
    /// Fidelity: documented UIScene.WillConnectMessage.
    @available(iOS 26, *)
    struct WillConnectMessage: _SceneMessage {
        typealias Subject = UIScene
        static var name: Notification.Name { UIScene.willConnectNotification }
        /// The scene.
        var scene: UIScene
    }

    /// A scene has become active.
    ///
    /// Fidelity: documented UIScene.DidActivateMessage.
    @available(iOS 26, *)
    struct DidActivateMessage: _SceneMessage {
        typealias Subject = UIScene
        static var name: Notification.Name { UIScene.didActivateNotification }
        /// The scene.
        var scene: UIScene
    }

    /// A scene is about to stop being active.
    ///
    /// Fidelity: documented UIScene.WillDeactivateMessage.
    @available(iOS 26, *)
    struct WillDeactivateMessage: _SceneMessage {
        typealias Subject = UIScene
        static var name: Notification.Name { UIScene.willDeactivateNotification }
        /// The scene.
        var scene: UIScene
    }

    /// A scene is about to come to the foreground.
    ///
    /// Fidelity: documented UIScene.WillEnterForegroundMessage.
    @available(iOS 26, *)
    struct WillEnterForegroundMessage: _SceneMessage {
        typealias Subject = UIScene
        static var name: Notification.Name { UIScene.willEnterForegroundNotification }
        /// The scene.
        var scene: UIScene
    }

    /// A scene has gone to the background.
    ///
    /// Fidelity: documented UIScene.DidEnterBackgroundMessage.
    @available(iOS 26, *)
    struct DidEnterBackgroundMessage: _SceneMessage {
        typealias Subject = UIScene
        static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
        /// The scene.
        var scene: UIScene
    }
}

/// A message about a scene.
@available(iOS 26, *)
protocol _SceneMessage: NotificationCenter.MainActorMessage {
    var scene: UIScene { get }
    init(scene: UIScene)
}

extension _SceneMessage {
    static func makeMessage(_ notification: Notification) -> Self? {
        guard let scene = notification.object as? UIScene else { return nil }
        return Self(scene: scene)
    }

    static func makeNotification(_ message: Self) -> Notification { Notification(name: name, object: message.scene) }
}

/// Whether a subject is a scene, or a class of scenes.
func _isScene(_ subject: Any) -> Bool { subject is UIScene || subject is UIScene.Type }

extension NotificationCenter.BaseMessageIdentifier {
    /// A scene is about to be connected.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.willConnect.
    @available(iOS 26, *)
    static var willConnect: NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
        .init(_types: [UIScene.WillConnectMessage.self])
    }

    /// A scene has become active.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.didActivate.
    @available(iOS 26, *)
    static var didActivate: NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
        .init(_types: [UIScene.DidActivateMessage.self])
    }

    /// A scene is about to stop being active.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.willDeactivate.
    @available(iOS 26, *)
    static var willDeactivate: NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
        .init(_types: [UIScene.WillDeactivateMessage.self])
    }

    /// The app, or a scene, has gone to the background.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.didEnterBackground; simplified, the observed subject decides which of the two is meant.
    @available(iOS 26, *)
    static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<Any> {
        .init(_types: [UIApplication.DidEnterBackgroundMessage.self, UIScene.DidEnterBackgroundMessage.self])
    }

    /// The app, or a scene, is about to come to the foreground.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.willEnterForeground; simplified, the observed subject decides which of the two is meant.
    @available(iOS 26, *)
    static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<Any> {
        .init(_types: [UIApplication.WillEnterForegroundMessage.self, UIScene.WillEnterForegroundMessage.self])
    }
}

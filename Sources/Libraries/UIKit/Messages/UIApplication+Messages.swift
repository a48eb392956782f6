extension UIApplication {
    /// The app has been launched.
    ///
    /// Fidelity: documented UIApplication.DidFinishLaunchingMessage.
    @available(iOS 26, *)
    struct DidFinishLaunchingMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    }

    /// The app has become active.
    ///
    /// Fidelity: documented UIApplication.DidBecomeActiveMessage.
    @available(iOS 26, *)
    struct DidBecomeActiveMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    }

    /// The app is about to stop being active.
    ///
    /// Fidelity: documented UIApplication.WillResignActiveMessage.
    @available(iOS 26, *)
    struct WillResignActiveMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.willResignActiveNotification }
    }

    /// The app has gone to the background.
    ///
    /// Fidelity: documented UIApplication.DidEnterBackgroundMessage.
    @available(iOS 26, *)
    struct DidEnterBackgroundMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    }

    /// The app is about to come back from the background.
    ///
    /// Fidelity: documented UIApplication.WillEnterForegroundMessage.
    @available(iOS 26, *)
    struct WillEnterForegroundMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    }

    /// The app is about to end.
    ///
    /// Fidelity: documented UIApplication.WillTerminateMessage.
    @available(iOS 26, *)
    struct WillTerminateMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.willTerminateNotification }
    }

    /// The system runs short of memory.
    ///
    /// Fidelity: documented UIApplication.DidReceiveMemoryWarningMessage.
    @available(iOS 26, *)
    struct DidReceiveMemoryWarningMessage: _AppMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    }
}

/// A message about the app that says no more than its name.
@available(iOS 26, *)
protocol _AppMessage: NotificationCenter.MainActorMessage {
    init()
}

extension _AppMessage {
    static func makeMessage(_ notification: Notification) -> Self? { Self() }
}

extension NotificationCenter.BaseMessageIdentifier {
    /// The app has been launched.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.didFinishLaunching.
    @available(iOS 26, *)
    static var didFinishLaunching: NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
        .init(_types: [UIApplication.DidFinishLaunchingMessage.self])
    }

    /// The app has become active.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.didBecomeActive.
    @available(iOS 26, *)
    static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
        .init(_types: [UIApplication.DidBecomeActiveMessage.self])
    }

    /// The app is about to stop being active.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.willResignActive.
    @available(iOS 26, *)
    static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
        .init(_types: [UIApplication.WillResignActiveMessage.self])
    }

    /// The app is about to end.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.willTerminate.
    @available(iOS 26, *)
    static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
        .init(_types: [UIApplication.WillTerminateMessage.self])
    }

    /// The system runs short of memory.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.didReceiveMemoryWarning.
    @available(iOS 26, *)
    static var didReceiveMemoryWarning: NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
        .init(_types: [UIApplication.DidReceiveMemoryWarningMessage.self])
    }
}

extension UIApplication {
    /// The app has been launched.
    ///
    /// Fidelity: documented UIApplication.DidFinishLaunchingMessage.
    @available(iOS 26, *)
    struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }

        static func makeMessage(_ notification: Notification) -> DidFinishLaunchingMessage? { DidFinishLaunchingMessage() }
    }

    /// The app has become active.
    ///
    /// Fidelity: documented UIApplication.DidBecomeActiveMessage.
    @available(iOS 26, *)
    struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

        static func makeMessage(_ notification: Notification) -> DidBecomeActiveMessage? { DidBecomeActiveMessage() }
    }

    /// The app is about to stop being active.
    ///
    /// Fidelity: documented UIApplication.WillResignActiveMessage.
    @available(iOS 26, *)
    struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.willResignActiveNotification }

        static func makeMessage(_ notification: Notification) -> WillResignActiveMessage? { WillResignActiveMessage() }
    }

    /// The app has gone to the background.
    ///
    /// Fidelity: documented UIApplication.DidEnterBackgroundMessage.
    @available(iOS 26, *)
    struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

        static func makeMessage(_ notification: Notification) -> DidEnterBackgroundMessage? { DidEnterBackgroundMessage() }
    }

    /// The app is about to come back from the background.
    ///
    /// Fidelity: documented UIApplication.WillEnterForegroundMessage.
    @available(iOS 26, *)
    struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

        static func makeMessage(_ notification: Notification) -> WillEnterForegroundMessage? { WillEnterForegroundMessage() }
    }

    /// The app is about to end.
    ///
    /// Fidelity: documented UIApplication.WillTerminateMessage.
    @available(iOS 26, *)
    struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.willTerminateNotification }

        static func makeMessage(_ notification: Notification) -> WillTerminateMessage? { WillTerminateMessage() }
    }

    /// The system runs short of memory.
    ///
    /// Fidelity: documented UIApplication.DidReceiveMemoryWarningMessage.
    @available(iOS 26, *)
    struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
        typealias Subject = UIApplication
        static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

        static func makeMessage(_ notification: Notification) -> DidReceiveMemoryWarningMessage? { DidReceiveMemoryWarningMessage() }
    }
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

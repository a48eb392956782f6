extension UIResponder {
    /// The keyboard is about to come up.
    ///
    /// Fidelity: documented UIResponder.KeyboardWillShowMessage.
    @available(iOS 26, *)
    struct KeyboardWillShowMessage: _KeyboardMessage {
        typealias Subject = UIScreen
        static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
        /// Where the keyboard is before it moves, on the screen, in points.
        var beginFrame: CGRect
        /// Where the keyboard is after it has moved, on the screen, in points.
        var endFrame: CGRect
        /// How long it moves, in seconds.
        var animationDuration: TimeInterval
        /// How it moves.
        var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is this app's.
        var isLocal: Bool
        /// The screen with the keyboard.
        var screen: UIScreen
    }

    /// The keyboard has come up.
    ///
    /// Fidelity: documented UIResponder.KeyboardDidShowMessage.
    @available(iOS 26, *)
    struct KeyboardDidShowMessage: _KeyboardMessage {
        typealias Subject = UIScreen
        static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
        /// Where the keyboard is before it moves, on the screen, in points.
        var beginFrame: CGRect
        /// Where the keyboard is after it has moved, on the screen, in points.
        var endFrame: CGRect
        /// How long it moves, in seconds.
        var animationDuration: TimeInterval
        /// How it moves.
        var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is this app's.
        var isLocal: Bool
        /// The screen with the keyboard.
        var screen: UIScreen
    }

    /// The keyboard is about to go.
    ///
    /// Fidelity: documented UIResponder.KeyboardWillHideMessage.
    @available(iOS 26, *)
    struct KeyboardWillHideMessage: _KeyboardMessage {
        typealias Subject = UIScreen
        static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
        /// Where the keyboard is before it moves, on the screen, in points.
        var beginFrame: CGRect
        /// Where the keyboard is after it has moved, on the screen, in points.
        var endFrame: CGRect
        /// How long it moves, in seconds.
        var animationDuration: TimeInterval
        /// How it moves.
        var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is this app's.
        var isLocal: Bool
        /// The screen with the keyboard.
        var screen: UIScreen
    }

    /// The keyboard has gone.
    ///
    /// Fidelity: documented UIResponder.KeyboardDidHideMessage.
    @available(iOS 26, *)
    struct KeyboardDidHideMessage: _KeyboardMessage {
        typealias Subject = UIScreen
        static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
        /// Where the keyboard is before it moves, on the screen, in points.
        var beginFrame: CGRect
        /// Where the keyboard is after it has moved, on the screen, in points.
        var endFrame: CGRect
        /// How long it moves, in seconds.
        var animationDuration: TimeInterval
        /// How it moves.
        var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is this app's.
        var isLocal: Bool
        /// The screen with the keyboard.
        var screen: UIScreen
    }

    /// The keyboard is about to come, go, or change its size.
    ///
    /// Fidelity: documented UIResponder.KeyboardWillChangeFrameMessage.
    @available(iOS 26, *)
    struct KeyboardWillChangeFrameMessage: _KeyboardMessage {
        typealias Subject = UIScreen
        static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
        /// Where the keyboard is before it moves, on the screen, in points.
        var beginFrame: CGRect
        /// Where the keyboard is after it has moved, on the screen, in points.
        var endFrame: CGRect
        /// How long it moves, in seconds.
        var animationDuration: TimeInterval
        /// How it moves.
        var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is this app's.
        var isLocal: Bool
        /// The screen with the keyboard.
        var screen: UIScreen
    }

    /// The keyboard has come, gone, or changed its size.
    ///
    /// Fidelity: documented UIResponder.KeyboardDidChangeFrameMessage.
    @available(iOS 26, *)
    struct KeyboardDidChangeFrameMessage: _KeyboardMessage {
        typealias Subject = UIScreen
        static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
        /// Where the keyboard is before it moves, on the screen, in points.
        var beginFrame: CGRect
        /// Where the keyboard is after it has moved, on the screen, in points.
        var endFrame: CGRect
        /// How long it moves, in seconds.
        var animationDuration: TimeInterval
        /// How it moves.
        var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is this app's.
        var isLocal: Bool
        /// The screen with the keyboard.
        var screen: UIScreen
    }
}

/// A message about the keyboard's motion.
@available(iOS 26, *)
protocol _KeyboardMessage: NotificationCenter.MainActorMessage {
    var beginFrame: CGRect { get }
    var endFrame: CGRect { get }
    var animationDuration: TimeInterval { get }
    var animationCurve: UIView.AnimationCurve { get }
    var isLocal: Bool { get }
    var screen: UIScreen { get }
    init(
        beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool,
        screen: UIScreen)
}

extension _KeyboardMessage {
    static func makeMessage(_ notification: Notification) -> Self? {
        let motion = _KeyboardMotion(notification)
        return Self(
            beginFrame: motion._begin, endFrame: motion._end, animationDuration: motion._duration, animationCurve: motion._curve,
            isLocal: motion._isLocal, screen: motion._screen)
    }

    static func makeNotification(_ message: Self) -> Notification {
        Notification(
            name: name, object: message.screen,
            userInfo: _KeyboardMotion._userInfo(
                message.beginFrame, message.endFrame, message.animationDuration, message.animationCurve, message.isLocal))
    }
}

/// What a notification says of the keyboard's motion.
struct _KeyboardMotion {
    let _begin: CGRect
    let _end: CGRect
    let _duration: TimeInterval
    let _curve: UIView.AnimationCurve
    let _isLocal: Bool
    let _screen: UIScreen

    init(_ notification: Notification) {
        let info = notification.userInfo ?? [:]
        _begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
        _end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        _duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
        // The keyboard's own curve has no name.
        _curve = UIView.AnimationCurve(rawValue: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0) ?? .easeInOut
        _isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
        _screen = notification.object as? UIScreen ?? UIScreen.main
    }

    static func _userInfo(
        _ begin: CGRect, _ end: CGRect, _ duration: TimeInterval, _ curve: UIView.AnimationCurve, _ isLocal: Bool
    ) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: duration, UIResponder.keyboardAnimationCurveUserInfoKey: curve.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: isLocal,
        ]
    }
}

extension NotificationCenter.BaseMessageIdentifier {
    /// The keyboard is about to come up.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.keyboardWillShow.
    @available(iOS 26, *)
    static var keyboardWillShow: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
        .init(_types: [UIResponder.KeyboardWillShowMessage.self])
    }

    /// The keyboard has come up.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.keyboardDidShow.
    @available(iOS 26, *)
    static var keyboardDidShow: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
        .init(_types: [UIResponder.KeyboardDidShowMessage.self])
    }

    /// The keyboard is about to go.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.keyboardWillHide.
    @available(iOS 26, *)
    static var keyboardWillHide: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
        .init(_types: [UIResponder.KeyboardWillHideMessage.self])
    }

    /// The keyboard has gone.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.keyboardDidHide.
    @available(iOS 26, *)
    static var keyboardDidHide: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
        .init(_types: [UIResponder.KeyboardDidHideMessage.self])
    }

    /// The keyboard is about to come, go, or change its size.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.keyboardWillChangeFrame.
    @available(iOS 26, *)
    static var keyboardWillChangeFrame: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
        .init(_types: [UIResponder.KeyboardWillChangeFrameMessage.self])
    }

    /// The keyboard has come, gone, or changed its size.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.keyboardDidChangeFrame.
    @available(iOS 26, *)
    static var keyboardDidChangeFrame: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
        .init(_types: [UIResponder.KeyboardDidChangeFrameMessage.self])
    }
}

extension NotificationCenter {
    /// A notification with a type of its own, posted and received on the main actor.
    ///
    /// Fidelity: documented NotificationCenter.MainActorMessage.
    @available(iOS 26, *)
    protocol MainActorMessage {
        /// What the message is about.
        associatedtype Subject
        /// The name of the notification that stands for it.
        static var name: Notification.Name { get }
        /// The message that a notification stands for; nil: the observers of messages hear nothing.
        static func makeMessage(_ notification: Notification) -> Self?
        /// The notification that stands for a message.
        static func makeNotification(_ message: Self) -> Notification
    }

    /// A short name for a type of messages, such as `.keyboardWillShow`.
    ///
    /// Fidelity: documented NotificationCenter.MessageIdentifier.
    @available(iOS 26, *)
    protocol MessageIdentifier {
        associatedtype MessageType
    }

    /// A short name that knows its type of messages.
    ///
    /// Fidelity: documented NotificationCenter.BaseMessageIdentifier; simplified, of two types with one short name the observed subject decides. Short
    /// names that a program declares itself are refused.
    @available(iOS 26, *)
    struct BaseMessageIdentifier<MessageType>: MessageIdentifier {
        /// The types of messages, each for the subjects that it is about.
        let _types: [Any]

        init() { _types = [] }

        init(_types: [Any]) { self._types = _types }

        func _type(about subject: Any) -> Any {
            guard let first = _types.first, let last = _types.last else {
                _refuse("a short name that a program declares for its messages; 'for:' takes their type as well")
            }
            return _isScene(subject) ? last : first
        }
    }

    /// Stands for an observation, which ends when the token is dropped.
    ///
    /// Fidelity: documented NotificationCenter.ObservationToken, Notification center messages.
    @available(iOS 26, *)
    struct ObservationToken {
        let _observation: _MessageObservation
    }

    /// The message that is being posted.
    static var _posted: Any?

    /// Calls a closure for each message of a type that is about an object, or about any object of a class.
    ///
    /// Fidelity: documented NotificationCenter.addObserver(of:for:using:), WWDC25 243, 20:38 to 21:15.
    @available(iOS 26, *)
    func addObserver<Message: MainActorMessage>(
        of subject: Any, for identifier: BaseMessageIdentifier<Message>, using observer: @escaping (Message) -> Void
    ) -> ObservationToken {
        _observe(subject, identifier._type(about: subject), observer)
    }

    /// Calls a closure for each message of a type that is about an object, or about anything.
    ///
    /// Fidelity: documented NotificationCenter.addObserver(of:for:using:).
    @available(iOS 26, *)
    func addObserver<Message: MainActorMessage>(
        of subject: Any? = nil, for messageType: Message.Type, using observer: @escaping (Message) -> Void
    ) -> ObservationToken {
        _observe(subject, messageType, observer)
    }

    func _observe(_ subject: Any?, _ type: Any, _ observer: @escaping (Any) -> Void) -> ObservationToken {
        guard #available(iOS 26, *) else {
            _refuse("'NotificationCenter.addObserver(of:for:using:)' is only available in iOS 26 or newer: the observer hears nothing")
            return ObservationToken(_observation: _MessageObservation(self, nil))
        }
        let type = type as! any MainActorMessage.Type
        let object = subject is AnyClass ? nil : subject
        let token = addObserver(forName: type.name, object: object, queue: nil) { notification in
            if let message = NotificationCenter._message(type, notification) { observer(message) }
        }
        return ObservationToken(_observation: _MessageObservation(self, token))
    }

    static func _message(_ type: any MainActorMessage.Type, _ notification: Notification) -> Any? {
        if let posted = _posted as? any MainActorMessage, Swift.type(of: posted).name == type.name { return posted }
        return type.makeMessage(notification)
    }

    /// Ends an observation.
    ///
    /// Fidelity: documented NotificationCenter.removeObserver(_:).
    @available(iOS 26, *)
    func removeObserver(_ token: ObservationToken) { token._observation._end() }

    /// Posts a message about an object, or about a class: its observers, and those of its notification, are called before it returns.
    ///
    /// Fidelity: documented NotificationCenter.post(_:subject:).
    @available(iOS 26, *)
    func post<Message: MainActorMessage>(_ message: Message, subject: Any) {
        let notification = type(of: message).makeNotification(message)
        let outer = NotificationCenter._posted
        NotificationCenter._posted = message
        post(name: notification.name, object: subject is AnyClass ? notification.object : subject, userInfo: notification.userInfo)
        NotificationCenter._posted = outer
    }
}

/// An observation of messages. It ends with the token that holds it.
final class _MessageObservation {
    let _center: NotificationCenter
    var _observer: Any?

    init(_ center: NotificationCenter, _ observer: Any?) {
        _center = center
        _observer = observer
    }

    func _end() {
        guard let observer = _observer else { return }
        _observer = nil
        _center.removeObserver(observer)
    }

    deinit { _end() }
}

extension NotificationCenter.MainActorMessage {
    /// The notification's name: the type's.
    ///
    /// Fidelity: documented NotificationCenter.MainActorMessage.name; that the default is the type's name is from memory.
    static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

    /// None.
    ///
    /// Fidelity: documented NotificationCenter.MainActorMessage.makeMessage(_:); that the default makes none is from memory.
    static func makeMessage(_ notification: Notification) -> Self? { nil }

    /// A notification of the message's name.
    ///
    /// Fidelity: documented NotificationCenter.MainActorMessage.makeNotification(_:); that the default has only a name is from memory.
    static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
}

package import Heap

/// Passes notifications to their observers, in the order in which these were added.
///
/// Fidelity: documented NotificationCenter.
public final class NotificationCenter: NSObject {
    struct State: Sendable {
        var observers: [Observer] = []
        var registrations = 0
    }

    /// One registration.
    struct Observer: Sendable {
        /// The method or closure to call.
        enum Receiver: Sendable {
            /// A method. The target is not retained, and forgotten when it dies.
            case method(Selector, of: ObjectID)
            /// The closure of a token. The center holds the token, the token the closure.
            case token(ObjectID)
        }

        /// Its number in order of registration, from 0.
        let number: Int
        let receiver: Receiver
        /// nil: notifications of every name.
        let name: Notification.Name?
        /// nil: notifications of every sender.
        let sender: ObjectID?

        /// The object for `removeObserver`.
        var identity: ObjectID {
            switch receiver {
            case .method(_, let target): target
            case .token(let token): token
            }
        }

        func wants(_ posted: PostedNotification) -> Bool {
            (name == nil || name == posted.name) && (sender == nil || sender == posted.sender)
        }
    }

    private var record: State {
        _read { yield world.state.centers[id] }
        _modify { yield &world.state.centers[id] }
    }

    /// The registrations: the object for `removeObserver`, whether a token stands for a closure, the notification's name, the sender.
    package var registrations: [(observer: ObjectID, isToken: Bool, name: String?, sender: ObjectID?)] {
        record.observers.map { observer in
            if case .token = observer.receiver { return (observer.identity, true, observer.name?.rawValue, observer.sender) }
            return (observer.identity, false, observer.name?.rawValue, observer.sender)
        }
    }

    /// Whether there is an observer of a notification.
    func isWanted(_ name: Notification.Name) -> Bool { record.observers.contains { $0.name == nil || $0.name == name } }

    package override var edges: [Edge] {
        record.observers.compactMap { observer in
            switch observer.receiver {
            case .method(_, let target): Edge("observers[\(observer.number)]", .weak, to: target)
            case .token(let token): Edge("observers[\(observer.number)]", to: token)
            }
        }
    }

    /// The app's center.
    public static var `default`: NotificationCenter {
        let world = World.present("NotificationCenter.default was read")
        return world.notificationCenter
    }

    // MARK: Observing

    /// Calls a method at each notification of that name and sender; nil means any. The observer is not retained. Adding it twice calls it
    /// twice.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        guard let identity = World.identity(of: observer) else { return }
        addObserver(identity, selector: selector, name: name, object: World.identity(of: object))
    }

    package func addObserver(_ observer: ObjectID, selector: Selector, name: Notification.Name?, object: ObjectID?) {
        add(.method(selector, of: observer), name, object)
    }

    /// Calls a closure at each notification of that name and sender; nil means any. The center retains the closure until the returned token
    /// is removed. The closure runs on `queue`. On the main queue it runs at once, since posts come there.
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let native = world.block { [world] (arguments: [Argument]) in
            if case .object(let id) = arguments.first, let posted: PostedNotification = world.object(id) { block(Notification(posted)) }
            return .nothing
        }
        return addObserver(forName: name, object: World.identity(of: object), queue: queue, using: native)
    }

    package func addObserver(
        forName name: Notification.Name?, object: ObjectID?, queue: OperationQueue?, using block: Block
    ) -> any NSObjectProtocol {
        let token = NotificationToken(block: block)
        world.space.retain(token.id)
        add(.token(token.id), name, object)
        return token
    }

    private func add(_ receiver: Observer.Receiver, _ name: Notification.Name?, _ sender: ObjectID?) {
        let number = record.registrations
        record.registrations += 1
        record.observers.append(Observer(number: number, receiver: receiver, name: name, sender: sender))
    }

    /// Forgets every registration of an observer or token.
    public func removeObserver(_ observer: Any) {
        if let identity = World.identity(of: observer) { removeObserver(identity) }
    }

    package func removeObserver(_ observer: ObjectID) {
        remove { $0.identity == observer }
    }

    /// Removes an observer's registrations for that name and sender; nil means any.
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        guard let identity = World.identity(of: observer) else { return }
        removeObserver(identity, name: name, object: World.identity(of: object))
    }

    package func removeObserver(_ observer: ObjectID, name: Notification.Name?, object: ObjectID?) {
        remove { $0.identity == observer && (name == nil || $0.name == name) && (object == nil || $0.sender == object) }
    }

    private func remove(where isGone: (Observer) -> Bool) {
        let gone = record.observers.filter(isGone)
        guard !gone.isEmpty else { return }
        let numbers = gone.map(\.number)
        record.observers.removeAll { numbers.contains($0.number) }
        for observer in gone { if case .token(let token) = observer.receiver { world.space.release(token) } }
    }

    // MARK: Posting

    /// Posts a notification: calls all its observers before it returns.
    public func post(_ notification: Notification) {
        deliver(notification.posted)
    }

    /// Posts a notification of that name.
    public func post(name: Notification.Name, object: Any?) {
        post(name: name, object: object, userInfo: nil)
    }

    /// Posts a notification of that name with further values.
    public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// Whether there is an observer of a name.
    func isObserved(_ name: Notification.Name) -> Bool { record.observers.contains { $0.name == nil || $0.name == name } }

    package func deliver(_ posted: PostedNotification) {
        let mark = world.space.mark
        world.space.retain(posted.id)
        world.report(.notification(name: posted.name.rawValue, object: posted.sender))
        for observer in record.observers where observer.wants(posted) {
            guard record.observers.contains(where: { $0.number == observer.number }) else { continue }
            switch observer.receiver {
            case .method(let selector, let target):
                if world.space.heap.isReachableWeakly(target) {
                    world.perform(selector, on: target, [.object(posted.id)])
                } else {
                    remove { $0.number == observer.number }
                }
            case .token(let token):
                world.object(token, as: NotificationToken.self)?.call(posted)
            }
        }
        world.space.release(posted.id)
        world.space.reap(from: mark)
    }

    /// The notifications of a name and sender from now on, one after the other, without an end. The stage runs it as the learner's code; compiled
    /// code has no run loop here, and the sequence is empty.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { $0.finish() }
    }

    // MARK: Counting

    /// The number of registrations now, without those of objects that have died.
    package var registrationCount: Int {
        record.observers.count { observer in
            if case .method(_, let target) = observer.receiver { world.space.heap.isReachableWeakly(target) } else { true }
        }
    }

    /// How many registrations call a method of an object, or a closure for which `isOf` is true.
    package func registrationCount(of object: ObjectID, isOf: (Block) -> Bool) -> Int {
        record.observers.count { observer in
            switch observer.receiver {
            case .method(_, let target): target == object
            case .token(let token): world.object(token, as: NotificationToken.self)?.block.map(isOf) ?? false
            }
        }
    }
}

/// The observer that `addObserver(forName:object:queue:using:)` returns. It retains the closure.
final class NotificationToken: NSObject {
    init(block: Block) {
        super.init()
        world.space.retain(block.id)
        world.state.tokens[id].block = block
    }

    struct State: Sendable {
        var block: Block?
    }

    var block: Block? { world.state.tokens[id].block }

    package override var edges: [Edge] { block.map { [Edge("block", to: $0.id)] } ?? [] }

    func call(_ posted: PostedNotification) {
        guard let block else { return }
        world.space.retain(id)
        world.call(block, [.object(posted.id)])
        world.space.release(id)
    }
}

extension World {
    /// The app's notification center, made at the first use.
    package var notificationCenter: NotificationCenter {
        if let center: NotificationCenter = object(state.application.notificationCenter) { return center }
        let center = bind { NotificationCenter() }
        space.assign(&state.application.notificationCenter, center.id)
        return center
    }

    /// Posts a notification of UIKit's own.
    ///
    /// `userInfo` is in the order in which the recording shows it. The notification retains the objects in it.
    package func post(_ name: Notification.Name, object: NSObject? = nil, userInfo: [(key: String, value: Argument)] = []) {
        let posted = bind {
            PostedNotification(name: name, object: object?.id, userInfo: userInfo.isEmpty ? .none : .native(userInfo))
        }
        notificationCenter.deliver(posted)
    }
}

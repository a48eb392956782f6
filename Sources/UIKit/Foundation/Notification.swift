import Foundation
package import Heap

/// A message with a name, an optional sender, and further values. A reference to the posted notification; it never changes.
///
/// Fidelity: documented Notification, Notification.Name; a reference here, where Foundation's is a value with parts that can be set (simplified).
public struct Notification: CustomStringConvertible {
    /// The name of a notification.
    public struct Name: Hashable, Sendable, RawRepresentable {
        /// The text of the name.
        public let rawValue: String

        /// A name with this text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package let posted: PostedNotification

    /// A notification that has not been posted.
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        let entries = (userInfo ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } }
        let native = entries.compactMap { key, value in World.argument(value).map { (key: key, value: $0) } }.sorted { $0.key < $1.key }
        posted = PostedNotification(
            name: name, object: World.identity(of: object), userInfo: userInfo == nil ? .none : .native(native))
    }

    package init(_ posted: PostedNotification) {
        self.posted = posted
    }

    /// Which notification it is.
    public var name: Name { posted.record.name }

    /// The sender; nil for none.
    public var object: Any? { posted.record.object.map { posted.world.native(.object($0)) } }

    /// The notification's further values; nil when there are none. Values from the learner's code are not included here.
    public var userInfo: [AnyHashable: Any]? {
        guard case .native(let entries) = posted.record.userInfo else { return nil }
        return Dictionary(entries.map { (AnyHashable($0.key), posted.world.native($0.value)) }) { first, _ in first }
    }

    /// The name and the sender.
    public var description: String { "name = \(name.rawValue), object = \(object.map { "\($0)" } ?? "nil")" }
}

/// The older name of the type that `Notification.Name` is nested in.
public typealias NSNotification = Notification

/// The object behind a `Notification`.
package final class PostedNotification: NSObject {
    /// The values besides name and sender.
    package enum UserInfo: Sendable {
        case none
        /// From UIKit, ordered by key.
        case native([(key: String, value: Argument)])
        /// A dictionary of the learner's code, retained by this object.
        case held(ObjectID)
    }

    struct Record: Sendable {
        var name = Notification.Name("")
        var object: ObjectID?
        var userInfo = UserInfo.none
    }

    package init(name: Notification.Name, object: ObjectID?, userInfo: UserInfo) {
        super.init()
        record = Record(name: name, object: object, userInfo: userInfo)
        for edge in edges { world.space.retain(edge.target) }
    }

    var record: Record {
        _read { yield world.state.notifications[id] }
        _modify { yield &world.state.notifications[id] }
    }

    package var name: Notification.Name { record.name }
    /// The sender.
    package var sender: ObjectID? { record.object }
    /// The notification's further values.
    package var userInfo: UserInfo { record.userInfo }

    package override var edges: [Edge] {
        var edges = record.object.map { [Edge("object", to: $0)] } ?? []
        switch record.userInfo {
        case .none: break
        case .held(let id): edges.append(Edge("userInfo", to: id))
        case .native(let entries):
            for entry in entries { if case .object(let id) = entry.value { edges.append(Edge("userInfo[\(entry.key)]", to: id)) } }
        }
        return edges
    }
}

extension World {
    /// A Swift value in the form for the learner's code; nil when it has none.
    static func argument(_ value: Any) -> Argument? {
        if let id = identity(of: value) { return .object(id) }
        switch value {
        case let value as Bool: return .value(value)
        case let value as Int: return .value(value)
        case let value as Double: return .value(value)
        case let value as CGFloat: return .value(value)
        case let value as Float: return .value(value)
        case let value as String: return .value(value)
        case let value as CGRect: return .value(value)
        case let value as CGSize: return .value(value)
        case let value as CGPoint: return .value(value)
        default: return nil
        }
    }

    func native(_ argument: Argument) -> Any {
        switch argument {
        case .nothing: ()
        case .object(let id): object(id) ?? id
        case .value(let value): value
        }
    }
}

import Heap

/// The system's record of a scene.
///
/// Fidelity: documented UISceneSession; simplified, it knows its role and nothing that outlives the run.
public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A role by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene's purpose.
    public var role: Role { .windowApplication }
}

/// The classes and the storyboard of a scene to be made.
///
/// Fidelity: documented UISceneConfiguration; simplified, name and role are kept, and decide nothing.
public final class UISceneConfiguration: NSObject {
    struct Record: Sendable {
        var name: String?
        var role = UISceneSession.Role.windowApplication
    }

    /// A configuration by its name in the app's property list.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        super.init()
        world.state.configurations[id] = Record(name: name, role: sessionRole)
    }

    /// The name in the app's property list.
    public var name: String? { world.state.configurations[id].name }

    /// The scene's purpose.
    public var role: UISceneSession.Role { world.state.configurations[id].role }
}

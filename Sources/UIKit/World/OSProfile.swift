/// A system version that can be simulated: a table of the differences that are known, each under a name of its own.
public struct OSProfile: Hashable, Comparable, Sendable {
    /// The major version.
    public let version: Int

    /// The newest version that is simulated.
    public static let newest = OSProfile(version: 26)
    /// Every version that is simulated, oldest first.
    public static let all = (13...26).map(OSProfile.init(version:))

    /// A version by its number.
    public init(version: Int) {
        self.version = version
    }

    /// The name on the command line.
    public var name: String { String(version) }

    /// A controller's traits come from its view's superview, not from its parent.
    ///
    /// Fidelity: documented WWDC 2023 session 10057, Unleash the UIKit trait system.
    var traitsFlowThroughViews: Bool { version >= 17 }

    /// viewIsAppearing reaches children of custom containers.
    ///
    /// Fidelity: reported Apple developer forums; scope not confirmed.
    var viewIsAppearingReachesChildren: Bool { version >= 16 }

    /// Whether the first comes before the second.
    public static func < (lhs: OSProfile, rhs: OSProfile) -> Bool {
        lhs.version < rhs.version
    }
}

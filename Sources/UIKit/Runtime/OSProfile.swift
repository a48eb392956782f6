/// A system version that can be simulated: a table of its known differences, each under a name of its own.
public struct OSProfile: Hashable, Comparable, Sendable {
    /// The major version.
    public let version: Int

    /// The newest version that is simulated.
    public static let newest = OSProfile(version: 27)
    /// The system of 2012, as far as a recording of that year shows it.
    public static let year2012 = OSProfile(version: 5)
    /// Every version that is simulated, oldest first. Apple's numbers go from 18 to 26.
    public static let all = [year2012] + (Array(13...18) + [26, 27]).map(OSProfile.init(version:))

    /// The simulated versions next to a number that is none, older first.
    public static func nearest(to version: Int) -> [OSProfile] {
        let (older, newer) = (all.last { $0.version < version }, all.first { $0.version > version })
        return [older, newer].compactMap { $0 }
    }

    /// A version by its number.
    public init(version: Int) {
        self.version = version
    }

    /// The name on the command line.
    public var name: String { self == .year2012 ? "2012" : String(version) }

    /// Its name for people.
    public var title: String { self == .year2012 ? "iOS 5 (2012)" : "iOS \(version)" }

    /// What the console says of an app without scenes, from 18 on.
    ///
    /// Fidelity: documented TN3187 (18.4 and later; 26); the words before it on 18 are reported flutter 167267.
    var sceneLifeCycleWarning: String {
        switch version {
        case ..<26:
            "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
        default: "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
        }
    }

    /// Whether the first comes before the second.
    public static func < (lhs: OSProfile, rhs: OSProfile) -> Bool {
        lhs.version < rhs.version
    }
}

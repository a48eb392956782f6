/// A type that the host provides: what the interpreter must know of it to run the learner's code against it.
public final class HostType: Sendable {
    /// What kind of type it is.
    public enum Kind: Sendable {
        /// A class; its instances are objects of the run's `ObjectSpace`.
        case `class`
        /// A struct; its instances are `HostValue`s.
        case structure
        /// An enum or option set; its instances are `HostValue`s.
        case enumeration
        /// A protocol.
        case `protocol`
    }

    /// The name, as the learner writes it; nested types with a dot: `UIButton.Configuration`.
    public let name: String
    /// What kind of type it is.
    public let kind: Kind
    /// The superclass's name.
    public let superclass: String?
    /// The names of the protocols it conforms to. `OptionSet` lets array literals stand for its values.
    public let conformances: [String]
    /// Its own members, inherited ones not included.
    public let members: [HostMember]

    private let membersByBaseName: [String: [HostMember]]

    /// Describes a type.
    public init(
        _ name: String, _ kind: Kind, superclass: String? = nil, conformances: [String] = [], members: [HostMember]
    ) {
        self.name = name
        self.kind = kind
        self.superclass = superclass
        self.conformances = conformances
        self.members = members
        membersByBaseName = Dictionary(grouping: members, by: \.baseName)
    }

    /// Its own members called `baseName`, in the order of declaration. Constant time.
    public func members(named baseName: String) -> [HostMember] {
        membersByBaseName[baseName] ?? []
    }
}

/// A type of the host, as the interpreter sees it.
public final class HostType: Sendable {
    /// The kind of a type.
    public enum Kind: Sendable {
        /// A class; its instances are objects of the run's `ObjectSpace`.
        case `class`
        /// A struct; its instances are `HostValue`s.
        case structure
        /// An enumeration or option set; its instances are `HostValue`s.
        case enumeration
        /// A protocol.
        case `protocol`
    }

    /// The name in Swift; nested types with a dot: `UIButton.Configuration`.
    public let name: String
    /// The kind of the type.
    public let kind: Kind
    /// The superclass's name.
    public let superclass: String?
    /// The names of the protocols that it conforms to. `OptionSet` makes its values expressible by array literals.
    public let conformances: [String]
    /// Its own members, without inherited ones.
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

    /// Its own members with that base name, in declaration order. Constant time.
    public func members(named baseName: String) -> [HostMember] {
        membersByBaseName[baseName] ?? []
    }
}

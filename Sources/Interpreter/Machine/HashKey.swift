/// The key of a value in a dictionary's or set's index. Different keys mean different values.
enum HashKey: Hashable, Sendable {
    case nothing
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A string, a character or a substring.
    case string(String)
    case index(String.Index)
    case object(UInt32)
    case host(HostValue)
    case type(TypeReference)
    /// The parts of a value, after the number of its type or kind.
    case list(Int32, [HashKey])
    /// The elements of a set.
    case elements(Set<HashKey>)
    /// The entries of a dictionary.
    case entries([HashKey: HashKey])
    /// The result of a type's own `hash(into:)`, or the parts of a value with its own `==`. That operator decides whether two values are
    /// the same key.
    case own(Int32, [HashKey])
    /// A key that collides with others of the same hash, numbered by position.
    case behind(Int, [HashKey])

    /// Whether equal keys mean equal values, so that `==` need not be called.
    var isCertain: Bool {
        switch self {
        case .nothing, .bool, .int, .double, .string, .index, .object, .host, .type: true
        case .list(_, let keys): keys.allSatisfy(\.isCertain)
        case .elements(let keys): keys.allSatisfy(\.isCertain)
        case .entries(let entries): entries.allSatisfy { $0.key.isCertain && $0.value.isCertain }
        case .own, .behind: false
        }
    }

    /// The key for the value at a position among those of the same hash.
    func behind(_ count: Int) -> HashKey { count == 0 ? self : .behind(count, [self]) }

    /// A hash that is the same in every run, unlike the standard library's.
    var stableNumber: Int {
        switch self {
        case .nothing: 0
        case .bool(let flag): flag ? 1 : 2
        case .int(let number): number &* 31
        case .double(let number): Int(truncatingIfNeeded: number.bitPattern)
        case .string(let text): text.utf8.reduce(7) { $0 &* 31 &+ Int($1) }
        case .index: 5
        case .object(let index): Int(index) &* 17
        case .host(let value): value.typeName.utf8.reduce(11) { $0 &* 31 &+ Int($1) }
        case .type: 3
        case .list(let type, let keys), .own(let type, let keys): keys.reduce(Int(type)) { $0 &* 31 &+ $1.stableNumber }
        case .elements(let keys): keys.reduce(13) { $0 &+ $1.stableNumber }
        case .entries(let entries): entries.reduce(19) { $0 &+ ($1.key.stableNumber &* 31 &+ $1.value.stableNumber) }
        case .behind(let count, let keys): keys.reduce(count) { $0 &* 31 &+ $1.stableNumber }
        }
    }
}

protocol OptionSet {}

extension OptionSet {
    init() { self.init(rawValue: 0) }
    var isEmpty: Bool { rawValue == 0 }
    func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
    func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
    func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
    func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
    func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
    func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
    func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
    func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
    @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isThere = contains(member)
        let common = intersection(member)
        self = Self(rawValue: rawValue | member.rawValue)
        return (inserted: !isThere, memberAfterInsert: isThere ? common : member)
    }
    @discardableResult mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        self = Self(rawValue: rawValue & ~member.rawValue)
        return common.isEmpty ? nil : common
    }
    @discardableResult mutating func update(with member: Self) -> Self? {
        let common = intersection(member)
        self = Self(rawValue: rawValue | member.rawValue)
        return common.isEmpty ? nil : common
    }
    func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && rawValue != other.rawValue }
    func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && rawValue != other.rawValue }
    mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
    mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
    mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
    mutating func subtract(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
}

/// The elements of what Objective-C enumerates, one after the other.
///
/// Fidelity: documented NSFastEnumerationIterator; what stands for a collection has none (simplified).
struct NSFastEnumerationIterator: IteratorProtocol {
    var _left: [Any]
    init(_ enumerable: Any) { _left = (enumerable as? [Any]) ?? [] }
    mutating func next() -> Any? { _left.isEmpty ? nil : _left.removeFirst() }
}

/// Fidelity: documented NSPointerFunctions.
enum NSPointerFunctions {
    struct Options: OptionSet {
        let rawValue: Int
        static let strongMemory = Options(rawValue: 0)
        static let weakMemory = Options(rawValue: 5)
        static let objectPersonality = Options(rawValue: 0)
        static let copyIn = Options(rawValue: 65536)
    }
}

/// Fidelity: documented OperatingSystemVersion.
struct OperatingSystemVersion {
    var majorVersion: Int
    var minorVersion: Int
    var patchVersion: Int
}

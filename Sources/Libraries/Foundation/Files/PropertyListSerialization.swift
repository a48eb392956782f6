/// Property lists and the values that they stand for.
///
/// Fidelity: documented PropertyListSerialization, NSDictionary and NSArray (their reading and writing of files); dates and data are left out
/// where they are read (simplified).
class PropertyListSerialization: NSObject {
    struct MutabilityOptions: OptionSet {
        let rawValue: UInt
        static let mutableContainers = MutabilityOptions(rawValue: 1)
        static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
    }
    typealias ReadOptions = MutabilityOptions
    typealias WriteOptions = Int
    enum PropertyListFormat: Int { case openStep = 1, xml = 100, binary = 200 }
    static func propertyList(from data: Data, options: ReadOptions = [], format: Any?) throws -> Any {
        guard let value = _propertyList(data).first else { throw NSError(domain: NSCocoaErrorDomain, code: 3840) }
        return value
    }
    static func data(fromPropertyList list: Any, format: PropertyListFormat, options: Int) throws -> Data {
        guard let data = _listData(list, format == .binary) else { throw NSError(domain: NSCocoaErrorDomain, code: 3851) }
        return data
    }
}

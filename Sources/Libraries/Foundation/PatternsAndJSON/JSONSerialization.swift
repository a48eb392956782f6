/// JSON and the values that it stands for.
///
/// Fidelity: documented JSONSerialization; keys are written in order (simplified).
class JSONSerialization: NSObject {
    struct ReadingOptions: OptionSet {
        let rawValue: Int
        static let mutableContainers = ReadingOptions(rawValue: 1)
        static let mutableLeaves = ReadingOptions(rawValue: 2)
        static let fragmentsAllowed = ReadingOptions(rawValue: 4)
        static let allowFragments = ReadingOptions(rawValue: 4)
    }
    struct WritingOptions: OptionSet {
        let rawValue: Int
        static let prettyPrinted = WritingOptions(rawValue: 1)
        static let sortedKeys = WritingOptions(rawValue: 2)
        static let fragmentsAllowed = WritingOptions(rawValue: 4)
        static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
    }
    static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
        let found = _json(data)
        guard let value = found.first else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 3840,
                userInfo: [NSLocalizedDescriptionKey: "The data couldn’t be read because it isn’t in the correct format."])
        }
        return value
    }
    static func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
        guard let data = _json(of: object, options.rawValue) else {
            throw NSError(domain: NSCocoaErrorDomain, code: 3840)
        }
        return data
    }
    static func isValidJSONObject(_ object: Any) -> Bool { _json(of: object, 0) != nil }
}

/// Makes property lists of values.
///
/// Fidelity: documented PropertyListEncoder.
class PropertyListEncoder {
    enum _Format { case xml, binary, openStep }
    var outputFormat: PropertyListSerialization.PropertyListFormat = .binary
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func encode<T>(_ value: T) throws -> Data {
        let writer = _Writer()
        writer.userInfo = userInfo
        guard let data = _propertyList(of: try writer.tree(value, T.self), outputFormat != .xml) else {
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(codingPath: [], debugDescription: "Unable to encode the given top-level value as property list"))
        }
        return data
    }
}

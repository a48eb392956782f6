/// Fidelity: documented NSObject.setValuesForKeys(_:), dictionaryWithValues(forKeys:).
extension NSObject {
    func setValuesForKeys(_ values: [String: Any]) {
        for key in values.keys.sorted() { setValue(values[key]! is NSNull ? nil : values[key]!, forKey: key) }
    }
    func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values[key] = value(forKey: key) ?? NSNull() }
        return values
    }
}

/// What an element of a list has at a key path; nothing is an object there.
func _value(of element: Any, at path: String) -> Any {
    if let list = element as? [Any] { return list.value(forKeyPath: path) }
    if let entries = element as? [AnyHashable: Any] { return entries.value(forKeyPath: path) ?? NSNull() }
    if let object = element as? NSObject { return object.value(forKeyPath: path) ?? NSNull() }
    _refuse("the key '" + path + "' of what is no object")
    return NSNull()
}

func _number(of value: Any) -> Double {
    if let whole = value as? Int { return Double(whole) }
    return value as? Double ?? 0
}

func _order(_ values: [Any], by isBefore: (Double, Double) -> Bool, _ isTextBefore: (String, String) -> Bool) -> Any? {
    if let texts = values as? [String] { return texts.min(by: isTextBefore) }
    return values.min { isBefore(_number(of: $0), _number(of: $1)) }
}

/// Fidelity: documented NSDictionary.value(forKey:).
extension Dictionary {
    func value(forKey key: String) -> Any? { key == "@count" ? count : self[key] }
    func value(forKeyPath path: String) -> Any? {
        let key = String(path.prefix { $0 != "." })
        guard key != path, let value = value(forKey: key) else { return value(forKey: key) }
        return _value(of: value, at: String(path.dropFirst(key.count + 1)))
    }
}

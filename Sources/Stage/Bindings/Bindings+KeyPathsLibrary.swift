internal import Interpreter

extension Bindings {
    /// What lists and dictionaries have by keys, in the learner's own Swift.
    static let keyPathsLibrary = Program.Library(
        path: "Key paths",
        text: """
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
            /// Lists by keys.
            ///
            /// Fidelity: documented NSArray.value(forKey:), Key-Value Coding Programming Guide (Using Collection Operators); of what is ordered, numbers
            /// and texts are (simplified).
            extension Array {
                func value(forKey key: String) -> Any { value(forKeyPath: key) }
                func value(forKeyPath path: String) -> Any {
                    guard path.hasPrefix("@") else { return map { _value(of: $0, at: path) } }
                    let key = String(path.prefix { $0 != "." })
                    let rest = String(path.dropFirst(key.count + 1))
                    let all = rest.isEmpty ? map { $0 as Any } : map { _value(of: $0, at: rest) }
                    let values = all.filter { !($0 is NSNull) }
                    switch key {
                    case "@count": return count
                    case "@sum", "@avg":
                        let sum = values.reduce(0.0) { $0 + _number(of: $1) }
                        if key == "@avg" { return values.isEmpty ? 0.0 : sum / Double(values.count) }
                        return values.allSatisfy { $0 is Int } ? Int(sum) : sum
                    case "@max": return _order(values, by: { $0 > $1 }, { $0 > $1 }) as Any
                    case "@min": return _order(values, by: { $0 < $1 }, { $0 < $1 }) as Any
                    case "@unionOfObjects": return values
                    case "@distinctUnionOfObjects":
                        var distinct: [Any] = []
                        for value in values where !distinct.contains(where: { _equal($0, value) }) { distinct.append(value) }
                        return distinct
                    case "@unionOfArrays": return values.flatMap { $0 as? [Any] ?? [] }
                    default:
                        _refuse("the collection operator " + key)
                        return values
                    }
                }
            }
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
            /// Fidelity: documented NSDictionary.value(forKey:).
            extension Dictionary {
                func value(forKey key: String) -> Any? { key == "@count" ? count : self[key] }
                func value(forKeyPath path: String) -> Any? {
                    let key = String(path.prefix { $0 != "." })
                    guard key != path, let value = value(forKey: key) else { return value(forKey: key) }
                    return _value(of: value, at: String(path.dropFirst(key.count + 1)))
                }
            }
            """)
}

/// What a key path leads to from a value.
func _valueOf(_ object: Any?, _ path: String) -> Any? {
    if path == "SELF" || path == "self" || object == nil { return object }
    if let entries = object as? [String: Any] {
        let parts = path.split(separator: ".").map(String.init)
        let next = entries[parts[0]]
        return parts.count == 1 ? next : _valueOf(next, parts.dropFirst().joined(separator: "."))
    }
    return _keyValue(object, path)
}

func _compares(_ left: Any?, _ sign: String, _ right: Any?, _ options: String) -> Bool {
    switch sign {
    case "IN":
        guard let list = right as? [Any] else { return false }
        return list.contains { _same(left, $0, options) }
    case "BETWEEN":
        guard let bounds = right as? [Any] else { return false }
        return _ordered(left, bounds[0]) >= 0 && _ordered(left, bounds[1]) <= 0
    case "==", "=": return _same(left, right, options)
    case "!=", "<>": return !_same(left, right, options)
    default: break
    }
    guard let left, let right else { return false }
    switch sign {
    case "<": return _ordered(left, right) < 0
    case ">": return _ordered(left, right) > 0
    case "<=", "=<": return _ordered(left, right) <= 0
    case ">=", "=>": return _ordered(left, right) >= 0
    case "CONTAINS":
        if let list = left as? [Any] { return list.contains { _same($0, right, options) } }
        return _plain(left, options).contains(_plain(right, options))
    case "BEGINSWITH": return _plain(left, options).hasPrefix(_plain(right, options))
    case "ENDSWITH": return _plain(left, options).hasSuffix(_plain(right, options))
    case "MATCHES": return _matches(_plain(left, options), _plain(right, options), false)
    default: return _matches(_plain(left, options), _plain(right, options), true)
    }
}

func _plain(_ value: Any, _ options: String) -> String {
    var text = (value as? String) ?? "\(value)"
    if options.contains("d") { text = text.folding(options: .diacriticInsensitive, locale: nil) }
    return options.contains("c") ? text.lowercased() : text
}

func _same(_ left: Any?, _ right: Any?, _ options: String) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let first = left as? String, let second = right as? String { return _plain(first, options) == _plain(second, options) }
    return _equal(left, right)
}

/// Below 0, 0 or above it.
func _ordered(_ left: Any?, _ right: Any?) -> Int {
    guard let left else { return right == nil ? 0 : -1 }
    guard let right else { return 1 }
    if let first = left as? String, let second = right as? String { return first == second ? 0 : first < second ? -1 : 1 }
    if let first = left as? Date, let second = right as? Date { return first == second ? 0 : first < second ? -1 : 1 }
    let first = (left as? NSNumber)?.doubleValue ?? 0
    let second = (right as? NSNumber)?.doubleValue ?? 0
    return first == second ? 0 : first < second ? -1 : 1
}

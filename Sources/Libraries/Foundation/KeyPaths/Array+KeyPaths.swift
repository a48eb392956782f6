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

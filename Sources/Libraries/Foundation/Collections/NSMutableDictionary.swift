/// A dictionary that is shared by whoever has it.
///
/// Fidelity: documented NSMutableDictionary; simplified, its order is the order of adding.
class NSMutableDictionary: NSObject, Sequence {
    var _entries: [(key: Any, value: Any)] = []
    func makeIterator() -> IndexingIterator<[(key: Any, value: Any)]> { _entries.makeIterator() }
    override init() { super.init() }
    init(dictionary: [AnyHashable: Any]) {
        super.init()
        for (key, value) in dictionary { self[key] = value }
    }
    init(capacity: Int) { super.init() }
    var count: Int { _entries.count }
    var allKeys: [Any] { _entries.map { $0.key } }
    var allValues: [Any] { _entries.map { $0.value } }
    subscript(key: Any) -> Any? {
        get { _entries.first { _areSame($0.key, key) }?.value }
        set {
            let place = _entries.firstIndex { _areSame($0.key, key) }
            if let newValue {
                if let place { _entries[place].value = newValue } else { _entries.append((key: key, value: newValue)) }
            } else if let place {
                _entries.remove(at: place)
            }
        }
    }
    var _bridged: [AnyHashable: Any] {
        var entries: [AnyHashable: Any] = [:]
        for entry in _entries { if let key = entry.key as? AnyHashable { entries[key] = entry.value } }
        return entries
    }
    func object(forKey key: Any) -> Any? { self[key] }
    func setObject(_ object: Any, forKey key: Any) { self[key] = object }
    func value(forKey key: String) -> Any? { self[key] }
    func setValue(_ value: Any?, forKey key: String) { self[key] = value }
    func removeObject(forKey key: Any) { self[key] = nil }
    func removeAllObjects() { _entries = [] }
}

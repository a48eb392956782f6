/// Objects by objects, each of which may be held weakly.
///
/// Fidelity: documented NSMapTable.
class NSMapTable<KeyType, ObjectType>: NSObject {
    let _weakKeys: Bool
    let _weakValues: Bool
    var _entries: [(key: _Held, value: _Held)] = []
    init(weakKeys: Bool, weakValues: Bool) {
        _weakKeys = weakKeys
        _weakValues = weakValues
        super.init()
    }
    static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(weakKeys: false, weakValues: false) }
    static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(weakKeys: false, weakValues: true) }
    static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(weakKeys: true, weakValues: false) }
    static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(weakKeys: true, weakValues: true) }
    var count: Int { _entries.filter { $0.key.object != nil && $0.value.object != nil }.count }
    func object(forKey key: KeyType?) -> ObjectType? { _entries.first { $0.key.object === key }?.value.object }
    func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        _entries.removeAll { $0.key.object == nil || $0.key.object === key }
        guard let object, let key else { return }
        _entries.append((key: _Held(key, isWeak: _weakKeys), value: _Held(object, isWeak: _weakValues)))
    }
    func removeObject(forKey key: KeyType?) { _entries.removeAll { $0.key.object === key } }
    func removeAllObjects() { _entries = [] }
}

/// What keeps objects by keys and may let them go.
///
/// Fidelity: documented NSCache; it lets go beyond its count limit, oldest first, and never for want of memory (simplified).
class NSCache<KeyType, ObjectType>: NSObject {
    var name = ""
    var countLimit = 0
    var totalCostLimit = 0
    var evictsObjectsWithDiscardedContent = true
    weak var delegate: AnyObject?
    var _keys: [AnyHashable] = []
    var _objects: [AnyHashable: Any] = [:]
    func object(forKey key: KeyType) -> ObjectType? { _objects[key] }
    func setObject(_ object: ObjectType, forKey key: KeyType) {
        if _objects[key] == nil { _keys.append(key) }
        _objects[key] = object
        while countLimit > 0, _keys.count > countLimit { _objects[_keys.removeFirst()] = nil }
    }
    func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) { setObject(object, forKey: key) }
    func removeObject(forKey key: KeyType) {
        _keys.removeAll { $0 == key }
        _objects[key] = nil
    }
    func removeAllObjects() {
        _keys = []
        _objects = [:]
    }
}

class _Held {
    var strong: AnyObject?
    weak var weak: AnyObject?
    init(_ object: AnyObject, isWeak: Bool) {
        if isWeak { self.weak = object } else { self.strong = object }
    }
    var object: AnyObject? { strong ?? weak }
}

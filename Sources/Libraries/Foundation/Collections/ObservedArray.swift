/// A list that belongs to a property, whose observers it tells of what is inserted, removed and replaced.
///
/// Fidelity: documented NSObject.mutableArrayValue(forKey:); simplified, several objects are told one at a time.
final class _ObservedArray: NSMutableArray {
    let _owner: NSObject
    let _key: String
    init(_ owner: NSObject, _ key: String) {
        _owner = owner
        _key = key
        super.init()
    }
    override var _elements: [Any] {
        get {
            let list = _owner.value(forKey: _key)
            if let list = list as? NSMutableArray { return list._elements }
            return list as? [Any] ?? []
        }
        set {
            if let list = _owner.value(forKey: _key) as? NSMutableArray {
                list._elements = newValue
            } else {
                _Observations.all.isQuiet = true
                _owner.setValue(newValue, forKey: _key)
                _Observations.all.isQuiet = false
            }
        }
    }
    func _tell(_ kind: NSKeyValueChange, _ index: Int, _ old: [Any], _ new: [Any]) {
        _Observations.all.changed(_owner, _key, kind, IndexSet(integer: index), old, new)
    }
    override func insert(_ object: Any, at index: Int) {
        super.insert(object, at: index)
        _tell(.insertion, index, [], [object])
    }
    override func removeObject(at index: Int) {
        let old = _elements[index]
        super.removeObject(at: index)
        _tell(.removal, index, [old], [])
    }
    override func replaceObject(at index: Int, with object: Any) {
        let old = _elements[index]
        super.replaceObject(at: index, with: object)
        _tell(.replacement, index, [old], [object])
    }
}

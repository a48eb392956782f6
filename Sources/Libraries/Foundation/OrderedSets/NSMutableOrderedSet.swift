/// A set with an order that can be changed.
///
/// Fidelity: documented NSMutableOrderedSet.
class NSMutableOrderedSet: NSOrderedSet {
    convenience init(capacity: Int) { self.init() }
    override subscript(index: Int) -> Any {
        get { _members[index] }
        set { setObject(newValue, at: index) }
    }
    func add(_ object: Any) { _append(object) }
    func addObjects(from other: [Any]) { for object in other { _append(object) } }
    func insert(_ object: Any, at index: Int) { if !contains(object) { _members.insert(object, at: index) } }
    func setObject(_ object: Any, at index: Int) {
        if index == count { _append(object) } else { replaceObject(at: index, with: object) }
    }
    func replaceObject(at index: Int, with object: Any) {
        if let place = _place(object), place != index { return }
        _members[index] = object
    }
    func remove(_ object: Any) { if let place = _place(object) { _members.remove(at: place) } }
    func removeObject(at index: Int) { _members.remove(at: index) }
    func removeObjects(at indexes: IndexSet) { for index in Array(indexes).reversed() { removeObject(at: index) } }
    func removeObjects(in other: [Any]) { for object in other { remove(object) } }
    func removeAllObjects() { _members = [] }
    func exchangeObject(at index: Int, withObjectAt other: Int) { _members.swapAt(index, other) }
    func moveObjects(at indexes: IndexSet, to index: Int) {
        let moved = objects(at: indexes)
        removeObjects(at: indexes)
        _members.insert(contentsOf: moved, at: index)
    }
    func union(_ other: NSOrderedSet) { addObjects(from: other._members) }
    func minus(_ other: NSOrderedSet) { removeObjects(in: other._members) }
    func intersect(_ other: NSOrderedSet) { _members = _members.filter { other.contains($0) } }
}

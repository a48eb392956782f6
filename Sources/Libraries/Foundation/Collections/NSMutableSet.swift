/// A set that is shared by whoever has it.
///
/// Fidelity: documented NSMutableSet; simplified, its order is the order of adding.
class NSMutableSet: NSObject, Sequence {
    var _members: [Any] = []
    override init() { super.init() }
    init(array: [Any]) {
        super.init()
        for object in array { add(object) }
    }
    init(capacity: Int) { super.init() }
    var count: Int { _members.count }
    var allObjects: [Any] { _members }
    func anyObject() -> Any? { _members.first }
    func contains(_ object: Any) -> Bool { _members.contains { _areSame($0, object) } }
    func member(_ object: Any) -> Any? { _members.first { _areSame($0, object) } }
    func add(_ object: Any) { if !contains(object) { _members.append(object) } }
    func addObjects(from array: [Any]) { for object in array { add(object) } }
    func remove(_ object: Any) { _members.removeAll { _areSame($0, object) } }
    func removeAllObjects() { _members = [] }
    func union(_ other: [Any]) { for object in other { add(object) } }
    func union(_ other: NSSet) { for object in other { add(object) } }
    func minus(_ other: NSSet) { for object in other { remove(object) } }
    func intersect(_ other: NSSet) { _members.removeAll { object in !other.contains { _areSame($0, object) } } }
    func makeIterator() -> IndexingIterator<[Any]> { _members.makeIterator() }
    var _bridged: Set<AnyHashable> { Set(_members) }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSMutableSet else { return false }
        return count == other.count && _members.allSatisfy { other.contains($0) }
    }
    override var hash: Int { count }
}

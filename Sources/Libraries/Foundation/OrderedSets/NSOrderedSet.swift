/// A set that keeps the order in which it was filled.
///
/// Fidelity: documented NSOrderedSet.
class NSOrderedSet: NSObject, Sequence {
    var _members: [Any] = []
    override init() { super.init() }
    init(array: [Any]) {
        super.init()
        for object in array { _append(object) }
    }
    convenience init(object: Any) { self.init(array: [object]) }
    convenience init(objects: Any...) { self.init(array: objects) }
    convenience init(array: [Any], copyItems: Bool) { self.init(array: array) }
    convenience init(array: [Any], range: NSRange, copyItems: Bool) {
        self.init(array: Array(array[range.location..<range.location + range.length]))
    }
    convenience init(orderedSet: NSOrderedSet) { self.init(array: orderedSet._members) }
    convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
    convenience init(arrayLiteral: Any...) { self.init(array: arrayLiteral) }
    func _place(_ object: Any) -> Int? { _members.firstIndex { _areSame($0, object) } }
    func _append(_ object: Any) { if _place(object) == nil { _members.append(object) } }
    var count: Int { _members.count }
    var array: [Any] { _members }
    var set: Set<AnyHashable> { Set(_members.compactMap { $0 as? AnyHashable }) }
    var firstObject: Any? { _members.first }
    var lastObject: Any? { _members.last }
    var reversed: NSOrderedSet { NSOrderedSet(array: _members.reversed()) }
    subscript(index: Int) -> Any { _members[index] }
    func object(at index: Int) -> Any { _members[index] }
    func objects(at indexes: IndexSet) -> [Any] { Array(indexes).map { _members[$0] } }
    func index(of object: Any) -> Int { _place(object) ?? NSNotFound }
    func contains(_ object: Any) -> Bool { _place(object) != nil }
    func intersects(_ other: NSOrderedSet) -> Bool { _members.contains { other.contains($0) } }
    func isSubset(of other: NSOrderedSet) -> Bool { _members.allSatisfy { other.contains($0) } }
    func isEqual(to other: NSOrderedSet) -> Bool {
        count == other.count && zip(_members, other._members).allSatisfy { _areSame($0, $1) }
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSOrderedSet)?.isEqual(to: self) ?? false }
    override var hash: Int { count }
    func copy() -> Any { NSOrderedSet(array: _members) }
    func mutableCopy() -> Any { NSMutableOrderedSet(array: _members) }
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _untilStopped(_members.enumerated()) { block($0.element, $0.offset, $1) }
    }
    func makeIterator() -> IndexingIterator<[Any]> { _members.makeIterator() }
}

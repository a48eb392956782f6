internal import Interpreter

extension Bindings {
    /// Foundation's sets that keep an order, in the learner's own Swift.
    static let orderedSetsLibrary = Program.Library(
        path: "Ordered sets",
        text: """
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
            """)
}

internal import Interpreter

extension Bindings {
    /// Foundation's collections that are objects, in the learner's own Swift.
    static let collectionsLibrary = Program.Library(
        path: "Collections",
        text: """
            func _areSame(_ lhs: Any?, _ rhs: Any?) -> Bool {
                if let left = lhs as? AnyHashable, let right = rhs as? AnyHashable { return left == right }
                return (lhs as AnyObject) === (rhs as AnyObject)
            }

            /// A list that is shared by whoever has it.
            ///
            /// Fidelity: documented NSMutableArray.
            class NSMutableArray: NSObject, Sequence {
                var _elements: [Any] = []
                override init() { super.init() }
                init(array: [Any]) {
                    _elements = array
                    super.init()
                }
                init(capacity: Int) { super.init() }
                convenience init(arrayLiteral: Any...) { self.init(array: arrayLiteral) }
                var count: Int { _elements.count }
                var firstObject: Any? { _elements.first }
                var lastObject: Any? { _elements.last }
                subscript(index: Int) -> Any {
                    get { _elements[index] }
                    set { replaceObject(at: index, with: newValue) }
                }
                func object(at index: Int) -> Any { _elements[index] }
                func insert(_ object: Any, at index: Int) { _elements.insert(object, at: index) }
                func removeObject(at index: Int) { _elements.remove(at: index) }
                func replaceObject(at index: Int, with object: Any) { _elements[index] = object }
                func add(_ object: Any) { insert(object, at: count) }
                func addObjects(from other: [Any]) { for object in other { add(object) } }
                func insert(_ objects: [Any], at indexes: IndexSet) {
                    for (index, object) in zip(Array(indexes), objects) { insert(object, at: index) }
                }
                func contains(_ object: Any) -> Bool { _elements.contains { _areSame($0, object) } }
                func index(of object: Any) -> Int { _elements.firstIndex { _areSame($0, object) } ?? NSNotFound }
                func remove(_ object: Any) { for place in _places(of: object).reversed() { removeObject(at: place) } }
                func _places(of object: Any) -> [Int] { _elements.indices.filter { _areSame(_elements[$0], object) } }
                func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
                func removeAllObjects() { while count > 0 { removeLastObject() } }
                func removeObjects(in other: [Any]) { for object in other { remove(object) } }
                func removeObjects(at indexes: IndexSet) { for index in Array(indexes).reversed() { removeObject(at: index) } }
                func setArray(_ other: [Any]) {
                    removeAllObjects()
                    addObjects(from: other)
                }
                func exchangeObject(at index: Int, withObjectAt other: Int) {
                    let object = _elements[index]
                    replaceObject(at: index, with: _elements[other])
                    replaceObject(at: other, with: object)
                }
                func makeIterator() -> IndexingIterator<[Any]> { _elements.makeIterator() }
                var _bridged: [Any] { _elements }
            }

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
            extension NSObject {
                func mutableArrayValue(forKey key: String) -> NSMutableArray { _ObservedArray(self, key) }
            }

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

            /// A set that counts how often each of its members was added.
            ///
            /// Fidelity: documented NSCountedSet; simplified, its order is the order of adding.
            final class NSCountedSet: NSMutableSet {
                var _counts: [Int] = []
                override func add(_ object: Any) {
                    if let place = _place(of: object) {
                        _counts[place] += 1
                    } else {
                        _members.append(object)
                        _counts.append(1)
                    }
                }
                override func remove(_ object: Any) {
                    guard let place = _place(of: object) else { return }
                    _counts[place] -= 1
                    guard _counts[place] == 0 else { return }
                    _members.remove(at: place)
                    _counts.remove(at: place)
                }
                override func removeAllObjects() {
                    _members = []
                    _counts = []
                }
                func count(for object: Any) -> Int { _place(of: object).map { _counts[$0] } ?? 0 }
                func _place(of object: Any) -> Int? { _members.firstIndex { _areSame($0, object) } }
            }

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
            """)
}

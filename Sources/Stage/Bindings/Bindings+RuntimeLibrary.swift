internal import Interpreter

extension Bindings {
    /// What belongs to a thread or a queue, and what is done by the names that Objective-C's runtime has, in the learner's own Swift. There is one thread: what is kept for it is kept for all.
    static let runtimeLibrary = Program.Library(
        path: "Runtime",
        text: """
            /// Fidelity: documented NSSelectorFromString.
            func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
            /// Fidelity: documented NSStringFromSelector.
            func NSStringFromSelector(_ selector: Selector) -> String { "\\(selector)" }
            /// Fidelity: documented objc_sync_enter; there is one thread, so that nobody waits.
            func objc_sync_enter(_ object: Any) -> Int { 0 }
            /// Fidelity: documented objc_sync_exit; there is one thread, so that nobody waits.
            func objc_sync_exit(_ object: Any) -> Int { 0 }

            typealias IMP = UnsafeMutableRawPointer
            extension NSObject {
                /// Fidelity: documented NSObject.method(for:); simplified, a pointer that is only compared: an object without the method has one as well,
                /// that of what forwards.
                func method(for selector: Selector) -> IMP? { UnsafeMutableRawPointer(_object: self) }
            }

            extension UIApplication {
                /// Fidelity: documented responds(to:); simplified, of the class only `sharedApplication` is known, by which extensions look for the app.
                static func responds(to selector: Selector) -> Bool { NSStringFromSelector(selector) == "sharedApplication" }
                /// Fidelity: documented perform(_:); simplified, as responds(to:).
                static func perform(_ selector: Selector) -> Unmanaged<UIApplication>? {
                    responds(to: selector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
                }
                /// Fidelity: documented value(forKeyPath:); simplified, as responds(to:).
                static func value(forKeyPath path: String) -> Any? { path == "sharedApplication" ? UIApplication.shared : nil }
            }

            extension Thread {
                static let _only = Thread()
                static let _memory = NSMutableDictionary()
                /// Fidelity: documented Thread.current; simplified, there is one thread.
                static var current: Thread { _only }
                /// Fidelity: documented Thread.main.
                static var main: Thread { _only }
                /// Fidelity: documented Thread.threadDictionary; simplified, there is one thread.
                var threadDictionary: NSMutableDictionary { Thread._memory }
                /// Fidelity: documented Thread.isMainThread.
                var isMainThread: Bool { Thread.isMainThread }
                /// Fidelity: documented Thread.sleep(forTimeInterval:); of the main thread, and to whole frames (simplified).
                static func sleep(forTimeInterval interval: Double) {
                    if !_blockMainThread(interval) { _refuse("sleeping away from the main thread: what follows runs at once") }
                }
                /// Fidelity: documented Thread.sleep(until:); of the main thread, and to whole frames (simplified).
                static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
            }
            /// Fidelity: documented sleep(_:), usleep(_:) of POSIX.
            @discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
                Thread.sleep(forTimeInterval: Double(seconds))
                return 0
            }
            @discardableResult func usleep(_ microseconds: UInt32) -> Int32 {
                Thread.sleep(forTimeInterval: Double(microseconds) / 1_000_000)
                return 0
            }

            typealias pthread_key_t = Int
            var _threadKeys = 0
            var _threadValues: [Int: Any] = [:]
            /// Fidelity: documented pthread_key_create; simplified, there is one thread, which never ends.
            func pthread_key_create(_ key: inout Int, _ destructor: Any?) -> Int {
                _threadKeys += 1
                key = _threadKeys
                return 0
            }
            func pthread_key_create(_ key: UnsafeMutablePointer<Int>, _ destructor: Any?) -> Int {
                _threadKeys += 1
                key.initialize(to: _threadKeys)
                return 0
            }
            /// Fidelity: documented pthread_getspecific.
            func pthread_getspecific(_ key: Int) -> Any? { _threadValues[key] }
            /// Fidelity: documented pthread_setspecific.
            func pthread_setspecific(_ key: Int, _ value: Any?) -> Int {
                _threadValues[key] = value
                return 0
            }
            /// Fidelity: documented pthread_main_np.
            func pthread_main_np() -> Int { Thread.isMainThread ? 1 : 0 }

            /// A key of a value that belongs to a queue.
            ///
            /// Fidelity: documented DispatchSpecificKey.
            final class DispatchSpecificKey<T> {
                var _values: [(queue: DispatchQueue, value: T)] = []
                init() {}
            }
            extension DispatchQueue {
                /// Fidelity: documented DispatchQueue.setSpecific(key:value:).
                func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
                    key._values.removeAll { $0.queue === self }
                    if let value { key._values.append((queue: self, value: value)) }
                }
                /// Fidelity: documented DispatchQueue.getSpecific(key:).
                func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { key._values.first { $0.queue === self }?.value }
                /// Fidelity: documented DispatchQueue.getSpecific(key:); simplified, of the queues only the main one is known to be the running one.
                static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
                    Thread.isMainThread ? DispatchQueue.main.getSpecific(key: key) : nil
                }
            }
            """)

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
            /// Fidelity: documented NSMutableArray; simplified, it is no Array when it is cast.
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
            /// Fidelity: documented NSMutableSet; simplified, its order is the order of adding, and it is no Set when it is cast.
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
                func makeIterator() -> IndexingIterator<[Any]> { _members.makeIterator() }
            }

            /// A dictionary that is shared by whoever has it.
            ///
            /// Fidelity: documented NSMutableDictionary; simplified, its order is the order of adding, and it is no Dictionary when it is cast.
            class NSMutableDictionary: NSObject {
                var _entries: [(key: Any, value: Any)] = []
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
                func object(forKey key: Any) -> Any? { self[key] }
                func setObject(_ object: Any, forKey key: Any) { self[key] = object }
                func value(forKey key: String) -> Any? { self[key] }
                func setValue(_ value: Any?, forKey key: String) { self[key] = value }
                func removeObject(forKey key: Any) { self[key] = nil }
                func removeAllObjects() { _entries = [] }
            }
            """)
}

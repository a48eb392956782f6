internal import Interpreter

extension Bindings {
    /// Foundation's small classes, in the learner's own Swift.
    static let objectsLibrary = Program.Library(path: "Foundation objects", text: [stores, work, observing].joined(separator: "\n"))

    private static let stores = """
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

        /// The elements of what Objective-C enumerates, one after the other.
        ///
        /// Fidelity: documented NSFastEnumerationIterator; what stands for a collection has none (simplified).
        struct NSFastEnumerationIterator: IteratorProtocol {
            var _left: [Any]
            init(_ enumerable: Any) { _left = (enumerable as? [Any]) ?? [] }
            mutating func next() -> Any? { _left.isEmpty ? nil : _left.removeFirst() }
        }

        /// A set of objects that may be held weakly.
        ///
        /// Fidelity: documented NSHashTable.
        class NSHashTable<ObjectType>: NSObject {
            let _isWeak: Bool
            var _members: [_Held] = []
            init(isWeak: Bool) {
                _isWeak = isWeak
                super.init()
            }
            convenience init(options: NSPointerFunctions.Options = []) { self.init(isWeak: options == .weakMemory) }
            static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }
            var allObjects: [ObjectType] { _members.compactMap { $0.object } }
            var count: Int { allObjects.count }
            var anyObject: ObjectType? { allObjects.first }
            func add(_ object: ObjectType?) {
                _members.removeAll { $0.object == nil }
                if let object, !contains(object) { _members.append(_Held(object, isWeak: _isWeak)) }
            }
            func remove(_ object: ObjectType?) { _members.removeAll { $0.object === object } }
            func contains(_ object: ObjectType?) -> Bool { _members.contains { $0.object === object } }
            func removeAllObjects() { _members = [] }
        }
        /// Fidelity: documented NSPointerFunctions.
        enum NSPointerFunctions {
            struct Options: OptionSet {
                let rawValue: Int
                static let strongMemory = Options(rawValue: 0)
                static let weakMemory = Options(rawValue: 5)
                static let objectPersonality = Options(rawValue: 0)
                static let copyIn = Options(rawValue: 65536)
            }
        }

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

        /// The process that the app is.
        ///
        /// Fidelity: documented ProcessInfo; an app called App without arguments and environment on a device at its best (simplified).
        final class ProcessInfo: NSObject {
            enum ThermalState: Int { case nominal = 0, fair, serious, critical }
            static let processInfo = ProcessInfo()
            var arguments: [String] { [] }
            var environment: [String: String] { [:] }
            var processName: String { "App" }
            var processIdentifier: Int { 1 }
            var hostName: String { "localhost" }
            var globallyUniqueString: String { UUID().uuidString }
            var processorCount: Int { 6 }
            var activeProcessorCount: Int { 6 }
            var physicalMemory: UInt64 { 6_442_450_944 }
            var systemUptime: TimeInterval { CACurrentMediaTime() }
            var isLowPowerModeEnabled: Bool { false }
            var isiOSAppOnMac: Bool { false }
            var isMacCatalystApp: Bool { false }
            var thermalState: ThermalState { ThermalState.nominal }
            var operatingSystemVersion: OperatingSystemVersion {
                let parts = UIDevice.current.systemVersion.split(separator: ".").map { Int(String($0)) ?? 0 }
                return OperatingSystemVersion(majorVersion: parts[0], minorVersion: parts.count > 1 ? parts[1] : 0, patchVersion: 0)
            }
            var operatingSystemVersionString: String { "Version " + UIDevice.current.systemVersion }
            func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                let own = operatingSystemVersion
                if own.majorVersion != version.majorVersion { return own.majorVersion > version.majorVersion }
                return own.minorVersion >= version.minorVersion
            }
        }
        /// Fidelity: documented OperatingSystemVersion.
        struct OperatingSystemVersion {
            var majorVersion: Int
            var minorVersion: Int
            var patchVersion: Int
        }
        """

    private static let work = """
        /// Fidelity: documented NSLocking.
        protocol NSLocking {
            func lock()
            func unlock()
        }
        extension NSLocking {
            func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
                lock()
                defer { unlock() }
                return try body()
            }
        }
        /// What lets one thread in at a time. Threads here take turns: while one waits, what the others have to do is done.
        ///
        /// Fidelity: documented NSLock; where nobody else comes to unlock it, the run ends, as it would wait for ever.
        class NSLock: NSObject, NSLocking {
            var name: String?
            var _depth = 0
            var _isRecursive: Bool { false }
            func lock() {
                if _depth > 0 && !_isRecursive && !_othersRun(until: DispatchTime.distantFuture, while: { _depth > 0 }) {
                    fatalError("Deadlock: a lock was locked twice")
                }
                _depth += 1
            }
            func unlock() { _depth -= 1 }
            func `try`() -> Bool {
                if _depth > 0 && !_isRecursive { return false }
                _depth += 1
                return true
            }
            func lock(before limit: Date) -> Bool { self.try() }
        }
        /// Fidelity: documented NSRecursiveLock.
        class NSRecursiveLock: NSLock {
            override var _isRecursive: Bool { true }
        }

        /// A count that threads wait for.
        ///
        /// Fidelity: documented DispatchSemaphore; simplified, threads take turns: while one waits, what the others have to do is done; where nothing more
        /// comes, the run ends.
        final class DispatchSemaphore: NSObject, _Waited {
            var _missing: String { "nobody signals the semaphore that is waited for" }
            var _count: Int
            init(value: Int) {
                _count = value
                super.init()
            }
            func signal() -> Int {
                _count += 1
                return 0
            }
            func _waits(until end: DispatchTime) -> Bool {
                guard _othersRun(until: end, while: { _count <= 0 }) else { return false }
                _count -= 1
                return true
            }
        }
        /// Fidelity: documented DispatchGroup; simplified as semaphores are.
        extension DispatchGroup: _Waited {
            var _missing: String { "nobody leaves the group that is waited for" }
            func _waits(until end: DispatchTime) -> Bool { _othersRun(until: end, while: { _hasWork }) }
        }
        /// Lets the other threads go on as long as something is so; false where it still is and nothing more comes, or only timers for a minute: who waits
        /// without an end waits for ever.
        func _othersRun(until end: DispatchTime, while isSo: () -> Bool) -> Bool {
            let last = end == DispatchTime.distantFuture ? DispatchTime.now() + 60.0 : end
            while isSo() {
                if !RunLoop.main._letOthersRun(until: last) { return false }
            }
            return true
        }
        /// What threads wait for, with an end to it or without.
        protocol _Waited {
            var _missing: String { get }
            func _waits(until end: DispatchTime) -> Bool
        }
        extension _Waited {
            func wait() {
                if !_waits(until: DispatchTime.distantFuture) { fatalError("Deadlock: " + _missing) }
            }
            func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
                _waits(until: timeout) ? DispatchTimeoutResult.success : DispatchTimeoutResult.timedOut
            }
            func wait(wallTimeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout) }
        }
        /// Fidelity: documented DispatchTimeoutResult.
        enum DispatchTimeoutResult { case success, timedOut }

        /// A piece of work for an operation queue.
        ///
        /// Fidelity: documented Operation; what has dependencies begins when they have ended, priorities are kept and do not count (simplified).
        class Operation: NSObject {
            enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
            var name: String?
            var completionBlock: (() -> Void)?
            var queuePriority = QueuePriority.normal
            var qualityOfService = QualityOfService.default
            var isAsynchronous: Bool { false }
            var isConcurrent: Bool { false }
            var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
            var isExecuting: Bool { _isExecuting }
            var isFinished: Bool { _isFinished }
            var isCancelled: Bool { _isCancelled }
            var dependencies: [Operation] = []
            var _isExecuting = false
            var _isFinished = false
            var _isCancelled = false
            var _next: [() -> Void] = []
            func addDependency(_ operation: Operation) { dependencies.append(operation) }
            func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
            func cancel() { _isCancelled = true }
            func waitUntilFinished() { _UnfinishedOperations(_operations: [self]).wait() }
            func main() {}
            func start() {
                if !isCancelled {
                    _isExecuting = true
                    main()
                    _isExecuting = false
                }
                _end()
            }
            func _end() {
                guard !_isFinished else { return }
                _isFinished = true
                completionBlock?()
                let next = _next
                _next = []
                for begin in next { begin() }
            }
            func _begin(on queue: OperationQueue) {
                if let open = dependencies.first(where: { !$0._isFinished }) {
                    open._next.append { self._begin(on: queue) }
                } else {
                    queue._run { self.start() }
                }
            }
        }
        /// Fidelity: documented BlockOperation.
        class BlockOperation: Operation {
            var executionBlocks: [() -> Void] = []
            convenience init(block: @escaping () -> Void) {
                self.init()
                executionBlocks = [block]
            }
            func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }
            override func main() { for block in executionBlocks { block() } }
        }
        /// Fidelity: documented QualityOfService.
        enum QualityOfService: Int { case userInteractive = 33, userInitiated = 25, utility = 17, background = 9, `default` = -1 }
        extension OperationQueue {
            var qualityOfService: QualityOfService {
                get { QualityOfService(rawValue: _quality) ?? .default }
                set { _quality = newValue.rawValue }
            }
            func addOperation(_ work: Any) { if let operation = work as? Operation { operation._begin(on: self) } else { _run(work) } }
            func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
                for operation in operations { operation._begin(on: self) }
                if wait { _UnfinishedOperations(_operations: operations).wait() }
            }
        }
        struct _UnfinishedOperations: _Waited {
            let _operations: [Operation]
            var _missing: String { "nothing finishes the operation that is waited for" }
            func _waits(until end: DispatchTime) -> Bool {
                _othersRun(until: end, while: { !_operations.allSatisfy { $0.isFinished } })
            }
        }
        """

    private static let observing = """
        /// An observation of a property; letting go of it ends it.
        ///
        /// Fidelity: documented NSKeyValueObservation.
        final class NSKeyValueObservation: NSObject {
            weak var _object: AnyObject?
            let _key: String
            var _tell: ((Any, Any?, Any?) -> Void)?
            init(_ object: AnyObject, _ key: String, _ tell: @escaping (Any, Any?, Any?) -> Void) {
                _object = object
                _key = key
                _tell = tell
                super.init()
            }
            func invalidate() { _tell = nil }
        }
        /// Fidelity: documented NSKeyValueObservingOptions.
        struct NSKeyValueObservingOptions: OptionSet {
            let rawValue: Int
            static let new = NSKeyValueObservingOptions(rawValue: 1)
            static let old = NSKeyValueObservingOptions(rawValue: 2)
            static let initial = NSKeyValueObservingOptions(rawValue: 4)
            static let prior = NSKeyValueObservingOptions(rawValue: 8)
        }
        /// Fidelity: documented NSKeyValueChange.
        enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }
        /// Fidelity: documented NSKeyValueObservedChange.
        struct NSKeyValueObservedChange<Value> {
            let newValue: Value?
            let oldValue: Value?
            var isPrior: Bool { false }
        }
        /// Fidelity: documented NSKeyValueChangeKey.
        struct NSKeyValueChangeKey: RawRepresentable, Hashable {
            let rawValue: String
            static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
            static let newKey = NSKeyValueChangeKey(rawValue: "new")
            static let oldKey = NSKeyValueChangeKey(rawValue: "old")
            static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
            static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
        }
        final class _NamedObservation {
            weak var object: AnyObject?
            weak var observer: AnyObject?
            // Who ends an observation in a deinitialiser is no more found by a weak reference.
            let ends: [ObjectIdentifier]
            let key: String
            let options: NSKeyValueObservingOptions
            let context: Any?
            init(_ object: AnyObject, _ observer: AnyObject, _ key: String, _ options: NSKeyValueObservingOptions, _ context: Any?) {
                self.object = object
                self.observer = observer
                self.ends = [ObjectIdentifier(object), ObjectIdentifier(observer)]
                self.key = key
                self.options = options
                self.context = context
            }
            func tell(_ old: Any?, _ new: Any?, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
                guard let object, let observer = observer as? NSObject else { return }
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
                if let indexes { change[.indexesKey] = indexes }
                if kind == .insertion || kind == .removal {
                    if kind == .insertion, options.contains(.new) { change[.newKey] = new }
                    if kind == .removal, options.contains(.old) { change[.oldKey] = old }
                    observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
                    return
                }
                if options.contains(.new) { change[.newKey] = new ?? NSNull() }
                if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
                observer.observeValue(forKeyPath: key, of: object, change: change, context: context)
            }
        }
        final class _Observations {
            static let all = _Observations()
            var open: [_WeakObservation] = []
            var named: [_NamedObservation] = []
            // While a list is changed whose own change is told.
            var isQuiet = false
            func remove(_ observer: AnyObject, _ key: String, from object: AnyObject) {
                guard let index = named.lastIndex(where: { $0.key == key && $0.ends == [ObjectIdentifier(object), ObjectIdentifier(observer)] }) else {
                    _raise(
                        "NSRangeException",
                        "Cannot remove an observer \\(observer) for the key path \\\"\\(key)\\\" from \\(object) "
                            + "because it is not registered as an observer.")
                    return
                }
                named.remove(at: index)
            }
            func changed(_ object: AnyObject, _ key: String, _ old: Any?, _ new: Any?) {
                open.removeAll { $0.observation?._tell == nil }
                for entry in open {
                    guard let observation = entry.observation, observation._key == key, observation._object === object else { continue }
                    observation._tell?(object, old, new)
                }
                for entry in named where entry.key == key && entry.object === object { entry.tell(old, new) }
            }
            func changed(_ object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet, _ old: [Any], _ new: [Any]) {
                for entry in named where entry.key == key && entry.object === object { entry.tell(old, new, kind, indexes) }
            }
        }
        final class _WeakObservation {
            weak var observation: NSKeyValueObservation?
            init(_ observation: NSKeyValueObservation) { self.observation = observation }
        }
        func _didChange(_ object: AnyObject, _ key: String, _ old: Any?, _ new: Any?) {
            if !_Observations.all.isQuiet { _Observations.all.changed(object, key, old, new) }
        }
        extension NSObject {
            func addObserver(
                _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: Any?
            ) {
                _Observations.all.named.removeAll { $0.object == nil || $0.observer == nil }
                let entry = _NamedObservation(self, observer, _observes(keyPath, of: self), options, context)
                _Observations.all.named.append(entry)
                if options.contains(.initial) { entry.tell(nil, value(forKey: keyPath)) }
            }
            func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { _Observations.all.remove(observer, keyPath, from: self) }
            func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: Any?) {
                _Observations.all.remove(observer, keyPath, from: self)
            }
            func observe(
                _ keyPath: Any, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Any, NSKeyValueObservedChange<Any>) -> Void
            ) -> NSKeyValueObservation {
                let key = _observed(keyPath, of: self)
                let observation = NSKeyValueObservation(self, key) { object, old, new in
                    changeHandler(
                        object,
                        NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
                }
                _Observations.all.open.append(_WeakObservation(observation))
                if options.contains(.initial) {
                    changeHandler(
                        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? value(forKey: key) : nil, oldValue: nil))
                }
                return observation
            }
        }
        """
}

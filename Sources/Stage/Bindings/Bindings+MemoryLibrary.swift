internal import Interpreter

extension Bindings {
    /// Memory by its places, and what locks or changes a place at once, in the learner's own Swift. A place holds values, not bytes: what would read them as
    /// those of another type is not there. Threads take turns, so that a lock is free whenever it is asked for in order.
    static let memoryLibrary = Program.Library(
        path: "Memory",
        text: """
            /// A reference that is handed over without being counted.
            ///
            /// Fidelity: documented Unmanaged; simplified, it holds the object as a strong reference does.
            struct Unmanaged<Instance> {
                let _instance: Instance
                static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_instance: value) }
                static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_instance: value) }
                static func fromOpaque(_ pointer: UnsafeMutableRawPointer) -> Unmanaged<Instance> { Unmanaged(_instance: pointer._object as! Instance) }
                func takeUnretainedValue() -> Instance { _instance }
                func takeRetainedValue() -> Instance { _instance }
                func retain() -> Unmanaged<Instance> { self }
                func release() {}
                func autorelease() -> Unmanaged<Instance> { self }
                func toOpaque() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_object: _instance) }
            }

            extension NSObject {
                /// Fidelity: documented NSObjectProtocol.perform(_:); what the method returns, nil where that is no object.
                @discardableResult func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
                    _perform(aSelector, nil, nil).map { Unmanaged.passUnretained($0 as AnyObject) }
                }
                @discardableResult func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
                    _perform(aSelector, object, nil).map { Unmanaged.passUnretained($0 as AnyObject) }
                }
                @discardableResult func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
                    _perform(aSelector, object1, object2).map { Unmanaged.passUnretained($0 as AnyObject) }
                }
            }

            /// A place in memory that is only compared: reading it is refused.
            ///
            /// Fidelity: documented UnsafeMutableRawPointer; simplified, it is a name for an object, or a number.
            class UnsafeMutableRawPointer: Hashable, CustomStringConvertible {
                let _object: Any?
                let _address: Int
                init(_object: Any?) {
                    self._object = _object
                    _address = 0
                }
                init(_object: Any?, _address: Int) {
                    self._object = _object
                    self._address = _address
                }
                init(_ other: UnsafeMutableRawPointer) {
                    _object = other._address == 0 ? other._object ?? other : nil
                    _address = other._address
                }
                convenience init(mutating other: UnsafeMutableRawPointer) { self.init(other) }
                init?(bitPattern: Int) {
                    if bitPattern == 0 { return nil }
                    _object = nil
                    _address = bitPattern
                }
                func hash(into hasher: inout Hasher) {
                    if _address == 0 { hasher.combine(ObjectIdentifier(_place)) } else { hasher.combine(_address) }
                }
                var _place: AnyObject { (_object as AnyObject?) ?? self }
                // What is kept with an object under a pointer is found by this.
                var description: String {
                    let digits = String(_address == 0 ? Int(bitPattern: ObjectIdentifier(_place)) : _address, radix: 16)
                    return "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
                }
                static func == (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool {
                    lhs._address == rhs._address && lhs._place === rhs._place || lhs._address == rhs._address && lhs._object == nil && lhs._address != 0
                }
                func deallocate() {}
            }
            typealias UnsafeRawPointer = UnsafeMutableRawPointer
            typealias OpaquePointer = UnsafeMutableRawPointer

            /// The values that stand in a row.
            final class _Row<Pointee> {
                // Each place's value, or none: of optional values nil is one.
                var values: [[Pointee]]
                init(_ values: [Pointee]) { self.values = values.map { [$0] } }
                init(empty count: Int) { values = Array(repeating: [], count: count) }
                // What nobody has written may have been filled by a function that nothing declares, which is stood for.
                func value(at position: Int) -> Pointee { values[position].isEmpty ? uninitializedMemory() : values[position][0] }
            }

            /// A place in memory with a value, and with those that follow it.
            ///
            /// Fidelity: documented UnsafePointer; simplified, it keeps its memory alive.
            class UnsafePointer<Pointee>: UnsafeMutableRawPointer {
                let _row: _Row<Pointee>
                let _position: Int
                init(_ memory: _Row<Pointee>, at position: Int) {
                    _row = memory
                    _position = position
                    super.init(_object: memory, _address: position)
                }
                convenience init(_ other: UnsafePointer<Pointee>) { self.init(other._row, at: other._position) }
                var pointee: Pointee { _row.value(at: _position) }
                subscript(index: Int) -> Pointee { _row.value(at: _position + index) }
                func advanced(by distance: Int) -> Self { Self(_row, at: _position + distance) }
                func successor() -> Self { advanced(by: 1) }
                func predecessor() -> Self { advanced(by: -1) }
                // Other memory is far away.
                func distance(to other: UnsafePointer<Pointee>) -> Int { other._position - _position + (other._row === _row ? 0 : 1 << 32) }
                static func + (pointer: UnsafePointer<Pointee>, distance: Int) -> UnsafePointer<Pointee> { pointer.advanced(by: distance) }
                static func - (pointer: UnsafePointer<Pointee>, distance: Int) -> UnsafePointer<Pointee> { pointer.advanced(by: -distance) }
                static func - (pointer: UnsafePointer<Pointee>, other: UnsafePointer<Pointee>) -> Int { other.distance(to: pointer) }
            }

            /// The same of a place that can be written.
            ///
            /// Fidelity: documented UnsafeMutablePointer; simplified, it keeps its memory alive.
            final class UnsafeMutablePointer<Pointee>: UnsafePointer<Pointee> {
                static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> {
                    UnsafeMutablePointer<Pointee>(_Row<Pointee>(empty: capacity), at: 0)
                }
                convenience init(mutating other: UnsafePointer<Pointee>) { self.init(other._row, at: other._position) }
                override var pointee: Pointee {
                    get { _row.value(at: _position) }
                    set { _row.values[_position] = [newValue] }
                }
                override subscript(index: Int) -> Pointee {
                    get { _row.value(at: _position + index) }
                    set { _row.values[_position + index] = [newValue] }
                }
                var _elements: [Pointee] { _row.values.map { $0[0] } }
                func initialize(to value: Pointee) { _row.values[_position] = [value] }
                func initialize(repeating value: Pointee, count: Int) { for index in 0..<count { _row.values[_position + index] = [value] } }
                func initialize(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
                func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
                func assign(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
                func update(from source: UnsafePointer<Pointee>, count: Int) {
                    let values = (0..<count).map { source[$0] }
                    for index in 0..<count { _row.values[_position + index] = [values[index]] }
                }
                func assign(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
                func deinitialize(count: Int) { for index in 0..<count { _row.values[_position + index] = [] } }
                func move() -> Pointee {
                    defer { _row.values[_position] = [] }
                    return _row.values[_position][0]
                }
                static func + (pointer: UnsafeMutablePointer<Pointee>, distance: Int) -> UnsafeMutablePointer<Pointee> {
                    pointer.advanced(by: distance)
                }
                static func - (pointer: UnsafeMutablePointer<Pointee>, distance: Int) -> UnsafeMutablePointer<Pointee> {
                    pointer.advanced(by: -distance)
                }
            }

            func _pointer<Value>(to value: Value) -> UnsafeMutablePointer<Value> { UnsafeMutablePointer<Value>(_Row<Value>([value]), at: 0) }
            func _pointerToElements<Element>(_ list: [Element]) -> UnsafeMutablePointer<Element> {
                UnsafeMutablePointer<Element>(_Row<Element>(list), at: 0)
            }
            /// Fidelity: documented withUnsafeMutablePointer(to:_:); simplified, what is written is there when the closure has returned.
            func withUnsafeMutablePointer<Value, Result>(
                to value: inout Value, _ body: (UnsafeMutablePointer<Value>) throws -> Result
            ) rethrows -> Result {
                let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
                pointer.initialize(to: value)
                defer { value = pointer.pointee }
                return try body(pointer)
            }
            /// Fidelity: documented withUnsafePointer(to:_:).
            func withUnsafePointer<Value, Result>(to value: Value, _ body: (UnsafePointer<Value>) throws -> Result) rethrows -> Result {
                try body(UnsafePointer<Value>(_Row<Value>([value]), at: 0))
            }
            /// Fidelity: documented withUnsafeTemporaryAllocation(of:capacity:_:).
            func withUnsafeTemporaryAllocation<Value, Result>(
                of type: Value.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<Value>) throws -> Result
            ) rethrows -> Result {
                let start = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
                defer { start.deallocate() }
                return try body(UnsafeMutableBufferPointer<Value>(start: start, count: capacity))
            }
            /// Fidelity: documented withExtendedLifetime(_:_:).
            func withExtendedLifetime<Value, Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result { try body() }
            func withExtendedLifetime<Value, Result>(_ value: Value, _ body: (Value) throws -> Result) rethrows -> Result { try body(value) }

            /// Fidelity: documented UnsafeBufferPointer.
            struct UnsafeBufferPointer<Element>: RandomAccessCollection {
                let baseAddress: UnsafePointer<Element>?
                let count: Int
                init(start: UnsafePointer<Element>?, count: Int) {
                    baseAddress = start
                    self.count = count
                }
                init(_ other: UnsafeMutableBufferPointer<Element>) {
                    baseAddress = other.baseAddress
                    count = other.count
                }
                var startIndex: Int { 0 }
                var endIndex: Int { count }
                subscript(index: Int) -> Element { baseAddress![index] }
                func deallocate() {}
            }

            /// Fidelity: documented UnsafeMutableBufferPointer.
            struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
                let baseAddress: UnsafeMutablePointer<Element>?
                let count: Int
                init(start: UnsafeMutablePointer<Element>?, count: Int) {
                    baseAddress = start
                    self.count = count
                }
                static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> {
                    UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>.allocate(capacity: capacity), count: capacity)
                }
                var startIndex: Int { 0 }
                var endIndex: Int { count }
                subscript(index: Int) -> Element {
                    get { baseAddress![index] }
                    nonmutating set { baseAddress![index] = newValue }
                }
                func initialize(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
                func update(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
                func assign(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
                func swapAt(_ one: Int, _ other: Int) {
                    let value = baseAddress![one]
                    baseAddress![one] = baseAddress![other]
                    baseAddress![other] = value
                }
                func deallocate() {}
            }

            /// Fidelity: documented Array.withUnsafeBufferPointer(_:), withUnsafeMutableBufferPointer(_:), init(unsafeUninitializedCapacity:initializingWith:).
            extension Array {
                init(
                    unsafeUninitializedCapacity capacity: Int, initializingWith body: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
                ) rethrows {
                    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
                    var count = 0
                    try body(&buffer, &count)
                    self = (0..<count).map { buffer[$0] }
                }
                func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result {
                    try body(UnsafeBufferPointer<Element>(start: UnsafePointer<Element>(_Row<Element>(self), at: 0), count: count))
                }
                mutating func withUnsafeMutableBufferPointer<Result>(
                    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
                ) rethrows -> Result {
                    let memory = _Row<Element>(self)
                    var buffer = UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>(memory, at: 0), count: count)
                    defer { self = memory.values.map { $0[0] } }
                    return try body(&buffer)
                }
            }

            typealias CChar = Int8
            /// Fidelity: documented String.withCString(_:), init(cString:).
            extension String {
                func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
                    try body(UnsafePointer<CChar>(_Row<CChar>(utf8.map { CChar(bitPattern: $0) } + [0]), at: 0))
                }
                init(cString pointer: UnsafePointer<CChar>) {
                    var bytes: [UInt8] = []
                    while pointer[bytes.count] != 0 { bytes.append(UInt8(truncatingIfNeeded: pointer[bytes.count])) }
                    self = String(decoding: bytes, as: UTF8.self)
                }
            }

            /// Fidelity: documented os_unfair_lock; locking what is locked ends the run, as it does there.
            struct os_unfair_lock {
                var _isHeld = false
                init() {}
                init(_os_unfair_lock_opaque: UInt32) {}
            }
            typealias os_unfair_lock_s = os_unfair_lock
            typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
            func os_unfair_lock_lock(_ lock: inout os_unfair_lock) {
                if lock._isHeld { fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock") }
                lock._isHeld = true
            }
            func os_unfair_lock_unlock(_ lock: inout os_unfair_lock) { lock._isHeld = false }
            func os_unfair_lock_trylock(_ lock: inout os_unfair_lock) -> Bool {
                if lock._isHeld { return false }
                lock._isHeld = true
                return true
            }
            func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { os_unfair_lock_lock(&lock.pointee) }
            func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { os_unfair_lock_unlock(&lock.pointee) }
            func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { os_unfair_lock_trylock(&lock.pointee) }

            /// Fidelity: documented OSAllocatedUnfairLock; locking what is locked ends the run, as it does there.
            final class OSAllocatedUnfairLock<State> {
                var _state: State
                var _isHeld = false
                init(initialState: State) { _state = initialState }
                init(uncheckedState: State) { _state = uncheckedState }
                func lock() {
                    if _isHeld { fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock") }
                    _isHeld = true
                }
                func unlock() { _isHeld = false }
                func lockIfAvailable() -> Bool {
                    if _isHeld { return false }
                    _isHeld = true
                    return true
                }
                func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
                    lock()
                    defer { unlock() }
                    return try body(&_state)
                }
                func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result { try withLock(body) }
            }
            extension OSAllocatedUnfairLock where State == Void {
                convenience init() { self.init(initialState: ()) }
                func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
                    lock()
                    defer { unlock() }
                    return try body()
                }
            }

            let EPERM: Int32 = 1
            let EDEADLK: Int32 = 11
            let EBUSY: Int32 = 16
            let EINVAL: Int32 = 22
            let EAGAIN: Int32 = 35
            let PTHREAD_MUTEX_NORMAL: Int32 = 0
            let PTHREAD_MUTEX_ERRORCHECK: Int32 = 1
            let PTHREAD_MUTEX_RECURSIVE: Int32 = 2
            let PTHREAD_MUTEX_DEFAULT: Int32 = 0
            /// Fidelity: documented pthread_mutex_t of POSIX; what would wait for ever ends the run.
            struct pthread_mutex_t {
                var _depth = 0
                var _type: Int32 = 0
                init() {}
            }
            struct pthread_mutexattr_t {
                var _type: Int32 = 0
                init() {}
            }
            @discardableResult func pthread_mutexattr_init(_ attributes: inout pthread_mutexattr_t) -> Int32 { 0 }
            @discardableResult func pthread_mutexattr_destroy(_ attributes: inout pthread_mutexattr_t) -> Int32 { 0 }
            @discardableResult func pthread_mutexattr_settype(_ attributes: inout pthread_mutexattr_t, _ type: Int32) -> Int32 {
                attributes._type = type
                return 0
            }
            @discardableResult func pthread_mutex_init(_ mutex: inout pthread_mutex_t, _ attributes: inout pthread_mutexattr_t) -> Int32 {
                mutex._type = attributes._type
                return 0
            }
            @discardableResult func pthread_mutex_init(_ mutex: inout pthread_mutex_t, _ attributes: Any?) -> Int32 { 0 }
            @discardableResult func pthread_mutex_destroy(_ mutex: inout pthread_mutex_t) -> Int32 { 0 }
            @discardableResult func pthread_mutex_lock(_ mutex: inout pthread_mutex_t) -> Int32 {
                if mutex._depth > 0, mutex._type == PTHREAD_MUTEX_ERRORCHECK { return EDEADLK }
                if mutex._depth > 0, mutex._type != PTHREAD_MUTEX_RECURSIVE { fatalError("Deadlock: a mutex was locked twice") }
                mutex._depth += 1
                return 0
            }
            @discardableResult func pthread_mutex_trylock(_ mutex: inout pthread_mutex_t) -> Int32 {
                if mutex._depth > 0, mutex._type != PTHREAD_MUTEX_RECURSIVE { return EBUSY }
                mutex._depth += 1
                return 0
            }
            @discardableResult func pthread_mutex_unlock(_ mutex: inout pthread_mutex_t) -> Int32 {
                mutex._depth -= 1
                return 0
            }
            @discardableResult func pthread_mutexattr_init(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
            @discardableResult func pthread_mutexattr_destroy(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
            @discardableResult func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int32) -> Int32 {
                attributes.pointee._type = type
                return 0
            }
            @discardableResult func pthread_mutex_init(
                _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>?
            ) -> Int32 {
                mutex.pointee._type = attributes?.pointee._type ?? 0
                return 0
            }
            @discardableResult func pthread_mutex_init(
                _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: inout pthread_mutexattr_t
            ) -> Int32 {
                mutex.pointee._type = attributes._type
                return 0
            }
            @discardableResult func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
            @discardableResult func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { pthread_mutex_lock(&mutex.pointee) }
            @discardableResult func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
                pthread_mutex_trylock(&mutex.pointee)
            }
            @discardableResult func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { pthread_mutex_unlock(&mutex.pointee) }

            /// Fidelity: documented pthread_rwlock_t of POSIX; there is nobody to wait for.
            struct pthread_rwlock_t { init() {} }
            @discardableResult func pthread_rwlock_init(_ lock: inout pthread_rwlock_t, _ attributes: Any?) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_destroy(_ lock: inout pthread_rwlock_t) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_rdlock(_ lock: inout pthread_rwlock_t) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_wrlock(_ lock: inout pthread_rwlock_t) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_unlock(_ lock: inout pthread_rwlock_t) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_init(_ lock: UnsafeMutablePointer<pthread_rwlock_t>, _ attributes: Any?) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_destroy(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
            @discardableResult func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }

            typealias OSSpinLock = Int32
            let OS_SPINLOCK_INIT: Int32 = 0
            func OSSpinLockLock(_ lock: inout Int32) {
                if lock != 0 { fatalError("Deadlock: a lock was locked twice") }
                lock = 1
            }
            func OSSpinLockUnlock(_ lock: inout Int32) { lock = 0 }
            func OSSpinLockTry(_ lock: inout Int32) -> Bool {
                if lock != 0 { return false }
                lock = 1
                return true
            }

            func _exchange(_ old: Int32, _ new: Int32, _ value: inout Int32) -> Bool {
                if value != old { return false }
                value = new
                return true
            }
            /// Fidelity: documented OSAtomicCompareAndSwap32(_:_:_:) and what is told with it.
            @discardableResult func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: inout Int32) -> Bool { _exchange(old, new, &value) }
            @discardableResult func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: inout Int32) -> Bool {
                _exchange(old, new, &value)
            }
            @discardableResult func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
                _exchange(old, new, &value.pointee)
            }
            @discardableResult func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
                _exchange(old, new, &value.pointee)
            }
            func _added(_ amount: Int32, _ value: inout Int32) -> Int32 {
                value &+= amount
                return value
            }
            @discardableResult func OSAtomicAdd32(_ amount: Int32, _ value: inout Int32) -> Int32 { _added(amount, &value) }
            @discardableResult func OSAtomicAdd32Barrier(_ amount: Int32, _ value: inout Int32) -> Int32 { _added(amount, &value) }
            @discardableResult func OSAtomicIncrement32(_ value: inout Int32) -> Int32 { _added(1, &value) }
            @discardableResult func OSAtomicIncrement32Barrier(_ value: inout Int32) -> Int32 { _added(1, &value) }
            @discardableResult func OSAtomicDecrement32(_ value: inout Int32) -> Int32 { _added(-1, &value) }
            @discardableResult func OSAtomicDecrement32Barrier(_ value: inout Int32) -> Int32 { _added(-1, &value) }
            """)
}

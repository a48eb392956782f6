typealias UnsafeRawPointer = UnsafeMutableRawPointer

typealias OpaquePointer = UnsafeMutableRawPointer

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

typealias CChar = Int8

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

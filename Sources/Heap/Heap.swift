/// The lives of all objects: each one's type name, the number of its strong references, and whether it lives.
///
/// The heap is a value: a copy is a snapshot. It holds no contents. Those belong to whoever allocates, in tables by the same ids: script
/// fields to the interpreter, views and controllers to the simulated UIKit.
public struct Heap: Sendable {
    /// One object's life.
    public struct Record: Sendable {
        /// Index into `typeNames`.
        public fileprivate(set) var type: UInt32 = 0
        /// How many strong references there are.
        public fileprivate(set) var strong: Int32 = 0
        /// False before allocation and once deinitialisation has ended.
        public fileprivate(set) var isAlive = false
        /// True from the start of deinitialisation.
        public fileprivate(set) var isDeinitialising = false
        fileprivate var isListed = false

        /// Counts one reference less. Returns how many are left, and whether the object must now be listed.
        fileprivate mutating func release() -> (strong: Int32, isToBeListed: Bool) {
            strong -= 1
            guard strong == 0, isAlive, !isListed, !isDeinitialising else { return (strong, false) }
            isListed = true
            return (strong, true)
        }

        /// Takes it off the list; false when it does not die.
        fileprivate mutating func beginDeinitialising() -> Bool {
            isListed = false
            guard strong == 0, isAlive, !isDeinitialising else { return false }
            isDeinitialising = true
            return true
        }
    }

    private var records = Table(initial: Record())
    /// How many objects have been allocated, dead ones included.
    public private(set) var count: UInt32 = 0
    /// How many objects live.
    public private(set) var living: UInt32 = 0
    /// The names of the types seen, in order of first allocation.
    public private(set) var typeNames: [String] = []
    private var typeIndices: [String: UInt32] = [:]
    private var lastType: UInt32 = 0
    /// Objects that have lost their last strong reference and are not deinitialised yet, oldest first.
    public private(set) var unreferenced: [ObjectID] = []
    /// The references that the autorelease pools hold, one after the other, oldest first.
    public private(set) var autoreleased: [ObjectID] = []

    /// An empty heap.
    public init() {}

    /// The life of one object.
    public subscript(id: ObjectID) -> Record {
        records[id]
    }

    /// The name of the type that an object was allocated with.
    public func typeName(of id: ObjectID) -> String {
        let record = records[id]
        return Int(record.type) < typeNames.count ? typeNames[Int(record.type)] : "?"
    }

    /// Whether an object can still be reached through a weak reference: allocated, and its deinitialisation has not begun.
    public func isReachableWeakly(_ id: ObjectID) -> Bool {
        records[id].isAlive && !records[id].isDeinitialising
    }

    /// A new object without any reference. It dies at the next reaping unless it is retained.
    public mutating func allocate(typeName: String) -> ObjectID {
        let id = allocate(Record(type: number(of: typeName), strong: 0, isAlive: true, isListed: true))
        unreferenced.append(id)
        return id
    }

    /// A new object with one strong reference, which is the caller's.
    public mutating func allocateRetained(typeName: String) -> ObjectID {
        allocate(Record(type: number(of: typeName), strong: 1, isAlive: true))
    }

    private mutating func allocate(_ record: Record) -> ObjectID {
        let id = ObjectID(index: count)
        count += 1
        living += 1
        records[id] = record
        return id
    }

    /// The number of a type's name. Immediate if it is the same as the object before's.
    private mutating func number(of typeName: String) -> UInt32 {
        if Int(lastType) < typeNames.count, typeNames[Int(lastType)] == typeName { return lastType }
        if let known = typeIndices[typeName] {
            lastType = known
        } else {
            lastType = UInt32(typeNames.count)
            typeNames.append(typeName)
            typeIndices[typeName] = lastType
        }
        return lastType
    }

    /// Counts one strong reference more.
    public mutating func retain(_ id: ObjectID) {
        records[id].strong += 1
    }

    /// Counts one strong reference less; an object left with none is listed for the next reaping. Returns false if there was none: the
    /// caller has made a mistake, and the object stays as it is.
    public mutating func release(_ id: ObjectID) -> Bool {
        let (strong, isToBeListed) = records[id].release()
        if isToBeListed { unreferenced.append(id) }
        if strong < 0 { records[id].strong = 0 }
        return strong >= 0
    }

    /// Hands a reference of the caller's to the innermost autorelease pool.
    mutating func autorelease(_ id: ObjectID) {
        autoreleased.append(id)
    }

    /// Removes and returns the youngest reference of the pools.
    mutating func takeAutoreleased() -> ObjectID {
        autoreleased.removeLast()
    }

    /// Takes the object at `position` off the list. Returns it if it is to die now, because nothing has retained it since.
    mutating func beginDeinitialising(listedAt position: Int) -> ObjectID? {
        let id = unreferenced[position]
        return records[id].beginDeinitialising() ? id : nil
    }

    mutating func endDeinitialising(_ id: ObjectID) {
        records[id].isAlive = false
        living -= 1
    }

    mutating func dropListed(from position: Int) {
        unreferenced.removeLast(unreferenced.count - position)
    }
}

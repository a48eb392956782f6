/// What is known of every object's life: its type's name, how many strong references there are, whether it lives.
///
/// The heap is a value: a copy is a snapshot. It holds no contents; those belong to whoever allocates (script fields to the interpreter,
/// views
/// and controllers to the simulated UIKit), in tables by the same ids.
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
    }

    private var records = Table(initial: Record())
    /// How many objects have been allocated, dead ones included.
    public private(set) var count: UInt32 = 0
    /// How many objects live.
    public private(set) var living: UInt32 = 0
    /// The names of the types seen, in order of first allocation.
    public private(set) var typeNames: [String] = []
    private var typeIndices: [String: UInt32] = [:]
    /// Objects that came to have no strong reference and are not deinitialised yet, oldest first.
    public private(set) var unreferenced: [ObjectID] = []

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

    /// A new object without any reference: it dies at the next reaping unless somebody retains it.
    public mutating func allocate(typeName: String) -> ObjectID {
        let id = ObjectID(index: count)
        count += 1
        living += 1
        let type: UInt32
        if let known = typeIndices[typeName] {
            type = known
        } else {
            type = UInt32(typeNames.count)
            typeNames.append(typeName)
            typeIndices[typeName] = type
        }
        records[id] = Record(type: type, strong: 0, isAlive: true, isDeinitialising: false, isListed: true)
        unreferenced.append(id)
        return id
    }

    /// Counts one strong reference more.
    public mutating func retain(_ id: ObjectID) {
        records[id].strong += 1
    }

    /// Counts one strong reference less; an object left with none is listed for the next reaping.
    public mutating func release(_ id: ObjectID) {
        records[id].strong -= 1
        let record = records[id]
        precondition(record.strong >= 0, "\(typeName(of: id)) \(id.index) released more often than retained")
        if record.strong == 0, record.isAlive, !record.isListed, !record.isDeinitialising {
            records[id].isListed = true
            unreferenced.append(id)
        }
    }

    /// Takes one object off the list at `position`; true when it is to die now: nothing has retained it meanwhile.
    mutating func beginDeinitialising(listedAt position: Int) -> ObjectID? {
        let id = unreferenced[position]
        records[id].isListed = false
        guard records[id].strong == 0, records[id].isAlive, !records[id].isDeinitialising else { return nil }
        records[id].isDeinitialising = true
        return id
    }

    mutating func endDeinitialising(_ id: ObjectID) {
        records[id].isAlive = false
        living -= 1
    }

    mutating func dropListed(from position: Int) {
        unreferenced.removeSubrange(position...)
    }
}

/// Memory for consecutive snapshots, so that most need no allocation. Its contents never change or move, and are freed with the last
/// snapshot that uses them.
final class SnapshotArena: @unchecked Sendable {
    // Unchecked: existing contents are only read. Only one machine appends.
    private let memory: UnsafeMutableRawPointer
    private let capacity: Int
    @exclusivity(unchecked)
    private var used = 0
    /// The arena that snapshots here share parts of.
    private var earlier: SnapshotArena?
    /// Contents that hold references, to be released.
    @exclusivity(unchecked)
    private var stores: [UnsafeMutablePointer<Store>] = []
    @exclusivity(unchecked)
    private var snapshots: [UnsafeMutablePointer<FrameSnapshot>] = []

    private static let largest = 1 << 16
    private static let alignment = 16

    /// Doubles the previous capacity up to a limit. Takes at least the requested number of bytes.
    init(after earlier: SnapshotArena? = nil, holding bytes: Int = 1 << 10) {
        self.earlier = earlier
        capacity = max(min((earlier?.capacity ?? 0) * 2, Self.largest), Self.rounded(bytes))
        memory = .allocate(byteCount: capacity, alignment: Self.alignment)
    }

    deinit {
        for store in stores { store.deinitialize(count: 1) }
        for snapshot in snapshots { FrameSnapshot.values(of: snapshot).deinitialize(count: Int(snapshot.pointee.count)) }
        memory.deallocate()
        // Iterative, as a long run has many arenas.
        var next = earlier
        earlier = nil
        while isKnownUniquelyReferenced(&next), let arena = next {
            next = arena.earlier
            arena.earlier = nil
        }
    }

    @inline(__always)
    private static func rounded(_ bytes: Int) -> Int { (bytes + alignment - 1) & -alignment }

    @inline(__always)
    private func place(_ bytes: Int) -> UnsafeMutableRawPointer? {
        let rounded = Self.rounded(bytes)
        guard capacity - used >= rounded else { return nil }
        used += rounded
        return memory + (used - rounded)
    }

    /// Stores a copy of a store; nil if there is no room.
    func keep(_ store: UnsafePointer<Store>) -> UnsafePointer<Store>? {
        guard let place = place(MemoryLayout<Store>.size)?.initializeMemory(as: Store.self, from: store, count: 1) else { return nil }
        stores.append(place)
        return UnsafePointer(place)
    }

    /// Stores a frame snapshot with copies of its values; nil if there is no room.
    @inline(__always)
    func keep(_ snapshot: FrameSnapshot, _ values: UnsafePointer<Value>) -> UnsafePointer<FrameSnapshot>? {
        let count = Int(snapshot.count)
        guard let raw = place(FrameSnapshot.size(count)) else { return nil }
        let place = raw.initializeMemory(as: FrameSnapshot.self, to: snapshot)
        let copies = FrameSnapshot.values(of: place)
        var isCounted = false
        for position in 0..<count {
            switch values[position] {
            case .string, .character, .substring, .host:
                isCounted = true
                (copies + position).initialize(to: values[position])
            default:
                UnsafeMutableRawPointer(copies + position).copyMemory(from: values + position, byteCount: MemoryLayout<Value>.size)
            }
        }
        if isCounted { snapshots.append(place) }
        return UnsafePointer(place)
    }
}

/// A copy of one running function on top of the snapshot of its caller. Its locals and operands follow it in memory.
///
/// Only the innermost function changes its frame, so snapshots share all other frames. The cost of a snapshot does not depend on the depth.
struct FrameSnapshot {
    /// The snapshot beneath; nil for the values beneath the outermost function.
    let beneath: UnsafePointer<FrameSnapshot>?
    /// The copy of the store at the time of this snapshot.
    let store: UnsafePointer<Store>
    /// The number of steps so far.
    let steps: Int
    /// The frame; nil for the values beneath the outermost function.
    let frame: Frame?
    /// The number of running functions, this one included.
    let depth: Int32
    /// The number of its values.
    let count: Int32

    /// The size in bytes of a snapshot with that many values.
    static func size(_ count: Int) -> Int { MemoryLayout<FrameSnapshot>.stride + count * MemoryLayout<Value>.stride }

    /// The values of a snapshot.
    @inline(__always)
    static func values(of snapshot: UnsafePointer<FrameSnapshot>) -> UnsafePointer<Value> {
        UnsafeRawPointer(snapshot + 1).assumingMemoryBound(to: Value.self)
    }

    /// The weight, in values, of its long strings that an earlier snapshot of the same depth does not share.
    static func stringWeight(of snapshot: UnsafePointer<FrameSnapshot>, after earlier: UnsafePointer<FrameSnapshot>?) -> Int {
        let other = earlier.flatMap { $0.pointee.depth == snapshot.pointee.depth ? $0 : nil }
        var weight = 0
        for place in 0..<Int(snapshot.pointee.count) {
            let before = other.flatMap { place < $0.pointee.count ? values(of: $0)[place] : nil }
            weight += values(of: snapshot)[place].stringWeight(after: before)
        }
        return weight
    }

    /// The memory for the values of a new snapshot.
    @inline(__always)
    static func values(of snapshot: UnsafeMutablePointer<FrameSnapshot>) -> UnsafeMutablePointer<Value> {
        UnsafeMutableRawPointer(snapshot + 1).assumingMemoryBound(to: Value.self)
    }
}

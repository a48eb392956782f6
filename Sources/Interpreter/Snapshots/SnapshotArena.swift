/// Memory that states are laid in one after another: to keep one allocates nothing. What lies here is neither changed nor moved, and goes with
/// the last state that has a part of it.
final class SnapshotArena: @unchecked Sendable {
    // Unchecked: what has been laid here is only read; the one machine that lays more here touches nothing else.
    private let memory: UnsafeMutableRawPointer
    private let capacity: Int
    @exclusivity(unchecked)
    private var used = 0
    /// What states here share parts of.
    private var earlier: SnapshotArena?
    /// What holds references, to be let go.
    @exclusivity(unchecked)
    private var stores: [UnsafeMutablePointer<Store>] = []
    @exclusivity(unchecked)
    private var segments: [UnsafeMutablePointer<FrameSnapshot>] = []

    private static let largest = 1 << 16
    private static let alignment = 16

    /// Twice as large as the one before, up to a limit; larger where so many bytes need it.
    init(after earlier: SnapshotArena? = nil, holding bytes: Int = 1 << 10) {
        self.earlier = earlier
        capacity = max(min((earlier?.capacity ?? 0) * 2, Self.largest), Self.rounded(bytes))
        memory = .allocate(byteCount: capacity, alignment: Self.alignment)
    }

    deinit {
        for store in stores { store.deinitialize(count: 1) }
        for segment in segments { FrameSnapshot.values(of: segment).deinitialize(count: Int(segment.pointee.count)) }
        memory.deallocate()
        // One after the other, as a long run has many.
        var next = earlier
        earlier = nil
        while isKnownUniquelyReferenced(&next), let slab = next {
            next = slab.earlier
            slab.earlier = nil
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

    /// Lays a copy of a store here; nil when there is no room.
    func keep(_ store: UnsafePointer<Store>) -> UnsafePointer<Store>? {
        guard let place = place(MemoryLayout<Store>.size)?.initializeMemory(as: Store.self, from: store, count: 1) else { return nil }
        stores.append(place)
        return UnsafePointer(place)
    }

    /// Lays a segment here with copies of its values; nil when there is no room.
    @inline(__always)
    func keep(_ segment: FrameSnapshot, _ values: UnsafePointer<Value>) -> UnsafePointer<FrameSnapshot>? {
        let count = Int(segment.count)
        guard let raw = place(FrameSnapshot.size(count)) else { return nil }
        let place = raw.initializeMemory(as: FrameSnapshot.self, to: segment)
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
        if isCounted { segments.append(place) }
        return UnsafePointer(place)
    }
}

/// A kept copy of one running function, over what runs beneath it; its locals and operands follow it in memory.
///
/// Only the innermost function changes anything of its own, so that states share the segments of all others: to keep a state costs what the
/// innermost function has, however deep it runs.
struct FrameSnapshot {
    /// What runs beneath; nil beneath what lies in no function.
    let beneath: UnsafePointer<FrameSnapshot>?
    /// Everything else, as it was when this was made.
    let store: UnsafePointer<Store>
    /// The steps so far.
    let steps: Int
    /// The function; nil for what lies beneath the outermost one.
    let frame: Frame?
    /// How many functions run, it included.
    let depth: Int32
    /// How many values it has.
    let count: Int32

    /// The bytes that one with so many values takes.
    static func size(_ count: Int) -> Int { MemoryLayout<FrameSnapshot>.stride + count * MemoryLayout<Value>.stride }

    /// Where the values of one lie.
    @inline(__always)
    static func values(of segment: UnsafePointer<FrameSnapshot>) -> UnsafePointer<Value> {
        UnsafeRawPointer(segment + 1).assumingMemoryBound(to: Value.self)
    }

    /// How many values take as much memory as the long strings that one has and one of the same depth before it has not.
    static func stringWeight(of segment: UnsafePointer<FrameSnapshot>, after earlier: UnsafePointer<FrameSnapshot>?) -> Int {
        let other = earlier.flatMap { $0.pointee.depth == segment.pointee.depth ? $0 : nil }
        var weight = 0
        for place in 0..<Int(segment.pointee.count) {
            let before = other.flatMap { place < $0.pointee.count ? values(of: $0)[place] : nil }
            weight += values(of: segment)[place].stringWeight(after: before)
        }
        return weight
    }

    /// Where the values of one are to be laid.
    @inline(__always)
    static func values(of segment: UnsafeMutablePointer<FrameSnapshot>) -> UnsafeMutablePointer<Value> {
        UnsafeMutableRawPointer(segment + 1).assumingMemoryBound(to: Value.self)
    }
}

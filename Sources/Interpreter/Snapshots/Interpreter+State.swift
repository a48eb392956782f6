internal import Heap

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Snapshots of the run, and the return to them.
extension Interpreter {
    /// A snapshot of everything that changes during a run except object lifetimes, which belong to the space: fields, buffers, globals,
    /// frames.
    ///
    /// Immutable. Its cost is that of the innermost running function; the rest is shared with other snapshots.
    public struct State: @unchecked Sendable {
        // Unchecked: memory in an arena is never changed, and the snapshot retains the arena.
        fileprivate let arena: SnapshotArena
        fileprivate let innermost: UnsafePointer<FrameSnapshot>

        /// The fields, buffers and globals.
        var store: UnsafePointer<Store> { innermost.pointee.store }

        /// The number of values in this state that an earlier state of the same run does not share; all values for nil. Linear in the
        /// difference.
        public func weight(after earlier: State?) -> Int {
            var weight = 0
            var snapshot: UnsafePointer<FrameSnapshot>? = innermost
            var other = earlier?.innermost
            let depth = other?.pointee.depth ?? -1
            while let own = snapshot, own != earlier?.innermost, own == innermost || own.pointee.depth > depth {
                weight += Int(own.pointee.count) + 1
                while let above = other, above.pointee.depth > own.pointee.depth { other = above.pointee.beneath }
                weight += FrameSnapshot.stringWeight(of: own, after: other)
                snapshot = own.pointee.beneath
            }
            if let earlier, earlier.innermost.pointee.store == innermost.pointee.store { return weight }
            return weight + innermost.pointee.store.pointee.weight(after: earlier?.innermost.pointee.store.pointee ?? Store())
        }

        /// The number of table bytes, without their contents, in this state that an earlier state of the same run does not share.
        public func tableBytes(after earlier: State) -> Int {
            let (own, old) = (innermost.pointee.store, earlier.innermost.pointee.store)
            return own == old ? 0 : MemoryLayout<Store>.size + own.pointee.tableBytes(after: old.pointee)
        }
    }

    /// The current state. Assigning an earlier one returns to it; the space's heap must be assigned too.
    public var state: State {
        get {
            let snapshot = keepSnapshots()
            lastSnapshot = snapshot
            settledDepth = frames.count - 1
            return State(arena: arena, innermost: snapshot)
        }
        set {
            stack.deinitialize(count: top)
            top = 0
            frames.removeLast(frames.count)
            store.pointee = newValue.innermost.pointee.store.pointee
            growGlobals()
            steps = newValue.innermost.pointee.steps
            checkpoint = 0
            restore(newValue.innermost)
            lastSnapshot = newValue.innermost
            settledDepth = frames.count - 1
            // The old arena is read-only now: later states may be released before the assigned one.
            arena = newValue.arena
            isArenaOpen = false
        }
    }

    /// An upper bound on the values that a new state does not share with earlier ones: elements, globals, locals and frames. Constant time.
    public var stateWeight: Int {
        store.pointee.living + store.pointee.globals.count + top + frames.count
            + store.pointee.longStrings / MemoryLayout<Value>.stride
            + (store.pointee.hasTasks ? store.pointee.tasksAlive.count : 0)
    }

    /// Leaves the innermost functions. The frame beneath them counts as changed.
    @inline(__always)
    func removeFrames(_ count: Int) {
        frames.removeLast(count)
        settledDepth = min(settledDepth, frames.count - 1)
    }

    private func keepSnapshots() -> UnsafePointer<FrameSnapshot> {
        var own: UnsafePointer<Store>?
        if let last = lastSnapshot, isSame(last.pointee.store) {
            own = last.pointee.store
            if isSame(last) { return last }
        }
        let kept = own ?? keepStore()
        var shared = lastSnapshot
        while let snapshot = shared, snapshot.pointee.depth > settledDepth { shared = snapshot.pointee.beneath }
        var result = shared ?? keep(values(from: 0, before: 0), of: nil, on: nil, kept)
        while result.pointee.depth < frames.count {
            let place = Int(result.pointee.depth)
            result = keep(values(from: Int(frames[place].base), before: place + 1), of: frames[place], on: result, kept)
        }
        return result
    }

    private func keepStore() -> UnsafePointer<Store> {
        while true {
            if isArenaOpen, let kept = arena.keep(store) { return kept }
            openSlab(holding: MemoryLayout<Store>.stride)
        }
    }

    @inline(__always)
    private func keep(
        _ values: UnsafeBufferPointer<Value>, of frame: Frame?, on beneath: UnsafePointer<FrameSnapshot>?, _ store: UnsafePointer<Store>
    ) -> UnsafePointer<FrameSnapshot> {
        let snapshot = FrameSnapshot(
            beneath: beneath, store: store, steps: steps, frame: frame, depth: (beneath?.pointee.depth ?? -1) + 1,
            count: Int32(values.count))
        while true {
            if isArenaOpen, let kept = arena.keep(snapshot, values.baseAddress.unsafelyUnwrapped) { return kept }
            openSlab(holding: FrameSnapshot.size(values.count))
        }
    }

    @inline(never)
    private func openSlab(holding bytes: Int) {
        arena = SnapshotArena(after: arena, holding: bytes)
        isArenaOpen = true
    }

    /// Whether the store is unchanged since its copy: same numbers, same references. The copy retains the referenced pieces, so they cannot
    /// have changed in place.
    private func isSame(_ kept: UnsafePointer<Store>) -> Bool {
        memcmp(kept, store, MemoryLayout<Store>.size) == 0
    }

    /// Whether the innermost function is unchanged since its last snapshot: no new statement, and the same bytes in its values.
    private func isSame(_ last: UnsafePointer<FrameSnapshot>) -> Bool {
        guard last.pointee.steps == steps, Int(last.pointee.depth) == frames.count, settledDepth == frames.count - 1 else { return false }
        let values = values(from: frames.last.map { Int($0.base) } ?? 0, before: frames.count)
        guard Int(last.pointee.count) == values.count, last.pointee.frame?.pc == frames.last?.pc else { return false }
        return memcmp(values.baseAddress.unsafelyUnwrapped, FrameSnapshot.values(of: last), values.count * MemoryLayout<Value>.stride) == 0
    }

    /// The values from a position up to the start of a frame; empty for a task that has just been suspended.
    private func values(from place: Int, before frame: Int) -> UnsafeBufferPointer<Value> {
        let end = frame < frames.count ? min(Int(frames[frame].base), top) : top
        return UnsafeBufferPointer(start: stack + place, count: max(0, end - place))
    }

    private func restore(_ top: UnsafePointer<FrameSnapshot>) {
        var snapshots: [UnsafePointer<FrameSnapshot>] = []
        var next: UnsafePointer<FrameSnapshot>? = top
        while let snapshot = next {
            snapshots.append(snapshot)
            next = snapshot.pointee.beneath
        }
        for snapshot in snapshots.reversed() {
            if let frame = snapshot.pointee.frame { frames.append(frame) }
            for value in UnsafeBufferPointer(start: FrameSnapshot.values(of: snapshot), count: Int(snapshot.pointee.count)) { push(value) }
        }
    }
}

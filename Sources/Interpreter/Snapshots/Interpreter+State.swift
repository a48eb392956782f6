internal import Heap

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Keeping the run as it is, and going back to what was kept.
extension Interpreter {
    /// All that changes while a program runs, objects' lives excepted (those are the space's): fields, buffers, globals, frames.
    ///
    /// A snapshot, unchanging: it costs what the innermost running function has, and shares the rest with others.
    public struct State: @unchecked Sendable {
        // Unchecked: what has been laid in a slab is not changed, and the slab keeps it.
        fileprivate let slab: SnapshotArena
        fileprivate let innermost: UnsafePointer<FrameSnapshot>

        /// How many values this state keeps that an earlier one of the same run does not share; all for nil. Costs what differs.
        public func weight(after earlier: State?) -> Int {
            var weight = 0
            var segment: UnsafePointer<FrameSnapshot>? = innermost
            var other = earlier?.innermost
            let depth = other?.pointee.depth ?? -1
            while let own = segment, own != earlier?.innermost, own == innermost || own.pointee.depth > depth {
                weight += Int(own.pointee.count) + 1
                while let above = other, above.pointee.depth > own.pointee.depth { other = above.pointee.beneath }
                weight += FrameSnapshot.stringWeight(of: own, after: other)
                segment = own.pointee.beneath
            }
            if let earlier, earlier.innermost.pointee.store == innermost.pointee.store { return weight }
            return weight + innermost.pointee.store.pointee.weight(after: earlier?.innermost.pointee.store.pointee ?? Store())
        }

        /// How many bytes of tables, and not of what lies in them, this state keeps that an earlier one of the same run does not share.
        public func tableBytes(after earlier: State) -> Int {
            let (own, old) = (innermost.pointee.store, earlier.innermost.pointee.store)
            return own == old ? 0 : MemoryLayout<Store>.size + own.pointee.tableBytes(after: old.pointee)
        }
    }

    /// The run as it is; assigning an old one goes to another time. The space's heap must go with it.
    public var state: State {
        get {
            let segment = keepSegments()
            lastSegment = segment
            settledDepth = frames.count - 1
            return State(slab: slab, innermost: segment)
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
            lastSegment = newValue.innermost
            settledDepth = frames.count - 1
            // Only read from now on: states that are kept from here on may be let go before it.
            slab = newValue.slab
            isSlabOpen = false
        }
    }

    /// The most values that a state can keep which those before it do not share: elements of collections, globals, locals, and frames.
    /// Constant time.
    public var stateWeight: Int {
        store.pointee.living + store.pointee.globals.count + top + frames.count
            + store.pointee.longStrings / MemoryLayout<Value>.stride
            + (store.pointee.hasTasks ? store.pointee.tasksAlive.count : 0)
    }

    /// Leaves the innermost functions: the one that runs on changes.
    @inline(__always)
    func removeFrames(_ count: Int) {
        frames.removeLast(count)
        settledDepth = min(settledDepth, frames.count - 1)
    }

    private func keepSegments() -> UnsafePointer<FrameSnapshot> {
        var own: UnsafePointer<Store>?
        if let last = lastSegment, isSame(last.pointee.store) {
            own = last.pointee.store
            if isSame(last) { return last }
        }
        let kept = own ?? keepStore()
        var shared = lastSegment
        while let segment = shared, segment.pointee.depth > settledDepth { shared = segment.pointee.beneath }
        var result = shared ?? keep(values(from: 0, before: 0), of: nil, on: nil, kept)
        while result.pointee.depth < frames.count {
            let place = Int(result.pointee.depth)
            result = keep(values(from: Int(frames[place].base), before: place + 1), of: frames[place], on: result, kept)
        }
        return result
    }

    private func keepStore() -> UnsafePointer<Store> {
        while true {
            if isSlabOpen, let kept = slab.keep(store) { return kept }
            openSlab(holding: MemoryLayout<Store>.stride)
        }
    }

    @inline(__always)
    private func keep(
        _ values: UnsafeBufferPointer<Value>, of frame: Frame?, on beneath: UnsafePointer<FrameSnapshot>?, _ store: UnsafePointer<Store>
    ) -> UnsafePointer<FrameSnapshot> {
        let segment = FrameSnapshot(
            beneath: beneath, store: store, steps: steps, frame: frame, depth: (beneath?.pointee.depth ?? -1) + 1,
            count: Int32(values.count))
        while true {
            if isSlabOpen, let kept = slab.keep(segment, values.baseAddress.unsafelyUnwrapped) { return kept }
            openSlab(holding: FrameSnapshot.size(values.count))
        }
    }

    @inline(never)
    private func openSlab(holding bytes: Int) {
        slab = SnapshotArena(after: slab, holding: bytes)
        isSlabOpen = true
    }

    /// Whether the store has not changed since it was kept: the same numbers, and references to the same pieces. These cannot have been changed in
    /// place, as they are held there too.
    private func isSame(_ kept: UnsafePointer<Store>) -> Bool {
        memcmp(kept, store, MemoryLayout<Store>.size) == 0
    }

    /// Whether the innermost function is as it was when its last segment was kept: no statement has begun since then, and the values' bytes tell
    /// the rest.
    private func isSame(_ last: UnsafePointer<FrameSnapshot>) -> Bool {
        guard last.pointee.steps == steps, Int(last.pointee.depth) == frames.count, settledDepth == frames.count - 1 else { return false }
        let values = values(from: frames.last.map { Int($0.base) } ?? 0, before: frames.count)
        guard Int(last.pointee.count) == values.count, last.pointee.frame?.pc == frames.last?.pc else { return false }
        return memcmp(values.baseAddress.unsafelyUnwrapped, FrameSnapshot.values(of: last), values.count * MemoryLayout<Value>.stride) == 0
    }

    /// The values from a place on, up to where a frame begins; none of a task's that has just been suspended.
    private func values(from place: Int, before frame: Int) -> UnsafeBufferPointer<Value> {
        let end = frame < frames.count ? min(Int(frames[frame].base), top) : top
        return UnsafeBufferPointer(start: stack + place, count: max(0, end - place))
    }

    private func restore(_ top: UnsafePointer<FrameSnapshot>) {
        var segments: [UnsafePointer<FrameSnapshot>] = []
        var next: UnsafePointer<FrameSnapshot>? = top
        while let segment = next {
            segments.append(segment)
            next = segment.pointee.beneath
        }
        for segment in segments.reversed() {
            if let frame = segment.pointee.frame { frames.append(frame) }
            for value in UnsafeBufferPointer(start: FrameSnapshot.values(of: segment), count: Int(segment.pointee.count)) { push(value) }
        }
    }
}

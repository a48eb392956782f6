/// Keeping the run as it is, and going back to what was kept.
extension Interpreter {
    /// All that changes while a program runs, objects' lives excepted (those are the space's): fields, buffers, globals, frames.
    ///
    /// A snapshot, unchanging: it costs what the innermost running function has, and shares the rest with others.
    public struct State: Sendable {
        fileprivate let innermost: Segment
    }

    /// The run as it is; assigning an old one goes to another time. The space's heap must go with it.
    public var state: State {
        get {
            let segment = keepSegments()
            lastSegment = segment
            settledDepth = frames.count - 1
            return State(innermost: segment)
        }
        set {
            stack.deinitialize(count: top)
            top = 0
            frames.removeLast(frames.count)
            store.pointee = newValue.innermost.kept.store
            growGlobals()
            steps = newValue.innermost.steps
            restore(newValue.innermost)
            lastSegment = newValue.innermost
            settledDepth = frames.count - 1
        }
    }

    /// How many values a state may keep that the next one does not share: elements of collections, locals, and frames. Constant time.
    public var stateWeight: Int { store.pointee.living + top + frames.count }

    /// Leaves the innermost functions: the one that runs on changes.
    @inline(__always)
    func removeFrames(_ count: Int) {
        frames.removeLast(count)
        settledDepth = min(settledDepth, frames.count - 1)
    }

    private func keepSegments() -> Segment {
        var kept = lastSegment?.kept
        if kept?.isSame(as: store) != true { kept = nil }
        let own = kept ?? KeptStore(store.pointee)
        var shared = lastSegment
        while let segment = shared, segment.depth > settledDepth { shared = segment.beneath }
        var result = shared ?? Segment(values(from: 0, before: 0), of: nil, on: nil, kept: own, steps: steps)
        while result.depth < frames.count {
            let place = result.depth
            result = Segment(
                values(from: Int(frames[place].base), before: place + 1), of: frames[place], on: result, kept: own, steps: steps)
        }
        return result
    }

    /// The values from a place on, up to where a frame begins; none of a task's that has just been suspended.
    private func values(from place: Int, before frame: Int) -> UnsafeBufferPointer<Value> {
        let end = frame < frames.count ? min(Int(frames[frame].base), top) : top
        return UnsafeBufferPointer(start: stack + place, count: max(0, end - place))
    }

    private func restore(_ top: Segment) {
        var segments: [Segment] = []
        var next: Segment? = top
        while let segment = next {
            segments.append(segment)
            next = segment.beneath
        }
        for segment in segments.reversed() {
            if let frame = segment.frame { frames.append(frame) }
            segment.withValues { values in for value in values { push(value) } }
        }
    }
}

/// A store that states share until it changes.
final class KeptStore: Sendable {
    let store: Store

    init(_ store: Store) { self.store = store }

    /// Whether nothing has changed: the same numbers, and references to the same pieces. These cannot have been changed in place, as they are
    /// held here too.
    func isSame(as other: UnsafePointer<Store>) -> Bool {
        withUnsafeBytes(of: store) { own in
            let other = UnsafeRawBufferPointer(start: other, count: own.count)
            let words = own.count / 8 * 8
            for place in stride(from: 0, to: words, by: 8)
            where own.load(fromByteOffset: place, as: UInt64.self) != other.load(fromByteOffset: place, as: UInt64.self) {
                return false
            }
            return own[words...].elementsEqual(other[words...])
        }
    }
}

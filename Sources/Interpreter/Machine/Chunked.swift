internal import Heap

/// States by number, in chunks that are copied when written to: a copy is a snapshot.
///
/// Like `Table`, but a read looks at the state in place: the machine reads one field of an object far more often than it writes one, and must
/// not pay for a copy of the whole state each time.
struct Chunked<State: Sendable>: Sendable {
    private static var chunkBits: UInt32 { 4 }
    private static var chunkSize: Int { 1 << Int(chunkBits) }

    private var chunks: ContiguousArray<ContiguousArray<State>> = []
    private let initial: State

    init(initial: State) {
        self.initial = initial
    }

    subscript(id: ObjectID) -> State {
        @inline(__always) _read { yield self[id.index] }
        @inline(__always) _modify { yield &self[id.index] }
    }

    subscript(index: UInt32) -> State {
        @inline(__always) _read {
            let chunk = Int(index >> Self.chunkBits)
            if chunk < chunks.count, !chunks[chunk].isEmpty {
                yield chunks[chunk][Int(index) & (Self.chunkSize - 1)]
            } else {
                yield initial
            }
        }
        @inline(__always) _modify {
            let chunk = Int(index >> Self.chunkBits)
            if chunk >= chunks.count || chunks[chunk].isEmpty { grow(to: chunk) }
            yield &chunks[chunk][Int(index) & (Self.chunkSize - 1)]
        }
    }

    @inline(never)
    private mutating func grow(to chunk: Int) {
        if chunk >= chunks.count { chunks.append(contentsOf: repeatElement([], count: chunk + 1 - chunks.count)) }
        chunks[chunk] = ContiguousArray(repeating: initial, count: Self.chunkSize)
    }
}

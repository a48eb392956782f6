/// States by object id, in chunks that are copied when written to.
///
/// A copy of a table is a snapshot: it costs one retain, and a write afterwards copies the list of chunks (a pointer for every 16 objects)
/// and the chunk written to. Reading an object that was never written gives the initial state. Reads and writes take constant time.
public struct Table<State: Sendable>: Sendable {
    private static var chunkBits: Int { 4 }
    private static var chunkSize: Int { 1 << chunkBits }

    private var chunks: [ContiguousArray<State>] = []
    private let initial: State

    /// An empty table in which every object has the state `initial`.
    public init(initial: State) {
        self.initial = initial
    }

    /// The state of one object.
    public subscript(id: ObjectID) -> State {
        _read {
            let chunk = Int(id.index) >> Self.chunkBits
            if chunk < chunks.count, !chunks[chunk].isEmpty {
                yield chunks[chunk][Int(id.index) & (Self.chunkSize - 1)]
            } else {
                yield initial
            }
        }
        _modify {
            let chunk = Int(id.index) >> Self.chunkBits
            if chunk >= chunks.count {
                chunks.append(contentsOf: repeatElement([], count: chunk + 1 - chunks.count))
            }
            if chunks[chunk].isEmpty {
                chunks[chunk] = ContiguousArray(repeating: initial, count: Self.chunkSize)
            }
            yield &chunks[chunk][Int(id.index) & (Self.chunkSize - 1)]
        }
    }
}

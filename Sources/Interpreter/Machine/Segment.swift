/// A kept copy of one running function, its locals and operands, and of what runs beneath it. Unchanging.
///
/// Only the innermost function changes anything of its own, so that states share the segments of all others: to keep a state costs what the
/// innermost function has, however deep it runs.
struct Segment: @unchecked Sendable {
    // Unchecked: its memory is not written to after it has been made.
    private final class Memory: ManagedBuffer<Header, Value> {
        deinit {
            _ = withUnsafeMutablePointers { $1.deinitialize(count: Int($0.pointee.count)) }
        }
    }

    private struct Header {
        let beneath: Segment?
        let kept: KeptStore
        let steps: Int
        let frame: Frame?
        let depth: Int32
        let count: Int32
    }

    private let memory: ManagedBuffer<Header, Value>

    /// Copies values; they lie in no function where `frame` is nil.
    init(_ values: UnsafeBufferPointer<Value>, of frame: Frame?, on beneath: Segment?, kept: KeptStore, steps: Int) {
        memory = Memory.create(minimumCapacity: values.count) { _ in
            Header(
                beneath: beneath, kept: kept, steps: steps, frame: frame, depth: Int32((beneath?.depth ?? -1) + 1),
                count: Int32(values.count))
        }
        memory.withUnsafeMutablePointerToElements { place in
            for position in values.indices { (place + position).initialize(to: values[position]) }
        }
    }

    // Through a pointer: the buffer's own property is checked for exclusive access each time.
    private var header: UnsafeMutablePointer<Header> { memory.withUnsafeMutablePointerToHeader { $0 } }

    /// What runs beneath; nil beneath what lies in no function.
    var beneath: Segment? { header.pointee.beneath }
    /// The function; nil for what lies beneath the outermost one.
    var frame: Frame? { header.pointee.frame }
    /// How many functions run, it included.
    var depth: Int { Int(header.pointee.depth) }
    /// Everything else, as it was when this was made.
    var kept: KeptStore { header.pointee.kept }
    /// The steps so far.
    var steps: Int { header.pointee.steps }

    func withValues<Result>(_ body: (UnsafeBufferPointer<Value>) -> Result) -> Result {
        memory.withUnsafeMutablePointers { body(UnsafeBufferPointer(start: $1, count: Int($0.pointee.count))) }
    }
}

/// A list in manually managed memory, which the machine accesses without uniqueness checks. Copies share the memory; the owner deallocates
/// it.
struct RawList<Element>: RandomAccessCollection {
    private var memory: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 256) {
        self.capacity = capacity
        memory = .allocate(capacity: capacity)
    }

    func deallocate() {
        memory.deinitialize(count: count)
        memory.deallocate()
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(position: Int) -> Element {
        @inline(__always) _read { yield memory[position] }
        @inline(__always) nonmutating _modify { yield &memory[position] }
    }

    /// The address of an element; valid until the next append.
    @inline(__always)
    func place(_ position: Int) -> UnsafePointer<Element> { UnsafePointer(memory + position) }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (memory + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func removeLast(_ number: Int = 1) {
        count -= number
        (memory + count).deinitialize(count: number)
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }
}

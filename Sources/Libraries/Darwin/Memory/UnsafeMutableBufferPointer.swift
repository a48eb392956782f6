/// Fidelity: documented UnsafeMutableBufferPointer.
struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
    let baseAddress: UnsafeMutablePointer<Element>?
    let count: Int
    init(start: UnsafeMutablePointer<Element>?, count: Int) {
        baseAddress = start
        self.count = count
    }
    static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>.allocate(capacity: capacity), count: capacity)
    }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Element {
        get { baseAddress![index] }
        nonmutating set { baseAddress![index] = newValue }
    }
    func initialize(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
    func update(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
    func assign(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
    func swapAt(_ one: Int, _ other: Int) {
        let value = baseAddress![one]
        baseAddress![one] = baseAddress![other]
        baseAddress![other] = value
    }
    func deallocate() {}
}

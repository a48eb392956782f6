/// Fidelity: documented UnsafeMutableRawBufferPointer.
struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
    let baseAddress: UnsafeMutablePointer<UInt8>?
    let count: Int
    init(start: UnsafeRawPointer?, count: Int) {
        baseAddress = start as? UnsafeMutablePointer<UInt8>
        self.count = count
    }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> UInt8 {
        get { baseAddress![index] }
        nonmutating set { baseAddress![index] = newValue }
    }
    func bindMemory<Element>(to type: Element.Type) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer<Element>(start: baseAddress as? UnsafeMutablePointer<Element>, count: count)
    }
    func copyBytes(from source: Data) { for (index, byte) in source.enumerated() { baseAddress![index] = byte } }
    func copyBytes(from source: [UInt8]) { for (index, byte) in source.enumerated() { baseAddress![index] = byte } }
}

/// Fidelity: documented UnsafeRawBufferPointer; its bytes are a copy (simplified).
struct UnsafeRawBufferPointer: RandomAccessCollection {
    let baseAddress: UnsafeMutablePointer<UInt8>?
    let count: Int
    init(start: UnsafeRawPointer?, count: Int) {
        baseAddress = start as? UnsafeMutablePointer<UInt8>
        self.count = count
    }
    init(_data: Data) {
        baseAddress = UnsafeMutablePointer<UInt8>(_Row<UInt8>(Array(_data)), at: 0)
        count = _data.count
    }
    init(_ other: UnsafeMutableRawBufferPointer) {
        baseAddress = other.baseAddress
        count = other.count
    }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> UInt8 { baseAddress![index] }
    func bindMemory<Element>(to type: Element.Type) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer<Element>(start: baseAddress as? UnsafePointer<Element>, count: count)
    }
    func assumingMemoryBound<Element>(to type: Element.Type) -> UnsafeBufferPointer<Element> { bindMemory(to: type) }
    func load<Number: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: Number.Type) -> Number {
        _number(baseAddress!, offset, type)
    }
    func loadUnaligned<Number: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: Number.Type) -> Number {
        _number(baseAddress!, offset, type)
    }
}

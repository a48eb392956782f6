/// Fidelity: documented UnsafeBufferPointer.
struct UnsafeBufferPointer<Element>: RandomAccessCollection {
    let baseAddress: UnsafePointer<Element>?
    let count: Int
    init(start: UnsafePointer<Element>?, count: Int) {
        baseAddress = start
        self.count = count
    }
    init(_ other: UnsafeMutableBufferPointer<Element>) {
        baseAddress = other.baseAddress
        count = other.count
    }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Element { baseAddress![index] }
    func deallocate() {}
}

internal import Interpreter

extension Bindings {
    /// The words of bytes by their places.
    static let rawMemoryWords = ["withUnsafeBytes", "withUnsafeMutableBytes", "RawBufferPointer", "emoryBound(", "bindMemory("]

    /// Bytes by their places, in the learner's own Swift: those of data and of lists of bytes.
    static let rawMemoryLibrary = Program.Library(
        path: "RawMemory",
        text: """
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
            /// A number's bytes, the least first.
            ///
            /// Fidelity: documented UnsafeRawPointer.load(fromByteOffset:as:), on a device.
            func _number<Number: FixedWidthInteger>(_ pointer: UnsafePointer<UInt8>, _ offset: Int, _ type: Number.Type) -> Number {
                var number: Number = 0
                for place in (0..<(Number.bitWidth / 8)).reversed() { number = number << 8 | Number(truncatingIfNeeded: pointer[offset + place]) }
                return number
            }

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

            extension UnsafeMutableRawPointer {
                /// Fidelity: documented UnsafeRawPointer.assumingMemoryBound(to:), bindMemory(to:capacity:); to the type that is there (simplified).
                func assumingMemoryBound<Element>(to type: Element.Type) -> UnsafeMutablePointer<Element> {
                    if let pointer = self as? UnsafeMutablePointer<Element> { return pointer }
                    if let row = _object as? _Row<Element> { return UnsafeMutablePointer<Element>(row, at: _address) }
                    _refuse("memory taken for that of another type")
                    return UnsafeMutablePointer<Element>.allocate(capacity: 1)
                }
                func bindMemory<Element>(to type: Element.Type, capacity: Int) -> UnsafeMutablePointer<Element> { assumingMemoryBound(to: type) }
            }

            /// The bytes at a place: those of a pointer, a list or a text.
            ///
            /// Fidelity: documented UnsafeRawPointer, and what Swift passes for it.
            func _bytes(at place: Any?, _ count: Int) -> Data {
                if let pointer = place as? UnsafePointer<UInt8> { return Data((0..<count).map { pointer[$0] }) }
                if let pointer = place as? UnsafePointer<CChar> { return Data((0..<count).map { UInt8(bitPattern: pointer[$0]) }) }
                if let buffer = place as? UnsafeRawBufferPointer { return Data((0..<count).map { buffer[$0] }) }
                if let bytes = place as? [UInt8] { return Data(bytes.prefix(count)) }
                if let bytes = place as? [CChar] { return Data(bytes.prefix(count).map { UInt8(bitPattern: $0) }) }
                if let data = place as? Data { return Data(data.prefix(count)) }
                if let text = place as? String { return Data(Array(text.utf8).prefix(count)) }
                if let number = place as? any FixedWidthInteger { return _bytes(of: number, count) }
                if let raw = place as? UnsafeMutableRawPointer, let row = raw._object as? _Row<UInt8> {
                    return Data((0..<count).map { row.value(at: raw._address + $0) })
                }
                if place != nil { _refuse("the bytes of \\(place!)") }
                return Data()
            }
            func _bytes<Number: FixedWidthInteger>(of number: Number, _ count: Int) -> Data {
                Data((0..<count).map { UInt8(truncatingIfNeeded: number >> Number(8 * $0)) })
            }

            /// Fidelity: documented Data.withUnsafeBytes(_:), withUnsafeMutableBytes(_:), init(bytes:count:), init(buffer:), copyBytes(to:count:).
            extension Data {
                init(bytes place: Any, count: Int) { self = _bytes(at: place, count) }
                init(buffer: UnsafeBufferPointer<UInt8>) { self.init(Array(buffer)) }
                init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.init(Array(buffer)) }
                func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                    try body(UnsafeRawBufferPointer(_data: self))
                }
                func withUnsafeBytes<Result>(_ body: (UnsafePointer<UInt8>) throws -> Result) rethrows -> Result {
                    try body(UnsafePointer<UInt8>(_Row<UInt8>(Array(self)), at: 0))
                }
                mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
                    let memory = _Row<UInt8>(Array(self))
                    defer { self = Data(memory.values.map { $0[0] }) }
                    return try body(UnsafeMutableRawBufferPointer(start: UnsafeMutablePointer<UInt8>(memory, at: 0), count: count))
                }
                mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) throws -> Result) rethrows -> Result {
                    let memory = _Row<UInt8>(Array(self))
                    defer { self = Data(memory.values.map { $0[0] }) }
                    return try body(UnsafeMutablePointer<UInt8>(memory, at: 0))
                }
                func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
                    for (index, byte) in prefix(count).enumerated() { pointer[index] = byte }
                }
            }

            /// Fidelity: documented Array.withUnsafeBytes(_:), withUnsafeMutableBytes(_:), of bytes.
            extension Array where Element == UInt8 {
                func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
                    try body(UnsafeRawBufferPointer(_data: Data(self)))
                }
                mutating func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
                    let memory = _Row<UInt8>(self)
                    defer { self = memory.values.map { $0[0] } }
                    return try body(UnsafeMutableRawBufferPointer(start: UnsafeMutablePointer<UInt8>(memory, at: 0), count: count))
                }
            }
            """)
}

/// A number's bytes, the least first.
///
/// Fidelity: documented UnsafeRawPointer.load(fromByteOffset:as:), on a device.
func _number<Number: FixedWidthInteger>(_ pointer: UnsafePointer<UInt8>, _ offset: Int, _ type: Number.Type) -> Number {
    var number: Number = 0
    for place in (0..<(Number.bitWidth / 8)).reversed() { number = number << 8 | Number(truncatingIfNeeded: pointer[offset + place]) }
    return number
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
    if place != nil { _refuse("the bytes of \(place!)") }
    return Data()
}

func _bytes<Number: FixedWidthInteger>(of number: Number, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> Number(8 * $0)) })
}

/// A place in memory that is only compared: reading it is refused.
///
/// Fidelity: documented UnsafeMutableRawPointer; simplified, it is a name for an object, or a number.
class UnsafeMutableRawPointer: Hashable, CustomStringConvertible {
    let _object: Any?
    let _address: Int
    init(_object: Any?) {
        self._object = _object
        _address = 0
    }
    init(_object: Any?, _address: Int) {
        self._object = _object
        self._address = _address
    }
    init(_ other: UnsafeMutableRawPointer) {
        _object = other._address == 0 ? other._object ?? other : nil
        _address = other._address
    }
    convenience init(mutating other: UnsafeMutableRawPointer) { self.init(other) }
    init?(bitPattern: Int) {
        if bitPattern == 0 { return nil }
        _object = nil
        _address = bitPattern
    }
    func hash(into hasher: inout Hasher) {
        if _address == 0 { hasher.combine(ObjectIdentifier(_place)) } else { hasher.combine(_address) }
    }
    var _place: AnyObject { (_object as AnyObject?) ?? self }
    // What is kept with an object under a pointer is found by this.
    var description: String {
        let digits = String(_address == 0 ? Int(bitPattern: ObjectIdentifier(_place)) : _address, radix: 16)
        return "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }
    static func == (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool {
        lhs._address == rhs._address && lhs._place === rhs._place || lhs._address == rhs._address && lhs._object == nil && lhs._address != 0
    }
    func deallocate() {}
}

/// The values that stand in a row.
final class _Row<Pointee> {
    // Each place's value, or none: of optional values nil is one.
    var values: [[Pointee]]
    init(_ values: [Pointee]) { self.values = values.map { [$0] } }
    init(empty count: Int) { values = Array(repeating: [], count: count) }
    // What nobody has written may have been filled by a function that nothing declares, which is stood for.
    func value(at position: Int) -> Pointee { values[position].isEmpty ? uninitializedMemory() : values[position][0] }
}

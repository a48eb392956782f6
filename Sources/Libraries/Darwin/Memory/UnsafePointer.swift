/// A place in memory with a value, and with those that follow it.
///
/// Fidelity: documented UnsafePointer; simplified, it keeps its memory alive.
class UnsafePointer<Pointee>: UnsafeMutableRawPointer {
    let _row: _Row<Pointee>
    let _position: Int
    init(_ memory: _Row<Pointee>, at position: Int) {
        _row = memory
        _position = position
        super.init(_object: memory, _address: position)
    }
    convenience init(_ other: UnsafePointer<Pointee>) { self.init(other._row, at: other._position) }
    var pointee: Pointee { _row.value(at: _position) }
    subscript(index: Int) -> Pointee { _row.value(at: _position + index) }
    func advanced(by distance: Int) -> Self { Self(_row, at: _position + distance) }
    func successor() -> Self { advanced(by: 1) }
    func predecessor() -> Self { advanced(by: -1) }
    // Other memory is far away.
    func distance(to other: UnsafePointer<Pointee>) -> Int { other._position - _position + (other._row === _row ? 0 : 1 << 32) }
    static func + (pointer: UnsafePointer<Pointee>, distance: Int) -> UnsafePointer<Pointee> { pointer.advanced(by: distance) }
    static func - (pointer: UnsafePointer<Pointee>, distance: Int) -> UnsafePointer<Pointee> { pointer.advanced(by: -distance) }
    static func - (pointer: UnsafePointer<Pointee>, other: UnsafePointer<Pointee>) -> Int { other.distance(to: pointer) }
}

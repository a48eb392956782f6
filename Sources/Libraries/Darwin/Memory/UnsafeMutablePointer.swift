/// The same of a place that can be written.
///
/// Fidelity: documented UnsafeMutablePointer; simplified, it keeps its memory alive.
final class UnsafeMutablePointer<Pointee>: UnsafePointer<Pointee> {
    static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> {
        UnsafeMutablePointer<Pointee>(_Row<Pointee>(empty: capacity), at: 0)
    }
    convenience init(mutating other: UnsafePointer<Pointee>) { self.init(other._row, at: other._position) }
    override var pointee: Pointee {
        get { _row.value(at: _position) }
        set { _row.values[_position] = [newValue] }
    }
    override subscript(index: Int) -> Pointee {
        get { _row.value(at: _position + index) }
        set { _row.values[_position + index] = [newValue] }
    }
    var _elements: [Pointee] { _row.values.map { $0[0] } }
    func initialize(to value: Pointee) { _row.values[_position] = [value] }
    func initialize(repeating value: Pointee, count: Int) { for index in 0..<count { _row.values[_position + index] = [value] } }
    func initialize(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
    func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
    func assign(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
    func update(from source: UnsafePointer<Pointee>, count: Int) {
        let values = (0..<count).map { source[$0] }
        for index in 0..<count { _row.values[_position + index] = [values[index]] }
    }
    func assign(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
    func deinitialize(count: Int) { for index in 0..<count { _row.values[_position + index] = [] } }
    func move() -> Pointee {
        defer { _row.values[_position] = [] }
        return _row.values[_position][0]
    }
    static func + (pointer: UnsafeMutablePointer<Pointee>, distance: Int) -> UnsafeMutablePointer<Pointee> {
        pointer.advanced(by: distance)
    }
    static func - (pointer: UnsafeMutablePointer<Pointee>, distance: Int) -> UnsafeMutablePointer<Pointee> {
        pointer.advanced(by: -distance)
    }
}

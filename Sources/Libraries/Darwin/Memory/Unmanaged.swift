/// A reference that is handed over without being counted.
///
/// Fidelity: documented Unmanaged; simplified, it holds the object as a strong reference does.
struct Unmanaged<Instance> {
    let _instance: Instance
    static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_instance: value) }
    static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(_instance: value) }
    static func fromOpaque(_ pointer: UnsafeMutableRawPointer) -> Unmanaged<Instance> { Unmanaged(_instance: pointer._object as! Instance) }
    func takeUnretainedValue() -> Instance { _instance }
    func takeRetainedValue() -> Instance { _instance }
    func retain() -> Unmanaged<Instance> { self }
    func release() {}
    func autorelease() -> Unmanaged<Instance> { self }
    func toOpaque() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_object: _instance) }
}

extension Array {
    var firstObject: Any? { first }
    var lastObject: Any? { last }
    func object(at index: Int) -> Any { self[index] }
    func componentsJoined(by separator: String) -> String { map { String(describing: $0) }.joined(separator: separator) }
    func adding(_ object: Any) -> [Any] { map { $0 as Any } + [object] }
    func addingObjects(from others: [Any]) -> [Any] { map { $0 as Any } + others }
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _untilStopped(enumerated()) { block($0.element, $0.offset, $1) }
    }
}

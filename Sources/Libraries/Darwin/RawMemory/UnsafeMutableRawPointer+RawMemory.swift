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

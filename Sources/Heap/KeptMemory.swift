/// What knows how much memory a copy of it keeps for itself.
public protocol MemoryKeeping {
    /// How many bytes this keeps that an earlier copy does not share; 0 where that is of another type.
    func keptBytes(after earlier: Any) -> Int
}

/// How many bytes a value keeps that an earlier copy of it does not share, lists within it included; what it refers to by classes is left out.
///
/// Looks into all of its parts: costs some hundred nanoseconds for each.
public func bytesKept(by value: Any, after earlier: Any) -> Int {
    if let keeping = value as? any MemoryKeeping { return keeping.keptBytes(after: earlier) }
    let (own, old) = (Mirror(reflecting: value), Mirror(reflecting: earlier))
    if own.displayStyle == .class { return 0 }
    return zip(own.children, old.children).reduce(0) { $0 + bytesKept(by: $1.0.value, after: $1.1.value) }
}

extension Array: MemoryKeeping {
    /// The elements' places, where they lie elsewhere.
    public func keptBytes(after earlier: Any) -> Int {
        guard let earlier = earlier as? Array, !sharesMemory(with: earlier) else { return 0 }
        return capacity * MemoryLayout<Element>.stride
    }
}

extension ContiguousArray: MemoryKeeping {
    /// The elements' places, where they lie elsewhere.
    public func keptBytes(after earlier: Any) -> Int {
        guard let earlier = earlier as? ContiguousArray, !sharesMemory(with: earlier) else { return 0 }
        return capacity * MemoryLayout<Element>.stride
    }
}

extension Dictionary: MemoryKeeping {
    /// The places of keys and values, where they lie elsewhere.
    public func keptBytes(after earlier: Any) -> Int {
        guard let earlier = earlier as? Dictionary, unsafeBitCast(self, to: Int.self) != unsafeBitCast(earlier, to: Int.self)
        else { return 0 }
        return capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride)
    }
}

extension Set: MemoryKeeping {
    /// The members' places, where they lie elsewhere.
    public func keptBytes(after earlier: Any) -> Int {
        guard let earlier = earlier as? Set, unsafeBitCast(self, to: Int.self) != unsafeBitCast(earlier, to: Int.self) else { return 0 }
        return capacity * MemoryLayout<Element>.stride
    }
}

// Texts are shared as they are.
extension String: MemoryKeeping {
    /// Nothing.
    public func keptBytes(after earlier: Any) -> Int { 0 }
}

extension ChunkedArray: MemoryKeeping {
    /// The pieces that differ.
    public func keptBytes(after earlier: Any) -> Int { (earlier as? ChunkedArray).map { bytes(after: $0) } ?? 0 }
}

extension Shared: MemoryKeeping {
    /// The content, where it is another one.
    public func keptBytes(after earlier: Any) -> Int {
        guard let earlier = earlier as? Shared, box !== earlier.box else { return 0 }
        return MemoryLayout<Content>.size + bytesKept(by: box.content, after: earlier.box.content)
    }
}

extension Table: MemoryKeeping {
    /// The pieces that differ, and what lies in those states that do.
    public func keptBytes(after earlier: Any) -> Int {
        guard let earlier = earlier as? Table else { return 0 }
        var bytes = pieceBytes(after: earlier)
        guard bytes > 0 else { return 0 }
        forEachChange(since: earlier) { _, new, old in
            let isSame = withUnsafeBytes(of: new) { new in withUnsafeBytes(of: old) { old in new.elementsEqual(old) } }
            if !isSame { bytes += bytesKept(by: new, after: old) }
        }
        return bytes
    }
}

/// Fidelity: documented NSUnionRange(_:_:).
func NSUnionRange(_ first: NSRange, _ second: NSRange) -> NSRange {
    let start = min(first.location, second.location)
    return NSRange(location: start, length: max(NSMaxRange(first), NSMaxRange(second)) - start)
}

/// Fidelity: documented NSStringFromRange(_:).
func NSStringFromRange(_ range: NSRange) -> String { "{\(range.location), \(range.length)}" }

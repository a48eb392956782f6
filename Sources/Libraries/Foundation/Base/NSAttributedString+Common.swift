extension NSAttributedString {
    func enumerateAttributes(
        in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, _Stop) -> Void
    ) {
        let stop = _Stop()
        for part in _parts(of: nil, in: range, reversed: options.contains(.reverse)) {
            block(attributes(at: part.location, effectiveRange: nil), part, stop)
            if stop.pointee { break }
        }
    }
    func enumerateAttribute(
        _ name: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, _Stop) -> Void
    ) {
        let stop = _Stop()
        for part in _parts(of: name, in: range, reversed: options.contains(.reverse)) {
            block(attribute(name, at: part.location, effectiveRange: nil), part, stop)
            if stop.pointee { break }
        }
    }
}

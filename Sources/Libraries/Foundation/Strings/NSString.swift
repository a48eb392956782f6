/// A text whose places are counted in UTF-16 units.
///
/// Fidelity: documented NSString; a value: it has no identity of its own (simplified).
struct NSString: Hashable, CustomStringConvertible {
    typealias CompareOptions = String.CompareOptions
    let _text: String
    init() { _text = "" }
    init(string: String) { _text = string }
    init(format: String, _ arguments: Any...) { _text = String(format: format, arguments: arguments) }
    var description: String { _text }
    var length: Int { _text.utf16.count }
    var lastPathComponent: String { _text.lastPathComponent }
    var pathComponents: [String] { _text.pathComponents }
    var pathExtension: String { _text.pathExtension }
    var deletingPathExtension: String { _text.deletingPathExtension }
    var deletingLastPathComponent: String { _text.deletingLastPathComponent }
    var isAbsolutePath: Bool { _text.hasPrefix("/") }
    var capitalized: String { _text.capitalized }
    var uppercased: String { _text.uppercased() }
    var lowercased: String { _text.lowercased() }
    var intValue: Int { _number(_text)._whole }
    var integerValue: Int { _number(_text)._whole }
    var longLongValue: Int { _number(_text)._whole }
    var doubleValue: Double { _number(_text) }
    var floatValue: Float { Float(_number(_text)) }
    var boolValue: Bool { ["Y", "y", "T", "t"].contains(String(_text.prefix(1))) || _number(_text) != 0 }
    func appendingPathComponent(_ name: String) -> String { _text.appendingPathComponent(name) }
    func appendingPathExtension(_ name: String) -> String? { _text.appendingPathExtension(name) }
    func appending(_ other: String) -> String { _text + other }
    func hasPrefix(_ other: String) -> Bool { _text.hasPrefix(other) }
    func hasSuffix(_ other: String) -> Bool { _text.hasSuffix(other) }
    func contains(_ other: String) -> Bool { _text.contains(other) }
    func isEqual(to other: String) -> Bool { _text == other }
    func components(separatedBy separator: CharacterSet) -> [String] { _pieces(of: _text, separator) }
    func trimmingCharacters(in set: CharacterSet) -> String { _trimmed(_text, set) }
    func substring(to end: Int) -> String { substring(with: NSRange(location: 0, length: end)) }
    func substring(from start: Int) -> String { substring(with: NSRange(location: start, length: length &- start)) }
    func substring(with range: NSRange) -> String { _part(of: _text, range) }
    func range(of text: String, options: String.CompareOptions = []) -> NSRange {
        _nsRange(of: text, in: _text, options.rawValue, NSRange(location: 0, length: length))
    }
    func range(of text: String, options: String.CompareOptions, range: NSRange) -> NSRange {
        _nsRange(of: text, in: _text, options.rawValue, range)
    }
    func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = []) -> NSRange {
        _nsRange(ofOne: set, in: _text, options.rawValue, NSRange(location: 0, length: length))
    }
    func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions, range: NSRange) -> NSRange {
        _nsRange(ofOne: set, in: _text, options.rawValue, range)
    }
    func range(of text: String, options: String.CompareOptions, range: NSRange, locale: Locale?) -> NSRange {
        _nsRange(of: text, in: _text, options.rawValue, range)
    }
    func character(at index: Int) -> UInt16 { Array(_part(of: _text, NSRange(location: index, length: 1)).utf16)[0] }
    func replacingCharacters(in range: NSRange, with text: String) -> String {
        _ = _part(of: _text, range)
        return _text.replacingCharacters(in: range, with: text)
    }
    func replacingOccurrences(of target: String, with text: String) -> String { _text.replacingOccurrences(of: target, with: text) }
    func replacingOccurrences(of target: String, with text: String, options: String.CompareOptions, range: NSRange) -> String {
        let part = substring(with: range).replacingOccurrences(of: target, with: text, options: options)
        return replacingCharacters(in: range, with: part)
    }
    func compare(_ other: String, options: String.CompareOptions = []) -> ComparisonResult { _text.compare(other, options: options) }
    func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { _text.size(withAttributes: attributes) }
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        _text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
    func data(using encoding: UInt) -> Data? { _data(_text, encoding) }
}

extension Double { var _whole: Int { isFinite && abs(self) < 9.2e18 ? Int(self) : 0 } }

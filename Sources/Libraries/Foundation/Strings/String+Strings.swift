/// Foundation's part of strings.
///
/// Fidelity: documented String (Foundation), StringProtocol; the language is English.
extension String {
    /// Fidelity: documented String.init(localized:table:bundle:locale:comment:), String.init(localized:defaultValue:table:bundle:locale:comment:); what
    /// the project's tables say in the development language, else the value, or else the key; values in a key are part of it (simplified).
    init(
        localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: String? = nil
    ) {
        self = _translated(key, table) ?? defaultValue ?? key
    }
    struct CompareOptions: OptionSet {
        let rawValue: Int
        static let caseInsensitive = CompareOptions(rawValue: 1)
        static let literal = CompareOptions(rawValue: 2)
        static let backwards = CompareOptions(rawValue: 4)
        static let anchored = CompareOptions(rawValue: 8)
        static let numeric = CompareOptions(rawValue: 64)
        static let diacriticInsensitive = CompareOptions(rawValue: 128)
        static let widthInsensitive = CompareOptions(rawValue: 256)
        static let forcedOrdering = CompareOptions(rawValue: 512)
        static let regularExpression = CompareOptions(rawValue: 1024)
    }
    /// Fidelity: documented String.Encoding; UTF-8, UTF-16 and ASCII (simplified).
    enum Encoding: Int {
        case ascii = 1, utf8 = 4, isoLatin1 = 5, unicode = 10
        static let utf16 = Encoding.unicode
    }
    func range(
        of text: String, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil
    ) -> Range<String.Index>? {
        let found = _find(text, in: self, options.rawValue, range.map { [$0.lowerBound, $0.upperBound] } ?? [])
        return found.isEmpty ? nil : found[0]..<found[1]
    }
    func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
        let found = _find(set, in: self)
        return found.isEmpty ? nil : found[0]..<found[1]
    }
    func components(separatedBy separator: CharacterSet) -> [String] { _pieces(of: self, separator) }
    func trimmingCharacters(in set: CharacterSet) -> String { _trimmed(self, set) }
    func replacingOccurrences(
        of target: String, with replacement: String, options: String.CompareOptions = [], range: Range<String.Index>? = nil
    ) -> String {
        _replaced(self, target, replacement, options.rawValue, range.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
    func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? { _escaped(self, set) }
    var removingPercentEncoding: String? { _unescaped(self) }
    var capitalized: String { _changed(self, 0) }
    var localizedCapitalized: String { _changed(self, 0) }
    var localizedUppercase: String { uppercased() }
    var localizedLowercase: String { lowercased() }
    func folding(options: String.CompareOptions, locale: Locale?) -> String { _folded(self, options.rawValue) }
    func compare(_ other: String, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult {
        _compared(self, other, options.rawValue)
    }
    func caseInsensitiveCompare(_ other: String) -> ComparisonResult { _compared(self, other, 1) }
    func localizedCompare(_ other: String) -> ComparisonResult { _compared(self, other, -1) }
    func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { _compared(self, other, -2) }
    func localizedStandardCompare(_ other: String) -> ComparisonResult { _compared(self, other, -3) }
    func localizedCaseInsensitiveContains(_ other: String) -> Bool { !_find(other, in: self, 1, []).isEmpty }
    func localizedStandardContains(_ other: String) -> Bool { !_find(other, in: self, 129, []).isEmpty }
    func localizedStandardRange(of other: String) -> Range<String.Index>? {
        range(of: other, options: [.caseInsensitive, .diacriticInsensitive])
    }
    func appending(_ other: String) -> String { self + other }
    func substring(from index: String.Index) -> String { String(self[index...]) }
    func substring(to index: String.Index) -> String { String(self[..<index]) }
    func substring(with range: Range<String.Index>) -> String { String(self[range]) }
    func appendingFormat(_ format: String, _ arguments: Any...) -> String { self + String(format: format, arguments: arguments) }
    func enumerateLines(invoking body: (String, inout Bool) -> Void) {
        var stop = false
        var lines = split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines {
            body(String(line), &stop)
            if stop { break }
        }
    }
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { _data(self, encoding.rawValue) }
    init?(bytes: [UInt8], encoding: String.Encoding) { self.init(data: Data(bytes), encoding: encoding) }
    init?(data: Data, encoding: String.Encoding) {
        guard let text = _text(data, encoding.rawValue) else { return nil }
        self = text
    }
    func lengthOfBytes(using encoding: String.Encoding) -> Int {
        switch encoding {
        case .utf8: return utf8.count
        case .unicode: return utf16.count * 2
        case .ascii: return unicodeScalars.allSatisfy { $0.isASCII } ? utf8.count : 0
        case .isoLatin1: return unicodeScalars.allSatisfy { $0.value < 256 } ? unicodeScalars.count : 0
        }
    }
    func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
        switch encoding {
        case .utf8: return utf16.count * 3
        case .unicode: return utf16.count * 2
        case .ascii, .isoLatin1: return utf16.count
        }
    }
    func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
    func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
    func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
    func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

/// A text as the path of a file.
///
/// Fidelity: documented NSString (its methods for paths).
/// Fidelity: documented String.localizedStringWithFormat(_:_:).
extension String {
    static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String {
        String(format: format, locale: Locale.current, arguments: arguments)
    }
}

extension String {
    var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
    var pathComponents: [String] { (hasPrefix("/") ? ["/"] : []) + split(separator: "/").map(String.init) }
    var pathExtension: String {
        let parts = lastPathComponent.split(separator: ".")
        return parts.count < 2 ? "" : String(parts[parts.count - 1])
    }
    var deletingPathExtension: String {
        let length = pathExtension.count
        return length == 0 ? self : String(dropLast(length + 1))
    }
    var deletingLastPathComponent: String {
        let parts = split(separator: "/").dropLast().joined(separator: "/")
        return hasPrefix("/") ? "/" + parts : parts
    }
    func appendingPathComponent(_ name: String) -> String { hasSuffix("/") ? self + name : self + "/" + name }
    func appendingPathExtension(_ name: String) -> String? { self + "." + name }
}

internal import Interpreter

extension Bindings {
    /// Foundation's part of strings, numbers and character sets, in the learner's own Swift; what searches and measures is Foundation's and UIKit's own.
    static let stringLibrary = Program.Library(path: "Foundation", text: [strings, objectiveStrings, numbers].joined(separator: "\n"))

    /// Parts of its members' names, and words of the libraries that use it.
    static let stringWords = [
        "NSString", "NSRange", "NSNumber", "NSNotFound", "Value", "ange(of", "rangeOf", "omponents", "trimming", "replacing", "Percent",
        "apitalized", "localized", "folding(", "ompare(", "appending", "enumerateLines", "data(using", "ncoding", "boundingRect",
        "size(withAttributes", "pathExtension", "PathExtension", "lastPath", "LastPath", "CharacterSet", "CompareOptions", "length",
        "substring", "contentsOf:", "contentsOfFile:",
        "NSPredicate", "NSCompoundPredicate", "NSSortDescriptor", "FileManager", "NSTemporaryDirectory", "NSHomeDirectory",
        "NSRegularExpression", "JSONSerialization", "AttributedString", "IndexedCollation", "KeyPathComparator", "SortDescriptor",
    ]

    private static let strings = """
        /// Whether the first of two comes before the other by the first order that tells them apart.
        func _isAscending<Order>(_ orders: [Order], _ compare: (Order) -> ComparisonResult) -> Bool {
            for order in orders {
                let result = compare(order)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
        /// Foundation's part of strings.
        ///
        /// Fidelity: documented String (Foundation), StringProtocol; the language is English.
        extension String {
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

        /// Fidelity: documented CharacterSet.
        extension CharacterSet { mutating func invert() { self = inverted } }

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
        """

    private static let objectiveStrings = """
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

        /// Fidelity: documented NSRange.
        extension NSRange {
            init(_ range: Range<String.Index>, in text: String) {
                self.init(location: String(text[..<range.lowerBound]).utf16.count, length: String(text[range]).utf16.count)
            }
            init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.upperBound - range.lowerBound) }
            var lowerBound: Int { location }
            var upperBound: Int { location + length }
            func contains(_ place: Int) -> Bool { NSLocationInRange(place, self) }
            func intersection(_ other: NSRange) -> NSRange? {
                let start = max(location, other.location)
                let end = min(upperBound, other.upperBound)
                return end >= start ? NSRange(location: start, length: end - start) : nil
            }
            func union(_ other: NSRange) -> NSRange {
                let start = min(location, other.location)
                return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
            }
        }
        """

    private static let numbers = """
        /// Numbers as objects: Swift's own numbers stand for them.
        ///
        /// Fidelity: documented NSNumber; a number itself: a Bool is printed as one (simplified).
        extension Int {
            var intValue: Int { self }
            var integerValue: Int { self }
            var uintValue: UInt { UInt(self) }
            var int32Value: Int32 { Int32(self) }
            var int64Value: Int64 { Int64(self) }
            var doubleValue: Double { Double(self) }
            var floatValue: Float { Float(self) }
            var boolValue: Bool { self != 0 }
            var stringValue: String { description }
            var decimalValue: Decimal { Decimal(self) }
            func compare(_ other: NSNumber) -> ComparisonResult { Double(self).compare(other) }
        }
        extension Double {
            var intValue: Int { Int(self) }
            var integerValue: Int { Int(self) }
            var doubleValue: Double { self }
            var floatValue: Float { Float(self) }
            var boolValue: Bool { self != 0 }
            var stringValue: String { self == self.rounded() && abs(self) < 1e15 ? String(Int(self)) : description }
            var decimalValue: Decimal { Decimal(self) }
            func compare(_ other: NSNumber) -> ComparisonResult {
                self == other.doubleValue ? .orderedSame : self < other.doubleValue ? .orderedAscending : .orderedDescending
            }
        }
        extension Bool {
            var intValue: Int { self ? 1 : 0 }
            var integerValue: Int { self ? 1 : 0 }
            var doubleValue: Double { self ? 1 : 0 }
            var floatValue: Float { self ? 1 : 0 }
            var boolValue: Bool { self }
            var stringValue: String { self ? "1" : "0" }
        }
        """
}

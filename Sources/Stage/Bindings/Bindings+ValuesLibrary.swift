internal import Interpreter

extension Bindings {
    /// Foundation's patterns and JSON, in the learner's own Swift; what matches, reads and writes is Foundation's own.
    static let valuesLibrary = Program.Library(
        path: "Patterns and JSON",
        text: """
            /// What a pattern found.
            ///
            /// Fidelity: documented NSTextCheckingResult; of patterns (simplified).
            class NSTextCheckingResult: NSObject {
                let _ranges: [NSRange]
                init(_ ranges: [NSRange]) {
                    _ranges = ranges
                    super.init()
                }
                var range: NSRange { _ranges[0] }
                var numberOfRanges: Int { _ranges.count }
                func range(at index: Int) -> NSRange { _ranges[index] }
            }
            /// A pattern of characters.
            ///
            /// Fidelity: documented NSRegularExpression.
            class NSRegularExpression: NSObject {
                struct Options: OptionSet {
                    let rawValue: Int
                    static let caseInsensitive = Options(rawValue: 1)
                    static let allowCommentsAndWhitespace = Options(rawValue: 2)
                    static let ignoreMetacharacters = Options(rawValue: 4)
                    static let dotMatchesLineSeparators = Options(rawValue: 8)
                    static let anchorsMatchLines = Options(rawValue: 16)
                }
                struct MatchingOptions: OptionSet {
                    let rawValue: Int
                    static let reportProgress = MatchingOptions(rawValue: 1)
                    static let anchored = MatchingOptions(rawValue: 4)
                }
                let pattern: String
                let options: Options
                init(pattern: String, options: Options = []) throws {
                    self.pattern = pattern
                    self.options = options
                    super.init()
                    if !_isPattern(pattern, options.rawValue) { throw NSError(domain: NSCocoaErrorDomain, code: 2048) }
                }
                func matches(in text: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
                    _matches(pattern, self.options.rawValue, text, range).map { NSTextCheckingResult($0) }
                }
                func firstMatch(in text: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
                    matches(in: text, range: range).first
                }
                func numberOfMatches(in text: String, options: MatchingOptions = [], range: NSRange) -> Int {
                    matches(in: text, range: range).count
                }
                func rangeOfFirstMatch(in text: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
                    firstMatch(in: text, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
                }
                func stringByReplacingMatches(
                    in text: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
                ) -> String {
                    _replaced(matches: pattern, self.options.rawValue, text, range, template)
                }
                func enumerateMatches(
                    in text: String, options: MatchingOptions = [], range: NSRange,
                    using block: (NSTextCheckingResult?, Int, _Stop) -> Void
                ) {
                    let stop = _Stop()
                    for match in matches(in: text, range: range) {
                        block(match, 0, stop)
                        if stop.pointee { break }
                    }
                }
            }

            /// JSON and the values that it stands for.
            ///
            /// Fidelity: documented JSONSerialization; keys are written in order (simplified).
            class JSONSerialization: NSObject {
                struct ReadingOptions: OptionSet {
                    let rawValue: Int
                    static let mutableContainers = ReadingOptions(rawValue: 1)
                    static let mutableLeaves = ReadingOptions(rawValue: 2)
                    static let fragmentsAllowed = ReadingOptions(rawValue: 4)
                    static let allowFragments = ReadingOptions(rawValue: 4)
                }
                struct WritingOptions: OptionSet {
                    let rawValue: Int
                    static let prettyPrinted = WritingOptions(rawValue: 1)
                    static let sortedKeys = WritingOptions(rawValue: 2)
                    static let fragmentsAllowed = WritingOptions(rawValue: 4)
                    static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
                }
                static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
                    let found = _json(data)
                    guard let value = found.first else {
                        throw NSError(
                            domain: NSCocoaErrorDomain, code: 3840,
                            userInfo: [NSLocalizedDescriptionKey: "The data couldn’t be read because it isn’t in the correct format."])
                    }
                    return value
                }
                static func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
                    guard let data = _json(of: object, options.rawValue) else {
                        throw NSError(domain: NSCocoaErrorDomain, code: 3840)
                    }
                    return data
                }
                static func isValidJSONObject(_ object: Any) -> Bool { _json(of: object, 0) != nil }
            }
            """)
}

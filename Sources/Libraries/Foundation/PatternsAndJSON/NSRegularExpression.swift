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

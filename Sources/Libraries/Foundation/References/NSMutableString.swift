/// A text that is shared by whoever has it; its places are counted in UTF-16 units.
///
/// Fidelity: documented NSMutableString.
class NSMutableString: NSObject {
    var _bridged = ""
    override init() { super.init() }
    init(string: String) {
        _bridged = string
        super.init()
    }
    init(capacity: Int) { super.init() }
    convenience init(format: String, _ arguments: Any...) { self.init(string: String(format: format, arguments: arguments)) }
    var length: Int { _bridged.utf16.count }
    override var description: String { _bridged }
    func append(_ text: String) { _bridged += text }
    func appendFormat(_ format: String, _ arguments: Any...) { _bridged += String(format: format, arguments: arguments) }
    func setString(_ text: String) { _bridged = text }
    func insert(_ text: String, at place: Int) { replaceCharacters(in: NSRange(location: place, length: 0), with: text) }
    func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    func replaceCharacters(in range: NSRange, with text: String) {
        _bridged = (_bridged as NSString).replacingCharacters(in: range, with: text)
    }
    @discardableResult
    func replaceOccurrences(of target: String, with text: String, options: NSString.CompareOptions = [], range: NSRange) -> Int {
        var count = 0
        var (start, end) = (range.location, range.location + range.length)
        while start < end {
            let found = (_bridged as NSString).range(of: target, options: options, range: NSRange(location: start, length: end - start))
            if found.location == NSNotFound { break }
            replaceCharacters(in: found, with: text)
            count += 1
            start = found.location + text.utf16.count
            end += text.utf16.count - found.length
        }
        return count
    }
    func substring(with range: NSRange) -> String { (_bridged as NSString).substring(with: range) }
    func substring(from place: Int) -> String { (_bridged as NSString).substring(from: place) }
    func substring(to place: Int) -> String { (_bridged as NSString).substring(to: place) }
    func range(of text: String) -> NSRange { (_bridged as NSString).range(of: text) }
    func contains(_ text: String) -> Bool { _bridged.contains(text) }
    func isEqual(to text: String) -> Bool { _bridged == text }
    override func isEqual(_ object: Any?) -> Bool { (object as? String).map { $0 == _bridged } ?? false }
    override var hash: Int { _bridged.hashValue }
}

/// The characters of a text with attributes, through which it is changed.
///
/// Fidelity: documented NSMutableAttributedString.mutableString.
final class _CharactersOfText: NSMutableString {
    let _text: NSMutableAttributedString
    init(_ text: NSMutableAttributedString) {
        _text = text
        super.init()
    }
    override var _bridged: String {
        get { _text.string }
        set { replaceCharacters(in: NSRange(location: 0, length: _text.length), with: newValue) }
    }
    override func append(_ text: String) { insert(text, at: _text.length) }
    override func replaceCharacters(in range: NSRange, with text: String) { _text.replaceCharacters(in: range, with: text) }
}

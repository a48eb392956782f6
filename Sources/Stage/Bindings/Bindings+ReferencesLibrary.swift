internal import Interpreter

extension Bindings {
    /// The words of what is a reference in Foundation and a value in Swift.
    static let referenceWords = [
        "NSUUID", "NSLocale", "NSTimeZone", "NSDateComponents", "NSDateInterval", "NSIndexSet", "NSPersonNameComponents",
        "NSMutableData",
        "NSMutableString", "mutableString", "NSMutableIndexSet", "NSMutableURLRequest", "NSException", "NSData",
    ]

    /// What Foundation has as objects and Swift as values, in the learner's own Swift: those that cannot change are the values, those that can are objects
    /// that a cast makes a value of.
    static let referencesLibrary = Program.Library(
        path: "References",
        text: """
            /// Fidelity: documented NSUUID, NSLocale, NSTimeZone, NSDateComponents, NSDateInterval, NSIndexSet, NSPersonNameComponents; Swift's
            /// own types stand for them (simplified).
            typealias NSUUID = UUID
            typealias NSLocale = Locale
            typealias NSTimeZone = TimeZone
            typealias NSDateComponents = DateComponents
            typealias NSDateInterval = DateInterval
            typealias NSIndexSet = IndexSet
            typealias NSPersonNameComponents = PersonNameComponents

            extension Locale {
                /// Fidelity: documented NSLocale.init(localeIdentifier:).
                init(localeIdentifier: String) { self.init(identifier: localeIdentifier) }
                /// Fidelity: documented NSLocale.localeIdentifier.
                var localeIdentifier: String { identifier }
                /// What can be asked of a locale.
                ///
                /// Fidelity: documented NSLocale.Key.
                struct Key: Hashable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let identifier = Key(rawValue: "kCFLocaleIdentifierKey")
                    static let languageCode = Key(rawValue: "kCFLocaleLanguageCodeKey")
                    static let countryCode = Key(rawValue: "kCFLocaleCountryCodeKey")
                    static let currencyCode = Key(rawValue: "currency")
                    static let currencySymbol = Key(rawValue: "kCFLocaleCurrencySymbolKey")
                    static let decimalSeparator = Key(rawValue: "kCFLocaleDecimalSeparatorKey")
                    static let groupingSeparator = Key(rawValue: "kCFLocaleGroupingSeparatorKey")
                    static let usesMetricSystem = Key(rawValue: "kCFLocaleUsesMetricSystemKey")
                }
                /// Fidelity: documented NSLocale.object(forKey:).
                func object(forKey key: Key) -> Any? {
                    switch key {
                    case .identifier: return identifier
                    case .languageCode: return languageCode
                    case .countryCode: return regionCode
                    case .currencyCode: return currencyCode
                    case .currencySymbol: return currencySymbol
                    case .decimalSeparator: return decimalSeparator
                    case .groupingSeparator: return groupingSeparator
                    case .usesMetricSystem: return usesMetricSystem
                    default: return nil
                    }
                }
                /// Fidelity: documented NSLocale.displayName(forKey:value:).
                func displayName(forKey key: Key, value: Any) -> String? {
                    guard let code = value as? String else { return nil }
                    switch key {
                    case .identifier: return localizedString(forIdentifier: code)
                    case .languageCode: return localizedString(forLanguageCode: code)
                    case .countryCode: return localizedString(forRegionCode: code)
                    case .currencyCode: return localizedString(forCurrencyCode: code)
                    default: return nil
                    }
                }
                /// Fidelity: documented NSLocale.currentLocaleDidChangeNotification.
                static let currentLocaleDidChangeNotification = Notification.Name("kCFLocaleCurrentLocaleDidChangeNotification")
            }

            extension TimeZone {
                /// Fidelity: documented NSTimeZone.init(name:).
                init?(name: String) { self.init(identifier: name) }
                /// Fidelity: documented NSTimeZone.init(forSecondsFromGMT:).
                init(forSecondsFromGMT seconds: Int) { self = TimeZone(secondsFromGMT: seconds)! }
                /// Fidelity: documented NSTimeZone.local, system, default.
                static var local: TimeZone { .current }
                static var system: TimeZone { .current }
                static var `default`: TimeZone { .current }
                /// Fidelity: documented NSTimeZone.name.
                var name: String { identifier }
            }

            extension Data {
                /// Fidelity: documented NSData.length.
                var length: Int { count }
                /// Fidelity: documented NSData.init(data:).
                init(data: Data) { self = data }
                /// Fidelity: documented Data.init(referencing:).
                init(referencing data: NSMutableData) { self = data._bridged }
            }

            /// Bytes that are shared by whoever has them.
            ///
            /// Fidelity: documented NSMutableData; no pointer leads to its bytes (simplified).
            class NSMutableData: NSObject {
                var _bridged = Data()
                override init() { super.init() }
                init(data: Data) {
                    _bridged = data
                    super.init()
                }
                init?(capacity: Int) { super.init() }
                init?(length: Int) {
                    _bridged = Data(Array(repeating: 0, count: length))
                    super.init()
                }
                convenience init?(contentsOfFile path: String) {
                    guard let data = FileManager.default.contents(atPath: path) else { return nil }
                    self.init(data: data)
                }
                var length: Int {
                    get { _bridged.count }
                    set {
                        let bytes = Array(_bridged)
                        _bridged = Data(Array(bytes.prefix(newValue)) + Array(repeating: 0, count: max(0, newValue - bytes.count)))
                    }
                }
                var count: Int { _bridged.count }
                func append(_ data: Data) { _bridged.append(data) }
                func append(_ data: NSMutableData) { _bridged.append(data._bridged) }
                func setData(_ data: Data) { _bridged = data }
                func subdata(with range: NSRange) -> Data { _bridged.subdata(in: range.location..<(range.location + range.length)) }
                func resetBytes(in range: NSRange) { _bridged.resetBytes(in: range.location..<(range.location + range.length)) }
                func base64EncodedString() -> String { _bridged.base64EncodedString() }
                override func isEqual(_ object: Any?) -> Bool { (object as? Data).map { $0 == _bridged } ?? false }
                override var hash: Int { _bridged.hashValue }
            }

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
            extension NSMutableAttributedString {
                var mutableString: NSMutableString { _CharactersOfText(self) }
            }

            /// A set of numbers from 0 on that is shared by whoever has it.
            ///
            /// Fidelity: documented NSMutableIndexSet.
            class NSMutableIndexSet: NSObject, Sequence {
                var _bridged = IndexSet()
                override init() { super.init() }
                init(indexSet: IndexSet) {
                    _bridged = indexSet
                    super.init()
                }
                convenience init(index: Int) { self.init(indexSet: IndexSet(integer: index)) }
                convenience init(indexesIn range: NSRange) { self.init(indexSet: IndexSet(integersIn: range.location..<NSMaxRange(range))) }
                var count: Int { _bridged.count }
                var firstIndex: Int { _bridged.first ?? NSNotFound }
                var lastIndex: Int { _bridged.last ?? NSNotFound }
                func contains(_ index: Int) -> Bool { _bridged.contains(index) }
                func indexGreaterThanIndex(_ index: Int) -> Int { _bridged.integerGreaterThan(index) ?? NSNotFound }
                func indexLessThanIndex(_ index: Int) -> Int { _bridged.integerLessThan(index) ?? NSNotFound }
                func add(_ index: Int) { _bridged.insert(index) }
                func add(_ indexes: IndexSet) { _bridged.formUnion(indexes) }
                func add(in range: NSRange) { _bridged.insert(integersIn: range.location..<NSMaxRange(range)) }
                func remove(_ index: Int) { _bridged.remove(index) }
                func remove(_ indexes: IndexSet) { _bridged = _bridged.subtracting(indexes) }
                func remove(in range: NSRange) { remove(IndexSet(integersIn: range.location..<NSMaxRange(range))) }
                func removeAllIndexes() { _bridged.removeAll() }
                func makeIterator() -> IndexingIterator<[Int]> { Array(_bridged).makeIterator() }
                override func isEqual(_ object: Any?) -> Bool { (object as? IndexSet).map { $0 == _bridged } ?? false }
                override var hash: Int { count }
            }

            extension IndexSet {
                init(_ indexes: NSMutableIndexSet) { self = indexes._bridged }
            }

            /// What is asked of the network, shared by whoever has it.
            ///
            /// Fidelity: documented NSMutableURLRequest.
            @dynamicMemberLookup
            class NSMutableURLRequest: NSObject {
                var _bridged: URLRequest
                init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
                    _bridged = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
                    super.init()
                }
                subscript<Part>(dynamicMember path: WritableKeyPath<URLRequest, Part>) -> Part {
                    get { _bridged[keyPath: path] }
                    set { _bridged[keyPath: path] = newValue }
                }
                func setValue(_ value: String?, forHTTPHeaderField field: String) { _bridged.setValue(value, forHTTPHeaderField: field) }
                func addValue(_ value: String, forHTTPHeaderField field: String) { _bridged.addValue(value, forHTTPHeaderField: field) }
                func value(forHTTPHeaderField field: String) -> String? { _bridged.value(forHTTPHeaderField: field) }
            }

            /// Fidelity: documented NSExceptionName.
            struct NSExceptionName: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                init(_ rawValue: String) { self.rawValue = rawValue }
                static let genericException = NSExceptionName("NSGenericException")
                static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
                static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
                static let rangeException = NSExceptionName("NSRangeException")
                static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
            }
            /// Something that ends the app where nobody catches it; Swift cannot.
            ///
            /// Fidelity: documented NSException.
            class NSException: NSObject {
                typealias Name = NSExceptionName
                let name: NSExceptionName
                let reason: String?
                let userInfo: [AnyHashable: Any]?
                init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
                    self.name = name
                    self.reason = reason
                    self.userInfo = userInfo
                    super.init()
                }
                func raise() { _raise(name.rawValue, reason ?? "") }
                static func raise(_ name: NSExceptionName, format: String, arguments: [Any]) {
                    NSException(name: name, reason: String(format: format, arguments: arguments)).raise()
                }
                override var description: String { reason ?? name.rawValue }
            }
            """)
}

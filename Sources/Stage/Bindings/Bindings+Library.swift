internal import Interpreter

extension Bindings {
    /// The libraries that a program gets which has one of some words in it. Each is read when it is first wanted.
    static let mentioned: [(words: [String], library: @Sendable () -> Program.Library)] = [
        (["Diffable"], { diffableLibrary }),
        (["Diffable"], { outlinesLibrary }),
        (["divided(", "equalTo(", "CGRectEdge"], { geometryLibrary }),
        (["hortcutItem", "ShortcutIcon"], { shortcutsLibrary }),
        (["forKeyPath:", ".value(forKey", "keyPath(", "ForKeys(", "(forKeys:"], { keyPathsLibrary }),
        (["DateComponentsFormatter"], { durationsLibrary }),
        (calendarWords, { calendarLibrary }),
        (["CellRegistration", "SupplementaryRegistration"], { registrationsLibrary }),
        (["UIContentUnavailable", "contentUnavailable", "ContentUnavailable"], { unavailableLibrary }),
        (["Data", "IndexSet", "NSUnionRange", "FromRange"], { bytesLibrary }),
        (stringWords, { stringLibrary }),
        (
            [
                "Formatter", "DateInterval", "dateInterval(", "range(of: .", ".formatted(", "FormatStyle", "ISO8601Format(",
                "nextDate(", "enumerateDates(",
            ], { formattersLibrary }
        ),
        ([".formatted(", "FormatStyle", "ListFormatter", "ISO8601Format("], { formatStylesLibrary }),
        (["Logger", "os_log", "OSLog"], { loggingLibrary }),
        (["DispatchSource", "DispatchTimeInterval", "DispatchWallTime"], { dispatchLibrary }),
        (
            [
                "NSCache", "NSHashTable", "NSMapTable", "ProcessInfo", "NSLock", "NSRecursiveLock", "DispatchSemaphore", "DispatchGroup",
                "Operation", "NSFastEnumerationIterator",
                "observe(", "publisher(for",
                "NSKeyValueObserv", "observeValue", "forKeyPath:",
            ], { objectsLibrary }
        ),
        ([" AttributedString", "(AttributedString", "AttributeContainer", "AttributesTransformer"], { textLibrary }),
        ([" AttributedString", "(AttributedString", "AttributeContainer", "AttributesTransformer"], { attributedRunsLibrary }),
        (
            [
                "FileManager", "NSTemporaryDirectory", "NSHomeDirectory", "contentsOfFile:", "Data(contentsOf", "String(contentsOf",
                "Dictionary(contentsOf", "Array(contentsOf", "PropertyListSerialization",
                "PropertyListDecoder", "PropertyListEncoder", "esourceValues", ".write(to",
            ], { filesLibrary }
        ),
        (["NSPredicate", "NSCompoundPredicate", "NSSortDescriptor"], { predicateLibrary }),
        (["KeyPathComparator", "SortDescriptor", "SortComparator", "SortOrder"], { comparatorsLibrary }),
        (codingWords, { codingLibrary }),
        (["NSRegularExpression", "NSTextCheckingResult", "JSONSerialization"], { valuesLibrary }),
        (
            [
                "Thread.", "pthread_", "DispatchSpecificKey", "dispatchPrecondition", "sharedApplication", "objc_sync_", "FromSelector",
                "SelectorFrom", " sleep(", "\nsleep(", "usleep(", "method(for:",
            ], { runtimeLibrary }
        ),
        (
            [
                "withCString", "cString:",
                "Unsafe", "OrderedSet", "OpaquePointer", "Unmanaged", "takeUnretainedValue", "takeRetainedValue", "pthread_",
                "os_unfair_lock", "UnfairLock", "OSAtomic", "OSSpinLock",
                "OS_SPINLOCK",
                "withExtendedLifetime", "Thread.", "DispatchSpecificKey", "sharedApplication", "objc_sync_", "FromSelector", "SelectorFrom",
                "sleep(", "method(for:", "enumerateObjects", "enumerateKeysAndObjects",
            ] + rawMemoryWords, { memoryLibrary }
        ),
        (["NSManagedObjectContext", "NSPersistentStoreCoordinator"], { contextsLibrary }),
        (
            ["NSMutableArray", "mutableArrayValue", "NSMutableSet", "NSMutableDictionary", "NSCountedSet", "OrderedSet", "Thread."],
            { collectionsLibrary }
        ),
        (["Measurement(", "Measurement<", ": Dimension", "UnitConverter"] + unitClasses, { unitsLibrary }),
        (["MeasurementFormatter"], { measurementFormatters }),
        (["PersonName"], { namesLibrary }),
        (["Scanner("], { scannersLibrary }),
        (["OrderedSet"], { orderedSetsLibrary }),
        (["IndexedCollation"], { collationLibrary }),
        (referenceWords, { referencesLibrary }),
        (rawMemoryWords, { rawMemoryLibrary }),
        (drawingWords, { drawingsLibrary }),
        (effectLayerWords, { effectLayersLibrary }),
        (mathematicsWords, { mathematicsLibrary }),
        (memberWords, { membersLibrary }),
        (keptWords, { keptLibrary }),
        (fontDescriptorWords, { fontDescriptorLibrary }),
        (cookieWords, { cookiesLibrary }),
        (activityWords, { activitiesLibrary }),
        (listWords, { listsLibrary }),
        (fontFileWords, { fontFilesLibrary }),
        (["NSDataAsset"], { dataAssetsLibrary }),
    ]

    /// What Foundation's face has that waits, and what is shorter so, in the learner's own Swift: it runs as if it stood in the scene, unseen.
    static let library = Program.Library(
        path: "Foundation",
        text: """
            /// Fidelity: documented NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC.
            let NSEC_PER_SEC: UInt64 = 1000000000
            let NSEC_PER_MSEC: UInt64 = 1000000
            let NSEC_PER_USEC: UInt64 = 1000
            let USEC_PER_SEC: UInt64 = 1000000

            /// Fidelity: simplified; a Bool by another name.
            typealias ObjCBool = Bool
            extension Bool { var boolValue: Bool { self } }

            /// A text in the user's language.
            ///
            /// Fidelity: documented NSLocalizedString; what the project's tables say in the development language, else the value, or else the key.
            func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String {
                _translated(key, tableName) ?? (value.isEmpty ? key : value)
            }

            /// Fidelity: documented UIColor.getRed(_:green:blue:alpha:), getWhite(_:alpha:), getHue(_:saturation:brightness:alpha:).
            extension UIColor {
                @discardableResult
                func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
                    let parts = _parts(self)
                    red = parts[0]
                    green = parts[1]
                    blue = parts[2]
                    alpha = parts[3]
                    return true
                }
                @discardableResult
                func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
                    let parts = _parts(self)
                    if parts[0] != parts[1] || parts[1] != parts[2] { return false }
                    white = parts[0]
                    alpha = parts[3]
                    return true
                }
                @discardableResult
                func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool {
                    let parts = _parts(self)
                    let most = max(parts[0], parts[1], parts[2])
                    let range = most - min(parts[0], parts[1], parts[2])
                    var turn: CGFloat = 0
                    if range > 0 {
                        if most == parts[0] {
                            turn = (parts[1] - parts[2]) / range
                        } else if most == parts[1] {
                            turn = (parts[2] - parts[0]) / range + 2
                        } else {
                            turn = (parts[0] - parts[1]) / range + 4
                        }
                    }
                    hue = (turn < 0 ? turn + 6 : turn) / 6
                    saturation = most > 0 ? range / most : 0
                    brightness = most
                    alpha = parts[3]
                    return true
                }
            }

            /// What Xcode's literals of pictures and colours make.
            ///
            /// Fidelity: documented UIImage.init(imageLiteralResourceName:), UIColor.
            typealias _ImageLiteralType = UIImage
            typealias _ColorLiteralType = UIColor
            extension UIImage {
                convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
                static var _usual: UIImage { UIImage(named: "image")! }
            }
            /// Fidelity: documented URL.DirectoryHint, URL.appending(path:directoryHint:), appending(component:directoryHint:); nobody looks whether there is a
            /// folder (simplified).
            extension URL {
                static var _usual: URL { URL(string: "https://example.com/")! }
                mutating func appendPathComponent(_ part: String) { self = appendingPathComponent(part) }
                mutating func appendPathComponent(_ part: String, isDirectory: Bool) {
                    self = appendingPathComponent(part, isDirectory: isDirectory)
                }
                mutating func appendPathExtension(_ ending: String) { self = appendingPathExtension(ending) }
                mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
                mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
                mutating func deletePathExtension() { self = deletingPathExtension() }
                mutating func standardize() { self = standardized }
                mutating func append(path: String) { self = appending(path: path) }
                mutating func append(component: String) { self = appending(component: component) }
                enum DirectoryHint { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
                func appending(path: String, directoryHint: DirectoryHint) -> URL {
                    let isFolder = directoryHint == .isDirectory || directoryHint != .notDirectory && path.hasSuffix("/")
                    return appendingPathComponent(path, isDirectory: isFolder)
                }
                func appending(component: String, directoryHint: DirectoryHint) -> URL { appending(path: component, directoryHint: directoryHint) }
                mutating func append(path: String, directoryHint: DirectoryHint) { self = appending(path: path, directoryHint: directoryHint) }
                mutating func append(component: String, directoryHint: DirectoryHint) {
                    self = appending(path: component, directoryHint: directoryHint)
                }
            }
            extension UIWindow {
                static var _usual: UIWindow { UIWindow(frame: UIScreen.main.bounds) }
            }
            extension UIColor {
                convenience init(_colorLiteralRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
                    self.init(red: red, green: green, blue: blue, alpha: alpha)
                }
            }
            /// Fidelity: documented UIActivityIndicatorView.Style (its names before iOS 13; the sizes alone count).
            extension UIActivityIndicatorView.Style {
                static var gray: UIActivityIndicatorView.Style { .medium }
                static var white: UIActivityIndicatorView.Style { .medium }
                static var whiteLarge: UIActivityIndicatorView.Style { .large }
            }

            /// Fidelity: documented NSObjectProtocol.description, of a class: its name, and its module's.
            extension NSObject {
                class func description() -> String { NSStringFromClass(self) }
                /// Fidelity: documented NSObject.classForCoder.
                var classForCoder: AnyClass { type(of: self) }
                /// Fidelity: documented NSObject.classForCoder, asked of a class, which is an object of Objective-C's too.
                class func classForCoder() -> AnyClass { self }
            }

            /// The parts of a locale.
            ///
            /// Fidelity: documented Locale.Language, Locale.LanguageCode, Locale.Script and Locale.Region; what they say of themselves is left out.
            extension Locale {
                struct LanguageCode: Hashable, ExpressibleByStringLiteral {
                    let identifier: String
                    init(_ identifier: String) { self.identifier = identifier }
                    init(stringLiteral value: String) { identifier = value }
                }
                struct Script: Hashable, ExpressibleByStringLiteral {
                    let identifier: String
                    init(_ identifier: String) { self.identifier = identifier }
                    init(stringLiteral value: String) { identifier = value }
                }
                struct Region: Hashable, ExpressibleByStringLiteral {
                    let identifier: String
                    init(_ identifier: String) { self.identifier = identifier }
                    init(stringLiteral value: String) { identifier = value }
                }
                struct Language: Hashable {
                    let minimalIdentifier: String
                    let maximalIdentifier: String
                    let languageCode: LanguageCode?
                    let script: Script?
                    let region: Region?
                    init(identifier: String) { self = Locale(identifier: identifier).language }
                    init(_parts locale: Locale) {
                        minimalIdentifier = locale._minimalIdentifier
                        maximalIdentifier = locale._maximalIdentifier
                        languageCode = locale.languageCode.map { LanguageCode($0) }
                        script = locale._script.map { Script($0) }
                        region = locale.regionCode.map { Region($0) }
                    }
                    var characterDirection: LanguageDirection { Locale.characterDirection(forLanguage: minimalIdentifier) }
                }
                /// Fidelity: documented Locale.LanguageDirection.
                enum LanguageDirection: UInt { case unknown = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }
                /// Fidelity: documented Locale.characterDirection(forLanguage:), Locale.Language.characterDirection; the languages that are written from
                /// the right are listed (simplified).
                static func characterDirection(forLanguage code: String) -> LanguageDirection {
                    let language = code.lowercased().split { $0 == "-" || $0 == "_" }.first.map { String($0) } ?? ""
                    if language.isEmpty { return .unknown }
                    let fromTheRight = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi", "syr", "nqo"]
                    return fromTheRight.contains(language) ? .rightToLeft : .leftToRight
                }
                /// Fidelity: simplified Locale.lineDirection(forLanguage:); from the top.
                static func lineDirection(forLanguage code: String) -> LanguageDirection { .topToBottom }
                var language: Language { Language(_parts: self) }
                var region: Region? { regionCode.map { Region($0) } }
            }

            /// What an app says of itself.
            ///
            /// Fidelity: documented Bundle.infoDictionary, init(path:), init(url:), allBundles; simplified where the project has no Info.plist: an app called App, version 1.0.
            extension Bundle {
                // The bundles of an app's frameworks are the app's here.
                init?(path: String) {
                    guard path == Bundle.main.bundlePath || path.hasPrefix(Bundle.main.bundlePath + "/") else { return nil }
                    self = Bundle.main
                }
                init?(url: URL) { self.init(path: url.path) }
                static var allBundles: [Bundle] { [Bundle.main] }
                init?(identifier: String) {
                    guard !identifier.isEmpty else { return nil }
                    self = Bundle.main
                }
                var bundleIdentifier: String? { _information()["CFBundleIdentifier"] as? String }
                var infoDictionary: [String: Any]? { _information() }
            }

            /// Fidelity: documented NSNotFound.
            let NSNotFound = Int.max
            /// Fidelity: documented NSMakeRange(_:_:).
            func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
            /// Fidelity: documented NSMaxRange(_:).
            func NSMaxRange(_ range: NSRange) -> Int { range.location + range.length }
            /// Fidelity: documented NSLocationInRange(_:_:).
            func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { location >= range.location && location < NSMaxRange(range) }
            /// Fidelity: documented NSEqualRanges(_:_:).
            func NSEqualRanges(_ first: NSRange, _ second: NSRange) -> Bool { first == second }
            /// Fidelity: documented NSIntersectionRange(_:_:).
            func NSIntersectionRange(_ first: NSRange, _ second: NSRange) -> NSRange {
                let start = max(first.location, second.location)
                let end = min(NSMaxRange(first), NSMaxRange(second))
                return end > start ? NSRange(location: start, length: end - start) : NSRange(location: 0, length: 0)
            }

            /// A text made of a format of the log and values.
            func _formatted(_ format: String, _ arguments: [Any]) -> String { String(format: _unmarked(format), arguments: arguments) }
            /// Fidelity: documented NSArray, NSDictionary, NSDate, NSData, NSURLRequest, NSSet; Swift's own types stand for them (simplified).
            typealias NSArray = [Any]
            typealias NSDictionary = [AnyHashable: Any]
            typealias NSDate = Date
            typealias NSData = Data
            typealias NSURLRequest = URLRequest
            typealias NSIndexPath = IndexPath
            typealias NSSet = Set<AnyHashable>
            typealias NSInteger = Int
            typealias NSUInteger = Int
            /// Hands over elements until the block that takes them says so.
            func _untilStopped<Elements: Sequence>(_ elements: Elements, _ block: (Elements.Element, UnsafeMutablePointer<ObjCBool>) -> Void) {
                let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
                stop.pointee = false
                for element in elements {
                    block(element, stop)
                    if stop.pointee { return }
                }
            }
            extension Array {
                var firstObject: Any? { first }
                var lastObject: Any? { last }
                func object(at index: Int) -> Any { self[index] }
                func componentsJoined(by separator: String) -> String { map { String(describing: $0) }.joined(separator: separator) }
                func adding(_ object: Any) -> [Any] { map { $0 as Any } + [object] }
                func addingObjects(from others: [Any]) -> [Any] { map { $0 as Any } + others }
                func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
                    _untilStopped(enumerated()) { block($0.element, $0.offset, $1) }
                }
            }
            extension Dictionary {
                var allKeys: [Any] { keys.map { $0 as Any } }
                var allValues: [Any] { values.map { $0 as Any } }
                func object(forKey key: Any) -> Any? { (key as? Key).flatMap { self[$0] } }
                func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
                    _untilStopped(self) { block($0.key, $0.value, $1) }
                }
            }
            extension Set {
                init(array: [Any]) { self.init(array) }
                init(object: Any) { self.init([object]) }
                init(set: Set<AnyHashable>) { self = set }
                var allObjects: [Any] { Array(self) }
                func anyObject() -> Any? { first }
                func isEqual(to other: Set<AnyHashable>) -> Bool { self == other }
            }
            /// Fidelity: documented CGPoint.applying(_:), CGSize.applying(_:), CGRect.applying(_:).
            extension CGPoint {
                func applying(_ t: CGAffineTransform) -> CGPoint {
                    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
                }
            }
            extension CGSize {
                func applying(_ t: CGAffineTransform) -> CGSize {
                    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
                }
            }
            extension CGRect {
                func applying(_ t: CGAffineTransform) -> CGRect {
                    let corners = [
                        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
                    ].map { $0.applying(t) }
                    let xs = corners.map { $0.x }.sorted()
                    let ys = corners.map { $0.y }.sorted()
                    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
                }
            }
            /// What rectangles and points are as objects: they themselves stand for them.
            ///
            /// Fidelity: documented NSValue; the value itself (simplified).
            extension CGRect { var cgRectValue: CGRect { self } }
            extension CGPoint { var cgPointValue: CGPoint { self } }
            extension CGSize { var cgSizeValue: CGSize { self } }
            extension NSRange { var rangeValue: NSRange { self } }
            extension Bundle {
                var preferredLocalizations: [String] { ["en"] }
                var localizations: [String] { ["en"] }
                /// Fidelity: documented Bundle.preferredLocalizations(from:); the user's language is English, and without it the first is taken.
                static func preferredLocalizations(from localizations: [String]) -> [String] {
                    let english = localizations.filter { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") }
                    return Array((english.contains("en") ? ["en"] : english + localizations).prefix(1))
                }
                func localizedString(forKey key: String, value: String?, table: String?) -> String {
                    _translated(key, table) ?? (value == nil || value!.isEmpty ? key : value!)
                }
                var bundlePath: String { "\(Resources.folder)" }
                var bundleURL: URL { URL(fileURLWithPath: bundlePath + "/") }
                var resourcePath: String? { bundlePath }
                var resourceURL: URL? { bundleURL }
            }
            /// Fidelity: documented autoreleasepool(invoking:).
            func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
                let pool = _autoreleased()
                defer { _drain(pool) }
                return try body()
            }

            /// Writes to the console.
            ///
            /// Fidelity: documented NSLog; without the time and the process (simplified).
            func NSLog(_ format: String, _ arguments: Any...) { _console(_formatted(format, arguments)) }

            /// What ends going through a text's parts.
            final class _Stop { var pointee = false }
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

            extension URLSession {
                func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }
                func data(for request: URLRequest) async throws -> (Data, URLResponse) {
                    try Task.checkCancellation()
                    var task: URLSessionDataTask?
                    return try await withTaskCancellationHandler {
                        try await withCheckedThrowingContinuation { continuation in
                            task = dataTask(with: request) { data, response, error in
                                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: (data!, response!)) }
                            }
                            task?.resume()
                        }
                    } onCancel: {
                        task?.cancel()
                    }
                }
            }

            extension NotificationCenter {
                func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
                    AsyncStream { continuation in
                        let token = addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
                        continuation.onTermination = { _ in self.removeObserver(token) }
                    }
                }
            }
            """)
}

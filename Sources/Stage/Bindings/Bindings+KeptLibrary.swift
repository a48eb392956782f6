internal import Interpreter

extension Bindings {
    /// The words of members of UIKit's and Foundation's classes that say what is so anyway.
    static let keptWords = [
        "allHeaderFields", "CredentialStorage", "ManagedObjectContext", "OperationQueue.current", "accessibilityLabel",
        "CGColor(colorSpace", "kCATransition",
    ]

    /// The words of descriptions of fonts by attributes.
    static let fontDescriptorWords = ["addingAttributes", "fontAttributes", "UIFontDescriptor.", "UIFontDescriptor("]

    /// The words of cookies.
    static let cookieWords = ["HTTPCookie", "httpCookie"]

    /// Members that say what is so anyway, in the learner's own Swift. What objects of UIKit's keep is kept by UIKit.
    static let keptLibrary = Program.Library(
        path: "Kept",
        text: """
            /// Fidelity: documented HTTPURLResponse.allHeaderFields; the pretended network sends none (simplified).
            extension HTTPURLResponse { var allHeaderFields: [AnyHashable: Any] { [:] } }

            /// Fidelity: documented URLCredentialStorage; nothing is kept in it (simplified).
            class URLCredentialStorage: NSObject { static let shared = URLCredentialStorage() }
            extension URLSessionConfiguration {
                static var _credentials: [ObjectIdentifier: URLCredentialStorage?] = [:]
                /// Fidelity: documented URLSessionConfiguration.urlCredentialStorage; kept (simplified).
                var urlCredentialStorage: URLCredentialStorage? {
                    get {
                        if let own = URLSessionConfiguration._credentials[ObjectIdentifier(self)] { own } else { URLCredentialStorage.shared }
                    }
                    set { URLSessionConfiguration._credentials[ObjectIdentifier(self)] = .some(newValue) }
                }
            }

            /// Fidelity: documented NSManagedObjectContextWillSave, NSManagedObjectContextDidSave, NSManagedObjectContextObjectsDidChange;
            /// nobody posts them here (simplified).
            extension Notification.Name {
                static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
                static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
                static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
            }

            /// Fidelity: documented kCATransition.
            let kCATransition = "transition"

            /// Fidelity: documented OperationQueue.current.
            extension OperationQueue { static var current: OperationQueue? { _current } }

            /// Fidelity: documented UIAccessibility of UIImage; kept for all that look the same (simplified).
            extension UIImage {
                static var _labels: [UIImage: String] = [:]
                var accessibilityLabel: String? { get { UIImage._labels[self] } set { UIImage._labels[self] = newValue } }
            }

            /// Fidelity: documented CGColor.init(colorSpace:components:); greys and red, green and blue by how many there are, whatever the
            /// space (simplified).
            extension CGColor {
                convenience init?(colorSpace space: Any, components: [CGFloat]) {
                    if components.count == 2 {
                        self.init(gray: components[0], alpha: components[1])
                    } else if components.count > 3 {
                        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
                    } else {
                        return nil
                    }
                }
            }
            """)

    /// Descriptions of fonts by attributes, in the learner's own Swift.
    static let fontDescriptorLibrary = Program.Library(
        path: "Font descriptors",
        text: """
            /// Fidelity: documented UIFontDescriptor.AttributeName, TraitKey, FeatureKey, addingAttributes(_:), init(fontAttributes:),
            /// fontAttributes; size, weight, slant and even widths count (simplified).
            extension UIFontDescriptor {
                struct AttributeName: RawRepresentable, Hashable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
                    static let name = AttributeName(rawValue: "NSFontNameAttribute")
                    static let face = AttributeName(rawValue: "NSFontFaceAttribute")
                    static let size = AttributeName(rawValue: "NSFontSizeAttribute")
                    static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
                    static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
                    static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
                    static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
                    static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
                    static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
                    static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
                    static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
                }
                struct TraitKey: RawRepresentable, Hashable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
                    static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
                    static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
                    static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
                }
                struct FeatureKey: RawRepresentable, Hashable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
                    static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
                    static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
                    static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
                }
                var fontAttributes: [AttributeName: Any] {
                    let font = UIFont(descriptor: self, size: 0)
                    return [.size: pointSize, .name: font.fontName]
                }
                func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
                    var result = self
                    if let size = _number(attributes[.size]) { result = result.withSize(size) }
                    let name = attributes[.name] as? String ?? ""
                    var symbolic = result.symbolicTraits
                    if name.lowercased().hasSuffix("bold") { symbolic.insert(.traitBold) }
                    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
                    if let given = traits[.symbolic] as? UInt32 { symbolic = SymbolicTraits(rawValue: given) }
                    if let given = traits[.symbolic] as? SymbolicTraits { symbolic = given }
                    if let slant = _number(traits[.slant]), slant > 0 { symbolic.insert(.traitItalic) }
                    if symbolic != result.symbolicTraits { result = result.withSymbolicTraits(symbolic) ?? result }
                    guard let weight = traits[.weight] as? UIFont.Weight ?? _number(traits[.weight]).map({ UIFont.Weight($0) }) else { return result }
                    let weighted = UIFont.systemFont(ofSize: result.pointSize, weight: weight).fontDescriptor
                    let rest = result.symbolicTraits.subtracting(.traitBold)
                    return rest.isEmpty ? weighted : weighted.withSymbolicTraits(weighted.symbolicTraits.union(rest)) ?? weighted
                }
                func _number(_ value: Any?) -> CGFloat? {
                    if let number = value as? CGFloat { return number }
                    if let number = value as? Int { return CGFloat(number) }
                    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
                }
                convenience init(fontAttributes attributes: [AttributeName: Any]) {
                    let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ""
                    let made = UIFontDescriptor(name: name, size: 0).addingAttributes(attributes)
                    self.init(made)
                }
                convenience init(_ other: UIFontDescriptor) { self.init(name: UIFont(descriptor: other, size: 0).fontName, size: other.pointSize) }
            }
            """)

    /// Cookies, in the learner's own Swift.
    static let cookiesLibrary = Program.Library(
        path: "Cookies",
        text: """
            /// Fidelity: documented HTTPCookiePropertyKey.
            struct HTTPCookiePropertyKey: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                init(_ rawValue: String) { self.rawValue = rawValue }
                static let name = HTTPCookiePropertyKey("Name")
                static let value = HTTPCookiePropertyKey("Value")
                static let domain = HTTPCookiePropertyKey("Domain")
                static let path = HTTPCookiePropertyKey("Path")
                static let originURL = HTTPCookiePropertyKey("OriginURL")
                static let secure = HTTPCookiePropertyKey("Secure")
                static let expires = HTTPCookiePropertyKey("Expires")
                static let version = HTTPCookiePropertyKey("Version")
                static let comment = HTTPCookiePropertyKey("Comment")
                static let discard = HTTPCookiePropertyKey("Discard")
                static let maximumAge = HTTPCookiePropertyKey("Max-Age")
                static let port = HTTPCookiePropertyKey("Port")
            }
            /// Fidelity: documented HTTPCookie (nil without a name, a value, a path and a domain or an address).
            class HTTPCookie: NSObject {
                enum AcceptPolicy: UInt { case always = 0, never, onlyFromMainDocumentDomain }
                let name: String
                let value: String
                let domain: String
                let path: String
                let expiresDate: Date?
                let isSecure: Bool
                let properties: [HTTPCookiePropertyKey: Any]?
                init?(properties: [HTTPCookiePropertyKey: Any]) {
                    let origin = properties[.originURL] as? URL
                    guard let name = properties[.name] as? String, let value = properties[.value] as? String,
                        let path = properties[.path] as? String, let domain = properties[.domain] as? String ?? origin?.host
                    else { return nil }
                    self.name = name
                    self.value = value
                    self.path = path
                    self.domain = domain
                    expiresDate = properties[.expires] as? Date
                    isSecure = properties[.secure] != nil
                    self.properties = properties
                    super.init()
                }
                var isHTTPOnly: Bool { false }
                var isSessionOnly: Bool { expiresDate == nil }
                /// Fidelity: documented HTTPCookie.requestHeaderFields(with:).
                static func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
                    cookies.isEmpty ? [:] : ["Cookie": cookies.map { $0.name + "=" + $0.value }.joined(separator: "; ")]
                }
                /// Fidelity: documented HTTPCookie.cookies(withResponseHeaderFields:for:); the pretended network sends none (simplified).
                static func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie] { [] }
            }
            /// Fidelity: documented HTTPCookieStorage; what code puts in it alone, as the pretended network sends none (simplified).
            class HTTPCookieStorage: NSObject {
                static let shared = HTTPCookieStorage()
                static func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage { shared }
                var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
                var _cookies: [HTTPCookie] = []
                var cookies: [HTTPCookie]? { _cookies }
                func setCookie(_ cookie: HTTPCookie) {
                    deleteCookie(cookie)
                    _cookies.append(cookie)
                }
                func deleteCookie(_ cookie: HTTPCookie) {
                    _cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
                }
                func removeCookies(since date: Date) { _cookies = [] }
                func cookies(for URL: URL) -> [HTTPCookie]? {
                    let host = URL.host ?? ""
                    return _cookies.filter { $0.domain.hasPrefix(".") ? ("." + host).hasSuffix($0.domain) : $0.domain == host }
                }
                func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) { for cookie in cookies { setCookie(cookie) } }
            }
            extension URLSessionConfiguration {
                static var _jars: [ObjectIdentifier: HTTPCookieStorage?] = [:]
                static var _cookiePolicies: [ObjectIdentifier: HTTPCookie.AcceptPolicy] = [:]
                /// Fidelity: documented URLSessionConfiguration.httpCookieStorage, httpCookieAcceptPolicy; kept (simplified).
                var httpCookieStorage: HTTPCookieStorage? {
                    get { if let own = URLSessionConfiguration._jars[ObjectIdentifier(self)] { own } else { HTTPCookieStorage.shared } }
                    set { URLSessionConfiguration._jars[ObjectIdentifier(self)] = .some(newValue) }
                }
                var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy {
                    get { URLSessionConfiguration._cookiePolicies[ObjectIdentifier(self)] ?? .onlyFromMainDocumentDomain }
                    set { URLSessionConfiguration._cookiePolicies[ObjectIdentifier(self)] = newValue }
                }
            }
            """)
}

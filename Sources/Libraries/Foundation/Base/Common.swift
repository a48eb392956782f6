/// Fidelity: documented NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC.
let NSEC_PER_SEC: UInt64 = 1000000000

let NSEC_PER_MSEC: UInt64 = 1000000

let NSEC_PER_USEC: UInt64 = 1000

let USEC_PER_SEC: UInt64 = 1000000

/// Fidelity: simplified; a Bool by another name.
typealias ObjCBool = Bool

/// A text in the user's language.
///
/// Fidelity: documented NSLocalizedString; what the project's tables say in the development language, else the value, or else the key.
func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String {
    _translated(key, tableName) ?? (value.isEmpty ? key : value)
}

/// What Xcode's literals of pictures and colours make.
///
/// Fidelity: documented UIImage.init(imageLiteralResourceName:), UIColor.
typealias _ImageLiteralType = UIImage

typealias _ColorLiteralType = UIColor

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

extension Bool { var boolValue: Bool { self } }

extension UIImage {
    convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
    static var _usual: UIImage { UIImage(named: "image")! }
}

extension UIInterfaceOrientationMask {
    /// The default of `supportedInterfaceOrientations`: an empty mask would end the app.
    static var _usual: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}

extension UIWindow {
    static var _usual: UIWindow { UIWindow(frame: UIScreen.main.bounds) }
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

extension CGPoint { var cgPointValue: CGPoint { self } }

extension CGSize {
    func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGSize { var cgSizeValue: CGSize { self } }

extension NSRange { var rangeValue: NSRange { self } }

extension NotificationCenter {
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            let token = addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
            continuation.onTermination = { _ in self.removeObserver(token) }
        }
    }
}

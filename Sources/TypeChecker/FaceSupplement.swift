/// What code can use of UIKit though Sources/UIKit does not declare it: members whose values may be of any type, which the bindings give by hand, and a
/// few of those that libraries give. Only their declarations, which nobody runs.
///
/// A test asks the compiler for everything that the bindings give.
enum FaceSupplement {
    static let text = """
        import UIKit

        extension NSObject {
            var accessibilityElements: [Any]? { get { nil } set {} }
            var superclass: AnyClass? { nil }
            class func superclass() -> AnyClass? { nil }
            class func isSubclass(of aClass: AnyClass) -> Bool { false }
            func conforms(to aProtocol: Any) -> Bool { false }
        }

        extension CABasicAnimation {
            var fromValue: Any? { get { nil } set {} }
            var toValue: Any? { get { nil } set {} }
            var byValue: Any? { get { nil } set {} }
        }

        extension CAKeyframeAnimation { var values: [Any]? { get { nil } set {} } }

        extension NSAttributedString {
            func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any] { [:] }
            func attribute(_ name: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any? { nil }
            func enumerateAttribute(
                _ name: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
                using block: (Any?, NSRange, UnsafeMutablePointer<Bool>) -> Void
            ) {}
            func enumerateAttributes(
                in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
                using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<Bool>) -> Void
            ) {}
            func copy() -> Any { self }
            func mutableCopy() -> Any { self }
            convenience init(_ text: AttributedString) { self.init(string: "") }
        }

        extension NSParagraphStyle { func mutableCopy() -> Any { self } }

        extension UIBarButtonItemStateAppearance { var titleTextAttributes: [NSAttributedString.Key: Any] { get { [:] } set {} } }
        extension UITabBarItemStateAppearance { var titleTextAttributes: [NSAttributedString.Key: Any] { get { [:] } set {} } }
        extension UINavigationBarAppearance {
            var titleTextAttributes: [NSAttributedString.Key: Any] { get { [:] } set {} }
            var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get { [:] } set {} }
        }

        extension UIListContentConfiguration: UIContentConfiguration {
            public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
            public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
        }
        extension UIListContentView: UIContentView {
            public var configuration: any UIContentConfiguration { get { UIListContentConfiguration.cell() } set {} }
        }
        extension UITableViewCell {
            typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
            var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
            var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
        }
        extension UITableViewHeaderFooterView {
            typealias ConfigurationUpdateHandler = (_ headerFooterView: UITableViewHeaderFooterView, _ state: UICellConfigurationState) -> Void
            var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
            var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
        }
        extension UICollectionViewCell {
            typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
            var contentConfiguration: (any UIContentConfiguration)? { get { nil } set {} }
            var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
        }
        extension UIViewController { var contentUnavailableConfiguration: (any UIContentConfiguration)? { get { nil } set {} } }
        extension UIButton {
            typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
            var configurationUpdateHandler: ConfigurationUpdateHandler? { get { nil } set {} }
        }
        extension UIActivityViewController {
            typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
            var completionWithItemsHandler: CompletionWithItemsHandler? { get { nil } set {} }
        }

        // Apple's compiler knows that these closures do not escape, though they may be nil.
        extension UITableView { func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {} }
        extension UICollectionView { func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {} }

        extension String {
            struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
                init(_ value: String) {}
                init(stringLiteral value: String) {}
            }
            init(
                localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
                comment: StaticString? = nil
            ) { self = "" }
            init(
                localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil
            ) { self = "" }
        }

        extension UserDefaults {
            func array(forKey defaultName: String) -> [Any]? { nil }
            func dictionary(forKey defaultName: String) -> [String: Any]? { nil }
            func stringArray(forKey defaultName: String) -> [String]? { nil }
            func data(forKey defaultName: String) -> Data? { nil }
            func url(forKey defaultName: String) -> URL? { nil }
            func dictionaryRepresentation() -> [String: Any] { [:] }
        }

        // What every class has from NSObject there.
        extension UIColor { convenience init() { self.init(white: 0, alpha: 0) } }
        extension UIFont { convenience init() { self.init(name: "", size: 0)! } }

        extension UIColor {
            @discardableResult
            func getRed(
                _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
                alpha: UnsafeMutablePointer<CGFloat>?
            ) -> Bool { false }
            @discardableResult
            func getHue(
                _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
                alpha: UnsafeMutablePointer<CGFloat>?
            ) -> Bool { false }
            @discardableResult
            func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { false }
        }
        extension UIImage { convenience init?(contentsOfFile path: String) { self.init() } }
        extension UIView { var contentScaleFactor: CGFloat { get { 1 } set {} } }
        extension CGPoint { func applying(_ t: CGAffineTransform) -> CGPoint { self } }
        extension CGSize { func applying(_ t: CGAffineTransform) -> CGSize { self } }
        extension CGRect { func applying(_ t: CGAffineTransform) -> CGRect { self } }
        extension NSValue {
            convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
            convenience init(cgPoint point: CGPoint) { self.init(point: point) }
            convenience init(cgSize size: CGSize) { self.init(size: size) }
            var cgRectValue: CGRect { rectValue }
            var cgPointValue: CGPoint { pointValue }
            var cgSizeValue: CGSize { sizeValue }
        }
        extension NSIndexPath {
            convenience init(row: Int, section: Int) { self.init() }
            convenience init(item: Int, section: Int) { self.init() }
            var row: Int { 0 }
            var section: Int { 0 }
            var item: Int { 0 }
        }

        """
}

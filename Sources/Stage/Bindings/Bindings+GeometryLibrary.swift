internal import Interpreter

extension Bindings {
    /// What Core Graphics' structs have that is rarely wanted, in the learner's own Swift.
    static let geometryLibrary = Program.Library(
        path: "Core Graphics",
        text: """
            /// Fidelity: documented CGRectEdge.
            enum CGRectEdge: UInt32 { case minXEdge = 0, minYEdge, maxXEdge, maxYEdge }
            /// Fidelity: documented CGRect.divided(atDistance:from:), equalTo(_:).
            extension CGRect {
                func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
                    if isNull { return (CGRect.null, CGRect.null) }
                    let all = standardized
                    let isAcross = edge == .minXEdge || edge == .maxXEdge
                    let length = max(0, min(distance, isAcross ? all.width : all.height))
                    var slice = all
                    var remainder = all
                    if isAcross {
                        slice.size.width = length
                        remainder.size.width -= length
                        if edge == .minXEdge { remainder.origin.x += length } else { slice.origin.x = remainder.maxX }
                    } else {
                        slice.size.height = length
                        remainder.size.height -= length
                        if edge == .minYEdge { remainder.origin.y += length } else { slice.origin.y = remainder.maxY }
                    }
                    return (slice, remainder)
                }
                func equalTo(_ other: CGRect) -> Bool { self == other }
            }
            /// Fidelity: documented CGPoint.equalTo(_:).
            extension CGPoint {
                func equalTo(_ other: CGPoint) -> Bool { self == other }
            }
            /// Fidelity: documented CGSize.equalTo(_:).
            extension CGSize {
                func equalTo(_ other: CGSize) -> Bool { self == other }
            }
            """)

    /// What an app's icon offers, in the learner's own Swift.
    static let shortcutsLibrary = Program.Library(
        path: "Shortcuts",
        text: """
            /// The picture of a shortcut.
            ///
            /// Fidelity: documented UIApplicationShortcutIcon; not drawn, and of the system's kinds only some have a name here (simplified).
            class UIApplicationShortcutIcon: NSObject {
                enum IconType: Int {
                    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation
                    case confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
                }
                init(type: IconType) { super.init() }
                init(templateImageName: String) { super.init() }
                init(systemImageName: String) { super.init() }
            }
            /// What an app's icon offers when it is pressed long.
            ///
            /// Fidelity: documented UIApplicationShortcutItem; nobody presses the icon (simplified).
            class UIApplicationShortcutItem: NSObject {
                var _type: String
                var _title: String
                var _subtitle: String?
                var _icon: UIApplicationShortcutIcon?
                var _userInfo: [String: Any]?
                var type: String { _type }
                var localizedTitle: String { _title }
                var localizedSubtitle: String? { _subtitle }
                var icon: UIApplicationShortcutIcon? { _icon }
                var userInfo: [String: Any]? { _userInfo }
                init(type: String, localizedTitle: String) {
                    _type = type
                    _title = localizedTitle
                    super.init()
                }
                init(
                    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: Any]? = nil
                ) {
                    _type = type
                    _title = localizedTitle
                    _subtitle = localizedSubtitle
                    _icon = icon
                    _userInfo = userInfo
                    super.init()
                }
            }
            /// Fidelity: documented UIMutableApplicationShortcutItem.
            class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
                override var type: String {
                    get { _type }
                    set { _type = newValue }
                }
                override var localizedTitle: String {
                    get { _title }
                    set { _title = newValue }
                }
                override var localizedSubtitle: String? {
                    get { _subtitle }
                    set { _subtitle = newValue }
                }
                override var icon: UIApplicationShortcutIcon? {
                    get { _icon }
                    set { _icon = newValue }
                }
                override var userInfo: [String: Any]? {
                    get { _userInfo }
                    set { _userInfo = newValue }
                }
            }
            final class _Shortcuts { static var items: [UIApplicationShortcutItem]? = nil }
            /// Fidelity: documented UIApplication.shortcutItems; those of the app's property list are left out (simplified).
            extension UIApplication {
                var shortcutItems: [UIApplicationShortcutItem]? {
                    get { _Shortcuts.items }
                    set { _Shortcuts.items = newValue }
                }
            }
            """)
}

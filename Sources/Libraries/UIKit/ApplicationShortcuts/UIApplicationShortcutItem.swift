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

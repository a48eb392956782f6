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

/// Fidelity: documented UIApplication.shortcutItems; those of the app's property list are left out (simplified).
extension UIApplication {
    var shortcutItems: [UIApplicationShortcutItem]? {
        get { _Shortcuts.items }
        set { _Shortcuts.items = newValue }
    }
}

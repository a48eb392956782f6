/// Fidelity: documented NSUserActivityTypeBrowsingWeb.
let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension UIResponder {
    private static var _activityKey = 0
    /// Fidelity: documented UIResponder.userActivity; updateUserActivityState(_:) is not called (simplified).
    var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, &UIResponder._activityKey) as? NSUserActivity }
        set { objc_setAssociatedObject(self, &UIResponder._activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// Fidelity: documented URLCredentialStorage; nothing is kept in it (simplified).
class URLCredentialStorage: NSObject { static let shared = URLCredentialStorage() }

/// Fidelity: documented kCATransition.
let kCATransition = "transition"

/// Fidelity: documented HTTPURLResponse.allHeaderFields; the pretended network sends none (simplified).
extension HTTPURLResponse { var allHeaderFields: [AnyHashable: Any] { [:] } }

/// Fidelity: documented NSManagedObjectContextWillSave, NSManagedObjectContextDidSave, NSManagedObjectContextObjectsDidChange;
/// nobody posts them here (simplified).
extension Notification.Name {
    static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
    static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

/// Fidelity: documented OperationQueue.current.
extension OperationQueue { static var current: OperationQueue? { _current } }

/// Fidelity: documented UIAccessibility of UIImage; kept for all that look the same (simplified).
extension UIImage {
    static var _labels: [UIImage: String] = [:]
    var accessibilityLabel: String? {
        get { UIImage._labels[self] }
        set { UIImage._labels[self] = newValue }
    }
}

/// What the user does at a time.
///
/// Fidelity: documented NSUserActivity; kept, nobody continues it, and its delegate is not asked (simplified).
class NSUserActivity: NSObject {
    let activityType: String
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var needsSave = false
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var keywords: Set<String> = []
    var supportsContinuationStreams = false
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPublicIndexing = false
    var isEligibleForPrediction = false
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
    var contentAttributeSet: Any?
    var suggestedInvocationPhrase: String?
    weak var delegate: NSUserActivityDelegate?
    init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
    func addUserInfoEntries(from other: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(other) { $1 } }
    func becomeCurrent() {}
    func resignCurrent() {}
    func invalidate() {}
    static func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) {
        DispatchQueue.global().async(execute: completionHandler)
    }
}

/// Fidelity: documented NSUserActivityDelegate; nobody asks it (simplified).
protocol NSUserActivityDelegate: AnyObject {}

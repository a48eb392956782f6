internal import Interpreter

extension Bindings {
    /// The words of notifications to the user.
    static let userNotificationWords = ["UserNotifications", "UNUser", "UNMutable", "UNNotification", "UNCalendar", "UNTimeInterval"]

    /// User Notifications, in the learner's own Swift: what is asked for is allowed at once, what is added waits, and nothing is delivered.
    static let userNotificationsLibrary = Program.Library(
        path: "UserNotifications",
        text: """
            /// Fidelity: documented UNAuthorizationOptions.
            struct UNAuthorizationOptions: OptionSet {
                let rawValue: UInt
                static let badge = UNAuthorizationOptions(rawValue: 1)
                static let sound = UNAuthorizationOptions(rawValue: 2)
                static let alert = UNAuthorizationOptions(rawValue: 4)
                static let carPlay = UNAuthorizationOptions(rawValue: 8)
                static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
                static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
                static let provisional = UNAuthorizationOptions(rawValue: 64)
                static let announcement = UNAuthorizationOptions(rawValue: 128)
                static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
            }
            /// Fidelity: documented UNAuthorizationStatus.
            enum UNAuthorizationStatus: Int { case notDetermined = 0, denied, authorized, provisional, ephemeral }
            /// Fidelity: documented UNNotificationSetting.
            enum UNNotificationSetting: Int { case notSupported = 0, disabled, enabled }
            /// Fidelity: documented UNAlertStyle.
            enum UNAlertStyle: Int { case none = 0, banner, alert }
            /// Fidelity: documented UNShowPreviewsSetting.
            enum UNShowPreviewsSetting: Int { case always = 0, whenAuthenticated, never }
            /// What the user has allowed.
            ///
            /// Fidelity: documented UNNotificationSettings; everything that was asked for is allowed (simplified).
            class UNNotificationSettings: NSObject {
                let authorizationStatus: UNAuthorizationStatus
                let _options: UNAuthorizationOptions
                init(_status: UNAuthorizationStatus, _options: UNAuthorizationOptions) {
                    authorizationStatus = _status
                    self._options = _options
                    super.init()
                }
                func _setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting { _options.contains(option) ? .enabled : .disabled }
                var soundSetting: UNNotificationSetting { _setting(.sound) }
                var badgeSetting: UNNotificationSetting { _setting(.badge) }
                var alertSetting: UNNotificationSetting { _setting(.alert) }
                var notificationCenterSetting: UNNotificationSetting { _setting(.alert) }
                var lockScreenSetting: UNNotificationSetting { _setting(.alert) }
                var carPlaySetting: UNNotificationSetting { .notSupported }
                var criticalAlertSetting: UNNotificationSetting { .notSupported }
                var announcementSetting: UNNotificationSetting { .notSupported }
                var timeSensitiveSetting: UNNotificationSetting { _setting(.timeSensitive) }
                var alertStyle: UNAlertStyle { _options.contains(.alert) ? .banner : .none }
                var showPreviewsSetting: UNShowPreviewsSetting { .always }
                var providesAppNotificationSettings: Bool { false }
            }

            /// Fidelity: documented UNNotificationPresentationOptions.
            struct UNNotificationPresentationOptions: OptionSet {
                let rawValue: UInt
                static let badge = UNNotificationPresentationOptions(rawValue: 1)
                static let sound = UNNotificationPresentationOptions(rawValue: 2)
                static let alert = UNNotificationPresentationOptions(rawValue: 4)
                static let list = UNNotificationPresentationOptions(rawValue: 8)
                static let banner = UNNotificationPresentationOptions(rawValue: 16)
            }
            /// Fidelity: documented UNNotificationSoundName.
            struct UNNotificationSoundName: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                init(_ rawValue: String) { self.rawValue = rawValue }
            }
            /// Fidelity: documented UNNotificationSound; nothing is heard.
            class UNNotificationSound: NSObject {
                static let `default` = UNNotificationSound()
                static let defaultCritical = UNNotificationSound()
                static let defaultRingtone = UNNotificationSound()
                override init() { super.init() }
                init(named name: UNNotificationSoundName) { super.init() }
            }
            /// Fidelity: documented UNNotificationInterruptionLevel.
            enum UNNotificationInterruptionLevel: UInt { case passive = 0, active, timeSensitive, critical }
            /// What a notification says.
            ///
            /// Fidelity: documented UNNotificationContent, UNMutableNotificationContent.
            class UNNotificationContent: NSObject {
                var title = ""
                var subtitle = ""
                var body = ""
                var badge: NSNumber?
                var sound: UNNotificationSound?
                var userInfo: [AnyHashable: Any] = [:]
                var categoryIdentifier = ""
                var threadIdentifier = ""
                var launchImageName = ""
                var targetContentIdentifier: String?
                var summaryArgument = ""
                var attachments: [UNNotificationAttachment] = []
                var interruptionLevel = UNNotificationInterruptionLevel.active
                var relevanceScore = 0.0
                func mutableCopy() -> Any {
                    let copy = UNMutableNotificationContent()
                    copy._take(self)
                    return copy
                }
                fileprivate func _take(_ other: UNNotificationContent) {
                    (title, subtitle, body) = (other.title, other.subtitle, other.body)
                    (badge, sound, userInfo) = (other.badge, other.sound, other.userInfo)
                    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
                    (attachments, interruptionLevel) = (other.attachments, other.interruptionLevel)
                }
            }
            class UNMutableNotificationContent: UNNotificationContent {}
            /// Fidelity: documented UNNotificationAttachment; the file is not looked at (simplified).
            class UNNotificationAttachment: NSObject {
                let identifier: String
                let url: URL
                var type: String { url.pathExtension }
                init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
                    self.identifier = identifier
                    self.url = url
                    super.init()
                }
            }

            /// When a notification is delivered.
            ///
            /// Fidelity: documented UNNotificationTrigger, UNTimeIntervalNotificationTrigger, UNCalendarNotificationTrigger.
            class UNNotificationTrigger: NSObject {
                let repeats: Bool
                init(_repeats: Bool) {
                    repeats = _repeats
                    super.init()
                }
            }
            class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
                let timeInterval: TimeInterval
                init(timeInterval: TimeInterval, repeats: Bool) {
                    self.timeInterval = timeInterval
                    super.init(_repeats: repeats)
                }
                func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
            }
            class UNCalendarNotificationTrigger: UNNotificationTrigger {
                let dateComponents: DateComponents
                init(dateMatching dateComponents: DateComponents, repeats: Bool) {
                    self.dateComponents = dateComponents
                    super.init(_repeats: repeats)
                }
                func nextTriggerDate() -> Date? {
                    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
                }
            }
            class UNPushNotificationTrigger: UNNotificationTrigger {}
            /// Fidelity: documented UNNotificationRequest.
            class UNNotificationRequest: NSObject {
                let identifier: String
                let content: UNNotificationContent
                let trigger: UNNotificationTrigger?
                init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
                    self.identifier = identifier
                    self.content = content
                    self.trigger = trigger
                    super.init()
                }
            }
            /// Fidelity: documented UNNotification.
            class UNNotification: NSObject {
                let date: Date
                let request: UNNotificationRequest
                init(_request: UNNotificationRequest) {
                    date = Date()
                    request = _request
                    super.init()
                }
            }
            /// Fidelity: documented UNNotificationResponse.
            class UNNotificationResponse: NSObject {
                let notification: UNNotification
                let actionIdentifier: String
                init(_notification: UNNotification, _action: String) {
                    notification = _notification
                    actionIdentifier = _action
                    super.init()
                }
            }
            class UNTextInputNotificationResponse: UNNotificationResponse { var userText: String { "" } }
            let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
            let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

            /// Fidelity: documented UNNotificationActionOptions.
            struct UNNotificationActionOptions: OptionSet {
                let rawValue: UInt
                static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
                static let destructive = UNNotificationActionOptions(rawValue: 2)
                static let foreground = UNNotificationActionOptions(rawValue: 4)
            }
            /// Fidelity: documented UNNotificationCategoryOptions.
            struct UNNotificationCategoryOptions: OptionSet {
                let rawValue: UInt
                static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
                static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
                static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
                static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
            }
            /// Fidelity: documented UNNotificationAction.
            class UNNotificationAction: NSObject {
                let identifier: String
                let title: String
                let options: UNNotificationActionOptions
                init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
                    (self.identifier, self.title, self.options) = (identifier, title, options)
                    super.init()
                }
            }
            /// Fidelity: documented UNTextInputNotificationAction.
            class UNTextInputNotificationAction: UNNotificationAction {
                let textInputButtonTitle: String
                let textInputPlaceholder: String
                init(
                    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
                    textInputPlaceholder: String
                ) {
                    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
                    super.init(identifier: identifier, title: title, options: options)
                }
            }
            /// Fidelity: documented UNNotificationCategory.
            class UNNotificationCategory: NSObject {
                let identifier: String
                let actions: [UNNotificationAction]
                let intentIdentifiers: [String]
                let options: UNNotificationCategoryOptions
                init(
                    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
                ) {
                    (self.identifier, self.actions) = (identifier, actions)
                    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
                    super.init()
                }
            }

            /// Hears of notifications.
            ///
            /// Fidelity: documented UNUserNotificationCenterDelegate; nothing is delivered, so that nothing is told (simplified).
            protocol UNUserNotificationCenterDelegate: AnyObject {}

            /// Keeps what is to be told to the user.
            ///
            /// Fidelity: documented UNUserNotificationCenter (handlers are called later, on a background queue); the user allows what is asked for at
            /// once, and nothing is delivered (simplified).
            class UNUserNotificationCenter: NSObject {
                fileprivate static let _only = UNUserNotificationCenter()
                class func current() -> UNUserNotificationCenter { _only }
                weak var delegate: UNUserNotificationCenterDelegate?
                var supportsContentExtensions: Bool { true }
                var _status = UNAuthorizationStatus.notDetermined
                var _options: UNAuthorizationOptions = []
                var _pending: [UNNotificationRequest] = []
                var _categories: Set<UNNotificationCategory> = []

                func _later(_ body: @escaping () -> Void) { DispatchQueue.global().async(execute: body) }
                func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Error?) -> Void) {
                    _later {
                        self._allow(options)
                        completionHandler(true, nil)
                    }
                }
                func _allow(_ options: UNAuthorizationOptions) {
                    if _status != .authorized { _status = options.contains(.provisional) ? .provisional : .authorized }
                    _options.formUnion(options)
                }
                @discardableResult
                func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
                    await _pass()
                    _allow(options)
                    return true
                }
                func _pass() async { await withCheckedContinuation { done in _later { done.resume() } } }
                var _settings: UNNotificationSettings { UNNotificationSettings(_status: _status, _options: _options) }
                func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
                    _later { completionHandler(self._settings) }
                }
                func notificationSettings() async -> UNNotificationSettings {
                    await _pass()
                    return _settings
                }
                func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { _categories = categories }
                func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
                    _later { completionHandler(self._categories) }
                }
                func notificationCategories() async -> Set<UNNotificationCategory> {
                    await _pass()
                    return _categories
                }
                func _keep(_ request: UNNotificationRequest) {
                    _pending.removeAll { $0.identifier == request.identifier }
                    if request.trigger != nil { _pending.append(request) }
                }
                func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil) {
                    _keep(request)
                    if let completionHandler { _later { completionHandler(nil) } }
                }
                func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
                    _later { completionHandler(self._pending) }
                }
                func pendingNotificationRequests() async -> [UNNotificationRequest] {
                    await _pass()
                    return _pending
                }
                func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
                    _pending.removeAll { identifiers.contains($0.identifier) }
                }
                func removeAllPendingNotificationRequests() { _pending = [] }
                func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { _later { completionHandler([]) } }
                func deliveredNotifications() async -> [UNNotification] {
                    await _pass()
                    return []
                }
                func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
                func removeAllDeliveredNotifications() {}
                func setBadgeCount(_ count: Int, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil) {
                    UIApplication.shared.applicationIconBadgeNumber = count
                    if let completionHandler { _later { completionHandler(nil) } }
                }
            }
            """)
}

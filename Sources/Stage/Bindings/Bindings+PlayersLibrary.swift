internal import Interpreter

extension Bindings {
    /// The words of programs that get AVFoundation's players.
    static let playerWords = ["AVPlayer", "import AVKit", "AVAsset", "AVURLAsset", "AVAudioSession", "CMTime"]

    /// AVFoundation's players and what shows them, in the learner's own Swift.
    static let playersLibrary = Program.Library(
        path: "AVFoundation",
        text: """
            /// A time, as a part of so many to a second.
            ///
            /// Fidelity: documented CMTime; epochs and rounding are left out (simplified).
            struct CMTime: Comparable, Hashable {
                var value: Int64
                var timescale: Int32
                var _isNumeric = true
                init() {
                    self.init(value: 0, timescale: 0)
                    _isNumeric = false
                }
                init(value: Int64, timescale: Int32) {
                    self.value = value
                    self.timescale = timescale
                }
                init(seconds: Double, preferredTimescale: Int32) {
                    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
                }
                static let zero = CMTime(value: 0, timescale: 1)
                static let invalid = CMTime()
                static let indefinite = CMTime()
                static let positiveInfinity = CMTime()
                var isValid: Bool { _isNumeric }
                var isNumeric: Bool { _isNumeric }
                var isIndefinite: Bool { !_isNumeric }
                var seconds: Double { _isNumeric ? Double(value) / Double(timescale) : .nan }
                static func == (left: CMTime, right: CMTime) -> Bool {
                    left._isNumeric == right._isNumeric && (!left._isNumeric || left.seconds == right.seconds)
                }
                static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
                static func + (left: CMTime, right: CMTime) -> CMTime {
                    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
                }
                static func - (left: CMTime, right: CMTime) -> CMTime {
                    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
                }
                func hash(into hasher: inout Hasher) { hasher.combine(_isNumeric ? seconds : -1) }
            }
            typealias CMTimeScale = Int32
            typealias CMTimeValue = Int64
            func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
            func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
                CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
            }
            func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

            /// What is to be played. Nothing of it is read.
            ///
            /// Fidelity: documented AVAsset; nothing is loaded (simplified).
            class AVAsset: NSObject {
                let _url: URL
                init(url: URL) {
                    _url = url
                    super.init()
                }
            }

            /// Fidelity: documented AVURLAsset.
            class AVURLAsset: AVAsset {
                var url: URL { _url }
                init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
            }

            /// What a player plays. It stays as unknown as it begins, as nothing is loaded.
            ///
            /// Fidelity: documented AVPlayerItem; the status never leaves unknown (simplified).
            class AVPlayerItem: NSObject {
                enum Status: Int { case unknown = 0, readyToPlay, failed }
                let asset: AVAsset
                @objc dynamic var status: Status { .unknown }
                var error: Error? { nil }
                @objc dynamic var duration: CMTime { .indefinite }
                func currentTime() -> CMTime { .zero }
                var isPlaybackLikelyToKeepUp: Bool { false }
                var isPlaybackBufferEmpty: Bool { true }
                var isPlaybackBufferFull: Bool { false }
                var preferredForwardBufferDuration: TimeInterval = 0
                init(asset: AVAsset) {
                    self.asset = asset
                    super.init()
                }
                convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
                convenience init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) { self.init(asset: asset) }
            }

            extension Notification.Name {
                static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
                static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
                static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
                static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntry")
                static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntry")
            }
            extension AVPlayerItem {
                static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
                static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
                static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
            }
            extension AVAudioSession {
                static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
                static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
            }

            /// Plays items. As nothing is loaded it waits with what it is told to play.
            ///
            /// Fidelity: documented AVPlayer (with nothing to play it waits as long as its rate is not 0); no time passes in its items (simplified).
            class AVPlayer: NSObject {
                enum Status: Int { case unknown = 0, readyToPlay, failed }
                enum TimeControlStatus: Int { case paused = 0, waitingToPlayAtSpecifiedRate, playing }
                enum ActionAtItemEnd: Int { case advance = 0, pause, none }
                @objc dynamic var rate: Float = 0 {
                    didSet { timeControlStatus = rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
                }
                @objc dynamic var timeControlStatus = TimeControlStatus.paused
                @objc dynamic var status: Status { .unknown }
                @objc dynamic var currentItem: AVPlayerItem?
                var error: Error? { nil }
                var volume: Float = 1
                var isMuted = false
                var defaultRate: Float = 1
                var actionAtItemEnd = ActionAtItemEnd.pause
                var automaticallyWaitsToMinimizeStalling = true
                var allowsExternalPlayback = true
                var usesExternalPlaybackWhileExternalScreenIsActive = false
                var isExternalPlaybackActive: Bool { false }
                var preventsDisplaySleepDuringVideoPlayback = true
                override init() { super.init() }
                init(playerItem: AVPlayerItem?) {
                    currentItem = playerItem
                    super.init()
                }
                convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
                func play() { rate = defaultRate }
                func pause() { rate = 0 }
                func currentTime() -> CMTime { .zero }
                func seek(to time: CMTime) {}
                func seek(to time: CMTime, toleranceBefore before: CMTime, toleranceAfter after: CMTime) {}
                func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
                    DispatchQueue.main.async { completionHandler(false) }
                }
                func seek(
                    to time: CMTime, toleranceBefore before: CMTime, toleranceAfter after: CMTime,
                    completionHandler: @escaping (Bool) -> Void
                ) { seek(to: time, completionHandler: completionHandler) }
                func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
                    NSObject()
                }
                func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any { NSObject() }
                func removeTimeObserver(_ observer: Any) {}
                func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
            }

            /// Fidelity: documented AVLayerVideoGravity.
            struct AVLayerVideoGravity: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
                static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
                static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
            }

            /// Where a player's pictures would be seen.
            ///
            /// Fidelity: documented AVPlayerLayer; it shows none (simplified).
            class AVPlayerLayer: CALayer {
                var player: AVPlayer?
                var videoGravity = AVLayerVideoGravity.resizeAspect
                @objc dynamic var isReadyForDisplay: Bool { false }
                var videoRect: CGRect { .zero }
                convenience init(player: AVPlayer?) {
                    self.init()
                    self.player = player
                }
            }

            /// Fidelity: documented AVPlayerViewControllerDelegate; never called (simplified).
            protocol AVPlayerViewControllerDelegate: AnyObject {}

            /// A controller that shows a player and its controls.
            ///
            /// Fidelity: documented AVPlayerViewController; a black view without controls (simplified).
            class AVPlayerViewController: UIViewController {
                var player: AVPlayer?
                weak var delegate: AVPlayerViewControllerDelegate?
                var showsPlaybackControls = true
                var videoGravity = AVLayerVideoGravity.resizeAspect
                var allowsPictureInPicturePlayback = true
                var canStartPictureInPictureAutomaticallyFromInline = false
                var updatesNowPlayingInfoCenter = true
                var entersFullScreenWhenPlaybackBegins = false
                var exitsFullScreenWhenPlaybackEnds = false
                var requiresLinearPlayback = false
                @objc dynamic var isReadyForDisplay: Bool { false }
                var videoBounds: CGRect { .zero }
                lazy var _overlay = UIView()
                var contentOverlayView: UIView? {
                    loadViewIfNeeded()
                    return _overlay
                }
                override func loadView() {
                    let root = UIView(frame: UIScreen.main.bounds)
                    root.backgroundColor = .black
                    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    _overlay.frame = root.bounds
                    _overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    root.addSubview(_overlay)
                    view = root
                }
            }

            /// What an app's sounds are. It is only kept.
            ///
            /// Fidelity: documented AVAudioSession; no other app plays (simplified).
            class AVAudioSession: NSObject {
                struct Category: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
                    static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
                    static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
                    static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
                    static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
                    static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
                }
                struct Mode: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
                    static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
                    static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
                    static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
                    static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
                    static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
                    static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
                }
                struct CategoryOptions: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static let mixWithOthers = CategoryOptions(rawValue: 1)
                    static let duckOthers = CategoryOptions(rawValue: 2)
                    static let allowBluetooth = CategoryOptions(rawValue: 4)
                    static let defaultToSpeaker = CategoryOptions(rawValue: 8)
                    static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
                    static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
                    static let allowAirPlay = CategoryOptions(rawValue: 64)
                }
                struct SetActiveOptions: OptionSet {
                    let rawValue: UInt
                    init(rawValue: UInt) { self.rawValue = rawValue }
                    static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
                }
                static let _session = AVAudioSession()
                static func sharedInstance() -> AVAudioSession { _session }
                var category = Category.soloAmbient
                var mode = Mode.default
                var categoryOptions: CategoryOptions = []
                var isOtherAudioPlaying: Bool { false }
                var secondaryAudioShouldBeSilencedHint: Bool { false }
                @objc dynamic var outputVolume: Float { 0.5 }
                func setCategory(_ category: Category) throws { self.category = category }
                func setCategory(_ category: Category, options: CategoryOptions = []) throws {
                    self.category = category
                    categoryOptions = options
                }
                func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
                    self.category = category
                    self.mode = mode
                    categoryOptions = options
                }
                func setMode(_ mode: Mode) throws { self.mode = mode }
                func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
            }
            """)
}

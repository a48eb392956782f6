package import Heap

/// Communication with assistive technologies such as VoiceOver.
///
/// Fidelity: simplified; nothing of the kind runs, and nobody hears what is posted.
public struct UIAccessibility: Hashable, Sendable {
    /// A notification for assistive technologies.
    ///
    /// Fidelity: documented UIAccessibility.Notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: UInt32

        /// A notification by its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts a notification to assistive technologies: none receives it.
    public static func post(notification: Notification, argument: Any?) {}

    package static func post(notification: Notification, argument: ObjectID?) {}

    /// Whether the screen is read out: no.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches are used: no.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether selected text can be read out: no.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen can be read out: no.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether motion is reduced: no.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether nothing is to shine through: no.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is bold: no.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are to be darker: no.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are inverted: no.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether colours are greys: no.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the device is held to one app: no.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether both ears hear the same: no.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether speech is captioned: no.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether a device for hearing is there: no.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether shaking takes back: yes.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether meaning must not depend on colour alone: no.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether videos play by themselves: yes.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether fading is liked better than sliding: no.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether buttons have a shape: no.
    public static var buttonShapesEnabled: Bool { false }
}

// The notifications posted when an assistive technology changes. None changes here.
extension UIAccessibility {
    /// An announcement has been spoken.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The setting for VoiceOver has changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The setting for Switch Control has changed.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Something else is read out.
    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The setting for reduced motion has changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The setting for reduced transparency has changed.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The setting for bold text has changed.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The setting for darker colours has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerColorsEnabledStatusDidChange")
    /// The setting for inverted colours has changed.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// The setting for greyscale has changed.
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// The setting for Guided Access has changed.
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// The setting for meaning without colour has changed.
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// The setting for automatic video playback has changed.
    public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// The setting for button shapes has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// The setting for fading instead of sliding has changed.
    public static let prefersCrossFadeTransitionsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
}

/// An additional action with an object, for people who cannot see it.
///
/// Fidelity: documented UIAccessibilityCustomAction; simplified, kept: there is no VoiceOver.
open class UIAccessibilityCustomAction: NSObject {
    struct Record: Sendable {
        var name = ""
        var image: UIImage?
        /// Retained.
        var handler: Block?
        var target: ObjectID?
        var selector: Selector?
    }

    private var record: Record {
        _read { yield world.state.accessibilityActions[id] }
        _modify { yield &world.state.accessibilityActions[id] }
    }

    /// An action that runs a closure, which returns whether it was done.
    @available(iOS 13, *)
    public convenience init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
        let world = World.present("a UIAccessibilityCustomAction was made")
        let block = actionHandler.map { handler in
            world.block { (arguments: [Argument]) -> Argument in
                guard case .object(let id)? = arguments.first, let action: UIAccessibilityCustomAction = world.object(id) else {
                    return .nothing
                }
                return .value(handler(action))
            }
        }
        self.init(name: name, image: image, actionHandler: block)
    }

    package init(name: String, image: UIImage? = nil, actionHandler: Block?) {
        super.init()
        if let actionHandler { world.space.retain(actionHandler.id) }
        record = Record(name: name, image: image, handler: actionHandler)
    }

    /// An action that calls a method. The target is not retained.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, target: World.identity(of: target), selector: selector)
    }

    package init(name: String, target: ObjectID?, selector: Selector) {
        super.init()
        record = Record(name: name, target: target, selector: selector)
    }

    package override var edges: [Edge] {
        (record.handler.map { [Edge("actionHandler", to: $0.id)] } ?? []) + (record.target.map { [Edge("target", .weak, to: $0)] } ?? [])
    }

    /// Its name.
    public var name: String {
        get { record.name }
        set { record.name = newValue }
    }

    /// The method.
    public var selector: Selector { record.selector ?? Selector("") }
}

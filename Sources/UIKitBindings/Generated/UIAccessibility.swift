// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAccessibility: HostType = {
        var type = TypeBinding("UIAccessibility", .structure, conformances: ["Hashable"])
        type.method(
            "post(notification:argument:)",
            isStatic: true,
            [HostParameter("notification", "notification", "UIAccessibility.Notification"), HostParameter("argument", "argument", "Any?")]
        ) { call throws(ScriptError) in
            let a0: UIAccessibility.Notification = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            return call.inWorld { call.give(UIAccessibility.post(notification: a0, argument: a1)) }
        }
        type.property("isVoiceOverRunning", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isVoiceOverRunning) }
        }
        type.property("isSwitchControlRunning", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isSwitchControlRunning) }
        }
        type.property("isSpeakSelectionEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isSpeakSelectionEnabled) }
        }
        type.property("isSpeakScreenEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isSpeakScreenEnabled) }
        }
        type.property("isReduceMotionEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isReduceMotionEnabled) }
        }
        type.property("isReduceTransparencyEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isReduceTransparencyEnabled) }
        }
        type.property("isBoldTextEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isBoldTextEnabled) }
        }
        type.property("isDarkerSystemColorsEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isDarkerSystemColorsEnabled) }
        }
        type.property("isInvertColorsEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isInvertColorsEnabled) }
        }
        type.property("isGrayscaleEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isGrayscaleEnabled) }
        }
        type.property("isGuidedAccessEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isGuidedAccessEnabled) }
        }
        type.property("isMonoAudioEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isMonoAudioEnabled) }
        }
        type.property("isClosedCaptioningEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isClosedCaptioningEnabled) }
        }
        type.property("isAssistiveTouchRunning", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isAssistiveTouchRunning) }
        }
        type.property("isShakeToUndoEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isShakeToUndoEnabled) }
        }
        type.property("shouldDifferentiateWithoutColor", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.shouldDifferentiateWithoutColor) }
        }
        type.property("isVideoAutoplayEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.isVideoAutoplayEnabled) }
        }
        type.property("prefersCrossFadeTransitions", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.prefersCrossFadeTransitions) }
        }
        type.property("buttonShapesEnabled", "Bool", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.buttonShapesEnabled) }
        }
        type.property("announcementDidFinishNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.announcementDidFinishNotification) }
        }
        type.property("voiceOverStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.voiceOverStatusDidChangeNotification) }
        }
        type.property("switchControlStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.switchControlStatusDidChangeNotification) }
        }
        type.property("elementFocusedNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.elementFocusedNotification) }
        }
        type.property("reduceMotionStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.reduceMotionStatusDidChangeNotification) }
        }
        type.property("reduceTransparencyStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.reduceTransparencyStatusDidChangeNotification) }
        }
        type.property("boldTextStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.boldTextStatusDidChangeNotification) }
        }
        type.property("darkerSystemColorsStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) }
        }
        type.property("invertColorsStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.invertColorsStatusDidChangeNotification) }
        }
        type.property("grayscaleStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.grayscaleStatusDidChangeNotification) }
        }
        type.property("guidedAccessStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.guidedAccessStatusDidChangeNotification) }
        }
        type.property("differentiateWithoutColorDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.differentiateWithoutColorDidChangeNotification) }
        }
        type.property("videoAutoplayStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.videoAutoplayStatusDidChangeNotification) }
        }
        type.property("buttonShapesEnabledStatusDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.buttonShapesEnabledStatusDidChangeNotification) }
        }
        type.property(
            "prefersCrossFadeTransitionsStatusDidChangeNotification",
            "Notification.Name",
            isStatic: true
        ) { call throws(ScriptError) in
            call.inWorld { call.give(UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification) }
        }
        return type.hostType
    }()
}

extension UIAccessibility: BridgedValue {
    package static var hostName: String { "UIAccessibility" }
}

extension Bindings {
    static let uiAccessibilityNotification: HostType = {
        var type = TypeBinding("UIAccessibility.Notification", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIAccessibility.Notification.self)
        type.enumCase("screenChanged") { call throws(ScriptError) in
            call.give(UIAccessibility.Notification.screenChanged)
        }
        type.enumCase("layoutChanged") { call throws(ScriptError) in
            call.give(UIAccessibility.Notification.layoutChanged)
        }
        type.enumCase("announcement") { call throws(ScriptError) in
            call.give(UIAccessibility.Notification.announcement)
        }
        type.enumCase("pageScrolled") { call throws(ScriptError) in
            call.give(UIAccessibility.Notification.pageScrolled)
        }
        return type.hostType
    }()
}

extension UIAccessibility.Notification: BridgedValue {
    package static var hostName: String { "UIAccessibility.Notification" }
}

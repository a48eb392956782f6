import Stage
import UIKit

/// An app without the scene life cycle, which iOS 27 does not launch.
struct NoSceneRule: Rule {
    let name = "no-scene"
    let summary = "the app has no scene life cycle, and does not launch when it is built for iOS 27"

    /// Whether a message of UIKit's is about that.
    static func isAbout(_ message: String) -> Bool {
        message.contains("NoSceneLifecycle") || message.contains("does not adopt UIScene lifecycle")
    }

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.events.filter { event in
            (event.kind == .exception || event.kind == .console) && event.text.map(Self.isAbout) == true
        }.prefix(1).map { event in
            let delegate = context.classes.first { $0.members.contains("application(_:didFinishLaunchingWithOptions:)") }
            return finding(
                event.kind == .exception
                    ? "the app does not launch on \(context.recording.setting.os.title): UIKit stops a process without the scene life cycle"
                    : "on \(context.recording.setting.os.title) UIKit prints that the process does not adopt the scene life cycle; built for iOS 27 it "
                        + "does not launch",
                "add a UIWindowSceneDelegate, name it in Info.plist, and make the window in scene(_:willConnectTo:options:)",
                at: delegate?.location, event: event.index)
        }
    }
}

import Foundation
import Stage
import UIKit

/// One way in which a controller is shown and used.
struct Walk: Sendable {
    let container: Setting.Container
    let device: DeviceProfile
    let os: OSProfile
    /// The window's size in points where it does not fill the screen.
    let window: CGSize?
    /// What happens first.
    let steps: [Step]
    /// Whether each control, bar button and row is then touched once.
    let usesControls: Bool
    /// What happens last: the controller leaves, and time passes in which it should be gone.
    let end: [Step]

    private init(
        _ container: Setting.Container, _ device: DeviceProfile, _ os: OSProfile, _ steps: [String], window: CGSize? = nil,
        usesControls: Bool = false, end: [String]
    ) {
        (self.container, self.device, self.os, self.window, self.usesControls) = (container, device, os, window, usesControls)
        self.steps = steps.map(Self.step)
        self.end = (end + ["wait 2"]).map(Self.step)
    }

    /// One of the steps written here.
    static func step(_ text: String) -> Step {
        do { return try Step(text) } catch { preconditionFailure("\(text): \(error.description)") }
    }

    /// The systems of the walks, the newest first.
    static let systems = OSProfile.all.filter { ["27", "18"].contains($0.name) }.sorted { $0.name > $1.name }

    private static let coverings = ["push", "sheet", "fullScreen"].flatMap { ["cover \($0)", "uncover"] }
    private static let changes = [
        "memory-warning", "style dark", "style light", "text-size extraExtraLarge", "text-size large", "rotate landscapeLeft",
        "rotate portrait", "background", "foreground",
    ]

    /// The walks of a controller on some systems, the plainest first.
    ///
    /// A controller that begins a container is not pushed: it never goes back from where it is.
    static func walks(of controller: DeclaredClass, on systems: [OSProfile], beginsContainer: Bool) -> [Walk] {
        systems.flatMap { walks(of: controller, on: $0, beginsContainer) }
    }

    /// A walk in the container, on the device and in the window that somebody asks for.
    static func walk(as setting: Setting, on os: OSProfile) -> Walk {
        Walk(setting.container, setting.device, os, [], window: setting.windowSize, usesControls: true, end: [])
    }

    /// The plainest walk in which everything is touched.
    static func use(of controller: DeclaredClass, on os: OSProfile, beginsContainer: Bool) -> Walk {
        if isRoot(controller) { return Walk(.root, .phone, os, [], usesControls: true, end: ["replace-root"]) }
        return beginsContainer
            ? Walk(.navigation, .phone, os, [], usesControls: true, end: ["replace-root"])
            : Walk(.pushed, .phone, os, [], usesControls: true, end: ["swipe-back 40 cancel", "back"])
    }

    /// Whether a controller contains others and cannot be pushed.
    static func isRoot(_ controller: DeclaredClass) -> Bool {
        ["UINavigationController", "UITabBarController", "UISplitViewController"].contains(where: controller.superclasses.contains)
    }

    private static func walks(of controller: DeclaredClass, on os: OSProfile, _ beginsContainer: Bool) -> [Walk] {
        let isRoot = isRoot(controller)
        let coverings = ["cover sheet", "uncover", "cover fullScreen", "uncover"]
        let resized = os.name == "27" ? ["resize 393x600", "resize 393x852"] : []
        let pad = ["resize 507x1180", "resize 820x1180", "rotate landscapeLeft", "rotate portrait"]
        var walks: [Walk] = []
        if !isRoot, beginsContainer {
            walks = [
                Walk(.navigation, .phone, os, Self.coverings, end: ["replace-root"]),
                Walk(.tabbed, .phone, os, ["tab 1", "tab 0", "tab 1", "tab 0"], end: ["replace-root"]),
                use(of: controller, on: os, beginsContainer: true),
            ]
        } else if !isRoot {
            walks = [
                Walk(.pushed, .phone, os, [], end: ["back"]),
                Walk(.pushed, .phone, os, ["swipe-back 40 cancel"], end: ["swipe-back 60 finish"]),
                Walk(.pushed, .phone, os, Self.coverings, end: ["back"]),
                Walk(.tabbed, .phone, os, ["tab 1", "tab 0", "tab 1", "tab 0"], end: ["replace-root"]),
                Walk(.pageSheet, .phone, os, ["swipe-down 30 cancel"], end: ["swipe-down 80 finish"]),
                use(of: controller, on: os, beginsContainer: false),
            ]
        }
        walks += [
            Walk(.root, .phone, os, changes + resized, usesControls: isRoot, end: ["replace-root"]),
            Walk(.fullScreen, .phone, os, coverings, end: ["uncover"]),
            Walk(.fullScreen, .ipad, os, [], window: CGSize(width: 320, height: 1180), end: ["uncover"]),
            Walk(.root, .ipad, os, pad, end: ["replace-root"]),
        ]
        return walks
    }

    /// The walk of an app from its own start.
    static func walks(ofAppOn os: OSProfile) -> [Walk] {
        [
            Walk(.root, .phone, os, changes, usesControls: true, end: [])
        ]
    }
}

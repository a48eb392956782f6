import Interpreter
public import Projects
public import Stage
import UIKit

/// A run of the learner's own class in which a finding shows, as short as was found.
public struct Witness: Sendable, Hashable {
    /// The entry, the container, the device, the system, the steps, the assumptions.
    public let setting: Setting
    /// The event at which it shows, an index into that run's recording.
    public let event: Int
    /// The scene that was made for it; nil where it shows in the learner's own files.
    public internal(set) var scene: Source?
    /// The file in which the run is saved as a session; nil where it is not.
    var session: String?

    /// The command that shows it on the stage, for these paths. A scene that was made for it is in its session; nil where that is not saved.
    public func command(_ paths: [String]) -> String? {
        guard scene == nil else { return session.map { "appear replay \(Self.quoted($0))" } }
        return "appear run \((paths.map(Self.quoted) + options).joined(separator: " "))"
    }

    /// The options of the run, with the event.
    var options: [String] {
        var words: [String] = []
        if let root = setting.root { words += ["--root", root] }
        if setting.container != .root { words += ["--in", setting.container.rawValue] }
        if setting.device.name != "phone" { words += ["--device", setting.device.name] }
        if setting.os.name != OSProfile.newest.name { words += ["--os", setting.os.name] }
        if let size = setting.windowSize { words += ["--window", "\(Int(size.width))x\(Int(size.height))"] }
        for assumption in setting.assumptions.map(\.description).sorted() { words += ["--assume", Self.quoted(assumption)] }
        for step in setting.steps { words += ["--do", Self.quoted(step.description)] }
        return words + ["--at", String(event)]
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./:".contains($0) }
        return isPlain ? text : text.quotedForShell
    }
}

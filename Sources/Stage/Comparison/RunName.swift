internal import Projects
import UIKit

/// How a run is called beside another one: by what it has that the other has not.
public struct RunName: Sendable, Hashable {
    /// In a few words: `iOS 26`.
    public let title: String
    /// In a sentence: `on iOS 26`.
    public let phrase: String

    /// A name. Without a phrase it is that of a file or a version of the code: `in Mine.swift`.
    public init(_ title: String, phrase: String? = nil) {
        self.title = title
        self.phrase = phrase ?? "in \(title)"
    }

    /// The names of two runs by their settings. Where these are the same they are the first and the second.
    static func pair(_ first: Recording, _ second: Recording) -> (RunName, RunName) {
        pair(first.setting, second.setting) ?? (RunName("the first run"), RunName("the second run"))
    }

    /// The names of two runs by their settings; nil where these are the same.
    public static func pair(_ first: Setting, _ second: Setting) -> (RunName, RunName)? {
        var parts: [(RunName, RunName)] = []
        if first.device != second.device {
            parts.append(
                (
                    RunName(first.device.title, phrase: "on \(first.device.title)"),
                    RunName(second.device.title, phrase: "on \(second.device.title)")
                ))
        }
        if first.os != second.os { parts.append((RunName(first.os), RunName(second.os))) }
        if first.container != second.container { parts.append((RunName(first.container), RunName(second.container))) }
        if first.root != second.root { parts.append((RunName(root: first.root), RunName(root: second.root))) }
        if first.steps != second.steps { parts.append(pair(first.steps, second.steps)) }
        guard !parts.isEmpty else { return nil }
        return (joined(parts.map(\.0)), joined(parts.map(\.1)))
    }

    private static func joined(_ parts: [RunName]) -> RunName {
        RunName(parts.map(\.title).joined(separator: ", "), phrase: parts.map(\.phrase).joined(separator: " "))
    }

    private init(_ os: OSProfile) { self.init(os.title, phrase: "on \(os.title)") }

    private init(_ container: Setting.Container) { self.init(container.rawValue, phrase: container.phrase) }

    private init(root: String?) {
        self.init(root ?? "the chosen entry", phrase: root.map { "from \($0)" } ?? "from the chosen entry")
    }

    // The first step that differs; the others follow from it, or are told by it. Of a gesture that only ends otherwise its end is the name.
    private static func pair(_ first: [Step], _ second: [Step]) -> (RunName, RunName) {
        let place = zip(first, second).prefix { $0 == $1 }.count
        if first.indices.contains(place), second.indices.contains(place), first[place].endedOtherwise == second[place].description {
            func name(_ step: Step) -> RunName {
                let word = step.finishes == true ? "finished" : "cancelled"
                return RunName(word, phrase: "when \(word)")
            }
            return (name(first[place]), name(second[place]))
        }
        func name(_ steps: [Step], _ others: [Step]) -> RunName {
            if steps.indices.contains(place) { return RunName("'\(steps[place])'", phrase: "with '\(steps[place])'") }
            return RunName("without '\(others[place])'", phrase: "without '\(others[place])'")
        }
        return (name(first, second), name(second, first))
    }
}

extension Setting.Container {
    /// How the entry is shown, in a sentence.
    public var phrase: String {
        switch self {
        case .root: "as the root"
        case .navigation: "in a navigation controller"
        case .tab: "in a tab bar controller"
        case .fullScreen: "presented full screen"
        case .pageSheet: "as a page sheet"
        case .formSheet: "as a form sheet"
        case .overFullScreen: "over full screen"
        case .currentContext: "in the current context"
        case .overCurrentContext: "over the current context"
        case .popover: "as a popover"
        case .child: "as a child"
        case .page: "in a page controller"
        case .split: "in a split view controller"
        case .pushed: "pushed by a plain screen"
        case .tabbed: "in a navigation controller in a tab"
        }
    }
}

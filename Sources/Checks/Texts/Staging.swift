import Projects
import Stage
import UIKit

/// A scene in which a situation happens: the source, how it is shown, and the step that is looked at.
struct Staging: Hashable {
    /// The part of the recording that a list is compared with.
    enum Window: Hashable {
        /// From the launch until the first step.
        case launch
        /// The last step.
        case lastStep
        /// All of it.
        case all
    }

    let situation: Situation
    /// The scene's code, its classes called A, B and C.
    var text: String
    let container: Setting.Container
    let root: String?
    let steps: [String]
    var window = Window.lastStep
    /// The classes that take part, in the order of the scene.
    let participants: [String]
    /// The class that a list without names is about; nil where it may be about all.
    var subject: String?
    /// The controllers that are loaded before the window begins.
    var loaded: [String] = []
    /// Whether the app makes its window itself.
    var lacksScenes = false

    /// The same scene, of which the whole recording is looked at.
    var whole: Staging {
        var whole = self
        whole.window = .all
        return whole
    }

    /// Whether a system runs such an app.
    func runs(on os: OSProfile) -> Bool { !lacksScenes || !SystemRule.requiresSceneLifeCycle.holds(on: os) }

    /// The source, with the classes called as a text calls them.
    func source(naming names: [String: String] = [:], path: String = "Scene.swift") -> Source {
        Source(path: path, text: Self.renamed("import UIKit\n\n\(text)\n", names))
    }

    /// The setting of a run, with the classes called as a text calls them.
    func setting(on os: OSProfile, device: DeviceProfile, naming names: [String: String] = [:]) -> Setting {
        Setting(
            device: device, os: os, container: container, root: root.map { names[$0] ?? $0 },
            steps: steps.map { Walk.step(Self.renamed($0, names)) })
    }

    /// A text in which the names of classes stand for others.
    private static func renamed(_ text: String, _ names: [String: String]) -> String {
        var renamed = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                renamed += (names[word] ?? word) + String(character)
                word = ""
            }
        }
        return renamed + (names[word] ?? word)
    }
}

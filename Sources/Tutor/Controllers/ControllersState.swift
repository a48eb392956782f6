import Canvas
import Curriculum
import Interpreter
internal import Projects
import Stage
import UIKit

/// A program that has been read once for many runs, and its view controllers.
struct SurveyedProgram {
    let program: SceneProgram
    let survey: ControllerSurvey
}

/// The view controllers of the learner's files. One of them is put on the stage.
struct ControllersState {
    /// A line of the list.
    enum Item: Hashable {
        /// The app's own start, by the name of the entry.
        case start(String)
        case controller(ControllerSurvey.Controller)
    }

    /// What is known of a run that nobody has looked at.
    enum Worth {
        /// What it rests on, and what ends the app in it, whatever is assumed.
        case known(RunSummary)
        /// It cannot be run to its end; why, in a sentence.
        case unknown(String)

        /// What the run takes for granted, without which the app would end.
        var assumptions: Set<Assumption> { if case .known(let summary) = self { summary.setting.assumptions } else { [] } }
    }

    let paths: [String]
    let sources: [Source]
    /// How the chosen one is shown.
    var setting: Setting
    /// Whether a run takes each suggestion without which the app would end.
    var assumesAll = false
    /// The program and its controllers; nil while they are read.
    var surveyed: SurveyedProgram?
    var selection = 0
    /// What runs are worth, by their settings without assumptions.
    private(set) var worths: [Setting: Worth] = [:]

    init(_ paths: [String], _ sources: [Source], _ setting: Setting) {
        (self.paths, self.sources, self.setting) = (paths, sources, setting)
    }

    /// The list from top to bottom.
    var items: [Item] {
        guard let survey = surveyed?.survey else { return [] }
        return (survey.start.map { [.start($0)] } ?? []) + survey.controllers.map { .controller($0) }
    }

    /// The selected line; nil for an empty list.
    var selected: Item? {
        let items = items
        return items.indices.contains(selection) ? items[selection] : nil
    }

    /// The setting of an item's run. The app's own start has no container.
    func setting(of item: Item) -> Setting {
        var setting = setting
        switch item {
        case .start: setting.container = .root
        case .controller(let controller): setting.root = controller.name
        }
        return setting
    }

    /// What an item's run is worth; nil while that is not known.
    func worth(of item: Item) -> Worth? { worths[setting(of: item)] }

    /// What is known of a line, in sentences.
    func detail(of item: Item, isCounted: Bool = true) -> ControllerDetail {
        ControllerDetail(item: item, worth: worth(of: item), folders: paths, assumesAll: assumesAll, isCounted: isCounted)
    }

    mutating func keep(_ worth: Worth, of setting: Setting) { worths[setting] = worth }

    /// The run to be counted next: the selected one, else the next one below that, round the end. Nil when all are known.
    var uncounted: Setting? {
        let items = items
        return items.indices.lazy.map { items[(selection + $0) % items.count] }.first { worth(of: $0) == nil }.map(setting)
    }

    /// How it is shown, as it is read out.
    var spokenHead: String {
        "Shown as \(setting.container.rawValue), \(setting.device.title), \(setting.os.title)\(assumesAll ? ", assuming what a run needs" : "")."
    }

    /// The folder's name, or those of the files.
    var title: String { Self.title(of: paths) }

    static func title(of paths: [String]) -> String {
        paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
    }
}

extension ControllersState.Item {
    var name: String {
        switch self {
        case .start(let entry): "App start: \(entry)"
        case .controller(let controller): controller.name
        }
    }
}

/// A learner's action with the list of controllers, or the result of an effect.
enum ControllersAction {
    case moved(Int)
    /// Opens a line by its index; without one the selected line.
    case opened(Int? = nil)
    /// Goes to a line by its index.
    case selected(Int)
    case surveyed(Result<SurveyedProgram, SceneFailure>)
    /// A run has been counted. It opens then if that was asked for.
    case counted(Setting, ControllersState.Worth, opens: Bool)
    case containerAsked
    case containerChosen(Setting.Container)
    case deviceAsked
    case deviceChosen(String)
    case osAsked
    case osChosen(Int)
    case assumingPressed
    case searchAsked
    /// Typed a part of a controller's name.
    case searchTyped(String)
    /// Wants to read all that is known of the selected line.
    case detailAsked
    /// Reads the files again.
    case reloadPressed
    case reloaded(Result<[Source], SceneFailure>)
}

import Canvas
import Curriculum
internal import Projects
import Stage
import UIKit

extension TutorState {
    /// Puts the list of the learner's controllers over the screen, as soon as they are known.
    mutating func list(_ paths: [String], _ sources: [Source], _ setting: Setting, assumesAll: Bool) -> [Effect] {
        var list = ControllersState(paths, sources, setting)
        list.assumesAll = assumesAll
        screens.append(.controllers(list))
        return [.survey(sources)]
    }

    /// Handles an action with the list of controllers.
    mutating func reduce(_ action: ControllersAction) -> [Effect] {
        guard case .controllers(var list) = screen else { return [] }
        switch action {
        case .opened(let index):
            if let index { list.selection = index }
            screen = .controllers(list)
            return open(list)
        case .counted(let setting, let worth, let opens):
            list.keep(worth, of: setting)
            screen = .controllers(list)
            return opens ? open(list, setting) : []
        case .surveyed(.success(let surveyed)) where surveyed.survey.controllers.count > 1:
            let name = list.selected?.name
            list.surveyed = surveyed
            list.selection = name.flatMap { name in list.items.firstIndex { $0.name == name } } ?? 0
            screen = .controllers(list)
            return []
        case .surveyed(let result):
            // There is nothing to choose from, or not any more.
            list.surveyed = nil
            screen = .controllers(list)
            if list.assumesAll, case .success(let new) = result { return [.count(new.program, list.setting, opens: true)] }
            return open(list, list.setting)
        default:
            let effects = list.reduce(action)
            screen = .controllers(list)
            return effects
        }
    }

    /// Puts the selected line on the stage.
    private mutating func open(_ list: ControllersState) -> [Effect] {
        guard let item = list.selected, let program = list.surveyed?.program else { return [.bell] }
        let setting = list.setting(of: item)
        if list.assumesAll, list.worth(of: item) == nil { return [.count(program, setting, opens: true)] }
        return open(list, setting)
    }

    /// Puts a run on the stage, over the list, or in its place where there is nothing to choose from.
    private mutating func open(_ list: ControllersState, _ setting: Setting) -> [Effect] {
        if list.surveyed == nil { screens.removeLast() }
        var taken = setting
        if list.assumesAll { taken.assumptions.formUnion(list.worths[setting]?.assumptions ?? []) }
        return enter(list.paths, list.sources, taken, named: setting.root)
    }
}

extension ControllersState {
    /// Handles the actions that stay on the list.
    fileprivate mutating func reduce(_ action: ControllersAction) -> [Effect] {
        switch action {
        case .moved(let by): selection = min(max(0, selection + by), max(0, items.count - 1))
        case .selected(let index): selection = index
        case .containerAsked:
            let containers = Setting.Container.allCases
            let items = containers.map { Menu.Item($0.rawValue, .controllers(.containerChosen($0))) }
            return [.present(.menu(Menu("Shown how?", items, selection: containers.firstIndex(of: setting.container) ?? 0)))]
        case .containerChosen(let container): setting.container = container
        case .deviceAsked: return [.present(.menu(.devices(selected: setting.device) { .controllers(.deviceChosen($0)) }))]
        case .deviceChosen(let name): if let device = DeviceProfile.all.first(where: { $0.name == name }) { setting.exchange(device) }
        case .osAsked: return [.present(.menu(.systems(selected: setting.os) { .controllers(.osChosen($0)) }))]
        case .osChosen(let version): setting.os = OSProfile(version: version)
        case .assumingPressed:
            assumesAll.toggle()
            return [
                .say(
                    assumesAll
                        ? "A run assumes what it cannot do without, as its line lists it."
                        : "A run assumes nothing; where it ends, p suggests."
                )
            ]
        case .searchAsked: return [.present(.prompt(searchPrompt))]
        case .searchTyped(let text):
            let words = text.lowercased()
            let order = Array(items.indices).suffix(from: min(selection + 1, items.count)) + Array(items.indices).prefix(selection + 1)
            guard let found = order.first(where: { items[$0].name.lowercased().contains(words) }) else {
                return [.say("No controller here is called “\(text)”."), .bell]
            }
            selection = found
        case .detailAsked:
            guard let selected else { return [.bell] }
            return [.present(.notice(Notice(selected.name, detail(of: selected).lines(areWhole: true), hanging: 2)))]
        case .reloadPressed: return [.rereadControllers(paths)]
        case .reloaded(.failure(let problem)): return [.say(problem.lines.joined(separator: " ")), .bell]
        case .reloaded(.success(let sources)):
            let place = selection
            let (assumes, last) = (assumesAll, surveyed)
            self = ControllersState(paths, sources, setting)
            (selection, assumesAll, surveyed) = (place, assumes, last)
            return [.survey(sources)]
        case .opened, .surveyed, .counted: break
        }
        return []
    }

    private var searchPrompt: Prompt {
        let suggestions = items.enumerated().map { index, item in
            Prompt.Suggestion(item.name, action: .controllers(.selected(index)))
        }
        return Prompt(.controller, title: "Find a controller", hint: "a part of its name", suggestions: suggestions)
    }

    /// Everything that can be done with the list.
    var commands: [Command] {
        let section = "The controllers"
        let reading = surveyed == nil ? "the files are being read" : nil
        return [
            Command(
                "move", "the line above / below", section: section, priority: 8,
                back: ([.up, "k"], .controllers(.moved(-1)), nil, "up"), forward: ([.down, "j"], .controllers(.moved(1)), nil, "down")),
            Command(
                [.enter, .right], "open", "put the selected controller on the stage", section: section, priority: 10, unless: reading,
                .controllers(.opened())),
            Command(
                "page", "move by pages", section: section, back: ([.pageUp], .controllers(.moved(-10)), nil, "page up"),
                forward: ([.pageDown], .controllers(.moved(10)), nil, "page down")),
            Command(
                "ends", "the first / the last line", section: section, back: ([.home], .controllers(.moved(-100_000)), nil, "first line"),
                forward: ([.end], .controllers(.moved(100_000)), nil, "last line")),
            Command(
                ["c"], "container", "show it in a navigation stack, as a sheet, in a tab, as a child", section: section, priority: 6,
                .controllers(.containerAsked)),
            Command(["D"], "device", "run on another device", section: section, priority: 5, .controllers(.deviceAsked)),
            Command(["o"], "iOS version", "run on another system version", section: section, priority: 4, .controllers(.osAsked)),
            Command(
                ["p"], assumesAll ? "assume nothing" : "assume", "assume what a run cannot do without, or nothing", section: section,
                priority: 3, .controllers(.assumingPressed)),
            Command(
                ["/"], "find", "find a controller by a part of its name", section: section, priority: 7, unless: reading,
                .controllers(.searchAsked)),
            Command(
                ["I"], "explain", "all that is known of the selected controller", section: section, priority: 2, unless: reading,
                .controllers(.detailAsked)),
            Command(["r"], "read again", "read the files again", section: section, unless: reading, .controllers(.reloadPressed)),
            Command(["?"], "help", "all keys, searchable", section: "Everywhere", priority: 9, .helpAsked),
        ]
    }
}

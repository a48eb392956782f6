import Canvas
import Curriculum
internal import Projects
import Stage
import UIKit

// What the run on the stage can be compared with.
extension StageState {
    /// A part of the setting that another run may have otherwise.
    enum ComparedPart {
        case device, system, container
    }

    /// The menu of `x`.
    var comparisonMenu: Menu {
        var items = comparedSettings.filter { $0 != base.setting }.map { setting in
            item(RunName.pair(base.setting, setting)?.1.title ?? setting.device.title) { $0.setting = setting }
        }
        items += [
            Menu.Item("another system…", .stage(.comparedPartAsked(.system))),
            Menu.Item("another device…", .stage(.comparedPartAsked(.device))),
            Menu.Item(
                "shown in another way…", .stage(.comparedPartAsked(.container)),
                disabledReason: model?.recording.makesOwnWindow == true ? "the code makes its own window" : nil),
        ]
        items += gestures.map { gesture in item("with '\(gesture.step)'") { $0.setting.steps[gesture.place] = gesture.step } }
        if let earlier {
            let names = name(of: earlier)
            items.append(Menu.Item("what was here before: \(names.other.title)", compared(earlier, names)))
        } else {
            items.append(
                Menu.Item("the code before its last change", .stage(.compareAsked), disabledReason: "nothing has changed here yet"))
        }
        if let solution {
            var changed = request
            changed.run.sources = solution
            items.append(
                Menu.Item(
                    "the model's solution",
                    compared(
                        changed,
                        RunNames(own: RunName("your code", phrase: "in your code"), other: RunName("the model", phrase: "in the model's"))))
            )
        }
        return Menu("Compare with what?", items, footer: "It runs now, and stands beside this run; n and N go to the differences.")
    }

    /// The menu of another device, system or way of showing.
    func menu(of part: ComparedPart) -> Menu {
        let setting = base.setting
        switch part {
        case .system:
            let others = OSProfile.all.reversed().filter { $0 != setting.os }
            return Menu("Which system stands beside \(setting.os.title)?", others.map { os in item(os.title) { $0.setting.os = os } })
        case .device:
            let others = DeviceProfile.all.filter { $0 != setting.device }
            return Menu(
                "Compare with which device?",
                others.map { device in item(Self.name(of: device)) { $0.setting.exchange(device) } })
        case .container:
            let others = Setting.Container.allCases.filter { $0 != setting.container }
            return Menu(
                "Compare with which way of showing it?",
                others.map { way in item("\(way.rawValue): \(way.phrase)") { $0.setting.container = way } })
        }
    }

    private func item(_ title: String, _ change: (inout SceneRequest) -> Void) -> Menu.Item {
        var changed = request
        change(&changed)
        return Menu.Item(title, compared(changed, nil))
    }

    private func compared(_ request: SceneRequest, _ names: RunNames?) -> Action { .stage(.compareChosen(request, names)) }

    /// The gestures among the steps, each ended in the other way.
    private var gestures: [(place: Int, step: Step)] {
        request.setting.steps.enumerated().compactMap { place, step in
            guard let words = step.endedOtherwise, let other = try? Step(words) else { return nil }
            return (place, other)
        }
    }

    /// How the run on the stage and one before it are called.
    private func name(of earlier: SceneRequest) -> RunNames {
        if earlier.sources == base.sources, let names = RunName.pair(request.setting, earlier.setting) {
            return RunNames(own: names.0, other: names.1)
        }
        return RunNames(own: RunName("now", phrase: "now"), other: RunName("before the edit", phrase: "before the edit"))
    }
}

extension Recording {
    /// Whether the app's own delegate shows its windows: how the entry is shown is then no choice.
    fileprivate var makesOwnWindow: Bool {
        events.contains { $0.name == "scene(_:willConnectTo:options:)" || $0.name == "application(_:didFinishLaunchingWithOptions:)" }
    }
}

extension LessonState {
    /// The files of the model's solution, once the question is over or its answer has been asked for; nil before, and where there is none.
    var modelSolution: [Source]? {
        guard let question, !question.isOpen || question.revealed != nil, let solution = question.question.solution else { return nil }
        return question.question.sources(with: .source(solution.text))
    }
}

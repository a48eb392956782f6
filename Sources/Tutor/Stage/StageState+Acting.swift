import Canvas
import Foundation
import Interpreter
import Stage
import UIKit

extension StageState {
    // MARK: Possible steps

    /// The steps possible after the last one, then the impossible ones with their reasons.
    var actMenu: Menu {
        let isLimited = limit != nil ? Self.limitReason : nil
        let possibilities = model?.possibilities ?? []
        func item(_ possibility: Possibility) -> Menu.Item {
            Menu.Item(possibility.step, .stage(.acted(possibility.step)), disabledReason: isLimited ?? possibility.obstacle)
        }
        let finger = Menu.Item(
            "swipe back with the arrow keys…", .stage(.dragBegan(percent: 30)),
            disabledReason: isLimited ?? model?.obstacle(of: "swipe-back 60 finish"))
        let other = Menu.Item("another step…", .stage(.stepAsked), disabledReason: isLimited)
        let fingerFirst = finger.disabledReason == nil ? [finger] : []
        let able = possibilities.filter { $0.obstacle == nil }.map(item)
        var refused: Set<Substring> = []
        // Of steps that differ only in a number, one shows the reason.
        let unable = possibilities.filter { $0.obstacle != nil && refused.insert($0.step.prefix { $0 != " " }).inserted }.map(item)
        func those(_ prefix: String) -> [Menu.Item] { able.filter { $0.title.hasPrefix(prefix) } }
        let named = those("tap ") + those("back").filter { $0.title == "back" } + fingerFirst + those("call ")
        let rest = able.filter { item in !named.contains { $0.title == item.title } }
        let items = named + rest + [other] + unable + (fingerFirst.isEmpty ? [finger] : [])
        return Menu("What do you do?", items, footer: "It is added after the scene's last step, and the scene runs again.")
    }

    var stepPrompt: Prompt {
        let possible = (model?.possibilities ?? []).filter { $0.obstacle == nil }.map(\.step)
        let words = Step.words.filter { word in word != "at" && !possible.contains { $0 == word || $0.hasPrefix("\(word) ") } }
        return Prompt(
            .step, title: "Do", hint: "a step, as after --do: tap Save, swipe-back 40 cancel, wait 1",
            suggestions: (possible + words).map { Prompt.Suggestion($0) })
    }

    var evaluatePrompt: Prompt {
        Prompt(
            .evaluate, title: "Evaluate at this event", hint: "an expression, as in a method of the controller",
            suggestions: ["view.frame", "view.safeAreaInsets", "view.window", "traitCollection.horizontalSizeClass"].map {
                Prompt.Suggestion($0)
            })
    }

    // MARK: Doing

    mutating func act(_ text: String, _ purpose: RunPurpose = .act) -> [Effect] {
        isPlaying = false
        do {
            ownSteps.append(try Step(text))
        } catch {
            return [.say(String(describing: error))]
        }
        return [.run(request, purpose)]
    }

    mutating func beginDrag(at percent: Int) -> [Effect] {
        isPlaying = false
        drag = Drag(percent: percent, start: position, hold: .page)
        return moveDrag(to: percent)
    }

    mutating func moveDrag(to percent: Int) -> [Effect] {
        let percent = min(max(0, percent), 100)
        drag?.percent = percent
        guard drag != nil, let step = try? Step("swipe-back \(percent) finish") else { return [] }
        var request = request
        request.setting.steps.append(step)
        return [.run(request, .drag(percent: percent))]
    }

    /// Shows the frame in which the finger is farthest.
    mutating func showDrag(_ percent: Int) -> [Effect] {
        guard let model, drag != nil else { return [] }
        let events = model.recording.events
        guard let input = events.last(where: { $0.kind == .input }) else { return [] }
        if let refusal = events[input.index...].first(where: { $0.kind == .refusal }) {
            drag = nil
            return [.say(refusal.text ?? refusal.name), .run(request, .undo)]
        }
        if let farthest = model.request.setting.steps.last?.farthest {
            let time = input.time + farthest + 0.0005
            let shown = model.recording.frames.map { model.recording.event(atFrame: $0.index) }
            position = 0
            go(to: shown.last { events[$0].time <= time } ?? lastReachable)
            return []
        }
        let last = events.last { $0.kind == .system && $0.name == "interactionChanged" && $0.index > input.index }
        let frame = model.recording.frames.first { $0.eventCount > (last ?? input).index }
        position = 0
        go(to: frame.map { model.recording.event(atFrame: $0.index) } ?? lastReachable)
        return []
    }

    mutating func endDrag(finishes: Bool) -> [Effect] {
        guard let percent = drag?.percent else { return [] }
        drag = nil
        return act("swipe-back \(percent) \(finishes ? "finish" : "cancel")")
    }

    // MARK: Device and system

    var deviceMenu: Menu {
        .devices(selected: base.setting.device) { .stage(.deviceChosen($0)) }
    }

    var osMenu: Menu {
        .systems(selected: base.setting.os) { .stage(.osChosen($0)) }
    }

    // MARK: Assumptions

    /// The menu of assumptions. First come assumptions that would keep the app from ending, best first. Then come the questions that the
    /// code asked; the last one at or before this event is selected. Last come assumptions made that no code asked about.
    var assumptionMenu: Menu {
        let suggestions = model?.recording.suggestions ?? []
        let questions = (model?.openQuestions ?? []).filter { !suggestions.contains($0.question.assumption) }
        let listed = Set(suggestions + questions.map(\.question.assumption))
        let unasked = base.setting.assumptions.subtracting(listed).sorted { $0.description < $1.description }
        let items =
            suggestions.map { Menu.Item("assume: \($0)\($0.isOfValue ? " is there" : "")", .stage(.assumptionTurned($0))) }
            + questions.map {
                Menu.Item(
                    "\($0.question.assumption): \($0.question.answer) → \($0.question.otherAnswer)",
                    .stage(.assumptionTurned($0.question.assumption)))
            } + unasked.map { Menu.Item("\($0): assumed, not asked any more → take it back", .stage(.assumptionTurned($0))) }
        let isAtEnd = !suggestions.isEmpty && position == model?.recording.end?.index
        let selection = isAtEnd ? 0 : questions.lastIndex { $0.event <= position }.map { suggestions.count + $0 } ?? 0
        return Menu("What do you assume?", items, selection: selection, footer: "No file here says it. The scene runs again.")
    }

    mutating func turn(_ assumption: Assumption) -> [Effect] {
        if base.setting.assumptions.remove(assumption) == nil { base.setting.assumptions.insert(assumption) }
        return [.run(request, .change)]
    }

    /// A device in a menu: `se: iPhone SE 375×667`.
    static func name(of device: DeviceProfile) -> String {
        let size = "\(shortNumber(Double(device.screenSize.width)))×\(shortNumber(Double(device.screenSize.height)))"
        return "\(device.name): \(device.title) \(size)"
    }

    mutating func setDevice(_ name: String) -> [Effect] {
        guard let device = DeviceProfile.all.first(where: { $0.name == name }) else { return [] }
        base.setting.exchange(device)
        return [.run(request, .change)]
    }

    mutating func setOS(_ version: Int) -> [Effect] {
        base.setting.os = OSProfile(version: version)
        return [.run(request, .change)]
    }
}

extension Setting {
    /// Exchanges the device. A phone's app has the whole display.
    mutating func exchange(_ device: DeviceProfile) {
        self.device = device
        if device.idiom == .phone { windowSize = nil }
    }
}

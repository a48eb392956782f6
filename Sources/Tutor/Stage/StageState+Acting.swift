import Canvas
import Foundation
import Stage
import UIKit

extension StageState {
    // MARK: What can be done

    var actMenu: Menu {
        let isLimited = limit != nil ? Self.limitReason : nil
        var items = [
            Menu.Item("tap something…", .stage(.tapAsked), disabledReason: isLimited),
            Menu.Item("back", .stage(.acted("back")), disabledReason: isLimited),
            Menu.Item("swipe back with the arrow keys…", .stage(.dragBegan(percent: 30)), disabledReason: isLimited),
        ]
        for method in callableMethods.prefix(4) {
            items.append(Menu.Item("call \(method)", .stage(.acted("call \(method)")), disabledReason: isLimited))
        }
        items.append(Menu.Item("another step…", .stage(.stepAsked), disabledReason: isLimited))
        return Menu("What do you do?", items, footer: "It is added after the scene's last step, and the scene runs again.")
    }

    var tapPrompt: Prompt {
        Prompt(.tap, title: "Tap", hint: "its identifier, title, text, or the property that holds it", suggestions: [])
    }

    var stepPrompt: Prompt {
        Prompt(
            .step, title: "Do", hint: "a step, as after --do: tap Save, swipe-back 40 cancel, wait 1",
            suggestions: Step.words.filter { $0 != "at" }.map { Prompt.Suggestion($0) }
                + callableMethods.map { Prompt.Suggestion("call \($0)") })
    }

    var evaluatePrompt: Prompt {
        Prompt(
            .evaluate, title: "Evaluate at this event", hint: "an expression, as in a method of the controller",
            suggestions: ["view.frame", "view.safeAreaInsets", "view.window", "traitCollection.horizontalSizeClass"].map {
                Prompt.Suggestion($0)
            })
    }

    /// `Class.method` for the methods without arguments that the scene's classes declare, except lifecycle overrides.
    var callableMethods: [String] { base.sources.flatMap { CallableMethods.names(in: $0.text) } }

    // MARK: Doing

    mutating func act(_ text: String) -> [Effect] {
        isPlaying = false
        do {
            ownSteps.append(try Step(text))
        } catch {
            return [.say(String(describing: error))]
        }
        return [.run(request, .act)]
    }

    mutating func beginDrag(at percent: Int) -> [Effect] {
        isPlaying = false
        drag = Drag(percent: percent, start: position)
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
        guard let showing, drag != nil else { return [] }
        let events = showing.recording.events
        guard let input = events.last(where: { $0.kind == .input }) else { return [] }
        if let refusal = events[input.index...].first(where: { $0.kind == .refusal }) {
            drag = nil
            return [.say(refusal.text ?? refusal.name), .run(request, .undo)]
        }
        let last = events.last { $0.kind == .system && $0.name == "interactionChanged" && $0.index > input.index }
        let frame = showing.recording.frames.first { $0.eventCount > (last ?? input).index }
        position = 0
        go(to: frame.map { showing.recording.event(atFrame: $0.index) } ?? lastReachable)
        return []
    }

    mutating func endDrag(finishes: Bool) -> [Effect] {
        guard let percent = drag?.percent else { return [] }
        drag = nil
        return act("swipe-back \(percent) \(finishes ? "finish" : "cancel")")
    }

    // MARK: Device and system

    var deviceMenu: Menu {
        Menu(
            "Which device?",
            DeviceProfile.all.map { device in
                Menu.Item("\(device.name): \(device.title) \(Self.size(of: device))", .stage(.deviceChosen(device.name)))
            }, selection: DeviceProfile.all.firstIndex(of: base.setting.device) ?? 0)
    }

    var osMenu: Menu {
        Menu(
            "Which system?",
            OSProfile.all.reversed().map { Menu.Item($0.title, .stage(.osChosen($0.version))) },
            selection: OSProfile.all.reversed().firstIndex(of: base.setting.os) ?? 0)
    }

    static func size(of device: DeviceProfile) -> String {
        "\(shortNumber(Double(device.screenSize.width)))×\(shortNumber(Double(device.screenSize.height)))"
    }

    mutating func setDevice(_ name: String) -> [Effect] {
        guard let device = DeviceProfile.all.first(where: { $0.name == name }) else { return [] }
        base.setting.device = device
        if device.idiom == .phone { base.setting.windowSize = nil }
        return [.run(request, .change)]
    }

    mutating func setOS(_ version: Int) -> [Effect] {
        base.setting.os = OSProfile(version: version)
        return [.run(request, .change)]
    }
}

/// The methods of a source text that a step can call.
enum CallableMethods {
    /// `Class.method` for each method without arguments that overrides nothing, in order. Reads words, not grammar.
    static func names(in text: String) -> [String] {
        var found: [String] = []
        var type: String?
        for line in text.split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ":" || $0 == "{" }.map(String.init)
            if let index = words.firstIndex(of: "class"), index + 1 < words.count, !line.contains("func ") {
                type = words[index + 1]
            } else if let type, let index = words.firstIndex(of: "func"), index + 1 < words.count, words[index + 1].hasSuffix("()"),
                !words[..<index].contains("override"), !words[..<index].contains("static")
            {
                found.append("\(type).\(words[index + 1].dropLast(2))")
            }
        }
        return found
    }
}

import Interpreter
import Stage

/// What is known of a line of the list of controllers, in sentences.
struct ControllerDetail {
    let item: ControllersState.Item
    let worth: ControllersState.Worth?
    /// The folders that were given.
    var folders: [String] = []
    /// Whether a run takes what it cannot do without.
    var assumesAll = false
    /// Whether it will be counted what its run rests on.
    var isCounted = true

    /// The number of names that a sentence lists before it counts the others.
    private static let usualNames = 6

    /// The sentences, one a line; where they are to be whole, with paths and with all names.
    func lines(areWhole: Bool = false) -> [String] {
        let most = areWhole ? Int.max : Self.usualNames
        return facts(most, areWhole) + run(most)
    }

    // The path from the folder on that was given, or the file's name.
    private func place(_ controller: ControllerSurvey.Controller, _ isWhole: Bool) -> String {
        if !isWhole { return "\(controller.file.split(separator: "/").last ?? ""):\(controller.line)" }
        let folder = folders.lazy.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.first { controller.file.hasPrefix($0) } ?? ""
        return "\(controller.file.dropFirst(folder.count)):\(controller.line)"
    }

    private func facts(_ most: Int, _ areWhole: Bool) -> [String] {
        switch item {
        case .start(let entry): ["\(entry) begins as the system launches the app. The screens are those that its code shows."]
        case .controller(let controller):
            [
                "\(place(controller, areWhole)), subclass of \(controller.superclass).",
                controller.callbacks.isEmpty
                    ? "It overrides no lifecycle callback." : "It overrides \(controller.callbacks.joined(separator: ", ")).",
            ] + controller.inherited.map { "\($0.name) overrides \($0.callbacks.joined(separator: ", ")) for it." }
                + missing(controller, most)
        }
    }

    private func missing(_ controller: ControllerSurvey.Controller, _ most: Int) -> [String] {
        var lines: [String] = []
        if let initializer = controller.unknownInitializer {
            lines.append("It has no initialiser without arguments: \(initializer) gets placeholders.")
        }
        let outlets = controller.unfilledOutlets
        if !outlets.isEmpty {
            lines.append("No storyboard or xib here fills \(outlets.count.counted("outlet")): \(outlets.listed(most: most)).")
        }
        let types = controller.undeclaredTypes
        if !types.isEmpty {
            lines.append("It names \(types.count.counted("type")) that nothing here declares: \(types.listed(most: most)).")
        }
        return lines.isEmpty ? ["Nothing that it declares is missing here."] : lines
    }

    private func run(_ most: Int) -> [String] {
        let summary: RunSummary
        switch worth {
        case nil: return isCounted ? ["Counting what its run rests on…"] : []
        case .unknown(let reason)?: return [reason]
        case .known(let known)?: summary = known
        }
        let needed = summary.setting.assumptions.map(\.description).sorted()
        var lines: [String] = []
        if let end = summary.end {
            lines.append("Its run ends the app: \(end)" + (end.hasSuffix(".") ? "" : "."))
            if !needed.isEmpty { lines.append("That is so also with what could be assumed: \(needed.listed(most: most)).") }
        } else if needed.isEmpty {
            lines.append("Its run needs no assumption.")
        } else {
            let key = assumesAll ? "" : "; p assumes \(needed.count == 1 ? "it" : "them")"
            lines.append("Its run needs \(needed.count.counted("assumption")): \(needed.listed(most: most))\(key).")
        }
        lines += summary.lists(most: most, areAll: false).map { "\($0.capitalizedFirst)." }
        return lines
    }
}

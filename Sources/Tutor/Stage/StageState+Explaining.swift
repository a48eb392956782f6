import Canvas
import Interpreter
internal import Projects
import Reference
import Stage

// What names mean, and how well that is known.
extension StageState {
    /// Explains the names on the cursor's line while the code has the keyboard, else what the event is.
    func explain() -> [Effect] {
        guard let model, let event else { return [] }
        if focus == .code { return explain(line: cursor) }
        if event.kind == .line, let line = event.location?.line { return explain(line: line) }
        return Self.explain(model.known(at: event.index), otherwise: "\(model.label(of: event.index)) is no name of UIKit's")
    }

    /// Explains the names on a line of the code that is shown, from 1.
    func explain(line: Int?) -> [Effect] {
        guard let source = CodePane(stage: self).source, let line else { return [.bell] }
        let lines = SwiftColors.names(of: source.text)
        let names = lines.indices.contains(line - 1) ? lines[line - 1] : []
        return Self.explain(names, otherwise: "line \(line) has no name of UIKit's")
    }

    /// Explains a name at once, or offers several. Names of which nothing is known are left out.
    static func explain(_ names: [String], otherwise: String) -> [Effect] {
        let known = Explanation.known(among: names)
        guard known.count > 1 else {
            return known.first.map { explain($0) } ?? [.say("\(otherwise.capitalizedFirst), so there is nothing to explain."), .bell]
        }
        let items = known.map { Menu.Item($0, .stage(.explained($0))) }
        return [.present(.menu(Menu("Explain", items, footer: "Enter says what it means, and how well that is known.")))]
    }

    /// What a name means, to be read.
    static func explain(_ name: String) -> [Effect] {
        guard let explanation = Explanation(of: name) else { return [] }
        var lines: [String] = []
        for meaning in explanation.meanings {
            if explanation.meanings.count > 1 { lines += (lines.isEmpty ? [] : [""]) + [meaning.title] }
            lines += (meaning.rows.map { ($0.label, $0.text) } + [("Known", meaning.known)]).filter { !$0.1.isEmpty }.map { label, text in
                label + String(repeating: " ", count: Explanation.columns - label.count) + text
            }
        }
        let title = explanation.meanings.count == 1 ? explanation.meanings[0].title : name
        return [.present(.notice(Notice(title, lines, hanging: Explanation.columns)))]
    }
}

extension RunModel {
    /// The names of the reference for an event: a callback of its class, a word for what the system does, or else its object's class.
    fileprivate func known(at index: Int) -> [String] {
        let event = recording.events[index]
        let owned = event.object.map { [(isController($0) ? "UIViewController." : "UIView.") + event.name] } ?? []
        let candidates = owned + [event.name] + (event.object.map { [recording.typeName(of: $0)] } ?? [])
        return candidates.first { Explanation(of: $0) != nil }.map { [$0] } ?? []
    }
}

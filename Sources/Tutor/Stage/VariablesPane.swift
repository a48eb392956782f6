import Canvas
import Heap
import Interpreter
import Stage

/// The variables of the running functions, innermost first, and the properties of `self`.
struct VariablesPane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        let lines = lines(theme: canvas.theme).flatMap { $0.wrapped(to: canvas.width - 1, hanging: 4) }
        Scroll.draw(lines, top: stage.scroll[.variables, default: 0], in: &canvas)
    }

    /// A line for each function, variable and property.
    func lines(theme: Theme) -> [StyledText] {
        guard let model = stage.model, let event = stage.event else { return [] }
        let functions = model.runningFunctions(at: event.index)
        let before = event.index > 0 ? model.runningFunctions(at: event.index - 1) : []
        var lines: [StyledText] = []
        if functions.isEmpty { lines.append(StyledText("no function of yours is running", theme.dim)) }
        for (index, function) in functions.enumerated() {
            let place = function.location.map { "  \(model.recording.place($0))" } ?? ""
            lines.append(StyledText(function.name, index == 0 ? theme.title : theme.text) + StyledText(place, theme.dim))
            // The same call has the same number of callers.
            let old = before.count >= functions.count - index ? before[before.count - functions.count + index].variables : []
            lines += rows(function.variables, before: old, theme)
        }
        guard let object = functions.first?.object ?? event.object ?? model.subject(at: event.index)?.object else { return lines }
        let properties = model.properties(of: object, at: event.index)
        guard !properties.isEmpty else { return lines }
        lines.append(StyledText("self", theme.title) + StyledText("  \(model.recording.name(of: object))", theme.dim))
        return lines + rows(properties, before: event.index > 0 ? model.properties(of: object, at: event.index - 1) : [], theme)
    }

    // Values that have just changed stand out.
    private func rows(_ values: [NamedValue], before: [NamedValue], _ theme: Theme) -> [StyledText] {
        let width = min(16, values.map(\.name.columns).max() ?? 0)
        return values.map { value in
            let old = before.first { $0.name == value.name }
            let isChanged = old.map { $0.value != value.value } ?? false
            let name = value.name + String(repeating: " ", count: max(0, width - value.name.columns))
            return StyledText("  \(name)  ", theme.dim) + StyledText(value.value, isChanged ? theme.changed : theme.text)
        }
    }
}

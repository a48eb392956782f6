import Canvas
import Curriculum

extension QuestionView {
    // A row for each callback, a column for each fact. What is wrong has its sign behind it.
    var grid: [Row] {
        let question = state.question
        let columns = question.facts.count
        let names = question.rows.map(\.callbackName).map { String($0.prefix { $0 != "(" }) }
        let room = max(8, min(names.map(\.columns).max() ?? 0, width - 2 - columns * Self.cellWidth))
        var right: [Bool]?
        if case .facts(let facts)? = state.feedback?.right { right = facts }
        var head = StyledText(String(repeating: " ", count: room + 2))
        for name in question.facts {
            let short = String(name.prefix(3))
            head += StyledText(short + String(repeating: " ", count: Self.cellWidth - short.count), theme.dim)
        }
        var rows = plain([head])
        for (number, name) in names.enumerated() {
            let isCurrent = state.isOpen && number == state.gridRow
            let cut = StyledText(name, isCurrent ? theme.text : theme.dim).truncated(to: room, ellipsis: glyphs.ellipsis)
            var text = StyledText(isCurrent ? glyphs.pointer : " ", theme.accent) + " " + cut
            text += StyledText(String(repeating: " ", count: max(0, room - cut.columns)))
            for column in 0..<columns {
                let index = number * columns + column
                let said = state.facts[index]
                let isSelected = isCurrent && index == state.selection
                let isWrong = right.map { said != $0[index] } ?? false
                text += StyledText(isSelected ? "[" : " ", theme.key)
                text += StyledText(said.map { $0 ? glyphs.dot : glyphs.separator } ?? "?", said == nil ? theme.dim : theme.accent)
                text += isWrong ? StyledText(glyphs.cross, theme.bad) : StyledText(isSelected ? "]" : " ", theme.key)
                text += " "
            }
            rows.append(Row(text: text.truncated(to: width, ellipsis: glyphs.ellipsis), choice: number * columns))
        }
        let wrong = right.map { zip(state.facts, $0).filter { $0 != $1 }.count } ?? 0
        let legend =
            right == nil
            ? "\(glyphs.dot) it is what it will be   \(glyphs.separator) not yet"
            : wrong == 0 ? "" : "\(glyphs.cross) the recording says the other"
        if !legend.isEmpty { rows += plain([StyledText("  " + legend, theme.dim)]) }
        return rows
    }

    private static let cellWidth = 4
}

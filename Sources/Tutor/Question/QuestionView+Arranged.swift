import Canvas
import Curriculum

extension QuestionView {
    // The rows in the learner's order, and those that have no place yet. After the answer the right order stands below a wrong one.
    var arranged: [Row] {
        let isCode = state.question.kind == .lines
        func text(_ index: Int) -> StyledText {
            let choice = short(state.question.choices[index].text)
            guard isCode, case .code(let code)? = choice.first else {
                return ProseText(theme: theme, glyphs: glyphs, width: width).text(choice)
            }
            return SwiftColors.lines(of: code, theme: theme)[0]
        }
        var right: [Int]?
        if case .order(let order)? = state.feedback?.right { right = order }
        var rows: [Row] = []
        for (place, index) in state.order.enumerated() {
            var mark = StyledText(String(place + 1), theme.accent)
            if let right, state.feedback?.verdict != .right {
                let isSo = right.indices.contains(place) && right[place] == index
                mark = isSo ? StyledText(glyphs.check, theme.good) : StyledText(glyphs.cross, theme.bad)
            } else if state.feedback?.verdict == .right {
                mark = StyledText(glyphs.check, theme.good)
            }
            rows += row(index, mark, text(index))
        }
        let open = state.arranged.dropFirst(state.order.count)
        if !open.isEmpty {
            if !state.order.isEmpty {
                let lead = state.isOpen ? "not placed yet" : "left out"
                rows += plain([StyledText("    \(lead)", theme.dim)])
            }
            for index in open { rows += row(index, StyledText(glyphs.notChosen, theme.dim), text(index)) }
        }
        if let right, state.feedback?.verdict != .right {
            rows += plain(["", StyledText(isCode ? "This works:" : "It is:", theme.text)])
            for (place, index) in right.enumerated() {
                rows += plain([StyledText("  \(place + 1) ", theme.good) + text(index)])
            }
        }
        return rows
    }
}

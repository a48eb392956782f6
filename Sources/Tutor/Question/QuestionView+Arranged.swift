import Canvas
import Curriculum

extension QuestionView {
    // The rows in the learner's order, and those that have no place yet. After a wrong answer the right order is there too.
    var arranged: [Row] {
        let rows = placed { _, _ in "" }
        guard let right = rightOrder, state.feedback?.verdict != .right else { return rows }
        let lines =
            [StyledText(isCode ? "This works:" : "It is:", theme.text)]
            + right.enumerated().map { place, index in StyledText("\(place + 1) ", theme.good) + arrangedText(index) }
        if let both = beside(rows, lines) { return both }
        if isCode { return rows + ([""] + lines.map { StyledText("  ") + $0 }).map { Row(text: $0, isRightOrder: true) } }
        // A second list would push the marks out of a small window.
        return placed { place, index in
            guard let now = right.firstIndex(of: index), now != place else { return "" }
            let endings = ["st", "nd", "rd"]
            return StyledText("  is \(now + 1)\(now < endings.count ? endings[now] : "th")", theme.good)
        }
    }

    private var isCode: Bool { state.question.kind == .lines }

    private var rightOrder: [Int]? {
        if case .order(let order)? = state.feedback?.right { order } else { nil }
    }

    private func arrangedText(_ index: Int) -> StyledText {
        let choice = short(state.question.choices[index].text)
        guard isCode, case .code(let code)? = choice.first else {
            return ProseText(theme: theme, glyphs: glyphs, width: width).text(choice)
        }
        return SwiftColors.lines(of: code, theme: theme)[0]
    }

    // The learner's rows; `addition` gives what stands behind one, by its place and its choice.
    private func placed(_ addition: (Int, Int) -> StyledText) -> [Row] {
        var rows = state.order.enumerated().flatMap { place, index in
            row(index, mark(ofPlace: place, index), arrangedText(index) + addition(place, index))
        }
        let open = state.arranged.dropFirst(state.order.count)
        if !open.isEmpty, !state.order.isEmpty {
            rows += plain([StyledText("    \(state.isOpen ? "not placed yet" : "left out")", theme.dim)])
        }
        for index in open { rows += row(index, StyledText(glyphs.notChosen, theme.dim), arrangedText(index)) }
        return rows
    }

    private func mark(ofPlace place: Int, _ index: Int) -> StyledText {
        let isSo: Bool
        switch (state.feedback?.verdict, rightOrder) {
        case (.right?, _): isSo = true
        case (_, let right?): isSo = right.indices.contains(place) && right[place] == index
        case (_, nil): return StyledText(String(place + 1), theme.accent)
        }
        return isSo ? StyledText(glyphs.check, theme.good) : StyledText(glyphs.cross, theme.bad)
    }

    /// Two lists side by side; nil where their lines have no room.
    private func beside(_ rows: [Row], _ lines: [StyledText]) -> [Row]? {
        let left = (rows.map(\.text.columns).max() ?? 0) + 3
        guard left + (lines.map(\.columns).max() ?? 0) <= width else { return nil }
        var both = [Row(text: "")] + rows
        both += Array(repeating: Row(text: ""), count: max(0, lines.count - both.count))
        for (index, line) in lines.enumerated() {
            both[index].text += StyledText(String(repeating: " ", count: left - both[index].text.columns)) + line
            both[index].isRightOrder = true
        }
        return both
    }
}

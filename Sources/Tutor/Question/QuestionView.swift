import Canvas
import Curriculum
import Interpreter
import Stage

/// A question as rows of text, with the parts that can be clicked.
struct QuestionView {
    /// A row, and the choice that it belongs to.
    struct Row {
        var text: StyledText
        var choice: Int?
        /// The choice that stands beside it, and the column at which that begins.
        var second: (choice: Int, column: Int)?
        /// Whether it says how an answer was.
        var isVerdict = false
        /// Whether it shows the right order beside the learner's or below it; plain mode says that order in a sentence.
        var isRightOrder = false
    }

    let state: QuestionState
    let theme: Theme
    let glyphs: Glyphs
    let width: Int
    /// Whether the pane that it stands in has the keyboard.
    let isFocused: Bool

    /// The rows, from the prompt to the last sentence of the feedback.
    var rows: [Row] {
        let prose = ProseText(theme: theme, glyphs: glyphs, width: width)
        var rows = plain(prose.lines(state.question.prompt))
        if let code = state.question.code {
            rows +=
                plain(SwiftColors.lines(of: code, theme: theme).flatMap { (StyledText("  ") + $0).wrapped(to: width, hanging: 4) })
        }
        rows.append(Row(text: "", choice: nil))
        rows += body
        for (index, hint) in state.question.hints.prefix(state.hints).enumerated() {
            rows.append(Row(text: "", choice: nil))
            let lines = ProseText(theme: theme, glyphs: glyphs, width: max(8, width - 8)).lines(hint)
            for (row, line) in lines.enumerated() {
                rows.append(Row(text: StyledText(row == 0 ? "Hint \(index + 1)  " : "        ", theme.accent) + line, choice: nil))
            }
        }
        if let revealed = state.revealed {
            rows += plain(["", StyledText("Answer", theme.accent)])
            if state.question.kind == .fix {
                rows += plain(solution(revealed))
            } else {
                let text = StyledText(revealed, theme.text)
                rows += plain(text.brokenAfterDots(to: width - 2).wrapped(to: max(8, width - 2)).map { StyledText("  ") + $0 })
            }
        }
        return rows + verdict
    }

    /// The lines that the model's solution has otherwise, without the columns that all of them begin with.
    private func solution(_ text: String) -> [StyledText] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let heads = lines.map { line in line.prefix(2) + line.dropFirst(2).prefix { $0 == " " || $0.isNumber } }
        let code = zip(lines, heads).map { $0.dropFirst($1.count) }
        // The head takes the code's indentation too.
        let indents = zip(heads, code).filter { !$1.isEmpty }.map { head, _ in head.reversed().prefix { $0 == " " }.count }
        let cut = max(0, (indents.min() ?? 0) - 1)
        let changes = zip(heads, code).flatMap { head, code -> [StyledText] in
            let kept = String(head.dropLast(code.isEmpty ? 0 : cut))
            let line = StyledText(kept, head.hasPrefix("+") ? theme.good : theme.bad)
            // A name is never broken: what has no room behind the head begins a row.
            return (line + (SwiftColors.lines(of: String(code), theme: theme).first ?? "")).wrapped(to: width, hanging: 4)
        }
        return changes + [""] + StyledText("x runs the model's solution beside yours.", theme.dim).wrapped(to: width)
    }

    func plain(_ lines: [StyledText]) -> [Row] { lines.map { Row(text: $0, choice: nil) } }

    private var body: [Row] {
        switch state.question.kind {
        case .cell: state.isGrid ? grid : facts
        case .spot: lines
        case .fix: task
        case .value where state.question.choices.isEmpty:
            plain([StyledText(state.text.isEmpty ? "Press Enter to write it." : state.text, state.text.isEmpty ? theme.dim : theme.text)])
        case .order, .lines: arranged
        default: choices
        }
    }

    /// Where the file is, and what must hold, each with its mark.
    private var task: [Row] {
        let checks = state.feedback?.checks ?? []
        let lines = state.question.expectations.enumerated().flatMap { index, expectation in
            let holds = checks.indices.contains(index) ? checks[index].holds : nil
            let mark = holds.map { $0 ? StyledText(glyphs.check, theme.good) : StyledText(glyphs.cross, theme.bad) }
            let text = expectation.words.map { StyledText($0, theme.text) } ?? StyledText(expectation.source, theme.codeFunction)
            return ((mark ?? StyledText(glyphs.notChosen, theme.dim)) + " " + text).wrapped(to: width, hanging: 2)
        }
        let file = state.edited == nil ? "\(state.question.file) opens in your editor." : "\(state.question.file) has your changes."
        let path = state.draftPath.map { " Any editor will do: it runs when \($0) is saved." } ?? ""
        return plain(StyledText(file + path, theme.dim).wrapped(to: width) + [""] + lines)
    }

    /// The class, with its dot, that all callbacks among the choices begin with: the prompt speaks of it, and the column is narrow.
    private var sharedType: Substring {
        let names = state.question.choices.compactMap { choice -> String? in
            if case .code(let name)? = choice.text.first { name } else { nil }
        }
        guard names.count > 1, let dot = names[0].firstIndex(of: ".") else { return "" }
        let type = names[0][...dot]
        let isType = type.first?.isUppercase == true && type.dropLast().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isType && names.allSatisfy { $0.hasPrefix(type) } ? type : ""
    }

    func short(_ choice: [Inline]) -> [Inline] {
        guard !sharedType.isEmpty, case .code(let name)? = choice.first else { return choice }
        return [.code(String(name.dropFirst(sharedType.count)))] + choice.dropFirst()
    }

    private var choices: [Row] {
        let prose = ProseText(theme: theme, glyphs: glyphs, width: width)
        let texts = state.question.choices.map { prose.text(short($0.text)) }
        let names = texts.map(\.columns).max() ?? 0
        let half = width / 2
        if state.isOpen, texts.count > 3, names + Self.leadColumns <= half {
            // Side by side, the first half on the left.
            let rows = texts.enumerated().map { row($0, mark(ofChoice: $0), $1)[0] }
            let left = (rows.count + 1) / 2
            return (0..<left).map { index in
                guard left + index < rows.count else { return rows[index] }
                var pair = rows[index]
                pair.text += StyledText(String(repeating: " ", count: max(0, half - pair.text.columns))) + rows[left + index].text
                pair.second = (left + index, half)
                return pair
            }
        }
        return texts.enumerated().flatMap { index, text in
            row(index, mark(ofChoice: index), text + measured(index, behind: text.columns, names: names))
        }
    }

    // What was measured of a choice, in a column of its own where there is room.
    private func measured(_ index: Int, behind columns: Int, names: Int) -> StyledText {
        guard let outcomes = state.feedback?.outcomes, outcomes.indices.contains(index), !outcomes[index].measured.isEmpty else {
            return ""
        }
        let text = outcomes[index].measured
        let hasColumn = 8 + names + text.columns <= width
        return StyledText(String(repeating: " ", count: hasColumn ? names - columns + 2 : 2) + text, theme.dim)
    }

    /// The columns before a choice's text: pointer, letter, mark.
    private static let leadColumns = 6

    func row(_ index: Int, _ mark: StyledText, _ text: StyledText) -> [Row] {
        let isSelected = state.isOpen && index == state.selection
        var lead = StyledText(isSelected ? glyphs.pointer : " ", theme.accent) + " "
        let letter = index < QuestionState.letters.count && state.question.kind != .cell ? String(QuestionState.letters[index]) : " "
        lead += StyledText(letter + " ", theme.key)
        lead += mark + " "
        let style = isSelected && isFocused ? Style(nil, .bold) : .plain
        let room = max(4, width - lead.columns)
        let lines = text.brokenAfterDots(to: room).over(style).wrapped(to: room)
        return lines.enumerated().map { row, line in
            Row(text: row == 0 ? lead + line : StyledText(String(repeating: " ", count: lead.columns)) + line, choice: index)
        }
    }

    private func mark(ofChoice index: Int) -> StyledText {
        let isGiven = state.answer == .choice(index)
        if let outcomes = state.feedback?.outcomes, outcomes.indices.contains(index) {
            if outcomes[index].isRight { return StyledText(glyphs.check, theme.good) }
            return isGiven ? StyledText(glyphs.cross, theme.bad) : StyledText(" ")
        }
        guard isGiven else {
            return StyledText(state.isOpen && state.selection == index ? glyphs.chosen : glyphs.notChosen, theme.dim)
        }
        switch state.feedback?.verdict {
        case .right?: return StyledText(glyphs.check, theme.good)
        case .wrong?, .broken?: return StyledText(glyphs.cross, theme.bad)
        case nil: return StyledText(glyphs.chosen, theme.accent)
        }
    }

    // Yes and no have signs of their own: right and wrong are said after the answer.
    private var facts: [Row] {
        state.question.facts.enumerated().flatMap { index, name -> [Row] in
            let said = state.facts[index]
            let mark = said.map { StyledText($0 ? glyphs.dot : glyphs.separator, theme.accent) } ?? StyledText("?", theme.dim)
            var text = StyledText(name + String(repeating: " ", count: max(0, 12 - name.count)), theme.text)
            if let said { text.append(said ? "yes" : "no ", theme.text) }
            if case .facts(let right)? = state.feedback?.right, right.indices.contains(index) {
                let isRight = said == right[index]
                text.append("  " + (isRight ? glyphs.check : glyphs.cross), isRight ? theme.good : theme.bad)
                if !isRight { text.append(" is \(right[index] ? "yes" : "no")", theme.text) }
            }
            return row(index, mark, text)
        }
    }

    /// The lines of a file that are seen at once while one is chosen.
    private static let lineCount = 9

    private var lines: [Row] {
        let source = SwiftColors.lines(of: state.fileLines.joined(separator: "\n"), theme: theme)
        let numberWidth = String(source.count).count
        // The lines around the selected statement, so that the question stays in sight. After the answer the given one and the right one:
        // the code pane has what is around them.
        let middle = state.selection >= 0 ? state.selection : state.firstLine
        let first = max(0, min(middle - Self.lineCount / 2, source.count - Self.lineCount))
        var seen: Set = [state.selection]
        if case .line(let right)? = state.feedback?.right { seen.insert(right - 1) }
        let shown = state.isOpen ? Array(source.indices.dropFirst(first).prefix(Self.lineCount)) : source.indices.filter(seen.contains)
        return shown.map { index in
            let line = source[index]
            let isSelected = index == state.selection
            let number = String(index + 1)
            var text = lineMark(index)
            text.append(String(repeating: " ", count: numberWidth - number.count) + number + " ", theme.gutter)
            text += line
            text = text.truncated(to: width, ellipsis: glyphs.ellipsis)
            return Row(text: isSelected ? text.over(Style(nil, .bold)) : text, choice: index)
        }
    }

    // After the answer the given line and the right one have the signs that choices have.
    private func lineMark(_ index: Int) -> StyledText {
        guard let feedback = state.feedback else {
            return StyledText(index == state.selection ? glyphs.pointer : " ", theme.accent)
        }
        if case .line(index + 1)? = feedback.right { return StyledText(glyphs.check, theme.good) }
        guard index == state.selection else { return StyledText(" ") }
        return feedback.verdict == .right ? StyledText(glyphs.check, theme.good) : StyledText(glyphs.cross, theme.bad)
    }

    private var verdict: [Row] {
        switch state.phase {
        case .asking: return []
        case .grading: return verdict([StyledText("Running it…", theme.dim)])
        case .skipped: return verdict([StyledText("Skipped. Step on with \(glyphs.right) to see what comes.", theme.dim)])
        case .answered(_, let feedback): return verdict(sentences(feedback))
        }
    }

    private func verdict(_ lines: [StyledText]) -> [Row] {
        plain([""]) + lines.map { Row(text: $0, choice: nil, isVerdict: true) }
    }

    /// Each of the compiler's errors begins a line: they are read one by one.
    private func refusals(_ feedback: Feedback) -> [StyledText] {
        let lead = StyledText("\(glyphs.cross) It does not compile.", theme.bad)
        return lead.wrapped(to: width)
            + feedback.problems.flatMap { problem in
                let place = problem.location.file == state.question.file ? "Line" : "\(problem.location.file), line"
                return StyledText("\(place) \(problem.location.line): \(problem.message).", theme.text).wrapped(to: width, hanging: 2)
            }
    }

    private func sentences(_ feedback: Feedback) -> [StyledText] {
        if feedback.isRefused { return refusals(feedback) }
        var lead: StyledText
        switch feedback.verdict {
        case .right: lead = StyledText("\(glyphs.check) Right\(state.certainty == .guess ? ", by a guess" : ""). ", theme.good)
        case .wrong: lead = StyledText("\(glyphs.cross) No. ", theme.bad)
        case .broken: lead = StyledText("\(glyphs.cross) It does not run. ", theme.bad)
        }
        var lines: [StyledText] = []
        if let choice = feedback.about, !choice.says.isEmpty {
            // Of choices the measured sentence stands beside them; the words of the lesson answer the belief.
            if feedback.outcomes.isEmpty { lead += StyledText("\(feedback.sentence) ", theme.text) }
            lead += ProseText(theme: theme, glyphs: glyphs, width: width).text(choice.says)
            if let belief = choice.belief { lines += StyledText("“\(belief)”", theme.dim).wrapped(to: width, hanging: 1) }
        } else if feedback.outcomes.isEmpty || state.question.kind == .why {
            lead += StyledText(feedback.sentence, theme.text)
        } else if feedback.verdict != .right {
            let right = zip(QuestionState.letters, feedback.outcomes).filter { $1.isRight }.map { String($0.0) }
            if !right.isEmpty {
                lead += StyledText("\(right.joined(separator: ", ")) \(right.count == 1 ? "is" : "are") right.", theme.text)
            }
        }
        lines += lead.brokenAfterDots(to: width).wrapped(to: width)
        if let advice = feedback.advice { lines += [""] + StyledText(advice, theme.text).wrapped(to: width) }
        for problem in feedback.problems { lines += StyledText(problem.description, theme.bad).wrapped(to: width, hanging: 2) }
        return lines + expectations(feedback) + tried
    }

    // The choice on the stage, where it is not the learner's.
    private var tried: [StyledText] {
        guard let trial = state.trial, case .choice(let index) = trial.answer, QuestionState.letters.indices.contains(index) else {
            return []
        }
        // What the lesson says of it, where it says something: who has chosen otherwise reads the reason of the right one too.
        let says = trial.feedback.about?.says ?? []
        let text =
            StyledText("On the stage now: \(QuestionState.letters[index]). ", theme.accent)
            + (says.isEmpty
                ? StyledText(trial.feedback.sentence, theme.text)
                : ProseText(theme: theme, glyphs: glyphs, width: width).text(says))
        return [""] + text.wrapped(to: width)
    }

    // The expressions behind the verdict, on asking.
    private func expectations(_ feedback: Feedback) -> [StyledText] {
        guard state.showsChecks, !feedback.checks.isEmpty else { return [] }
        var lines: [StyledText] = [""]
        for check in feedback.checks {
            let mark = StyledText(check.holds ? "\(glyphs.check) " : "\(glyphs.cross) ", check.holds ? theme.good : theme.bad)
            lines += (mark + StyledText(check.source, theme.codeFunction)).wrapped(to: width, hanging: 2)
            if let explanation = check.explanation { lines += StyledText("  \(explanation)", theme.dim).wrapped(to: width, hanging: 2) }
        }
        return lines
    }
}

extension StyledText {
    /// A long name, `ProfileViewController.viewDidAppear(_:)`, that would be broken anywhere is broken after its last dot.
    func brokenAfterDots(to width: Int) -> StyledText {
        guard columns > width else { return self }
        return StyledText(
            spans.map { span in
                let words = span.text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
                    guard String(word).columns > width, let dot = word.dropLast().lastIndex(of: ".") else { return String(word) }
                    return word[...dot] + "\n" + word[word.index(after: dot)...]
                }
                return Span(words.joined(separator: " "), span.style)
            })
    }
}

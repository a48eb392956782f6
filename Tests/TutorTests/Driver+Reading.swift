import Canvas
import Foundation
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

// What a learner reads on the screen, whatever the lines are that it stands in.
extension Driver {
    /// The rows of the screen.
    var rows: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The row of keys, or the sentence in its place.
    var keys: String { rows.last { !$0.isEmpty } ?? "" }

    var lesson: LessonState? { if case .lesson(let lesson) = state.screen { lesson } else { nil } }

    /// The places of the stage's parts; nil on other screens.
    var layout: StageLayout? {
        switch state.screen {
        case .lesson(let lesson) where !lesson.isLast: LessonView.layout(lesson, size: state.size)
        case .stage(let stage): StageView.layout(stage, size: state.size)
        default: nil
        }
    }

    /// The rows inside a pane; none where it is folded away.
    func rows(in pane: StagePane) -> [String] { layout?.content(of: pane).map { rows(in: $0) } ?? [] }

    /// The rows of a part of the screen, without scrollbars.
    func rows(in rect: Rect) -> [String] {
        rows.dropFirst(rect.y).prefix(rect.height).map { row in
            var column = 0
            let inside = row.filter { character in
                defer { column += String(character).columns }
                return column >= rect.x && column < rect.maxX && character != "┃"
            }
            return inside.trimmed
        }
    }

    /// The rows inside the window in front.
    var rowsInFront: [String] {
        guard let top = rows.firstIndex(where: { $0.contains("╭") }), let bottom = rows.lastIndex(where: { $0.contains("╰") }) else {
            return []
        }
        let left = rows[top].prefix { $0 != "╭" }
        let inside = rows[top].drop { $0 != "╭" }.prefix { $0 != "╮" }
        let x = String(left).columns + 1
        return rows(in: Rect(x: x, y: top, width: String(inside).columns - 1, height: bottom - top + 1))
    }

    /// Expects the eight facts, in one row or in eight, or the reason for which they are not there.
    @discardableResult
    func expectFacts(sourceLocation: SourceLocation = #_sourceLocation) -> Driver {
        if state.stage?.hidden.contains(.facts) == true { return expect("the facts are the question", sourceLocation: sourceLocation) }
        if text.contains("no view controller has been called yet") { return self }
        for name in ["win", "sup", "tra", "saf", "fra", "mar", "sub", "des"] {
            let isThere = ["✓", "✗", "?"].contains { text.contains("\($0)\(name)") || text.contains("\($0) \(name)") }
            if !isThere { Issue.record("no fact “\(name)”:\n\(text)", sourceLocation: sourceLocation) }
        }
        return self
    }

    /// The text of a page from here to its end: what is seen of it before Enter leaves the page.
    func readOn() -> String {
        var read = rows(in: .prose)
        while let page = lesson?.page, lesson?.isLast == false {
            // Enter edits a file that is not right yet.
            press(lesson?.question?.isMending == true ? .pageDown : .enter)
            let seen = rows(in: .prose)
            guard lesson?.page == page, !read.suffix(seen.count).elementsEqual(seen) else { break }
            read += seen
        }
        return read.joined(separator: " ")
    }

    /// Expects a text, whatever the lines and columns that it is broken into, in some rows; on the whole screen without them.
    @discardableResult
    func expect(words text: String, in rows: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Driver {
        let seen = (rows ?? self.rows).joined()
        if !seen.squeezed.contains(text.squeezed) {
            Issue.record("“\(text)” is not in\n\(seen)\nof\n\(self.text)", sourceLocation: sourceLocation)
        }
        return self
    }
}

extension String {
    /// Without white space, frames and scrollbars.
    var squeezed: String { filter { !$0.isWhitespace && !"│┃├┤─┌┐└┘".contains($0) } }

    /// The first of the words that does not come in a text after those before it; nil when all come in order.
    func firstWord(missingIn text: String) -> String? {
        var rest = text.squeezed[...]
        for word in split(whereSeparator: \.isWhitespace) {
            guard let place = rest.range(of: String(word).squeezed) else { return String(word) }
            rest = rest[place.upperBound...]
        }
        return nil
    }
}

import Canvas
import Checks
import Curriculum
import Interpreter
import Stage

/// A finding as it is read: the problem, why it is one, how it is mended, and the rule's page.
struct FindingNotice {
    let finding: Finding
    /// Edits with which the same run does not show it; nil where none are known.
    let mend: Mend?
    /// Whether it is asked about again.
    let isKept: Bool
    /// Where it is, for people.
    let place: String?
    /// Whether lessons open from here.
    let opensLessons: Bool

    /// The window.
    var notice: Notice {
        var notice = Notice([finding.rule, place].compactMap(\.self).joined(separator: ", "), lines, hanging: 2)
        notice.choices = choices
        return notice
    }

    private var lines: [String] {
        // A window has no other letters for code.
        text.map { $0.replacing("`", with: "") }
    }

    private var text: [String] {
        var lines = [Self.sentence(finding.message)]
        guard let page = Checks.page(of: finding.rule) else { return lines }
        lines += ["", "Why:"] + page.why.map { "- \($0)" }
        let advice = finding.advice.isEmpty ? page.mend ?? "" : finding.advice
        if !advice.isEmpty { lines += ["", "Mend: \(Self.sentence(advice))"] }
        if let mend { lines += ["The same run does not show it with this change:"] + mend.lines.map { "  \($0)" } }
        lines += ["", "The rule: \(Checks.summary(of: finding.rule) ?? "").", page.what]
        lines += ["", "Wrong:"] + Self.indented(page.wrong) + ["", "Right:"] + Self.indented(page.right)
        return lines
    }

    // A lesson, where one teaches it; a question, where the rule knows what mends it.
    private var choices: [NoticeChoice] {
        let page = Checks.page(of: finding.rule)
        var choices: [NoticeChoice] = []
        if let lesson = page?.lesson, opensLessons {
            choices.append(NoticeChoice(key: "l", title: "lesson \(lesson)", action: .stage(.lessonAsked(lesson))))
        }
        if isKept {
            choices.append(NoticeChoice(key: "a", title: "ask no more", action: .stage(.findingForgotten(finding))))
        } else if page?.mend != nil, finding.location != nil {
            choices.append(NoticeChoice(key: "a", title: "ask me again", action: .stage(.findingKept(finding, mend))))
        }
        return choices
    }

    private static func sentence(_ text: String) -> String {
        text.hasSuffix(".") ? text : "\(text)."
    }

    private static func indented(_ code: String) -> [String] {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    }
}

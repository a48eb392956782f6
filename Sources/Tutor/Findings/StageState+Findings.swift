import Canvas
import Checks
import Curriculum
import Interpreter
internal import Projects
import Stage

// From a mark to what it means, to its lesson, and to a question.
extension StageState {
    /// The findings that may be seen at the event or on the line that is shown.
    var findingsHere: [Finding] {
        guard model != nil, !isOld, !hidden.contains(.findings) else { return [] }
        let source = CodePane(stage: self).source
        let line = focus == .code ? cursor : lineShown?.line
        return findings.filter { finding in
            if model?.event(of: finding) == position { return true }
            return line != nil && finding.location?.line == line && finding.location?.file == source?.path
        }
    }

    /// Why no finding can be opened; nil where one can.
    var reasonNoFinding: String? {
        if model == nil { return "there is no recording" }
        if hidden.contains(.findings) { return Self.findingReason }
        return findingsHere.isEmpty ? "no mistake is marked at this event or line; m lists them" : nil
    }

    static let findingReason = "the mistake is the question"

    /// Opens the finding that is marked here, or offers several.
    func openFinding() -> [Effect] {
        let found = findingsHere
        guard found.count > 1 else { return found.first.map(open) ?? [.bell] }
        let items = found.map { Menu.Item($0.message, .stage(.findingOpened($0))) }
        return [.present(.menu(Menu("Which mistake?", items)))]
    }

    /// Opens a finding.
    func open(_ finding: Finding) -> [Effect] { model.map { [.readFinding($0, finding)] } ?? [] }

    /// Shows a finding that has been read.
    func show(_ finding: Finding, _ mend: Mend?, isKept: Bool) -> [Effect] {
        let place = finding.location.flatMap { model?.recording.place($0) }
        // Beside a text a lesson is open already.
        let notice = FindingNotice(finding: finding, mend: mend, isKept: isKept, place: place, opensLessons: !hasProse).notice
        return [.present(.notice(notice))]
    }

    /// Has a finding asked about again.
    func keep(_ finding: Finding, _ mend: Mend?) -> [Effect] { model.map { [.keepFinding($0, finding, mend)] } ?? [] }

    /// Has a finding asked about no more.
    func forget(_ finding: Finding) -> [Effect] {
        guard let id = model?.questionID(of: finding) else { return [] }
        return [.keep(.forgotFinding(id)), .readProgress, .say("It is asked about no more.")]
    }

    /// Says what came of keeping a finding.
    func tell(kept: KeptFinding?) -> [Effect] {
        guard kept != nil else { return [.say("It cannot be asked about: its files alone do not show it."), .bell] }
        return [.readProgress, .say("It is asked about from tomorrow on, among your reviews.")]
    }
}

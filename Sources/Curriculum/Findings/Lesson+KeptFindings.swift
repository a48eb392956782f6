internal import Interpreter
internal import Projects
internal import Stage

extension Lesson {
    /// The questions that findings in the learner's own code have become, as a lesson without steps. What cannot be read any more, or has no
    /// texts, is left out.
    public init(_ findings: [KeptFinding], texts: (KeptFinding) -> MendTexts?) {
        outline = LessonOutline(
            id: KeptFinding.lesson, title: "Your own code", goals: [], claims: [], needs: [], why: "", tell: nil, minutes: 0, folder: "",
            rewordings: [])
        questions = findings.compactMap { finding in texts(finding).flatMap { Question(finding, texts: $0) } }
        (steps, exercise, sources) = ([], nil, [])
    }
}

extension Question {
    /// The question what mends a finding: the code and the symptom are shown. Nil where its run cannot be read.
    init?(_ finding: KeptFinding, texts: MendTexts) {
        guard let run = finding.run, let source = run.sources.first(where: { $0.path == finding.file }) else { return nil }
        let place = SourceLocation(file: finding.file, line: finding.line, column: 1)
        let name = KeptFinding.name(of: finding.file)
        let choices = texts.choices.map { choice in
            var shown = Choice(text: [Inline](codeIn: choice.mend), expectations: [], moment: nil, location: place)
            (shown.rule, shown.says) = (choice.rule, [Inline](codeIn: choice.says))
            return shown
        }
        self.init(
            id: finding.id, kind: .mend,
            prompt: [
                .code(Self.excerpt(of: source.text, around: finding.line), info: "swift", line: 1, column: 1),
                .paragraph([Inline](codeIn: "\(name), line \(finding.line): \(finding.message). What mends it?"), line: 1),
            ],
            choices: choices, code: nil, expectations: [], hints: texts.hints.map { [.paragraph([Inline](codeIn: $0), line: 1)] },
            at: .event(finding.event), scenarios: [run], needs: nil, into: nil, file: finding.file, facts: [], finding: finding.rule,
            solution: finding.mended.map { Source(path: finding.file, text: $0) }, location: place)
        advice = finding.advice
        callbacks = callbacksSpokenOf
    }

    /// The line between its neighbours, moved to the left.
    private static func excerpt(of text: String, around line: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = min(max(1, line), lines.count)
        let near = lines[max(0, line - 2)..<min(lines.count, line + 1)]
        let indent = near.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
        return near.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
    }
}

public import Projects
internal import Stage

extension Question {
    /// The text of the file to edit, or in which to find a line; nil when the first run has no such file.
    var text: String? { scenarios.first?.sources.first { $0.path == file }?.text }

    /// The files of an answer that is code: those of the question's first run, one of them as the learner has left it. Nil for other answers.
    public func sources(with answer: Answer) -> [Source]? {
        guard kind == .fix, case .source(let text) = answer else { return nil }
        return scenarios.first.map { sources(of: $0, with: text) }
    }

    /// Some of a lines question's lines as code, each on a line of its own.
    func code(of order: [Int]) -> String { order.map { choices[$0].text.plainText }.joined(separator: "\n") }

    /// The files of a run, the one that is to be mended with another text.
    func sources(of scenario: RunPrescription, with text: String) -> [Source] {
        scenario.sources.map { $0.path == file ? Source(path: $0.path, text: text) : $0 }
    }
}

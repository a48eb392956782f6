import Canvas
import Interpreter
internal import Projects
import Stage
import TypeChecker

// What does not compile, beside what happened all the same.
extension StageState {
    /// What does not compile in the files of the run that is shown, in order of place.
    var messages: [CompilerMessage] {
        guard let compiled, let model, compiled.sources == model.request.sources else { return [] }
        return compiled.messages ?? []
    }

    /// Whether the run that is shown is of files before their last change, which does not run.
    var isOld: Bool { failure != nil && model != nil }

    /// Has the learner's own files read by the compiler, unless it has read them.
    mutating func compile() -> [Effect] {
        guard !paths.isEmpty, let sources = model?.request.sources, compiled?.sources != sources else { return [] }
        compiled = Compiled(sources: sources)
        return [.compile(sources)]
    }

    /// The compiler has read files.
    mutating func take(_ messages: [CompilerMessage], of sources: [Source]) -> [Effect] {
        guard compiled?.sources == sources else { return [] }
        compiled?.messages = messages
        guard let first = messages.first else { return [] }
        let others = messages.count > 1 ? " (and \(messages.count - 1) more: m)" : ""
        return [.say("\(Self.place(of: first)) does not compile: \(first.text)\(others)")]
    }

    /// What does not compile, for the list of mistakes.
    var messageItems: [Menu.Item] {
        messages.map { message in
            Menu.Item("\(Self.place(of: message)) does not compile: \(message.text)", .stage(.lineShown(message.location)))
        }
    }

    private static func place(of message: CompilerMessage) -> String {
        "\(message.location.file.split(separator: "/").last ?? ""):\(message.location.line)"
    }

    /// Shows a line of the code until another event is gone to.
    mutating func show(_ line: SourceLocation) {
        (pinnedLine, cursorLine) = (line, nil)
        scroll[.code] = nil
    }
}

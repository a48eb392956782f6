import ArgumentParser
import Reference
import Stage

/// `appear explain`
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "What a callback is for, or what a word means, and how well that is known.",
        discussion: "Of a callback: what is true now, what to do here, what not. --more says what is simulated, and from which sources.")

    @Argument(help: "A callback, class or word: viewWillAppear, UINavigationController, 'safe area'; without it, everything.")
    var words: [String] = []

    @Flag(help: "All that is simulated of it, with every source.")
    var more = false

    @Option(help: "text or markdown; markdown prints the whole page.")
    var format = "text"

    func run() throws {
        guard ["text", "markdown"].contains(format) else { throw CommandError.unknown("format", format, ["text", "markdown"]) }
        guard !words.isEmpty else { return try Output.write(format == "text" ? Fidelity.overview : Fidelity.page) }
        let name = words.joined(separator: " ")
        guard format == "text" else { throw CommandError.usage("the markdown page is of everything; leave '\(name)' out") }
        let text = more ? Fidelity.explanation(of: name) ?? Explanation.brief(of: name) : Explanation.brief(of: name)
        guard let text else {
            throw CommandError.notSimulated(name, among: Glossary.words + CallbackGuide.all.map(\.name) + Fidelity.names)
        }
        try Output.write(text)
    }
}

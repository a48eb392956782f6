import ArgumentParser
import Reference
import Stage

/// `appear explain`
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "What is simulated of a callback or class, how well it is known, and from where.")

    @Argument(help: "A callback or class: viewWillAppear, UINavigationController; without it, everything.")
    var name: String?

    @Option(help: "text or markdown; markdown prints the whole page.")
    var format = "text"

    func run() throws {
        guard ["text", "markdown"].contains(format) else { throw CommandError.unknown("format", format, ["text", "markdown"]) }
        guard let name else { return try Output.write(format == "text" ? Fidelity.overview : Fidelity.page) }
        guard format == "text" else { throw CommandError.usage("the markdown page is of everything; leave '\(name)' out") }
        guard let text = Fidelity.explanation(of: name) else { throw CommandError.notSimulated(name) }
        try Output.write(text)
    }
}

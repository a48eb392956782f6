import ArgumentParser
internal import Projects
import Reference
import Stage

/// `appear why`
struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why", abstract: "Why an event came, or why a callback did not.",
        discussion:
            "An event is named by its number in the trace, or by its name: 'viewDidAppear', 'ProductViewController.viewDidAppear'; the last of that name counts."
    )

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @OptionGroup var scene: SceneOptions

    @Option(help: "The event, or with --not the moment after which nothing came; without it the last.")
    var at: String?

    @Option(name: .customLong("not"), help: "A callback that did not come: viewWillAppear.")
    var absent: String?

    @Option(help: "The object to which it did not come: its name in the trace, or its class.")
    var object: String?

    @Option(help: "text or json.")
    var format = "text"

    func run() throws {
        guard ["text", "json"].contains(format) else { throw CommandError.unknown("format", format, ["text", "json"]) }
        guard at != nil || absent != nil else { throw CommandError.usage("say --at EVENT, or --not CALLBACK") }
        guard object == nil || absent != nil else { throw CommandError.usage("--object goes with --not") }
        if let absent, absent != "deinit", Fidelity.entries(for: absent).isEmpty {
            throw CommandError.notSimulated(absent)
        }
        let sources = try InputFiles.sources(paths)
        let run = try scene.run(sources, scene.setting())
        run.tellFindings()
        let event = try at.map { try self.event($0, in: run) } ?? run.recording.events.count - 1
        let answer =
            absent.map { WhyAnswer(run, whyNot: $0, object: object, after: event, sources: sources) } ?? WhyAnswer(run, event: event)
        try Output.write(format == "json" ? answer.json : answer.text, as: format == "json" ? .json : .text)
    }

    private func event(_ name: String, in run: Run) throws -> Int {
        let events = run.recording.events
        if let number = Int(name) {
            guard events.indices.contains(number) else {
                throw CommandError.usage("there is no event \(number); there are 0 to \(events.count - 1)")
            }
            return number
        }
        func short(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
        // The names of a trace for people, and those of a trace for programs.
        let recordings = [run.recording, run.recording.namingByClass]
        func names(_ event: Event) -> [String] { (recordings.map { $0.name(of: event) } + [event.name]).flatMap { [$0, short($0)] } }
        if let found = events.last(where: { names($0).contains(name) }) { return found.index }
        throw CommandError.usage(
            "the recording has no event '\(name)'"
                + (nearest(to: name, in: events.map { short(run.recording.name(of: $0)) }).map { "; did you mean '\($0)'?" } ?? ""))
    }
}

/// What is said about an event, or about one that did not come.
struct WhyAnswer {
    private struct Link {
        var event: Int?
        var at: String?
        var says: String
        var known: String?
        var rules: [KnownRule] = []
        /// How the link and its rules are known, in one text.
        var sources: String?
    }

    private let run: Run
    private let event: Int
    private var links: [Link] = []
    private var counterfactual: Counterfactual?
    /// The number of the event that the change brings, in the changed run's trace.
    private var first: Int?
    private var silence: Silence?

    /// The causes of an event.
    init(_ run: Run, event: Int) {
        (self.run, self.event) = (run, event)
        links = chain(from: event)
    }

    /// Why a callback did not come after an event, with what would have brought it.
    init(_ run: Run, whyNot callback: String, object: String?, after event: Int, sources: [Source]) {
        (self.run, self.event) = (run, event)
        let silence: Silence
        (silence, counterfactual) = run.answer(whyNot: callback, to: object, after: event, sources: sources)
        first = counterfactual.flatMap { found in
            let changed = try? Run(sources: found.sources, setting: found.setting)
            changed?.tellFindings()
            return changed?.recording.events.filter { $0.kind != .diagnosis }[found.first].index
        }
        self.silence = silence
        links = [Link(event: nil, at: nil, says: silence.says, known: silence.known, rules: silence.rules, sources: silence.sources)]
        links += silence.since.map(chain) ?? []
    }

    private func chain(from event: Int) -> [Link] {
        run.causes(of: event).map { link in
            Link(
                event: link.event, at: link.location.map { run.recording.place($0) }, says: link.says, known: link.known,
                rules: link.rules, sources: link.sources)
        }
    }

    /// A line for each link, the event first.
    var text: String {
        var lines: [String] = []
        for (index, link) in links.enumerated() {
            let number = link.event.map { "event \($0)" } ?? "not"
            let place = link.at.map { "  \($0)" } ?? ""
            lines.append("\(index == 0 ? "" : "because ")\(number)\(place): \(link.says)")
            if let known = link.known { lines.append("    known: \(known)") }
            for rule in link.rules { lines += ["    by \(rule.title)", "        known: \(rule.source)"] }
        }
        if let counterfactual {
            lines.append("It comes \(counterfactual.change): event \(first ?? counterfactual.first) of that run.")
        } else if let silence, !silence.doesCome {
            lines.append("What would bring it is not known: no change that was tried does.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The same for programs.
    var json: String {
        let chain = links.map { link in
            var object = JSONText()
            object.add("i", raw: link.event.map(String.init) ?? "null")
            object.add("at", link.at)
            object.add("says", link.says)
            object.add("known", link.sources)
            return object.closed
        }
        var object = JSONText()
        object.add("event", raw: String(event))
        object.add("chain", raw: "[\(chain.joined(separator: ","))]")
        if silence != nil {
            object.add(
                "counterfactual",
                raw: counterfactual.map { found in
                    var change = JSONText()
                    change.add("change", found.change)
                    change.add("first", raw: String(first ?? found.first))
                    return change.closed
                } ?? "null")
        }
        return object.closed + "\n"
    }
}

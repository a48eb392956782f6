import ArgumentParser
import Foundation
import Interpreter
internal import Projects
import Stage
import UIKit

/// The options for running a scene.
struct SceneOptions: ParsableArguments {
    @Option(name: .customLong("device"), help: "The device: se, phone, max or ipad; for trace also several, with commas.")
    var device = "phone"

    @Option(name: .customLong("os"), help: "The system version: 13 to 18, 26, 27 or 2012; for trace also several, with commas.")
    var os: String?

    @Option(
        name: .customLong("in"),
        help:
            "How the entry is shown: \(Setting.Container.allCases.map(\.rawValue).joined(separator: ", ")); for trace also several, with commas."
    )
    var container = "root"

    @Option(
        name: .customLong("window"), help: ArgumentHelp("The window's size where it does not fill the screen: 320x1180.", valueName: "size")
    )
    var window: String?

    @Option(name: .customLong("root"), help: "The class of the entry controller.")
    var root: String?

    @Option(
        name: .customLong("do"), parsing: .singleValue,
        help: ArgumentHelp(
            "A step: 'call A.push', back, 'swipe-back 40 cancel', … (repeatable).",
            discussion: Self.stepHelp, valueName: "step"))
    var steps: [String] = []

    @Option(
        name: .customLong("assume"), parsing: .singleValue,
        help: ArgumentHelp(
            "What the run takes for granted of what no file says: 'Session.isLoggedIn', 'Feed.rows has an element', or all (repeatable).",
            discussion:
                "An app that ends names what could be assumed, best first. 'all' takes the first each time, at most 20 times, and says so.")
    )
    var assumed: [String] = []

    @Flag(
        name: .customLong("strict"),
        help: "Let super forward appearance to children, as document 000 says: without the call they get none.")
    var isStrict = false

    @Option(name: .customLong("scenario"), help: "A file with one step a line.")
    var scenario: String?

    /// A line for each kind of step, and one for what it does.
    private static let stepHelp =
        "Each step starts when the one before has settled. The kinds of step:\n"
        + Step.kinds.map { "\n\($0.example)\n  \($0.summary)" }.joined()

    /// The first option that is given and is about one scene; nil where there is none but `--device` and `--os`.
    var nameOfRunOption: String? {
        [
            (container != "root", "--in"), (window != nil, "--window"), (root != nil, "--root"), (!steps.isEmpty, "--do"),
            (!assumed.isEmpty, "--assume"), (isStrict, "--strict"), (scenario != nil, "--scenario"),
        ].first(where: \.0)?.1
    }

    /// The setting of the options, checked.
    func setting() throws(CommandError) -> Setting {
        let all = try settings()
        guard all.count == 1 else { throw .usage("only trace takes several systems, devices or containers at once") }
        return all[0]
    }

    /// The word that takes each suggestion.
    private static let all = "all"

    /// Whether each suggestion is taken.
    var assumesAll: Bool { assumed.contains(Self.all) }

    /// The settings of the options. If `--os`, `--device` or `--in` lists several, one setting for each, every system of the first device in
    /// the first container first.
    func settings() throws(CommandError) -> [Setting] {
        var setting = try Setting(
            world: .open, root: root, steps: allSteps(), misconceptions: isStrict ? [.superForwards] : [])
        setting.windowSize = try window.map { text throws(CommandError) in try Self.size(text) }
        setting.assumptions = Set(assumed.filter { $0 != Self.all }.compactMap(Assumption.init))
        var all: [Setting] = []
        for container in container.split(separator: ",") {
            for device in device.split(separator: ",") {
                for os in os.map({ $0.split(separator: ",").map { Optional(String($0)) } }) ?? [nil] {
                    var one = setting
                    one.container = try Self.container(String(container))
                    one.device = try Self.device(String(device))
                    one.os = try Self.os(os)
                    all.append(one)
                }
            }
        }
        guard !all.isEmpty else { throw .usage("--os, --device and --in take at least one name") }
        return all
    }

    /// A run with the options, to be compared with so many others; its errors in the command line's form.
    func run(_ sources: [Source], _ setting: Setting, beside others: Int = 0) throws(CommandError) -> Run {
        try Self.run(sources, setting, assumesAll: assumesAll, beside: others)
    }

    /// A run of a setting, to be compared with so many others; its errors in the command line's form.
    static func run(
        _ sources: [Source], _ setting: Setting, assumesAll: Bool = false, beside others: Int = 0
    ) throws(CommandError) -> Run {
        var watchdog = Watchdog()
        // All are kept until they are compared, and one waits for all of them.
        watchdog.bytes /= others + 1
        watchdog.seconds = min(watchdog.seconds, 5 / Double(others + 1))
        var limits = RunLimits(watchdog: watchdog)
        limits.measuring /= others + 1
        limits.notesRules = others > 0
        do {
            return try assumesAll
                ? Run.assumingAll(sources: sources, setting: setting, limits: limits)
                : Run(sources: sources, setting: setting, limits: limits)
        } catch {
            throw CommandError(error)
        }
    }

    /// Warns of assumptions that made no difference to a run, because the code did not need them.
    func complain(ofUnusedIn run: Run) {
        let used = Set(run.recording.usedAssumptions)
        let known = run.recording.openQuestions.map(\.question.assumption.description)
        for text in assumed where text != Self.all {
            guard let assumption = Assumption(text), !used.contains(assumption) else { continue }
            let hint =
                nearest(to: text, in: known).map { "; did you mean '\($0)'?" }
                ?? (known.isEmpty ? "; it asks nothing that its files leave open" : "; it asks \(known.joined(separator: ", "))")
            Output.complain("appear: the code does not ask for '\(assumption)'\(hint)")
        }
    }

    private func allSteps() throws(CommandError) -> [Step] {
        try (scenario.map { path throws(CommandError) in try InputFiles.steps(inFile: path) } ?? []) + Self.steps(steps)
    }

    /// The steps that texts describe.
    static func steps(_ texts: [String]) throws(CommandError) -> [Step] {
        var all: [Step] = []
        for text in texts {
            do {
                all.append(try Step(text))
            } catch {
                throw .usage(error.description)
            }
        }
        return all
    }

    private static func size(_ text: String) throws(CommandError) -> CGSize {
        guard case .resize(let size)? = try Self.steps(["resize \(text)"]).first?.action else {
            throw .usage("--window takes a size in points: 320x1180")
        }
        return size
    }

    static func device(_ name: String) throws(CommandError) -> DeviceProfile {
        if let device = DeviceProfile.all.first(where: { $0.name == name }) { return device }
        throw .unknown("device", name, DeviceProfile.all.map(\.name))
    }

    static func os(_ name: String?) throws(CommandError) -> OSProfile {
        guard let name else { return .newest }
        if let os = OSProfile.all.first(where: { $0.name == name }) { return os }
        if let number = Int(name) {
            let nearest = OSProfile.nearest(to: number).map(\.title).joined(separator: " and ")
            throw .usage("iOS \(number) is not simulated; nearest: \(nearest)")
        }
        throw .unknown("system version", name, OSProfile.all.map(\.name))
    }

    static func container(_ name: String) throws(CommandError) -> Setting.Container {
        guard let container = Setting.Container(rawValue: name) else {
            throw .unknown("container", name, Setting.Container.allCases.map(\.rawValue))
        }
        return container
    }
}

extension CommandError {
    /// Bad usage: an unknown word. The message names the nearest known one.
    static func unknown(_ what: String, _ word: String, _ known: [String]) -> CommandError {
        if let near = nearest(to: word, in: known) { return .usage("there is no \(what) '\(word)'; did you mean '\(near)'?") }
        return .usage("there is no \(what) '\(word)'; there is \(known.joined(separator: ", "))")
    }
}

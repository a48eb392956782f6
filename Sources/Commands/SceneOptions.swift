import ArgumentParser
import Stage
import UIKit

/// The options that say under what a scene runs.
struct SceneOptions: ParsableArguments {
    @Option(name: .customLong("device"), help: "The device: se, phone, max or ipad; for trace also several, with commas.")
    var device = "phone"

    @Option(name: .customLong("os"), help: "The system version: 13 to 26, or 2012; for trace also several, with commas.")
    var os: String?

    @Option(
        name: .customLong("in"),
        help: "How the entry is shown: \(Setting.Container.allCases.map(\.rawValue).joined(separator: ", ")).")
    var container = "root"

    @Option(name: .customLong("root"), help: "The class of the entry controller.")
    var root: String?

    @Option(name: .customLong("do"), parsing: .singleValue, help: "A step: 'call A.push', back, 'swipe-back 40 cancel', … (repeatable).")
    var steps: [String] = []

    @Option(
        name: .customLong("placeholder"), parsing: .singleValue,
        help: ArgumentHelp(
            "A placeholder's name, as 'Session.isLoggedIn', that is true or not nil where it would be false or nil (repeatable).",
            discussion: "With '=false' or '=nil' behind it one that stays so, though the run turned it by itself as the app ended."))
    var placeholders: [String] = []

    @Flag(
        name: .customLong("strict"),
        help: "Let super forward appearance to children, as document 000 says: without the call they get none.")
    var isStrict = false

    @Option(name: .customLong("scenario"), help: "A file with one step a line.")
    var scenario: String?

    /// What the options say, checked.
    func setting() throws(CommandError) -> Setting {
        let all = try settings()
        guard all.count == 1 else { throw .usage("only trace takes several systems or devices at once") }
        return all[0]
    }

    /// The placeholder that an option's value leaves as it is; nil for one that is turned.
    private static func unturned(_ name: String) -> String? {
        ["=false", "=nil"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
    }

    /// What the options say when `--os` or `--device` lists several: one setting for each, every system of the first device first.
    func settings() throws(CommandError) -> [Setting] {
        var setting = try Setting(
            container: Self.container(container), root: root, steps: allSteps(), forwardsInSuper: isStrict)
        for name in placeholders {
            if let kept = Self.unturned(name) { setting.unturnedPlaceholders.insert(kept) } else { setting.placeholders.insert(name) }
        }
        var all: [Setting] = []
        for device in device.split(separator: ",") {
            for os in os.map({ $0.split(separator: ",").map { Optional(String($0)) } }) ?? [nil] {
                var one = setting
                one.device = try Self.device(String(device))
                one.os = try Self.os(os)
                all.append(one)
            }
        }
        guard !all.isEmpty else { throw .usage("--os and --device take at least one name") }
        return all
    }

    /// Complains of names after `--placeholder` of which the code has asked nothing.
    func complain(ofUnusedIn run: Run) {
        let known = run.recording.placeholderDecisions.map(\.name)
        for name in placeholders where !known.contains(name) && Self.unturned(name) == nil {
            let hint =
                nearest(to: name, in: known).map { "; did you mean '\($0)'?" }
                ?? (known.isEmpty ? "; the code asks no placeholder yes or no" : "; it asks \(known.joined(separator: ", "))")
            Output.complain("appear: no placeholder '\(name)' was asked yes or no\(hint)")
        }
    }

    private func allSteps() throws(CommandError) -> [Step] {
        var all: [Step] = []
        if let scenario { all += try InputFiles.steps(inFile: scenario) }
        for text in steps {
            do {
                all.append(try Step(text))
            } catch {
                throw .usage(error.description)
            }
        }
        return all
    }

    static func device(_ name: String) throws(CommandError) -> DeviceProfile {
        if let device = DeviceProfile.all.first(where: { $0.name == name }) { return device }
        throw .unknown("device", name, DeviceProfile.all.map(\.name))
    }

    static func os(_ name: String?) throws(CommandError) -> OSProfile {
        guard let name else { return .newest }
        if let os = OSProfile.all.first(where: { $0.name == name }) { return os }
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
    /// Bad usage: a word that is none of the known ones; the nearest is named.
    static func unknown(_ what: String, _ word: String, _ known: [String]) -> CommandError {
        if let near = nearest(to: word, in: known) { return .usage("there is no \(what) '\(word)'; did you mean '\(near)'?") }
        return .usage("there is no \(what) '\(word)'; there is \(known.joined(separator: ", "))")
    }
}

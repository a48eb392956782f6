import Foundation
import Projects
import Stage
import UIKit

/// Tells what the recordings say about one list.
struct ListReport {
    let check: TextCheck
    let list: CallbackList
    let path: String

    private var mentions: [Mention] { list.compared }

    // MARK: Contradictions

    /// Tells each fault, with the recording that shows it. The scene then has the text's own names.
    func contradict(_ fit: ListFit, on os: OSProfile, _ systems: [OSProfile], isWarning: Bool, lacksStyle: Bool) throws(SceneError) {
        let names = Self.classNames(fit.classes, among: fit.staging.participants)
        let source = fit.staging.source(naming: names, path: sceneName)
        let setting = fit.staging.setting(on: os, device: check.device, naming: names)
        let run = try Run(sources: [source], setting: setting)
        let window = RecordedWindow(run, fit.window.kind)
        for fault in fit.faults {
            let place: Int
            let event: Int
            let message: String
            switch fault {
            case .missing(let index):
                (place, event) = (index, window.start)
                message = missing(index, fit, window, names, on: os)
            case .order(let first, let second, let firstEvent, let secondEvent):
                (place, event) = (second, secondEvent)
                let (one, other) = (mentions[first].text, mentions[second].text)
                message =
                    "\(other) comes before \(one) \(fit.staging.situation.title), not after it (events \(secondEvent) and \(firstEvent)"
                    + (window.step.map { " in the step '\($0)'" } ?? "") + " on \(os.title))"
            }
            let witness = isWarning ? Witness(setting: setting, event: event, scene: source) : nil
            check.add(
                systems == [os] ? message : "\(message), the same on \(SystemWords.text(systems))",
                !isWarning ? "elsewhere the list holds" : lacksStyle ? "it holds neither in the default style nor full screen" : "",
                at: mentions[place], in: path,
                level: isWarning ? .warning : .note, event: event, witness: witness)
        }
    }

    private func missing(_ index: Int, _ fit: ListFit, _ window: RecordedWindow, _ names: [String: String], on os: OSProfile) -> String {
        let mention = mentions[index]
        let says =
            "\(mention.text) does not come \(fit.staging.situation.title) (on \(os.title)"
            + (window.step.map { ", in the step '\($0)'" } ?? "")
            + ")"
        guard let object = mention.object, let name = fit.classes[object], mention.word.owner == .controller else { return says }
        let silence = window.run.silence(of: mention.word.name, to: names[name] ?? name, after: window.run.recording.events.count - 1)
        return silence.isKnown && !silence.doesCome
            ? "\(says): \(silence.says.hasSuffix(".") ? String(silence.says.dropLast()) : silence.says)" : says
    }

    /// The scene's file: the text's name, and the list's line.
    private var sceneName: String {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return "\(stem)-\(list.mentions[0].line).swift"
    }

    /// The text's names for the scene's classes, where Swift and UIKit leave them free.
    private static func classNames(_ classes: [String: String], among participants: [String]) -> [String: String] {
        var names: [String: String] = [:]
        for (name, participant) in classes.sorted(by: { $0.key < $1.key }) {
            let isFree =
                name.first?.isLetter == true && name.first?.isUppercase == true && !name.hasPrefix("UI") && !reserved.contains(name)
            if isFree { names[participant] = name }
        }
        // A name that another participant keeps is not free. Who loses a name keeps its own.
        while true {
            let kept = Set(participants.filter { names[$0] == nil })
            let free = names.filter { !kept.contains($0.value) }
            if free.count == names.count { return free }
            names = free
        }
    }

    private static let reserved: Set<String> = [
        "Any", "Self", "Type", "Protocol", "Optional", "Array", "String", "Int", "Pages", "Never", "Result",
    ]

    // MARK: Notes

    /// Tells of callbacks that do not come here, or come otherwise, where that is no contradiction.
    func tellOpen(_ fit: ListFit, on os: OSProfile) {
        let absent = fit.absent.filter { mentions[$0].word.owner == .controller }.map { mentions[$0].text }
        if let first = fit.absent.first, !absent.isEmpty {
            let (verb, them) = absent.count == 1 ? ("does", "it") : ("do", "them")
            check.note(
                "\(Self.names(absent)) \(verb) not come \(fit.staging.situation.title) in a plain scene; other views or code may bring \(them)",
                at: mentions[first], in: path)
        }
        if let first = fit.open.first {
            let names = fit.open.map { mentions[$0].text }
            check.note(
                "the place of \(Self.names(names)) is not settled: no recording or page decides it, or they disagree", at: mentions[first],
                in: path)
        }
        tellMissing(fit, on: os)
    }

    /// Tells what a list leaves out that says it is complete.
    private func tellMissing(_ fit: ListFit, on os: OSProfile) {
        guard list.claimsAll, list.claimsOrder else { return }
        let objects: [(name: String?, owner: String)] =
            list.objects.isEmpty
            ? (fit.staging.subject.map { [(nil, $0)] } ?? []) : list.objects.compactMap { name in fit.classes[name].map { (name, $0) } }
        let listed = Set(mentions.map(\.text))
        var missing: [String] = []
        for event in fit.window.callbacks {
            guard let object = event.object, let owner = objects.first(where: { $0.owner == fit.window.run.recording.typeName(of: object) })
            else { continue }
            let name = CallbackName(text: event.name)
            let base = name.base
            guard name.isOfAppearance || Settled.loading.contains(base) else { continue }
            let text = owner.name.map { "\($0).\(base)" } ?? base
            if !listed.contains(text), !listed.contains(base), !missing.contains(text) { missing.append(text) }
        }
        guard !missing.isEmpty else { return }
        let verb = missing.count == 1 ? "comes" : "come"
        check.note(
            "the list leaves out \(Self.names(missing)), which \(verb) too \(fit.staging.situation.title), on \(os.title)",
            at: list.mentions[0], in: path)
    }

    /// Tells for which style a list holds that names none.
    func tellStyle(_ fit: ListFit) {
        guard fit.staging.situation.style == .fullScreen else { return }
        check.note(
            "no style is named: the list is compared with a full-screen presentation; since iOS 13 the default is a page sheet",
            at: list.mentions[0],
            in: path)
    }

    /// Tells by name what was not compared.
    func tellLeftOut(_ fit: ListFit?) {
        let others = list.mentions.filter { $0.word.owner == .others }
        if let first = others.first { check.note("not compared: \(Self.names(others.map(\.word.name)))", at: first, in: path) }
        for mention in list.mentions where mention.word.owner == .nobody {
            check.note("UIKit has no callback called \(mention.word.name): not compared", at: mention, in: path)
        }
    }

    private static func names(_ names: [String]) -> String {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}

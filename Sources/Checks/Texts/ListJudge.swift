import Projects
import Stage
import UIKit

/// Compares lists with recordings of their situations. Keeps the recordings, as the lists of a text share situations.
final class ListJudge {
    private let device: DeviceProfile
    private var runs: [Key: Run] = [:]

    private struct Key: Hashable {
        let staging: Staging
        let os: OSProfile
    }

    init(device: DeviceProfile) {
        self.device = device
    }

    /// The recording of a scene.
    func run(_ staging: Staging, on os: OSProfile) throws(SceneError) -> Run {
        let key = Key(staging: staging.whole, os: os)
        if let run = runs[key] { return run }
        let run = try Run(sources: [staging.source()], setting: staging.setting(on: os, device: device))
        runs[key] = run
        return run
    }

    /// The best fit of a list with one of some scenes: the fewest faults first. Then the one whose callbacks come most, then the first. Nil
    /// where no scene has as many controllers as the list.
    func best(_ list: CallbackList, _ stagings: [Staging], on os: OSProfile) throws(SceneError) -> ListFit? {
        var best: ListFit?
        for staging in stagings where staging.runs(on: os) {
            var own: ListFit?
            for fit in try fits(list, staging, on: os) where own.map({ fit.isBetter(than: $0) }) ?? true { own = fit }
            if let own, best.map({ own.isBetterScene(than: $0) }) ?? true { best = own }
            if let best, best.faults.isEmpty, best.absent.isEmpty { return best }
        }
        return best
    }

    private func fits(_ list: CallbackList, _ staging: Staging, on os: OSProfile) throws(SceneError) -> [ListFit] {
        let objects = list.objects
        guard objects.count <= staging.participants.count else { return [] }
        let run = try run(staging, on: os)
        let mentions = list.compared
        var fits: [ListFit] = []
        var longer: [ListFit] = []
        // One controller's list about a child is the child's.
        let isChild = objects.count == 1 && [.childAdded, .childRemoved].contains(staging.situation.kind)
        let participants = isChild ? staging.subject.map { [$0] } ?? staging.participants : staging.participants
        let own = RecordedWindow(run, staging.window)
        lazy var whole = RecordedWindow(run, .all)
        for classes in Self.assignments(of: objects.sorted(), to: participants) {
            for subject in subjects(objects, staging) {
                func fit(_ window: RecordedWindow) -> ListFit {
                    ListFit(mentions, in: window, of: staging, classes: classes, subject: subject)
                }
                fits.append(fit(own))
                if beginsEarlier(mentions, staging, classes, subject) { longer.append(fit(whole)) }
            }
        }
        return fits + longer
    }

    /// The classes of which a list without names may speak; nil for all of them.
    private func subjects(_ objects: [String], _ staging: Staging) -> [String?] {
        guard objects.isEmpty else { return [nil] }
        if let subject = staging.subject { return [subject] }
        return staging.participants.map { $0 } + [nil]
    }

    /// Whether a list begins with the loading of what is there already: then it has the launch too.
    private func beginsEarlier(_ mentions: [Mention], _ staging: Staging, _ classes: [String: String], _ subject: String?) -> Bool {
        guard [.push, .present, .tabFirst].contains(staging.situation.kind),
            let first = mentions.first(where: { $0.word.owner == .controller }), Settled.loading.contains(first.word.name)
        else { return false }
        return (first.object.flatMap { classes[$0] } ?? subject).map(staging.loaded.contains) ?? false
    }

    /// Every way in which names can stand for classes, each class at most once.
    private static func assignments(of names: [String], to classes: [String]) -> [[String: String]] {
        guard let name = names.first else { return [[:]] }
        return classes.flatMap { chosen in
            assignments(of: Array(names.dropFirst()), to: classes.filter { $0 != chosen }).map { rest in
                rest.merging([name: chosen]) { first, _ in first }
            }
        }
    }
}

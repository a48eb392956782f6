import Heap
import Interpreter
public import Projects
public import Stage
import UIKit

/// Shows every controller of a program in every way, and looks for mistakes in what was recorded.
///
/// Confined to one thread. Costs some thirty runs for each controller, and some more for each question that no file answers.
public final class Walker {
    /// What was found, each once, in its shortest run.
    private var all: [Finding] = []
    /// What the walks have reached.
    public private(set) var coverage: Coverage

    private let program: SceneProgram
    private let systems: [OSProfile]
    /// How the controllers are shown besides; nil where nothing is asked for.
    private let asked: Setting?
    /// What runs take for granted: what was asked for, and for one controller what its start cannot do without.
    private var assumed: Set<Assumption>
    private let rules: [any Rule]
    private let limits = Walker.limits
    private var known: Set<Line> = []
    private var told: Set<Line> = []
    private var classes: [DeclaredClass] = []
    /// How many of the controller's runs were ended because they took too much.
    private var excesses = 0
    /// What the controller's code asks and no file answers, in order of first mention: the runs answer nil, false or empty.
    private var questions: [Assumption] = []

    /// Prepares walks through a program. Only rules of these names are asked; nil for the usual ones.
    ///
    /// What `setting` takes for granted, every run does. Where it has a system that is not the newest, the walks are on that one. Where it has
    /// another container, device or window than a plain one, the controllers are walked in that, too.
    public init(_ program: SceneProgram, as setting: Setting = Setting(world: .open), rules names: Set<String>? = nil) {
        (self.program, assumed) = (program, setting.assumptions)
        systems = setting.os == .newest ? Walk.systems : [setting.os]
        let plain = Setting(world: .open)
        let isPlain = (setting.container, setting.device, setting.windowSize) == (plain.container, plain.device, plain.windowSize)
        asked = isPlain ? nil : setting
        rules = Checks.rules(named: names, inProject: program.isProject)
        let left = program.isProject && names == nil ? Checks.oftenWrongInProjects.sorted() : []
        coverage = Coverage(notAsked: left)
    }

    /// The controllers that are walked, in order of declaration. Base classes that are only inherited from are walked as their subclasses.
    ///
    /// Throws where nothing can begin.
    public func entries() throws(SceneError) -> [String] {
        if classes.isEmpty { try begin() }
        let inherited = Set(classes.flatMap(\.superclasses))
        var seen: Set<String> = []
        return classes.filter { controller in
            // A search controller is shown by its search bar only.
            controller.isController && !controller.superclasses.contains("UISearchController") && seen.insert(controller.name).inserted
                && (!inherited.contains(controller.name) || program.makes(controller.name))
        }.map(\.name)
    }

    /// The file that declares a controller.
    public func file(of name: String) -> String? { classes.first { $0.name == name }?.location.file }

    /// The full name of a controller for its name or the end of it. Throws where there is none.
    public func entry(named name: String) throws(SceneError) -> String {
        try program.controllerName(name, among: classes.filter(\.isController).map(\.name))
    }

    /// Walks through the app from its own start, if the files have one.
    private func begin() throws(SceneError) {
        let first = try Run(program, setting: Setting(world: .open), limits: limits)
        classes = first.classes
        coverage.expect(first)
        guard first.beginsAsApp else { return }
        let before = assumed
        defer { assumed = before }
        for os in systems {
            for walk in Walk.walks(ofAppOn: os) { try take(walk, root: nil) }
        }
    }

    /// Shows one controller in every way.
    public func walk(_ name: String) throws(SceneError) {
        guard let controller = classes.first(where: { $0.name == name }) else { return }
        let before = assumed
        (questions, excesses) = ([], 0)
        defer { assumed = before }
        let begins = program.beginsContainer(name)
        let wanted = systems.compactMap { os in asked.map { Walk.walk(as: $0, on: os) } }
        for walk in Walk.walks(of: controller, on: systems, beginsContainer: begins) + wanted {
            try take(walk, root: name)
        }
        if !Walk.isRoot(controller), !begins { try touchInTransition(name) }
        try answerOtherwise(controller, beginsContainer: begins)
    }

    /// Shows a controller once more for each question that no file answers, with the other answer: not nil, true, one element.
    private func answerOtherwise(_ controller: DeclaredClass, beginsContainer: Bool) throws(SceneError) {
        let before = assumed
        defer { assumed = before }
        for question in questions.filter({ !before.contains($0) }).prefix(Self.mostQuestions) {
            assumed = before.union([question])
            try take(Walk.use(of: controller, on: systems[0], beginsContainer: beginsContainer), root: controller.name)
        }
    }

    // MARK: One walk

    /// Whether a controller's runs take too much, one after the other: each one more would, too.
    private func isEndless(_ root: String?) -> Bool {
        guard excesses >= Self.mostExcesses else { return false }
        coverage.noteEndless(root ?? "the app")
        return true
    }

    private func setting(_ walk: Walk, _ root: String?) -> Setting {
        var setting = Setting(world: .open, device: walk.device, os: walk.os, container: walk.container, root: root)
        (setting.assumptions, setting.windowSize) = (assumed, walk.window)
        return setting
    }

    private func take(_ walk: Walk, root: String?) throws(SceneError) {
        var tried: Set<String> = []
        var isFirst = true
        var count = 0
        // Each control that takes the controller away ends a run; the others are touched in the next one.
        while count < Self.mostRuns, !isEndless(root) {
            var setting = setting(walk, root)
            if isFirst { setting.steps = walk.steps }
            let run = try Run(program, setting: setting, limits: limits)
            let before = tried
            let isLeft = walk.usesControls && touchAll(run, &tried)
            if !isLeft { for step in walk.end { run.go(on: step) } } else { run.go(on: Self.pause) }
            look(at: run)
            // What the code cannot do without is taken for granted from now on.
            if assumed.count < Self.mostAssumed, let need = run.recording.suggestions.first, assumed.insert(need).inserted {
                tried = before
                continue
            }
            coverage.noteEnd(of: run)
            guard isLeft, tried.count > before.count else { break }
            isFirst = false
            count += 1
        }
    }

    /// Touches each control of a controller in the middle of its coming back, and once more when it is back; and takes the screen away in the
    /// middle of what the touch has begun.
    private func touchInTransition(_ name: String) throws(SceneError) {
        for os in systems {
            var setting = Setting(world: .open, os: os, container: .pushed, root: name)
            setting.assumptions = assumed
            guard !isEndless(name) else { return }
            for tap in try Run(program, setting: setting, limits: limits).taps.prefix(Self.mostInTransition) {
                guard let early = try? Step("at 0.15 \(tap)") else { continue }
                setting.container = .pushed
                setting.steps = ["cover push", "uncover"].map(Walk.step) + [early, Self.pause]
                let run = try Run(program, setting: setting, limits: limits)
                if let entry = run.entryController, run.isInFront(entry) { run.go(on: tap) }
                look(at: run)
                setting.container = .tabbed
                setting.steps = [tap] + ["at 0.1 tab 1", "tab 0"].map(Walk.step)
                look(at: try Run(program, setting: setting, limits: limits))
            }
        }
    }

    /// The limits of one run of many: a loop over what no file declares takes a part of the memory that a run alone may take.
    private static var limits: RunLimits {
        var limits = RunLimits(watchdog: Watchdog())
        limits.states = 8_000_000
        return limits
    }

    private static let mostExcesses = 2
    private static let mostInTransition = 6
    private static let mostRuns = 12
    private static let mostAssumed = 20
    private static let mostQuestions = 16
    private static let mostTouches = 60
    private static let pause = Walk.step("wait 2")

    /// Touches what has not been touched yet. Returns whether the controller has gone by that, or the app has ended.
    private func touchAll(_ run: Run, _ tried: inout Set<String>) -> Bool {
        guard let entry = home(run) else { return run.hasEnded }
        // What covers it from the beginning is used and left first.
        comeBack(run, to: entry, openedBy: "", &tried)
        guard run.isInFront(entry) else { return run.hasEnded }
        while tried.count < Self.mostTouches, let tap = run.taps.first(where: { !tried.contains($0.description) }) {
            tried.insert(tap.description)
            run.go(on: tap)
            comeBack(run, to: entry, openedBy: tap.description, &tried)
            if run.hasEnded || !run.isInFront(entry) { return true }
        }
        return false
    }

    /// The screen that is touched: the entry. Where that is a stack or has tabs, it is what is shown first.
    private func home(_ run: Run) -> ObjectID? {
        guard let entry = run.entryController, let type = classes.first(where: { $0.name == run.recording.typeName(of: entry) }),
            !type.superclasses.contains("UINavigationController"), !type.superclasses.contains("UITabBarController")
        else { return run.front?.controller }
        return entry
    }

    /// Uses and leaves what a touch has brought. Each button and row of it is touched once, one at each visit; then a sheet is dragged down,
    /// another screen swiped half back and popped.
    private func comeBack(_ run: Run, to entry: ObjectID, openedBy opener: String, _ tried: inout Set<String>) {
        for _ in 0..<8 where !run.hasEnded && !run.isInFront(entry) {
            guard let front = run.front else { return }
            let place = "\(opener)\n\(front.isAlert ? "" : run.recording.typeName(of: front.controller))\n"
            let taps = run.taps
            if let tap = taps.first(where: { !tried.contains(place + $0.description) }), tried.count < Self.mostTouches {
                tried.insert(place + tap.description)
                run.go(on: tap)
            } else if front.isAlert, let tap = taps.first {
                run.go(on: tap)
            } else {
                tried.insert(place + Self.gesture)
                run.go(on: Walk.step(front.isPresented ? "swipe-down 30 cancel" : "swipe-back 40 cancel"))
                if front.isPresented { run.go(on: Walk.step("swipe-down 80 finish")) }
                if run.front?.controller == front.controller { run.go(on: Walk.step("uncover")) }
            }
            // The others need the screen again, and so does the gesture that leaves it.
            let rest = taps.map { place + $0.description } + (front.isAlert ? [] : [place + Self.gesture])
            if run.isInFront(entry), rest.contains(where: { !tried.contains($0) }) { tried.remove(opener) }
        }
    }

    /// Stands among what can be touched for the gesture that leaves a screen.
    private static let gesture = "leave"

    /// Finds mistakes in a run, and keeps those that are new.
    private func look(at run: Run) {
        coverage.add(run)
        if run.recording.end?.isExcess == true { excesses += 1 }
        questions += run.recording.openQuestions.filter { !$0.question.isAssumed && $0.question.isOfAbsence }.map(\.question.assumption)
            .filter { !questions.contains($0) }
        // The code wants other containers around it than this walk has.
        if run.needsOtherContainer { return }
        let context = RuleContext(run)
        for rule in rules {
            // Values that stand for others prove no crash.
            if rule.name == "exception" || rule.name == "console", run.standsOnUnknowns { continue }
            for finding in rule.findings(in: context) where !finding.isByLuck {
                guard known.insert(Line(finding)).inserted else { continue }
                all.append(shortest(finding, rule, in: run.recording.setting))
            }
        }
    }

    /// What the walks have found, each fault once.
    public var findings: [Finding] { Checks.withoutEffects(all) }

    /// What has been found since this was last asked.
    public func newFindings() -> [Finding] {
        findings.filter { told.insert(Line($0)).inserted }
    }

    // MARK: Witnesses

    /// The same finding in the shortest run that shows it: one step after the other is left out, the last first.
    private func shortest(_ finding: Finding, _ rule: any Rule, in setting: Setting) -> Finding {
        var best = finding
        var setting = setting
        guard excesses == 0 else {
            best.witness = Witness(setting: setting, event: best.event)
            return best
        }
        for index in setting.steps.indices.reversed() {
            var shorter = setting
            shorter.steps.remove(at: index)
            guard let same = self.finding(like: finding, rule, in: shorter) else { continue }
            (best, setting) = (same, shorter)
        }
        for assumption in setting.assumptions.sorted(by: { $0.description < $1.description }) {
            var surer = setting
            surer.assumptions.remove(assumption)
            guard let same = self.finding(like: finding, rule, in: surer) else { continue }
            (best, setting) = (same, surer)
        }
        best.witness = Witness(setting: setting, event: best.event)
        best.mend = Checks.mend(for: best, of: program.sources, before: try? Run(program, setting: setting, limits: limits)) { sources in
            (try? program.replacing(by: sources)).flatMap { try? Run($0, setting: setting, limits: limits) }
        }
        return best
    }

    private func finding(like finding: Finding, _ rule: any Rule, in setting: Setting) -> Finding? {
        guard let run = try? Run(program, setting: setting, limits: limits), !run.needsOtherContainer else { return nil }
        return rule.findings(in: RuleContext(run)).first { !$0.isByLuck && Line($0) == Line(finding) }
    }
}

extension Line {
    /// What makes two findings one: the rule and the line; without a line, the words.
    init(_ finding: Finding) {
        self.init(
            file: finding.place?.file ?? "", line: finding.place?.line ?? 0,
            about: finding.place == nil ? "\(finding.rule) \(finding.message)" : finding.rule)
    }
}

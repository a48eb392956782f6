import Heap
public import Interpreter
public import Projects
public import Stage
import UIKit

/// Shows every controller of a program in every way, and looks for mistakes in what was recorded.
///
/// Confined to one thread. Costs some thirty runs for each controller.
public final class Walker {
    /// What was found, each once, in its shortest run.
    private var all: [Finding] = []
    /// What the walks have reached.
    public private(set) var coverage = Coverage()

    private let program: SceneProgram
    /// What runs take for granted: what was asked for, and for one controller what its start cannot do without.
    private var assumed: Set<Assumption>
    private let rules: [any Rule]
    private let limits = RunLimits(watchdog: Watchdog())
    private var known: Set<Line> = []
    private var classes: [DeclaredClass] = []

    /// Prepares walks through a program that take assumptions for granted. Only rules of these names are asked; nil for the usual ones.
    public init(_ program: SceneProgram, assuming assumed: Set<Assumption> = [], rules names: Set<String>? = nil) {
        (self.program, self.assumed) = (program, assumed)
        rules = Checks.rules(named: names)
    }

    /// The controllers that are walked, in order of declaration. Base classes that are only inherited from are walked as their subclasses.
    ///
    /// Throws where nothing can begin.
    public func entries() throws(SceneError) -> [String] {
        if classes.isEmpty { try begin() }
        let inherited = Set(classes.flatMap(\.superclasses))
        var seen: Set<String> = []
        return classes.filter { controller in
            controller.isController && seen.insert(controller.name).inserted
                && (!inherited.contains(controller.name) || program.makes(controller.name))
        }.map(\.name)
    }

    /// The full name of a controller for its name or the end of it. Throws where there is none.
    public func entry(named name: String) throws(SceneError) -> String {
        try program.controllerName(name, among: classes.filter(\.isController).map(\.name))
    }

    /// Walks through the app from its own start, if the files have one.
    private func begin() throws(SceneError) {
        let first = try Run(program, setting: Setting(world: .open), limits: limits)
        classes = first.classes
        coverage.lines = first.statementLines
        guard first.beginsAsApp else { return }
        for os in Walk.systems {
            for walk in Walk.walks(ofAppOn: os) { try take(walk, root: nil) }
        }
    }

    /// Shows one controller in every way.
    public func walk(_ name: String) throws(SceneError) {
        guard let controller = classes.first(where: { $0.name == name }) else { return }
        let asked = assumed
        defer { assumed = asked }
        var setting = Setting(world: .open, container: Walk.isRoot(controller) ? .root : .pushed, root: name)
        setting.assumptions = asked
        assumed = try Run.assumingAll(program, setting: setting, limits: limits).recording.setting.assumptions
        for walk in Walk.walks(of: controller) { try take(walk, root: name) }
        if !Walk.isRoot(controller) { try touchInTransition(name) }
    }

    // MARK: One walk

    private func setting(_ walk: Walk, _ root: String?) -> Setting {
        var setting = Setting(world: .open, device: walk.device, os: walk.os, container: walk.container, root: root)
        (setting.assumptions, setting.windowSize) = (assumed, walk.window)
        return setting
    }

    private func take(_ walk: Walk, root: String?) throws(SceneError) {
        var tried: Set<String> = []
        var isFirst = true
        // Each control that takes the controller away ends a run; the others are touched in the next one.
        for _ in 0..<Self.mostRuns {
            var setting = setting(walk, root)
            if isFirst { setting.steps = walk.steps }
            let run = try Run(program, setting: setting, limits: limits)
            let before = tried.count
            let isLeft = walk.usesControls && touchAll(run, &tried)
            if !isLeft { for step in walk.end { run.go(on: step) } } else { run.go(on: Self.pause) }
            look(at: run)
            guard isLeft, tried.count > before else { break }
            isFirst = false
        }
    }

    /// Touches each control of a controller in the middle of its coming back, and once more when it is back.
    private func touchInTransition(_ name: String) throws(SceneError) {
        for os in Walk.systems {
            var setting = Setting(world: .open, os: os, container: .pushed, root: name)
            setting.assumptions = assumed
            let names = try Run(program, setting: setting, limits: limits).tappableNames.prefix(Self.mostInTransition)
            for name in names {
                setting.steps = ["cover push", "uncover"].map(Self.step)
                let tap = Self.tap(name)
                setting.steps += [Self.step("at 0.15 \(tap)"), Self.pause]
                let run = try Run(program, setting: setting, limits: limits)
                if let entry = run.entryController, run.isInFront(entry) { run.go(on: tap) }
                look(at: run)
            }
        }
    }

    private static let mostInTransition = 6
    private static let mostRuns = 12
    private static let mostTouches = 60
    private static let pause = step("wait 2")

    private static func step(_ text: String) -> Step {
        do { return try Step(text) } catch { preconditionFailure(error.description) }
    }

    /// Touches what has not been touched yet. Returns whether the controller has gone by that, or the app has ended.
    private func touchAll(_ run: Run, _ tried: inout Set<String>) -> Bool {
        let entry = run.entryController ?? run.front?.controller
        guard let entry, run.isInFront(entry) else { return run.hasEnded }
        while tried.count < Self.mostTouches, let name = run.tappableNames.first(where: { !tried.contains($0) }) {
            tried.insert(name)
            run.go(on: Self.tap(name))
            comeBack(run, to: entry, openedBy: name, &tried)
            if run.hasEnded || !run.isInFront(entry) { return true }
        }
        return false
    }

    private static func tap(_ name: String) -> Step { step("tap \"\(name.filter { $0 != "\"" && !$0.isNewline })\"") }

    /// Uses and leaves what a touch has brought. Each button and row of it is touched once, one at each visit; then a sheet is dragged down,
    /// another screen swiped half back and popped.
    private func comeBack(_ run: Run, to entry: ObjectID, openedBy opener: String, _ tried: inout Set<String>) {
        for _ in 0..<8 where !run.hasEnded && !run.isInFront(entry) {
            guard let front = run.front else { return }
            let place = "\(opener)\n\(front.isAlert ? "" : run.recording.typeName(of: front.controller))\n"
            let names = run.tappableNames
            if let name = names.first(where: { !tried.contains(place + $0) }), tried.count < Self.mostTouches {
                tried.insert(place + name)
                run.go(on: Self.tap(name))
            } else if front.isAlert, let name = names.first {
                run.go(on: Self.tap(name))
            } else {
                tried.insert(place + Self.gesture)
                run.go(on: Self.step(front.isPresented ? "swipe-down 30 cancel" : "swipe-back 40 cancel"))
                if front.isPresented { run.go(on: Self.step("swipe-down 80 finish")) }
                if run.front?.controller == front.controller { run.go(on: Self.step("uncover")) }
            }
            // The others need the screen again, and so does the gesture that leaves it.
            let rest = names.map { place + $0 } + (front.isAlert ? [] : [place + Self.gesture])
            if run.isInFront(entry), rest.contains(where: { !tried.contains($0) }) { tried.remove(opener) }
        }
    }

    /// Stands among the names of what can be touched for the gesture that leaves a screen.
    private static let gesture = "\n"

    /// Finds mistakes in a run, and keeps those that are new.
    private func look(at run: Run) {
        coverage.add(run)
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

    /// What the walks have found, each fault once: a sign of another fault that is named is left out.
    public var findings: [Finding] {
        let named = Set(
            all.filter { !Checks.signs.contains($0.rule) }.map { Line(file: $0.place?.file ?? "", line: $0.place?.line ?? 0, about: "") })
        let causes = Set(all.filter { ["early-geometry", "repeated-work"].contains($0.rule) }.compactMap(\.callback))
        let wrong = Set(all.filter { $0.rule == "wrong-super" }.compactMap(\.callback))
        return all.filter { finding in
            if finding.rule == "missing-super", finding.callback.map(wrong.contains) == true { return false }
            guard Checks.signs.contains(finding.rule), let place = finding.place else { return true }
            if named.contains(Line(file: place.file, line: place.line, about: "")) { return false }
            return finding.rule != "flash" || !(finding.callback.map(causes.contains) ?? false)
        }
    }

    // MARK: Witnesses

    /// The same finding in the shortest run that shows it: one step after the other is left out, the last first.
    private func shortest(_ finding: Finding, _ rule: any Rule, in setting: Setting) -> Finding {
        var best = finding
        var setting = setting
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
        return best
    }

    private func finding(like finding: Finding, _ rule: any Rule, in setting: Setting) -> Finding? {
        guard let run = try? Run(program, setting: setting, limits: limits), !run.needsOtherContainer else { return nil }
        return rule.findings(in: RuleContext(run)).first { Line($0) == Line(finding) }
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

import Heap
public import Interpreter
public import Projects
public import Stage
import UIKit

/// Shows every controller of a program in every way, and looks for mistakes in what was recorded.
///
/// Confined to one thread. Costs some thirty runs for each controller.
public final class Walker {
    /// What the walks have found, without what was found twice: the shortest run in which it showed.
    public private(set) var findings: [Finding] = []
    /// What the walks have reached.
    public private(set) var coverage = Coverage()

    private let program: SceneProgram
    private let assumed: Set<Assumption>
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
        for walk in Walk.walks(of: controller) { try take(walk, root: name) }
    }

    // MARK: One walk

    private func setting(_ walk: Walk, _ root: String?) -> Setting {
        var setting = Setting(world: .open, device: walk.device, os: walk.os, container: walk.container, root: root)
        setting.assumptions = assumed
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

    private static let mostRuns = 12
    private static let mostTouches = 40
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

    /// Leaves what a touch has brought: each button of an alert is touched once, a screen is swiped half away and then taken away.
    private func comeBack(_ run: Run, to entry: ObjectID, openedBy opener: String, _ tried: inout Set<String>) {
        for _ in 0..<8 where !run.hasEnded && !run.isInFront(entry) {
            guard let front = run.front else { return }
            if front.isAlert {
                let buttons = run.tappableNames
                guard let button = buttons.first(where: { !tried.contains("\(opener)\n\($0)") }) ?? buttons.first else { return }
                tried.insert("\(opener)\n\(button)")
                run.go(on: Self.tap(button))
                // The others need the alert again.
                if run.isInFront(entry), buttons.contains(where: { !tried.contains("\(opener)\n\($0)") }) { tried.remove(opener) }
            } else {
                run.go(on: Self.step(front.isPresented ? "swipe-down 30 cancel" : "swipe-back 40 cancel"))
                run.go(on: Self.step("uncover"))
            }
        }
    }

    /// Finds mistakes in a run, and keeps those that are new.
    private func look(at run: Run) {
        coverage.add(run)
        // The code wants other containers around it than this walk has.
        if run.needsOtherContainer { return }
        let context = RuleContext(run)
        for rule in rules {
            for finding in rule.findings(in: context) {
                guard known.insert(Line(finding)).inserted else { continue }
                findings.append(shortest(finding, rule, in: run.recording.setting))
            }
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

public import Interpreter
public import Stage

/// A lifecycle mistake that a recording shows.
public struct Finding: Sendable, Hashable {
    /// How much it matters.
    public enum Level: String, Sendable, Hashable {
        /// Leads to a fault, now or later.
        case warning
        /// Worth knowing; nothing goes wrong.
        case note
    }

    /// The rule that found it, by its name: `flash`.
    public let rule: String
    /// How much it matters.
    public let level: Level
    /// The problem and its reason, in one sentence without a full stop.
    public internal(set) var message: String
    /// The advice, in the imperative, without a full stop. Empty when the message contains it.
    public let advice: String
    /// The point of document 000's checklist that it breaks, from 1; nil for none.
    public let point: Int?
    /// The file's path as it was given and the line from 1. nil when the finding has no line.
    public let place: Place?
    /// The event at which it shows, an index into the recording.
    public let event: Int
    /// The callback in which it shows, with its class: `Profile.viewDidLoad()`; nil where it matters to no other rule.
    var callback: String?
    /// Whether nothing went wrong in this run: another window or container would show it.
    var isByLuck = false
    /// A run in which it shows; nil where only one run was looked at.
    public internal(set) var witness: Witness?

    /// Edits that could take it away; none where they are no matter of routine.
    var edits: [Mend.Edit] = []
    /// Edits with which the run that shows it shows it no more; nil where there are none that are known to do so.
    public internal(set) var mend: Mend?
    /// Why it is not told; nil for what is.
    public internal(set) var waiver: Waiver?

    /// Whether it shows only where something is taken for granted that no file says.
    public var isAssumed: Bool { witness?.setting.assumptions.isEmpty == false }

    /// Whether it makes the exit code 1.
    var counts: Bool { level == .warning && !isAssumed && waiver == nil }

    /// The problem and the advice.
    public var text: String { advice.isEmpty ? message : "\(message); \(advice)" }

    /// The same in sentences: UIKit's messages end with a full stop.
    var sentences: String {
        guard message.hasSuffix("."), !advice.isEmpty else { return text }
        return "\(message) \(advice.prefix(1).uppercased())\(advice.dropFirst())"
    }

    /// The place as recordings write it.
    public var location: SourceLocation? { place.map { SourceLocation(file: $0.file, line: $0.line, column: $0.column) } }

    /// Notes the file with the session of the run that shows it.
    public mutating func wasSaved(at path: String) { witness?.session = path }

    /// A line of a file.
    public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
        /// The path as it was given.
        public let file: String
        /// From 1.
        public let line: Int
        /// From 1.
        public let column: Int

        init(_ location: SourceLocation) {
            (file, line, column) = (location.file, location.line, location.column)
        }

        /// `file:line:column`.
        public var description: String { "\(file):\(line):\(column)" }

        /// Whether the first comes before the second.
        public static func < (lhs: Place, rhs: Place) -> Bool {
            (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
        }
    }
}

/// One kind of mistake.
protocol Explained: Sendable {
    /// The name that findings carry.
    var name: String { get }
    /// The subject, in one sentence without a full stop.
    var summary: String { get }
    /// What is known of it.
    var page: RulePage { get }
}

/// One kind of mistake in code, and how to find it.
protocol Rule: Explained {
    /// The findings in a run, in order of their events.
    func findings(in context: RuleContext) -> [Finding]
}

extension Explained {
    func finding(
        _ message: String, _ advice: String = "", at location: SourceLocation?, event: Int, point: Int? = nil,
        level: Finding.Level = .warning
    ) -> Finding {
        Finding(
            rule: name, level: level, message: message, advice: advice, point: point, place: location.map(Finding.Place.init), event: event)
    }
}

/// Finds every mistake for which there is a rule.
public enum Checks {
    static let rules: [any Rule] = [
        EarlyGeometryRule(), RepeatedWorkRule(), RepeatedRequestRule(), UnbalancedObserverRule(), LayoutCallbackRule(), StackingLayerRule(),
        MissingSuperRule(),
        AdditionOrderRule(), MissingDidMoveRule(), RedundantWillMoveRule(), NoAddChildRule(), RemovalOrderRule(), LeftBehindRule(),
        DeinitRule(), LoadViewSuperRule(), NoViewRule(), DirectCallRule(), RemoveInDrawRule(), FlashRule(), LeakRule(), ConsoleRule(),
        ExceptionRule(), ViewInInitRule(), WrongSuperRule(), EarlyResponderRule(), EarlyAnimationRule(), EarlyPresentRule(),
        OwnTimelineRule(), DismissedInContainerRule(), InsetsHandedDownRule(), SecondDismissRule(), EarlyCollapsedRule(),
        ScreenLayoutRule(), LostObserverRule(), CancelledIgnoredRule(), NotRestoredRule(), NoSceneRule(),
        DroppedTokenRule(), CompletionOnlyResetRule(), TransitionGuardRule(), UntrackedReadRule(),
        FlushLayoutRule(), DeinitUIRule(), StaleLayerRule(), LateSaveRule(),
    ]

    /// The findings in a run, in order of their events, of the rules by these names; nil for the usual ones.
    public static func findings(in run: Run, rules names: Set<String>? = nil) -> [Finding] {
        let context = RuleContext(run)
        let all = withoutEffects(rules(named: names).flatMap { $0.findings(in: context) })
        return all.sorted { ($0.event, $0.rule) < ($1.event, $1.rule) }
    }

    /// The findings without those that another one explains: one for one fault.
    ///
    /// What UIKit prints at a line, and what the user sees jump, comes of the mistake at that line, where a rule names it. A jump in a
    /// callback comes of the geometry that the callback reads too early, and a call of the wrong super is why the right one is missing. A layer
    /// with a size that was read too early has had a wrong one from the beginning. What is registered again and again needs a token that is
    /// kept, or one place that comes once.
    static func withoutEffects(_ all: [Finding]) -> [Finding] {
        let named = Set(all.filter { !signs.contains($0.rule) }.compactMap(\.place).map(Line.init))
        let geometry = Set(all.filter { $0.rule == "early-geometry" }.compactMap(\.place).map(Line.init))
        let early = Set(all.filter { ["early-geometry", "repeated-work"].contains($0.rule) }.compactMap(\.callback))
        let unbalanced = Set(all.filter { $0.rule == "unbalanced-observer" }.compactMap(\.place).map(Line.init))
        let wrong = Set(all.filter { $0.rule == "wrong-super" }.compactMap(\.callback))
        return all.filter { finding in
            switch finding.rule {
            case "missing-super": finding.callback.map(wrong.contains) != true
            case "dropped-token": finding.place.map { !unbalanced.contains(Line($0)) } ?? true
            case "stale-layer": finding.place.map { !geometry.contains(Line($0)) } ?? true
            case "flash" where finding.callback.map(early.contains) == true: false
            case let rule where signs.contains(rule): finding.place.map { !named.contains(Line($0)) } ?? true
            default: true
            }
        }
    }

    /// The rules of these names, in order; nil for those that are asked when no name is given: in a project fewer than of a file alone.
    static func rules(named names: Set<String>?, inProject: Bool = false) -> [any Rule] {
        rules.filter { names?.contains($0.name) ?? !(optional.contains($0.name) || inProject && oftenWrongInProjects.contains($0.name)) }
    }

    /// The rules that find effects. What causes them has a rule of its own in most cases, and is named instead.
    static let signs: Set<String> = ["flash", "console"]

    /// The rules that are asked by name only.
    static let optional: Set<String> = ["no-deinit"]

    /// The rules that are asked by name only where a whole project is looked at.
    ///
    /// They ask where a screen comes from and who shares a bar with it, and files answer that in ways that these rules do not follow. Of the
    /// findings that were read by hand in four public projects, fewer than three in four were right.
    public static let oftenWrongInProjects: Set<String> = ["not-restored", "screen-layout", "early-animation", "view-in-init", "flash"]

    /// The names of the rules that are asked when no name is given, in order.
    public static func usualRules(inProject: Bool) -> [String] { rules(named: nil, inProject: inProject).map(\.name) }

    /// The names of the rules and their subjects, in order.
    public static var ruleSummaries: [(name: String, summary: String)] { rules.map { ($0.name, $0.summary) } }

    /// Everything that findings can name: the rules, and behind them the comparison of texts.
    static let explained: [any Explained] = rules + [TextRule()]

    /// The names that have a page, and their subjects, in order.
    public static var pageSummaries: [(name: String, summary: String)] { explained.map { ($0.name, $0.summary) } }
}

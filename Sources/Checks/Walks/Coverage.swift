import Heap
import Interpreter
import Stage

/// What walks have reached of the learner's code, and what not.
public struct Coverage: Sendable {
    private var members: [DeclaredMember] = []
    /// The lines on which statements begin, by path.
    private var lines: [String: Set<Int>] = [:]
    private var ran: [String: Set<Int>] = [:]
    private var classes: [String] = []
    private var made: Set<String> = []
    private var assumed: Set<String> = []
    private var refused: Set<String> = []
    /// How often a run has ended early where missing code is stood for, by place and reason.
    private var ends: [String: Int] = [:]
    /// The controllers whose runs take too much.
    private var endless: Set<String> = []
    /// The rules that are not asked, since they are wrong too often in a project.
    private let notAsked: [String]
    private var stepCount = 0
    private var runCount = 0

    init(notAsked: [String]) { self.notAsked = notAsked }

    /// Notes what there is to be reached.
    mutating func expect(_ run: Run) {
        (lines, members) = (run.statementLines, run.declaredMembers)
        classes = run.classes.map(\.name)
    }

    /// Adds what one run has reached.
    mutating func add(_ run: Run) {
        runCount += 1
        stepCount += run.recording.setting.steps.count
        ran.merge(run.linesRun) { $0.union($1) }
        made.formUnion(run.recording.objects.map(run.recording.typeName))
        for event in run.recording.events where event.kind == .refusal {
            if event.isPlaceholder {
                assumed.insert(event.text ?? "")
            } else if event.location != nil {
                // A walk's own step that could not be done stands at no line.
                refused.insert(event.text ?? "")
            }
        }
    }

    /// Notes that a controller is walked no further, since its runs take too much.
    mutating func noteEndless(_ name: String) { endless.insert(name) }

    /// Notes where a run has ended before its last step, if that proves nothing of the code: something stands for what is missing.
    mutating func noteEnd(of run: Run) {
        guard run.standsOnUnknowns, let end = run.recording.end else { return }
        let place = end.location.map { "\($0.file):\($0.line): " } ?? ""
        ends["\(place)\(end.text ?? end.name)", default: 0] += 1
    }

    /// What was reached and what not, as lines for people.
    public var text: String {
        let all = lines.reduce(0) { $0 + $1.value.count }
        let run = lines.reduce(0) { $0 + $1.value.intersection(ran[$1.key] ?? []).count }
        var texts: [String] = []
        func list(_ beginning: String, _ names: [String], _ end: String = "", by separator: String = ", ") {
            guard !names.isEmpty else { return }
            texts.append("\(beginning): \(names.listed(most: Self.mostNames, by: separator))\(end)")
        }
        list("never made", classes.filter { !made.contains($0) })
        list("walked no further, since each run takes too much", endless.sorted())
        list("never ran", members.filter { !hasRun($0) }.map(\.name), "; --do 'call CLASS.METHOD' runs a method without arguments")
        list("not asked of a project, where fewer than three in four of their findings are right", notAsked, "; --rule NAME asks")
        list("assumed, or stood for by placeholders", assumed.sorted(), by: "; ")
        list("not simulated", refused.sorted(), by: "; ")
        for (end, count) in ends.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(Self.mostNames) {
            texts.append("\(count.counted("run")) ended early at \(end)")
        }
        texts.append(
            "\(runCount) runs, \(stepCount) steps; \(made.intersection(classes).count) of \(classes.count) classes made, \(run) of \(all) "
                + "lines ran; assumptions: \(assumed.count), refusals: \(refused.count)")
        return texts.map { "# \($0)\n" }.joined()
    }

    private static let mostNames = 8

    /// Whether a statement of a function has run, or it has none.
    private func hasRun(_ member: DeclaredMember) -> Bool {
        let own = (lines[member.location.file] ?? []).filter { $0 >= member.location.line && $0 < member.end }
        return own.isEmpty || !own.isDisjoint(with: ran[member.location.file] ?? [])
    }
}

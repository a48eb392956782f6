import Heap
import Interpreter
import Stage

/// What walks have reached of the learner's code, and what not.
public struct Coverage: Sendable {
    /// The lines on which statements begin, by path.
    var lines: [String: Set<Int>] = [:]
    private var ran: [String: Set<Int>] = [:]
    private var entered: Set<String> = []
    private var made: Set<String> = []
    private var assumed: Set<String> = []
    private var refused: Set<String> = []
    /// The steps taken in all runs.
    public private(set) var stepCount = 0
    /// The runs.
    public private(set) var runCount = 0

    /// What was reached, as lines for people.
    var text: String {
        let all = lines.reduce(0) { $0 + $1.value.count }
        let run = lines.reduce(0) { $0 + $1.value.intersection(ran[$1.key] ?? []).count }
        return "# \(runCount) runs, \(stepCount) steps; \(run) of \(all) lines ran; "
            + "assumptions: \(assumed.count), refusals: \(refused.count)\n"
    }

    /// Adds what one run has reached.
    mutating func add(_ run: Run) {
        runCount += 1
        let recording = run.recording
        for event in recording.events {
            switch event.kind {
            case .input: stepCount += 1
            case .line: if let place = event.location { ran[place.file, default: []].insert(place.line) }
            case .callback:
                if let place = event.location { entered.insert("\(place.file):\(place.line)") }
            case .refusal where event.isPlaceholder: assumed.insert(event.text ?? "")
            // A walk's own step that could not be done stands at no line.
            case .refusal: if event.location != nil { refused.insert(event.text ?? "") }
            default: break
            }
        }
        made.formUnion(recording.objects.map(recording.typeName))
    }
}

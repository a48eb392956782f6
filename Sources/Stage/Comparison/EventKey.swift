import Heap

/// What makes an event of one run the same as an event of another: its kind, its object, its name, and for code the statement.
///
/// Times, numbers of lines and events, and all values are left out: an edit moves lines, and another device has other values.
struct EventKey: Hashable {
    let kind: Event.Kind
    /// The object's number among both runs' objects; nil for none.
    let object: Int?
    let name: String
    /// The statement, or the words of a message.
    let text: String

    init(_ event: Event, object: Int?, lines: SourceLines) {
        kind = event.kind
        self.object = object
        func statement() -> String { event.location.map(lines.text) ?? "" }
        switch event.kind {
        case .line: (name, text) = ("", statement())
        case .print: (name, text) = (event.name, statement())
        case .input: (name, text) = (Self.action(of: event), "")
        case .console, .refusal, .diagnosis: (name, text) = (event.name, Self.words(event.text ?? ""))
        default: (name, text) = (event.name, "")
        }
    }

    /// The word that says what is done: a swipe stays the same one when it ends otherwise.
    private static func action(of event: Event) -> String {
        let words = event.name.split(separator: " ")
        return String(words.first == "at" ? words.dropFirst(2).first ?? "" : words.first ?? "")
    }

    // Numbers, addresses and sizes are values.
    private static func words(_ text: String) -> String { text.filter { !$0.isNumber } }
}

extension Event {
    /// How early an event is aligned. The steps divide a run, callbacks stand between them, and all others between callbacks.
    var rank: Int {
        switch kind {
        case .input: 0
        case .callback: 1
        case .print, .console, .exception, .refusal, .network, .notification, .task: 2
        case .system, .transaction, .memory, .line, .diagnosis: 3
        }
    }

    /// Whether it is something that the code or its user would notice: no bookkeeping, and no choice of the scenario's.
    public var isOutcome: Bool { (rank == 1 || rank == 2) && !isPlaceholder }

    /// Whether it is compared. Frames are not: a display of another rate shows another number of them.
    var isCompared: Bool { kind != .diagnosis && name != "composited" }
}

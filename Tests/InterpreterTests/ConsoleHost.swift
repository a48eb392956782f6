import Heap
import Interpreter

/// A host that provides nothing and keeps what it is told.
final class ConsoleHost: Host {
    var types: [String: HostType] = [:]
    var globals: [String: [HostMember]] = [:]
    var onHostTypeName: (ObjectID) -> String? = { _ in nil }
    private(set) var output = ""
    private(set) var statements: [SourceLocation] = []
    private(set) var refusals: [String] = []
    private(set) var traps: [String] = []
    private(set) var placeholders: [String] = []
    var onStatement: ((SourceLocation) -> Void)?

    func hostType(named name: String) -> HostType? { types[name] }
    func hostGlobals(named baseName: String) -> [HostMember] { globals[baseName] ?? [] }
    func hostTypeName(of id: ObjectID) -> String? { onHostTypeName(id) }
    func hiddenTypeName(of id: ObjectID) -> String? { nil }
    func didPrint(_ text: String) { output += text }
    func willRunStatement(at location: SourceLocation) {
        statements.append(location)
        onStatement?(location)
    }
    func didRefuse(_ message: String, at location: SourceLocation?) { refusals.append("\(location?.line ?? 0): \(message)") }
    func didTrap(_ message: String, at location: SourceLocation?) { traps.append("\(location?.line ?? 0): \(message)") }
    func didUsePlaceholder(_ name: String, at location: SourceLocation?) { placeholders.append("\(location?.line ?? 0): \(name)") }
    func didAsk(_ question: OpenQuestion, at location: SourceLocation?) {
        placeholders.append("\(location?.line ?? 0): \(question.assumption)")
    }
    // A run loop: what is due first comes first, and the clock jumps to it.
    private(set) var now = 0.0
    private var agenda: [(due: Double, task: ObjectID)] = []
    private(set) var taskChanges: [TaskChange] = []

    func schedule(task: ObjectID, after seconds: Double, isSleep: Bool) {
        let place = agenda.firstIndex { $0.due > now + seconds } ?? agenda.endIndex
        agenda.insert((now + seconds, task), at: place)
    }
    func unschedule(task: ObjectID) { agenda.removeAll { $0.task == task } }
    func didChangeTask(_ change: TaskChange, of id: ObjectID) { taskChanges.append(change) }

    func runTasks(of interpreter: Interpreter) throws(ScriptError) {
        while !agenda.isEmpty {
            let next = agenda.removeFirst()
            now = max(now, next.due)
            try interpreter.resume(task: next.task)
        }
    }

    func description(of value: Value) -> String? { nil }
}

/// A program with everything that it needs to run.
struct Run {
    let host: ConsoleHost
    let space = ObjectSpace()
    let interpreter: Interpreter

    init(_ source: String, file: String = "main.swift", host: ConsoleHost = ConsoleHost()) {
        self.host = host
        interpreter = Interpreter(program: Program.parse(files: Self.files(source, first: file)), space: space, host: host)
    }

    /// The files of a program, each but the first begun by a line `// file: NAME.swift`.
    private static func files(_ source: String, first: String) -> [(path: String, text: String)] {
        var files = [(path: first, text: "")]
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// file: ") { files.append((String(line.dropFirst(9)), "")) }
            files[files.count - 1].text += line + "\n"
        }
        return files
    }

    /// Runs the top level; a trap is in the host's list.
    func run() throws {
        do {
            try interpreter.runTopLevel()
            try host.runTasks(of: interpreter)
        } catch { guard case .ended = error else { throw error } }
    }
}

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
    func didPrint(_ text: String) { output += text }
    func willRunStatement(at location: SourceLocation) {
        statements.append(location)
        onStatement?(location)
    }
    func didRefuse(_ message: String, at location: SourceLocation?) { refusals.append("\(location?.line ?? 0): \(message)") }
    func didTrap(_ message: String, at location: SourceLocation?) { traps.append("\(location?.line ?? 0): \(message)") }
    func didUsePlaceholder(_ name: String, at location: SourceLocation?) { placeholders.append("\(location?.line ?? 0): \(name)") }
    func description(of value: Value) -> String? { nil }
}

/// A program with everything that it needs to run.
struct Run {
    let host: ConsoleHost
    let space = ObjectSpace()
    let interpreter: Interpreter

    init(_ source: String, file: String = "main.swift", host: ConsoleHost = ConsoleHost()) {
        self.host = host
        interpreter = Interpreter(program: Program.parse(files: [(file, source)]), space: space, host: host)
    }

    /// Runs the top level; a trap is in the host's list.
    func run() throws {
        do { try interpreter.runTopLevel() } catch { guard case .ended = error else { throw error } }
    }
}

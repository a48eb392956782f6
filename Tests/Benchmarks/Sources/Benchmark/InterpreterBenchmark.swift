import Heap
import Interpreter

/// A script without UIKit, parsed, lowered and run; with `traced`, the whole state of the run is kept at every statement. As with the peer, letting
/// go of what was recorded is not timed; parsing is timed here, and not there.
enum InterpreterBenchmark {
    static func measure(_ path: String, runs: Int, isTraced: Bool) throws {
        let source = try Benchmark.text(path)
        let listener = Listener()
        let median = try Benchmark.median(of: runs, prepare: listener.begin) {
            let interpreter = Interpreter(program: Program.parse(files: [(path, source)]), space: ObjectSpace(), host: listener)
            interpreter.recordsStatements = isTraced
            if isTraced { listener.take = { listener.states.append(($0, interpreter.state)) } }
            defer { listener.take = nil }
            try interpreter.runTopLevel()
        }
        print(median.milliseconds, listener.output.filter { !$0.isNewline }, listener.states.count)
    }

    /// A host that provides nothing.
    private final class Listener: Host {
        var output = ""
        var states: [(SourceLocation, Interpreter.State)] = []
        /// Keeps the state at a place.
        var take: ((SourceLocation) -> Void)?

        func begin() {
            output = ""
            states = []
        }

        func hostType(named name: String) -> HostType? { nil }
        func hostGlobals(named baseName: String) -> [HostMember] { [] }
        func hostTypeName(of id: ObjectID) -> String? { nil }
        func hiddenTypeName(of id: ObjectID) -> String? { nil }
        func didPrint(_ text: String) { output += text }
        func willRunStatement(at location: SourceLocation) {
            take?(location)
        }
        func didRefuse(_ message: String, at location: SourceLocation?) { print("refused:", message) }
        func didTrap(_ message: String, at location: SourceLocation?) { print("trap:", message) }
        func schedule(task: ObjectID, after seconds: Double, isSleep: Bool) { print("no clock for \(task)") }
        func unschedule(task: ObjectID) {}
        func didChangeTask(_ change: TaskChange, of id: ObjectID) {}
        func didUsePlaceholder(_ name: String, at location: SourceLocation?) { print("placeholder:", name) }
        func didAsk(_ question: OpenQuestion, at location: SourceLocation?) { print("asked:", question.assumption) }
        func description(of value: Value) -> String? { nil }
    }
}

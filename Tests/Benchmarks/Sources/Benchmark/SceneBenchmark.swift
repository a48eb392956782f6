import Foundation
import Interpreter
import Projects
import Stage

/// Scenes with UIKit: parse, run, record.
enum SceneBenchmark {
    /// Prints the median time of the whole, that of parsing alone, and the number of events.
    static func measure(_ arguments: [String], runs: Int) throws {
        let source = Source(path: arguments[0], text: try Benchmark.text(arguments[0]))
        let setting = Setting(container: .navigation, steps: try arguments.dropFirst().map { try Step($0) })
        var events = 0
        let whole = try Benchmark.median(of: runs) {
            events = try Run(sources: [source], setting: setting).recording.events.count
        }
        let parsing = Benchmark.median(of: runs) {
            _ = Program.parse(files: [(source.path, source.text)])
        }
        print(whole.milliseconds, parsing.milliseconds, events)
    }
}

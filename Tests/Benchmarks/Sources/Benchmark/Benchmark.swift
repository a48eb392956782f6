import Foundation

/// Measures one thing and prints its figures on one line; `compare.py` sets them beside a peer's.
@main
enum Benchmark {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 3, let runs = Int(arguments[2]) else { throw Usage() }
        switch arguments[0] {
        case "interpreter": try InterpreterBenchmark.measure(arguments[1], runs: runs, isTraced: arguments.last == "traced")
        case "system": try SolverBenchmark.write(kind: arguments[1], count: runs)
        case "solver": try SolverBenchmark.measure(arguments[1], runs: runs)
        case "lesson": try LessonBenchmark.measure(arguments[1], runs: runs)
        case "scene": try SceneBenchmark.measure(Array(arguments[1...1]) + arguments.dropFirst(3), runs: runs)
        default: throw Usage()
        }
    }

    struct Usage: Error, CustomStringConvertible {
        let description = """
            Benchmark interpreter FILE RUNS [traced]
            Benchmark system row|chain|cells COUNT
            Benchmark solver FILE RUNS
            Benchmark lesson FOLDER RUNS
            Benchmark scene FILE RUNS [STEP...]
            """
    }

    /// The median of `runs` timings, in milliseconds, after one that is not counted. What `prepare` does before each is not timed.
    static func median(of runs: Int, prepare: () -> Void = {}, _ body: () throws -> Void) rethrows -> Double {
        prepare()
        try body()
        var times: [Double] = []
        for _ in 0..<runs {
            prepare()
            let begin = ContinuousClock.now
            try body()
            let duration = ContinuousClock.now - begin
            times.append(Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3)
        }
        return times.sorted()[runs / 2]
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }
}

extension Double {
    var milliseconds: String { String(format: "%.3f", self) }
}

import Curriculum
import Foundation
import Interpreter
import Projects
import Stage

/// The runs that lessons show and ask about.
enum LessonBenchmark {
    /// Prints for each lesson of a folder its id, the number of its runs, their median time, the longest, and the median of parsing alone.
    static func measure(_ folder: String, runs: Int) throws {
        let course = try Course.load(from: folder)
        for outline in course.lessons {
            let lesson = try course.lesson(outline)
            let questions = lesson.questions + (lesson.exercise.map { [$0.question] } ?? [])
            let prescriptions = Set(lesson.steps.compactMap(\.stage?.run) + questions.flatMap(\.scenarios))
            let whole = try prescriptions.map { run in
                try Benchmark.median(of: runs) { _ = try Run(sources: run.sources, setting: run.setting) }
            }
            let parsing = prescriptions.map { run in
                Benchmark.median(of: runs) { _ = Program.parse(files: run.sources.map { ($0.path, $0.text) }) }
            }
            let (times, peers) = (whole.sorted(), parsing.sorted())
            print(
                outline.id, times.count, times[times.count / 2].milliseconds, (times.last ?? 0).milliseconds,
                peers[peers.count / 2].milliseconds)
        }
    }
}

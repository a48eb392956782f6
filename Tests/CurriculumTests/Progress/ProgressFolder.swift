import Foundation

@testable import Curriculum

/// A folder for one test, gone with it.
final class ProgressFolder {
    let path = NSTemporaryDirectory() + "appear-progress-\(UUID().uuidString)"
    var file: String { "\(path)/state/appear/progress.sqlite" }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// With waits of minutes, as most tests have their answers on one day.
    func store(schedule: Schedule = Schedule()) -> ProgressStore { ProgressStore(path: file, schedule: schedule, patience: 0) }

    func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: (file as NSString).deletingLastPathComponent).sorted()
    }

    /// Changes the file as nobody should.
    func spoil(_ change: (inout Data) -> Void) throws {
        var data = try bytes()
        change(&data)
        try data.write(to: URL(fileURLWithPath: file))
    }
}

/// Nine o'clock of some morning, in seconds since 1970.
let morning = 1_767_258_000.0
let day = 86_400.0

extension ProgressStore {
    func answered(
        _ question: String, _ verdict: Feedback.Verdict, choice: Int = 0, hints: Int = 0, _ certainty: Certainty? = nil, at now: Double
    ) throws {
        try answered(
            lesson: "05", question: question, answer: .choice(choice), verdict: verdict, hints: hints, certainty: certainty, at: now)
    }

    func kind(of use: (ProgressStore) throws -> Void) -> ProgressError.Kind? {
        do {
            try use(self)
            return nil
        } catch {
            return (error as? ProgressError)?.kind
        }
    }

    /// Something of everything: answers of which one is taken back, pages, a finished lesson.
    func fill() throws {
        try answered("a", .wrong, choice: 1, at: morning + 0.125)
        try takeBack(lesson: "05", question: "a", at: morning + 1.3)
        try answered("a", .right, choice: 2, hints: 1, at: morning + 2.001)
        try answered(lesson: "07", question: "b", answer: .source("let a = \"1/2\"\n"), verdict: .broken, hints: 0, at: morning + 3)
        try reached(lesson: "07", Bookmark(page: 2), at: morning + 4)
        try reached(lesson: "05", Bookmark(page: 5), at: morning + 5)
        try finished(lesson: "05", at: morning + 6)
    }
}

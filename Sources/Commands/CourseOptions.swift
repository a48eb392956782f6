import ArgumentParser
import Curriculum
import Foundation

/// Where the lessons are.
struct CourseOptions: ParsableArguments {
    @Option(name: .customLong("lessons"), help: "The folder of lessons, ours or somebody else's.")
    var folder: String?

    /// The course. Throws its problems, each with its place.
    func course() throws(CommandError) -> Course {
        guard let folder = LessonsFolder.find(explicit: folder) else {
            throw .input("Lessons:1:1: error: no folder of lessons was found; name one with --lessons DIR")
        }
        do {
            return try Course.load(from: folder)
        } catch {
            throw .input(error.description)
        }
    }

    /// The course, or the reasons why there is none: the tutor starts without one.
    func courseIfAny() -> (course: Course?, problems: [String]) {
        do {
            return (try course(), [])
        } catch {
            return (nil, error.message.split(separator: "\n").map(String.init))
        }
    }
}

/// Whose progress it is.
struct ProfileOptions: ParsableArguments {
    @Option(help: "Keep progress under a name of its own, where several people share an account; APPEAR_PROFILE does the same.")
    var profile: String?

    /// The learner's progress. Throws when the name is none for a file.
    func store() throws(CommandError) -> ProgressStore {
        let environment = ProcessInfo.processInfo.environment
        let name = profile ?? environment["APPEAR_PROFILE"].flatMap { $0.isEmpty ? nil : $0 }
        if let name, name.isEmpty || name.count > 64 || !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
            throw .usage("'\(name)' is no name of a profile; it has letters, digits, - and _")
        }
        return ProgressStore(path: ProgressStore.defaultPath(environment: environment, profile: name))
    }
}

/// The learner's progress.
enum KeptProgress {
    /// Seconds since 1970. The clock is read here and in the tutor's services only.
    static var now: Double { Date().timeIntervalSince1970 }

    static func attempt<Result>(_ body: () throws(ProgressError) -> Result) throws(CommandError) -> Result {
        do {
            return try body()
        } catch {
            throw CommandError(message: "error: \(error.description)", code: 65)
        }
    }
}

extension Course {
    /// The id of the lesson that somebody calls by it: 4 is 04.
    func id(_ written: String) throws(CommandError) -> String {
        let id = written.count == 1 && written.allSatisfy(\.isNumber) ? "0\(written)" : written
        if outline(of: id) != nil { return id }
        if coming.contains(where: { $0.id == id }) {
            throw .usage("lesson \(id) is not written yet; there is \(lessons.map(\.id).joined(separator: ", "))")
        }
        throw .unknown("lesson", id, lessons.map(\.id))
    }
}

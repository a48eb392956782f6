import Foundation
import Testing

@testable import Curriculum

/// A copy of the sound course that a test may spoil; gone when the test is.
final class TemporaryCourse {
    let path: String

    init() throws {
        let sound = try #require(Bundle.module.url(forResource: "sound", withExtension: nil, subdirectory: "Courses"))
        path = NSTemporaryDirectory() + "course-" + UUID().uuidString
        try FileManager.default.copyItem(atPath: sound.path, toPath: path)
    }

    /// A course of one of the program's own lessons.
    init(of folder: String) throws {
        path = NSTemporaryDirectory() + "course-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        for name in [folder, "Claims.yaml"] {
            try FileManager.default.copyItem(atPath: "\(Self.lessons)/\(name)", toPath: "\(path)/\(name)")
        }
        try write("title: One lesson\nchapters:\n  - {title: One chapter, lessons: [\(folder)]}\n", to: "Course.yaml")
    }

    /// The folder of lessons that the program comes with.
    static let lessons = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Lessons").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Puts another text in the place of one that a file has exactly once.
    func replace(_ old: String, with new: String, in file: String) throws {
        let text = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
        try #require(text.components(separatedBy: old).count == 2, "'\(old)' is not there exactly once")
        try write(text.replacingOccurrences(of: old, with: new), to: file)
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file)"))
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(file)")
    }

    /// What is wrong, one problem a line, places without the folder.
    func problems() -> [String] {
        do throws(CurriculumError) {
            let course = try Course.load(from: path)
            _ = try course.claims()
            for outline in course.lessons { _ = try course.lesson(outline) }
            return []
        } catch {
            return error.problems.map { $0.description.replacingOccurrences(of: path + "/", with: "") }
        }
    }
}

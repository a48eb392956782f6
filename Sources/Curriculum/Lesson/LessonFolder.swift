internal import Foundation
internal import Interpreter
internal import Projects
internal import Stage

/// The files of one lesson.
struct LessonFolder {
    /// The folder's path.
    let path: String
    /// The path of the course's folder.
    let course: String
    /// The paths of all files inside it, in order.
    let names: [String]
    /// The Swift files by their path inside the folder.
    let sources: [String: Source]

    /// Lists a folder and reads its Swift files. Reports the files that cannot be read.
    init(_ name: String, ofCourse course: String, problems: ProblemList) {
        self.course = course
        path = "\(course)/\(name)"
        names = Self.names(in: path)
        var sources: [String: Source] = [:]
        for name in names where [".swift", ".storyboard", ".xib"].contains(where: name.hasSuffix) {
            guard let file = TextFile.read("\(path)/\(name)", inside: course, problems: problems) else { continue }
            sources[name] = Source(path: name, text: file.text)
        }
        self.sources = sources
    }

    /// The paths of all files in a folder, from there, in order.
    static func names(in path: String) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: path) else { return [] }
        var names: [String] = []
        for case let name as String in walker where walker.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
            names.append(name)
        }
        return names.sorted()
    }

    /// A text of the lesson; nil when there is none of that name.
    func text(_ name: String, problems: ProblemList) -> TextFile? {
        names.contains(name) ? TextFile.read("\(path)/\(name)", inside: course, problems: problems) : nil
    }
}

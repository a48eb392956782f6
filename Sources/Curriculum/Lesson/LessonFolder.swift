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
    /// The other words in which its files are read; nil for their own.
    let rewording: Rewording?

    /// Lists a folder and reads its Swift files. Reports the files that cannot be read.
    init(_ name: String, ofCourse course: String, rewording: Rewording? = nil, problems: ProblemList) {
        self.course = course
        self.rewording = rewording
        path = "\(course)/\(name)"
        names = Self.names(in: path)
        if names.count > Self.mostFiles {
            problems.report(
                SourceLocation(file: path, line: 1, column: 1), "this lesson has more than \(Self.mostFiles) files")
        }
        var sources: [String: Source] = [:]
        for name in names.prefix(Self.mostFiles) where [".swift", ".storyboard", ".xib"].contains(where: name.hasSuffix) {
            guard let file = TextFile.read("\(path)/\(name)", inside: course, problems: problems) else { continue }
            // The exercise keeps its words: the learner's own text may lie beside it.
            guard let rewording, !name.hasPrefix("Exercise/") else {
                sources[name] = Source(path: name, text: file.text)
                continue
            }
            let other = rewording.applied(to: name)
            sources[other] = Source(path: other, text: rewording.applied(to: file.text))
        }
        self.sources = sources
    }

    /// The most files of one lesson.
    static let mostFiles = 200

    /// The paths of all files in a folder, from there, in order.
    static func names(in path: String) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: path) else { return [] }
        var names: [String] = []
        for case let name as String in walker where walker.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
            names.append(name)
            // A folder without end is not walked to its end.
            if names.count > mostFiles { break }
        }
        return names.sorted()
    }

    /// A text of the lesson; nil when there is none of that name. Lines that begin with `keeping` keep their words.
    func text(_ name: String, keeping: String? = nil, problems: ProblemList) -> TextFile? {
        guard names.contains(name), let file = TextFile.read("\(path)/\(name)", inside: course, problems: problems) else { return nil }
        return rewording?.applied(to: file, keeping: keeping) ?? file
    }
}

internal import Interpreter
public import Projects
internal import Stage

/// A session of the stage in one file: everything that its run depends on, where the learner stands, and what the learner has set.
public struct SavedSession: Sendable, Hashable {
    /// Where going on stops.
    public enum Stop: Sendable, Hashable {
        /// A statement on a line of a file.
        case line(file: String, number: Int)
        /// A callback, by its name.
        case callback(String)
        /// A change of an expression's value.
        case value(String)
    }

    /// The version of the file's format.
    static let format = 1

    /// The version of the program that saved it.
    public var program: String
    /// The digest of the recording that was saved: `Run.digest`.
    public var recording: String
    /// The header's text.
    public var title: String
    /// The run.
    public var run: RunPrescription
    /// The event at which the learner stands; nil for the first that is worth it.
    public var event: Int?
    /// At what the arrow keys stop; nil for callbacks.
    public var level: String?
    /// The breakpoints, in order.
    public var stops: [Stop] = []
    /// The expressions that are watched, in order.
    public var watches: [String] = []

    /// A session of a run. Files outside the working folder are named from the folder that they have in common.
    public init(program: String, recording: String, title: String, run: RunPrescription) {
        (self.program, self.recording, self.title, self.run) = (program, recording, title, run)
        self.run.sources = Self.inside(run.sources)
    }

    /// The name that a file of the run has in the session.
    public static func name(of path: String, among sources: [Source]) -> String {
        sources.firstIndex { $0.path == path }.map { inside(sources)[$0].path } ?? path
    }

    /// What is to be said of a recording whose bytes are not those that were saved; nil where they are.
    public func difference(fromDigest digest: String) -> String? {
        guard digest != recording else { return nil }
        return program == ProgramVersion.current
            ? "This recording is not the one that was saved: the file has been edited since, or another build saved it."
            : "This recording is not the one that was saved: appear \(program) saved it, and this is \(ProgramVersion.current)."
    }

    /// Why a name is none of a file inside the session; nil when it is one.
    static func problem(ofName name: String) -> String? {
        if name.isEmpty { return "a file has a name" }
        if name.utf8.count > 1_000 { return "the name of a file has 1,000 bytes at most" }
        if name.hasControls { return "the name of a file has no control characters" }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.hasPrefix("/") || parts.contains("..") ? "the name of a file does not lead outside: \(name)" : nil
    }

    private static func inside(_ sources: [Source]) -> [Source] {
        guard sources.contains(where: { $0.path.hasPrefix("/") || $0.path.split(separator: "/").contains("..") }) else { return sources }
        let paths = sources.map { $0.path.split(separator: "/") }
        var common = paths.first.map { Array($0.dropLast()) } ?? []
        for path in paths { common = Array(zip(common, path.dropLast()).prefix { $0 == $1 }.map(\.0)) }
        return zip(sources, paths).map { source, path in
            let rest = path.dropFirst(common.count).filter { $0 != ".." }
            return Source(path: rest.joined(separator: "/"), text: source.text, isFound: source.isFound)
        }
    }
}

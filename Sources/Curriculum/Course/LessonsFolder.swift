internal import Foundation

/// Finds the folder of lessons.
public enum LessonsFolder {
    /// The name of the file by which it is known.
    public static let mark = "Course.yaml"

    /// The folder of the lessons. `explicit` is returned as it is. Otherwise searches for `Lessons` in the working directory and above,
    /// then beside the program and above it, then in `../share/appear`. Returns nil when there is none.
    public static func find(explicit: String? = nil) -> String? {
        if let explicit { return explicit }
        let program = URL(fileURLWithPath: programPath).deletingLastPathComponent()
        let starts = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath), program]
        let candidates = starts.flatMap(above) + [program.deletingLastPathComponent().appendingPathComponent("share/appear")]
        return candidates.map { $0.appendingPathComponent("Lessons").path }.first { isCourse($0) }
    }

    /// A folder and all the folders above it.
    private static func above(_ start: URL) -> [URL] {
        var folders = [start]
        while let last = folders.last, last.path != "/" { folders.append(last.deletingLastPathComponent()) }
        return folders
    }

    private static func isCourse(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(mark)")
    }

    private static var programPath: String {
        let linked = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return linked ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    }
}

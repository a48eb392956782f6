import Foundation

/// The learner's copies of files that are to be mended. They stay when a question is answered, a lesson is left, an editor fails or the tutor ends.
@MainActor
struct Drafts {
    /// The copy's path.
    var path: @MainActor (Draft) -> String
    /// The text of the copy at a path; nil where there is none, or none that can be read.
    var text: @MainActor (String) -> String?
    /// Makes a copy where there is none.
    var make: @MainActor (Draft) throws(SceneFailure) -> Void
    /// Puts a copy aside, so that a new one can be made.
    var putAside: @MainActor (Draft) throws(SceneFailure) -> Void
}

extension Drafts {
    /// Copies in a folder: `06/exercise/Start.swift`.
    static func inFolder(_ folder: String) -> Drafts {
        func path(of draft: Draft) -> String { "\(folder)/\(draft.lesson)/\(draft.question)/\(draft.file)" }
        return Drafts(
            path: path,
            text: { try? String(contentsOfFile: $0, encoding: .utf8) },
            make: { draft throws(SceneFailure) in try write(draft.text, toNew: path(of: draft)) },
            putAside: { draft throws(SceneFailure) in try putAside(path(of: draft)) })
    }

    private static func write(_ text: String, toNew path: String) throws(SceneFailure) {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw SceneFailure(lines: ["\(path) could not be written.", "Is the disk full?"])
        }
    }

    /// `Start.swift` becomes `Start.swift.1`, or the first number that is free.
    private static func putAside(_ path: String) throws(SceneFailure) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        let free = (1...).lazy.map { "\(path).\($0)" }.first { !FileManager.default.fileExists(atPath: $0) }
        do { try FileManager.default.moveItem(atPath: path, toPath: free ?? path) } catch {
            throw SceneFailure(lines: ["\(path) could not be put aside."])
        }
    }

    /// A path as a shell takes it, from the home folder on where it is in there.
    static func short(_ path: String) -> String {
        let home = NSHomeDirectory()
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}

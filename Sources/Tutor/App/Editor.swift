import Foundation

/// The learner's own editor.
enum Editor {
    /// Writes a text to a temporary file, opens it in the editor, and returns the file's text afterwards.
    @MainActor
    static func edit(_ name: String, _ text: String, program: @MainActor ([String]) -> Int32?) throws(SceneFailure) -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)")
        let file = folder.appendingPathComponent(name.split(separator: "/").last.map(String.init) ?? name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw SceneFailure(lines: ["A file for the editor could not be written in \(folder.path).", "Is the disk full?"])
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = command + [file.path]
        guard let status = program(command) else {
            throw SceneFailure(lines: [
                "\(command[0]) could not be started.", "Set EDITOR to the name of an editor, vi for example, and try again.",
            ])
        }
        guard status == 0 else { throw SceneFailure(lines: ["\(command[0]) ended with status \(status), so its text was not taken."]) }
        guard let edited = try? String(contentsOf: file, encoding: .utf8) else {
            throw SceneFailure(lines: ["What \(command[0]) left behind is no UTF-8 text, so it was not taken."])
        }
        return edited
    }

    // VISUAL and EDITOR may hold options, as in `code --wait`.
    private static var command: [String] {
        let environment = ProcessInfo.processInfo.environment
        for name in ["VISUAL", "EDITOR"] {
            let words = (environment[name] ?? "").split(separator: " ").map(String.init)
            if !words.isEmpty { return words }
        }
        return ["vi"]
    }
}

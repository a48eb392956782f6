import Foundation

/// The learner's own editor.
enum Editor {
    /// Opens a file at a line, from 1, and returns when the editor has ended. The file keeps whatever was saved, also where the editor fails.
    @MainActor
    static func open(_ path: String, at line: Int, program: @MainActor ([String]) -> Int32?) throws(SceneFailure) {
        let command = command + place(path, line, in: command[0])
        guard let status = program(command) else {
            throw SceneFailure(lines: [
                "\(command[0]) could not be started.", "Set EDITOR to the name of an editor, vi for example, and try again.",
                "Your text is in \(path); it also runs when another program saves it there.",
            ])
        }
        guard status == 0 else {
            throw SceneFailure(lines: ["\(command[0]) ended with status \(status), so nothing was run.", "What was saved is in \(path)."])
        }
    }

    /// A file and a line as an editor takes them. One that is not known opens the file at its beginning.
    private static func place(_ path: String, _ line: Int, in editor: String) -> [String] {
        let name = editor.split(separator: "/").last.map(String.init) ?? editor
        switch name {
        case "vi", "vim", "nvim", "view", "nano", "pico", "emacs", "emacsclient", "micro", "kak", "joe", "jed", "ne", "mg", "gedit":
            return ["+\(line)", path]
        case "hx", "helix", "subl", "zed": return ["\(path):\(line)"]
        case "code", "codium", "cursor": return ["--goto", "\(path):\(line)"]
        default: return [path]
        }
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

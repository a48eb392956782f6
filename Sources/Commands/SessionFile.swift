import Curriculum
import Foundation

/// Session files on the disk.
enum SessionFile {
    /// Reads a session. A file that is too large is not read to its end.
    static func read(_ path: String) throws(CommandError) -> SavedSession {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
            let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: SavedSession.mostBytes + 1)
        else { throw .input("\(path):1:1: error: this file cannot be read") }
        do throws(CurriculumError) {
            return try SavedSession(data, path: path)
        } catch {
            throw .input(error.description)
        }
    }

    /// Writes a session whole, or not at all. A file that is no session is not written over.
    static func write(_ session: SavedSession, to path: String) throws(CommandError) {
        do throws(SavingError) {
            try session.write(to: path)
        } catch {
            throw CommandError(message: "error: \(error)", code: 74)
        }
    }
}

internal import Foundation

/// Why a session could not be saved, in one sentence without a full stop.
public struct SavingError: Error, Sendable, CustomStringConvertible {
    /// The sentence.
    public let description: String
}

extension SavedSession {
    /// Writes the session to a file, whole or not at all. A file that is no session is not written over.
    public func write(to path: String) throws(SavingError) {
        let data = Data(text.utf8)
        guard data.count <= Self.mostBytes else {
            throw SavingError(
                description: "the files of this run have more than \(Self.mostBytes >> 20) megabytes, too many for one session")
        }
        // A name of a file may have what no session may have.
        do throws(CurriculumError) { _ = try SavedSession(data, path: path) } catch {
            throw SavingError(description: "nobody could read the session again: \(error.problems.first?.description ?? error.description)")
        }
        let manager = FileManager.default
        if manager.fileExists(atPath: path) {
            let head = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 16) }
            guard let head, String(decoding: head, as: UTF8.self).hasPrefix("appear-session:") else {
                throw SavingError(description: "'\(path)' is there already and is no session; choose another name")
            }
        }
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw SavingError(description: "'\(path)' cannot be written: \(error.systemReason)")
        }
    }
}

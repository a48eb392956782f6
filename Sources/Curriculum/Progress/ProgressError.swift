internal import GRDB

/// Why progress could not be read or written. Nothing was changed: the file's content is intact.
public struct ProgressError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of problem.
    public enum Kind: Sendable, Hashable {
        /// Another program is writing; later it will work.
        case locked
        /// The file is damaged, or is no database.
        case damaged
        /// The file or its folder cannot be opened, read or written; why, in the system's words.
        case inaccessible(String)
        /// The file was written by a later version of this program.
        case newer
        /// The file is a database of another program.
        case foreign
        /// The file to be imported is no export of progress; why.
        case notAnExport(String)
    }

    /// The problem.
    public let kind: Kind
    /// The file.
    public let path: String

    /// An error with a file.
    public init(_ kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }

    /// One sentence with the path and, where there is one, the way out.
    public var description: String {
        switch kind {
        case .locked: "\(path) is in use by another program; close it and try again."
        case .damaged: "\(path) is damaged and was left as it is; move it away to start afresh."
        case .inaccessible(let reason): "\(path) cannot be used: \(reason)."
        case .newer: "\(path) was written by a newer version of appear and was left as it is; update appear to go on with it."
        case .foreign: "\(path) is a database of another program and was left as it is; move it away to start afresh."
        case .notAnExport(let reason): "\(path) is no export of progress: \(reason)."
        }
    }

    /// The learner's problem behind an error of the database.
    init(_ error: any Error, path: String) {
        if let error = error as? ProgressError {
            self = error
            return
        }
        self.path = path
        guard let error = error as? DatabaseError else {
            kind = .damaged
            return
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: kind = .locked
        // An error of SQL: the tables are not those that this program made.
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH, .SQLITE_ERROR: kind = .damaged
        default: kind = .inaccessible(error.message ?? "\(error.resultCode)")
        }
    }
}

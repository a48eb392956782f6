internal import Foundation
internal import GRDB

/// Findings in the learner's own code that are asked about. Every `now` is in seconds since 1970.
extension ProgressStore {
    /// Asks about a finding from tomorrow on. A finding of the same id is replaced, and its answers count on.
    public func keep(_ finding: KeptFinding, at now: Double) throws(ProgressError) {
        try write { db in try put(ProgressArchive.Finding(finding: finding, time: now), db) }
    }

    /// Asks about a finding no more. Its answers stay in the log.
    public func forget(finding id: String) throws(ProgressError) {
        try write { db in try db.execute(sql: "DELETE FROM finding WHERE id = ?", arguments: [id]) }
    }

    /// The findings that are asked about, the first kept first.
    public func keptFindings() throws(ProgressError) -> [KeptFinding] {
        try read(empty: []) { db in try keptFindings(db).map(\.finding) }
    }

    func put(_ finding: ProgressArchive.Finding, _ db: Database) throws {
        try db.execute(
            sql: "REPLACE INTO finding (id, value, time) VALUES (?, ?, ?)",
            arguments: [finding.finding.id, try ProgressArchive.text(of: finding.finding), finding.time])
    }

    /// In order of time. What another version wrote in another form is left out.
    func keptFindings(_ db: Database) throws -> [ProgressArchive.Finding] {
        try Row.fetchAll(db, sql: "SELECT value, time FROM finding ORDER BY time, rowid").compactMap { row in
            let value = Data(try row.value(0, as: String.self).utf8)
            guard let finding = try? JSONDecoder().decode(KeptFinding.self, from: value) else { return nil }
            return ProgressArchive.Finding(finding: finding, time: try row.value(1))
        }
    }
}

internal import GRDB

/// The tables of the progress file.
enum ProgressSchema {
    /// Marks a database as ours in its header: "appr".
    static let applicationID = 0x6170_7072

    /// Every version of the tables; one that has been released is never changed again.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("progress-1") { db in
            try db.execute(
                sql: """
                    PRAGMA application_id = \(applicationID);
                    CREATE TABLE answer (
                        id INTEGER PRIMARY KEY, lesson TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL, verdict TEXT NOT NULL,
                        hints INTEGER NOT NULL, time REAL NOT NULL
                    ) STRICT;
                    CREATE INDEX answer_by_question ON answer (lesson, question, time);
                    CREATE TABLE taken_back (answer INTEGER PRIMARY KEY REFERENCES answer (id), time REAL NOT NULL) STRICT;
                    CREATE TABLE position (lesson TEXT NOT NULL UNIQUE, page INTEGER NOT NULL, time REAL NOT NULL) STRICT;
                    CREATE TABLE finished (lesson TEXT NOT NULL UNIQUE, time REAL NOT NULL) STRICT;
                    """)
        }
        return migrator
    }

    /// What forbids that this program uses a database; nil when nothing does.
    static func obstacle(_ db: Database) throws -> ProgressError.Kind? {
        let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        guard tables > 0 else { return nil }
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else { return .foreign }
        return try migrator.hasBeenSuperseded(db) ? .newer : nil
    }
}

extension Row {
    /// A column by its place. A damaged file may hold anything: what is not of the type is an error.
    func value<Value: DatabaseValueConvertible>(_ column: Int, as type: Value.Type = Value.self) throws -> Value {
        let stored: DatabaseValue = self[column]
        guard let value = Value.fromDatabaseValue(stored) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return value
    }
}

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
        // The place in a lesson: the page's id, and what its stage showed, as JSON. With the id it is found again in an edited lesson.
        migrator.registerMigration("progress-2") { db in
            try db.execute(sql: "ALTER TABLE position ADD COLUMN step TEXT; ALTER TABLE position ADD COLUMN stage TEXT")
        }
        // Whether the learner was sure, or guessed.
        migrator.registerMigration("progress-3") { db in try db.execute(sql: "ALTER TABLE answer ADD COLUMN certainty TEXT") }
        // How the stage is arranged, by kind of screen, as JSON.
        migrator.registerMigration("progress-4") { db in
            try db.execute(sql: "CREATE TABLE arrangement (screen TEXT NOT NULL UNIQUE, value TEXT NOT NULL) STRICT")
        }
        // What the learner wrote at the end of a lesson.
        migrator.registerMigration("progress-5") { db in
            try db.execute(sql: "CREATE TABLE sentence (lesson TEXT NOT NULL UNIQUE, text TEXT NOT NULL, time REAL NOT NULL) STRICT")
        }
        // Findings in the learner's own code that are asked about, as JSON.
        migrator.registerMigration("progress-6") { db in
            try db.execute(sql: "CREATE TABLE finding (id TEXT NOT NULL UNIQUE, value TEXT NOT NULL, time REAL NOT NULL) STRICT")
        }
        return migrator
    }

    /// Why this program cannot use a database; nil when it can.
    static func obstacle(_ db: Database) throws -> ProgressError.Kind? {
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else { return try isUnclaimed(db) ? nil : .foreign }
        // Making tables beside others would change a file that lacks the list of those that it has.
        if try migrator.appliedIdentifiers(db).isEmpty, try !tables(db).subtracting(["grdb_migrations"]).isEmpty { return .damaged }
        return try migrator.hasBeenSuperseded(db) ? .newer : nil
    }

    /// Makes a database this program's, with all of its tables, unless something forbids it. If that is interrupted, the next call
    /// continues. One program at a time may call it (`OpeningTurn`).
    static func prepare(_ queue: DatabaseQueue) throws -> ProgressError.Kind? {
        if let obstacle = try queue.read(obstacle) ?? claim(queue) { return obstacle }
        if try !queue.read(migrator.hasCompletedMigrations) { try migrator.migrate(queue) }
        return nil
    }

    /// Marks a database before it has tables, so that a database begun here is recognised.
    private static func claim(_ queue: DatabaseQueue) throws -> ProgressError.Kind? {
        if try queue.read({ db in try Int.fetchOne(db, sql: "PRAGMA application_id") }) == applicationID { return nil }
        return try queue.write { db in
            // Another program may have been faster.
            if let obstacle = try obstacle(db) { return obstacle }
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            return nil
        }
    }

    /// Whether a database is empty. Versions until 0.1 wrote the empty table of migrations before their mark, and may have been broken off there.
    private static func isUnclaimed(_ db: Database) throws -> Bool {
        guard try Int.fetchOne(db, sql: "PRAGMA application_id") == 0 else { return false }
        let tables = try tables(db)
        return try tables.isEmpty || (tables == ["grdb_migrations"] && migrator.appliedIdentifiers(db).isEmpty)
    }

    private static func tables(_ db: Database) throws -> Set<String> {
        try String.fetchSet(db, sql: "SELECT tbl_name FROM sqlite_master")
    }
}

extension Row {
    /// A column by its index. A damaged file may contain anything: a value of another type, or a number without end, is an error.
    func value<Value: DatabaseValueConvertible>(_ column: Int, as type: Value.Type = Value.self) throws -> Value {
        let stored: DatabaseValue = self[column]
        guard let value = Value.fromDatabaseValue(stored), (value as? Double)?.isFinite ?? true else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT)
        }
        return value
    }
}

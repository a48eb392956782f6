internal import Foundation
internal import GRDB

/// Every `now` is in seconds since 1970.
extension ProgressStore {
    /// Writes down an answer.
    public func answered(
        lesson: String, question: String, answer: Answer, verdict: Feedback.Verdict, hints: Int, certainty: Certainty? = nil,
        at now: Double
    ) throws(ProgressError) {
        let record = AnswerRecord(
            lesson: lesson, question: question, answer: answer, verdict: verdict, hints: hints, certainty: certainty,
            time: milliseconds(now))
        try write { db in _ = try insert(record, db) }
    }

    /// Takes back the last answer to a question that has not been taken back. It stays in the log and counts for nothing. False when there
    /// is none.
    @discardableResult
    public func takeBack(lesson: String, question: String, at now: Double) throws(ProgressError) -> Bool {
        try write { db in
            try db.execute(
                sql: """
                    INSERT INTO taken_back (answer, time)
                    SELECT id, ? FROM answer
                    WHERE lesson = ? AND question = ? AND id NOT IN (SELECT answer FROM taken_back)
                    ORDER BY time DESC, id DESC LIMIT 1
                    """,
                arguments: [milliseconds(now), lesson, question])
            return db.changesCount > 0
        }
    }

    /// Saves the learner's place. Its lesson is now the one opened last.
    public func reached(lesson: String, _ place: Bookmark, at now: Double) throws(ProgressError) {
        try write { db in
            try put(
                ProgressArchive.Position(
                    lesson: lesson, page: place.page, step: place.step, stage: place.stage, time: milliseconds(now)), db)
        }
    }

    /// Writes down that a lesson's end was reached; the first time counts.
    public func finished(lesson: String, at now: Double) throws(ProgressError) {
        try write { db in try put(ProgressArchive.Finish(lesson: lesson, time: milliseconds(now)), db) }
    }

    /// Keeps what the learner wrote at the end of a lesson, in place of what was written there before.
    public func told(lesson: String, _ text: String, at now: Double) throws(ProgressError) {
        try write { db in try put(ProgressArchive.Sentence(lesson: lesson, text: text, time: milliseconds(now)), db) }
    }

    /// Saves how the stage of a kind of screen is arranged.
    public func arranged(screen: String, _ arrangement: StageArrangement) throws(ProgressError) {
        try write { db in
            try db.execute(
                sql: "REPLACE INTO arrangement (screen, value) VALUES (?, ?)",
                arguments: [screen, try ProgressArchive.text(of: arrangement)])
        }
    }

    /// Forgets everything that was done. The file stays, and so does how the stage is arranged.
    public func reset() throws(ProgressError) {
        try write { db in
            // The marks before the answers that they refer to.
            for table in ["taken_back", "answer", "position", "finished", "sentence", "finding"] {
                try db.execute(sql: "DELETE FROM \(table)")
            }
        }
    }

    func insert(_ record: AnswerRecord, _ db: Database) throws -> Int64 {
        try db.execute(
            sql: "INSERT INTO answer (lesson, question, answer, verdict, hints, time, certainty) VALUES (?, ?, ?, ?, ?, ?, ?)",
            arguments: [
                record.lesson, record.question, try ProgressArchive.text(of: record.answer), record.verdict.rawValue, record.hints,
                record.time, record.certainty?.rawValue,
            ])
        let id = db.lastInsertedRowID
        if let time = record.takenBack { try takeBack(id, at: time, db) }
        return id
    }

    func takeBack(_ id: Int64, at time: Double, _ db: Database) throws {
        try db.execute(sql: "INSERT INTO taken_back (answer, time) VALUES (?, ?)", arguments: [id, time])
    }

    func put(_ position: ProgressArchive.Position, _ db: Database) throws {
        // Replacing gives the row a new number, which orders changes within one millisecond.
        try db.execute(
            sql: "REPLACE INTO position (lesson, page, time, step, stage) VALUES (?, ?, ?, ?, ?)",
            arguments: [
                position.lesson, position.page, position.time, position.step, try position.stage.map { try ProgressArchive.text(of: $0) },
            ])
    }

    func put(_ finish: ProgressArchive.Finish, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO finished (lesson, time) VALUES (?, ?)
                ON CONFLICT (lesson) DO UPDATE SET time = min(time, excluded.time)
                """,
            arguments: [finish.lesson, finish.time])
    }

    func put(_ sentence: ProgressArchive.Sentence, _ db: Database) throws {
        try db.execute(
            sql: "REPLACE INTO sentence (lesson, text, time) VALUES (?, ?, ?)", arguments: [sentence.lesson, sentence.text, sentence.time])
    }

    private func milliseconds(_ now: Double) -> Double {
        precondition(now.isFinite, "time is a number")
        return (now * 1000).rounded() / 1000
    }
}

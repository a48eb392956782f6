internal import Foundation
internal import GRDB

extension ProgressStore {
    /// The learner's progress, and the reviews due at `now`, in seconds since 1970. Linear in all answers ever given, about 1 µs each.
    public func overview(at now: Double) throws(ProgressError) -> ProgressOverview {
        var empty = ProgressOverview()
        empty.time = now
        return try read(empty: empty) { db in
            var overview = empty
            for position in try positions(db) {
                let bookmark = Bookmark(page: position.page, step: position.step, stage: position.stage)
                overview.lessons[position.lesson] = .init(bookmark: bookmark, isFinished: false)
                overview.last = position.lesson
            }
            for finish in try finishes(db) {
                overview.lessons[finish.lesson, default: .init(bookmark: nil, isFinished: false)].isFinished = true
            }
            for sentence in try sentences(db) { overview.sentences[sentence.lesson] = sentence.text }
            try addReviews(to: &overview, at: now, db)
            overview.arrangements = try arrangements(db)
            return overview
        }
    }

    /// The answers that were not taken back, in order of time. With a lesson, only its answers.
    public func answers(lesson: String? = nil) throws(ProgressError) -> [AnswerRecord] {
        try read(empty: []) { db in try log(db).map(\.record).filter { $0.takenBack == nil && (lesson == nil || $0.lesson == lesson) } }
    }

    /// How well an answer that was taken back had been recalled, and when.
    private typealias Recall = (rating: Rating, time: Double)

    // A learner who has seen the result of an answer knows the right one, so only the first answer shows what was recalled. If answers of
    // one day were taken back, the one that replaces them counts for the schedule as the first of them. An answer taken back and not
    // replaced counts for nothing.
    private func addReviews(to overview: inout ProgressOverview, at now: Double, _ db: Database) throws {
        var reviews: [ProgressOverview.Review] = []
        var memory: Memory?
        var first: Recall?
        // What was answered when the clock was wrong: that is no time to count from. Where there is nothing else the question is asked again.
        var ahead: Recall?
        var isMisbelief = false
        var current: (lesson: String, question: String)?
        let today = Self.startOfDay(of: now)
        func close() {
            let known = memory ?? ahead.map { schedule.review(nil, rating: $0.rating, at: now).due(at: now) }
            if let current, let known {
                reviews.append(.init(lesson: current.lesson, question: current.question, memory: known, isMisbelief: isMisbelief))
            }
            (memory, first, ahead, isMisbelief) = (nil, nil, nil, false)
        }
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT lesson, question, verdict, hints, time, id IN (SELECT answer FROM taken_back), certainty FROM answer
                ORDER BY lesson, question, time, id
                """)
        while let row = try rows.next() {
            let next: (lesson: String, question: String) = (try row.value(0), try row.value(1))
            if let current, current != next { close() }
            current = next
            let verdict = try verdict(try row.value(2))
            let time: Double = try row.value(4)
            let certainty = try certainty(try row.value(6, as: String?.self))
            let own = Rating(verdict: verdict, hints: try row.value(3), certainty: certainty).map { Recall($0, time) }
            if let known = first, time - known.time >= Self.day { first = nil }
            if try row.value(5, as: Int.self) != 0 {
                first = first ?? own
                continue
            }
            overview.answers += 1
            if verdict == .right { overview.rightAnswers += 1 }
            isMisbelief = verdict == .wrong && certainty == .sure
            guard let own else { continue }
            if time > now + Self.farAhead {
                ahead = own
                continue
            }
            let recall = first ?? own
            if let memory, time >= today, memory.reviewed < today { overview.reviewedToday += 1 }
            memory = schedule.review(memory, rating: recall.rating, at: recall.time)
            first = nil
        }
        close()
        // What a learner has only read of is asked as something that was not known then: from the next day on.
        let answered = Set(reviews.filter { $0.lesson == KeptFinding.lesson }.map(\.question))
        for row in try Row.fetchAll(db, sql: "SELECT id, time FROM finding ORDER BY time, rowid") {
            let id: String = try row.value(0)
            overview.keptFindings.insert(id)
            guard !answered.contains(id) else { continue }
            let memory = schedule.review(nil, rating: .again, at: try row.value(1))
            reviews.append(.init(lesson: KeptFinding.lesson, question: id, memory: memory, isMisbelief: false))
        }
        reviews.sort { ($0.memory.due, $0.lesson, $0.question) < ($1.memory.due, $1.lesson, $1.question) }
        let due = reviews.filter { $0.memory.due <= now }
        overview.due = due.filter(\.isMisbelief) + due.filter { !$0.isMisbelief }
        overview.upcoming = reviews.filter { $0.memory.due > now }
    }

    /// The last midnight of the learner's clock, in seconds since 1970.
    private static func startOfDay(of time: Double) -> Double {
        guard time.magnitude < 1e12 else { return time }
        var seconds = time_t(time)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return time.rounded(.down) - Double(parts.tm_hour * 3600 + parts.tm_min * 60 + parts.tm_sec)
    }

    private static let day = 86_400.0
    /// How far ahead of now no clock is that another machine has.
    private static let farAhead = 30 * day

    /// Every answer with its row's number, in order of time.
    func log(_ db: Database) throws -> [(id: Int64, record: AnswerRecord)] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, lesson, question, answer.answer, verdict, hints, answer.time, taken_back.time, certainty
                FROM answer LEFT JOIN taken_back ON taken_back.answer = id ORDER BY answer.time, id
                """)
        var log: [(id: Int64, record: AnswerRecord)] = []
        while let row = try rows.next() {
            let takenBack: DatabaseValue = row[7]
            log.append(
                (
                    try row.value(0),
                    AnswerRecord(
                        lesson: try row.value(1), question: try row.value(2), answer: try ProgressArchive.answer(from: try row.value(3)),
                        verdict: try verdict(try row.value(4)), hints: try row.value(5),
                        certainty: try certainty(try row.value(8, as: String?.self)), time: try row.value(6),
                        takenBack: takenBack.isNull ? nil : try row.value(7))
                ))
        }
        return log
    }

    /// The pages reached, the lesson opened last at the end.
    func positions(_ db: Database) throws -> [ProgressArchive.Position] {
        try Row.fetchAll(db, sql: "SELECT lesson, page, time, step, stage FROM position ORDER BY time, rowid").map { row in
            let (step, stage): (DatabaseValue, DatabaseValue) = (row[3], row[4])
            return .init(
                lesson: try row.value(0), page: try row.value(1), step: step.isNull ? nil : try row.value(3),
                // A mark that another version wrote in another form is no loss: the page stands.
                stage: stage.isNull ? nil : try? JSONDecoder().decode(StageMark.self, from: Data(try row.value(4, as: String.self).utf8)),
                time: try row.value(2))
        }
    }

    private func arrangements(_ db: Database) throws -> [String: StageArrangement] {
        var found: [String: StageArrangement] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT screen, value FROM arrangement") {
            // One that another version wrote in another form is no loss: the stage is as usual.
            let value = Data(try row.value(1, as: String.self).utf8)
            found[try row.value(0)] = try? JSONDecoder().decode(StageArrangement.self, from: value)
        }
        return found
    }

    /// The lessons whose end was reached, in order of time.
    func finishes(_ db: Database) throws -> [ProgressArchive.Finish] {
        try Row.fetchAll(db, sql: "SELECT lesson, time FROM finished ORDER BY time, rowid").map { row in
            .init(lesson: try row.value(0), time: try row.value(1))
        }
    }

    /// What was written at the ends of lessons, in order of time.
    func sentences(_ db: Database) throws -> [ProgressArchive.Sentence] {
        try Row.fetchAll(db, sql: "SELECT lesson, text, time FROM sentence ORDER BY time, rowid").map { row in
            .init(lesson: try row.value(0), text: try row.value(1), time: try row.value(2))
        }
    }

    private func certainty(_ text: String?) throws -> Certainty? {
        guard let text else { return nil }
        guard let certainty = Certainty(rawValue: text) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return certainty
    }

    private func verdict(_ text: String) throws -> Feedback.Verdict {
        guard let verdict = Feedback.Verdict(rawValue: text) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        return verdict
    }
}

internal import GRDB

extension ProgressStore {
    /// Everything that was done, for keeping or for another machine.
    public func archive() throws(ProgressError) -> ProgressArchive {
        try read(empty: ProgressArchive(answers: [], positions: [], finished: [])) { db in
            ProgressArchive(
                answers: try log(db).map(\.record), positions: try positions(db), finished: try finishes(db),
                sentences: try sentences(db), findings: try keptFindings(db))
        }
    }

    /// Adds an archive's content that is missing here. Returns the number of answers added.
    ///
    /// An answer that is in both is kept once, and counts as taken back if it was in either. Of two positions in a lesson, and of two
    /// sentences, the later one counts, of two finishing times the earlier one. Adding the same archive again changes nothing.
    @discardableResult
    public func add(_ archive: ProgressArchive) throws(ProgressError) -> Int {
        try write { db in
            var known: [AnswerRecord: [(id: Int64, isTakenBack: Bool)]] = [:]
            for (id, record) in try log(db).reversed() { known[record.standing, default: []].append((id, record.takenBack != nil)) }
            var added = 0
            for record in archive.answers {
                // Equal records are taken one by one, so that two equal answers in either place stay two.
                if let match = known[record.standing]?.popLast() {
                    if let time = record.takenBack, !match.isTakenBack { try takeBack(match.id, at: time, db) }
                } else {
                    _ = try insert(record, db)
                    added += 1
                }
            }
            var times = Dictionary(try positions(db).map { ($0.lesson, $0.time) }, uniquingKeysWith: max)
            for position in archive.positions where position.time > times[position.lesson] ?? -.infinity {
                try put(position, db)
                times[position.lesson] = position.time
            }
            for finish in archive.finished { try put(finish, db) }
            let written = Dictionary(try sentences(db).map { ($0.lesson, $0.time) }, uniquingKeysWith: max)
            for sentence in archive.sentences ?? [] where sentence.time > written[sentence.lesson] ?? -.infinity { try put(sentence, db) }
            let kept = Set(try keptFindings(db).map(\.finding.id))
            for finding in archive.findings ?? [] where !kept.contains(finding.finding.id) { try put(finding, db) }
            return added
        }
    }
}

extension AnswerRecord {
    /// The same answer as if it had never been taken back.
    fileprivate var standing: AnswerRecord {
        var record = self
        record.takenBack = nil
        return record
    }
}

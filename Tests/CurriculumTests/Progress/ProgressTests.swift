import Foundation
import Testing

@testable import Curriculum

struct ProgressTests {
    private let folder = ProgressFolder()

    // MARK: What is written

    @Test(arguments: [
        Answer.choice(2), .order([2, 0, 1]), .text("nil ?? \"ä\"/\n"), .facts([true, false]), .line(14),
        .source("class A {}\n\n// 'quoted'\n"),
    ])
    func `every kind of answer is read as it was written`(answer: Answer) throws {
        try folder.store().answered(lesson: "05", question: "first", answer: answer, verdict: .wrong, hints: 2, at: morning)
        #expect(
            try folder.store().answers() == [
                AnswerRecord(lesson: "05", question: "first", answer: answer, verdict: .wrong, hints: 2, time: morning, takenBack: nil)
            ])
    }

    @Test func `answers come in order of time, and of one lesson when asked`() throws {
        let store = folder.store()
        try store.answered(lesson: "07", question: "b", answer: .line(2), verdict: .right, hints: 0, at: morning + 2)
        try store.answered("a", .right, at: morning + 1)
        try store.answered("a", .right, choice: 1, at: morning + 1)
        #expect(try store.answers().map(\.answer) == [.choice(0), .choice(1), .line(2)])
        #expect(try store.answers(lesson: "05").map(\.answer) == [.choice(0), .choice(1)])
    }

    @Test func `the page of a lesson is kept at once, and the lesson opened last`() throws {
        let store = folder.store()
        try store.reached(lesson: "05", Bookmark(page: 1), at: morning)
        try store.reached(lesson: "07", Bookmark(page: 0), at: morning + 1)
        try store.reached(lesson: "05", Bookmark(page: 3), at: morning + 2)
        let overview = try folder.store().overview(at: morning + 3)
        #expect(
            overview.lessons == [
                "05": .init(bookmark: Bookmark(page: 3), isFinished: false), "07": .init(bookmark: Bookmark(page: 0), isFinished: false),
            ])
        #expect(overview.last == "05")
    }

    @Test func `a place in a lesson is kept with its page's id and what the stage showed`() throws {
        let mark = StageMark(event: "B.viewDidLoad()", count: 2, pane: "hierarchy", level: 1, steps: ["back", "tap \"Go on\""])
        let place = Bookmark(page: 3, step: "the-flash", stage: mark)
        try folder.store().reached(lesson: "05", place, at: morning)
        #expect(try folder.store().overview(at: morning).lessons["05"]?.bookmark == place)
        let archive = try ProgressArchive(json: folder.store().archive().json, path: "export.json")
        let there = ProgressFolder()
        try there.store().add(archive)
        #expect(try there.store().overview(at: morning).lessons["05"]?.bookmark == place)
        try folder.store().reached(lesson: "05", Bookmark(page: 4, step: "in-short"), at: morning + 1)
        #expect(try folder.store().overview(at: morning).lessons["05"]?.bookmark == Bookmark(page: 4, step: "in-short"))
    }

    @Test func `of two lessons opened at the same moment the second is the last`() throws {
        let store = folder.store()
        for lesson in ["07", "05", "11", "05"] { try store.reached(lesson: lesson, Bookmark(page: 0), at: morning) }
        #expect(try store.overview(at: morning).last == "05")
    }

    @Test func `a finished lesson stays finished when it is opened again`() throws {
        let store = folder.store()
        try store.reached(lesson: "05", Bookmark(page: 9), at: morning)
        try store.finished(lesson: "05", at: morning)
        try store.finished(lesson: "05", at: morning + day)
        try store.reached(lesson: "05", Bookmark(page: 0), at: morning + 2 * day)
        #expect(try store.overview(at: morning).lessons == ["05": .init(bookmark: Bookmark(page: 0), isFinished: true)])
        #expect(try store.archive().finished == [.init(lesson: "05", time: morning)])
    }

    @Test func `looking makes no file`() throws {
        #expect(try folder.store().overview(at: morning) == ProgressOverview(time: morning))
        #expect(try folder.store().answers().isEmpty)
        #expect(try folder.store().archive().answers.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `there is one file, in a folder of one's own`() throws {
        try folder.store().answered("a", .right, at: morning)
        #expect(try folder.names() == ["progress.sqlite"])
        let attributes = try FileManager.default.attributesOfItem(atPath: (folder.file as NSString).deletingLastPathComponent)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `the file lies where the XDG specification says`() {
        #expect(
            ProgressStore.defaultPath(environment: ["XDG_STATE_HOME": "/var/me", "HOME": "/home/me"]) == "/var/me/appear/progress.sqlite")
        #expect(ProgressStore.defaultPath(environment: ["HOME": "/home/me"]) == "/home/me/.local/state/appear/progress.sqlite")
        #expect(
            ProgressStore.defaultPath(environment: ["XDG_STATE_HOME": "state", "HOME": "/home/me"])
                == "/home/me/.local/state/appear/progress.sqlite")
        #expect(
            ProgressStore.defaultPath(environment: ["XDG_STATE_HOME": "/s"], profile: "anna") == "/s/appear/progress-anna.sqlite")
        #expect(ProgressStore.defaultPath(environment: ["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/appear/progress.sqlite")
    }

    // MARK: Sure or guess

    @Test func `what was answered surely and wrongly is asked first`() throws {
        let store = folder.store()
        try store.answered("a", .wrong, .guess, at: morning)
        try store.answered("b", .wrong, .sure, at: morning + 60)
        try store.answered("c", .wrong, at: morning)
        #expect(try store.overview(at: morning + 3 * day).due.map(\.question) == ["b", "a", "c"])
        #expect(try store.overview(at: morning + 3 * day).due.map(\.isMisbelief) == [true, false, false])
        try store.answered("b", .right, .sure, at: morning + 3 * day)
        #expect(try store.overview(at: morning + 30 * day).due.map(\.isMisbelief) == [false, false, false])
    }

    @Test func `what is right by a guess comes back sooner than what is known`() throws {
        let store = folder.store()
        try store.answered("known", .right, .sure, at: morning)
        try store.answered("guessed", .right, .guess, at: morning)
        #expect(try store.overview(at: morning).upcoming.map(\.question) == ["guessed", "known"])
        #expect(try store.answers().map(\.certainty) == [.sure, .guess])
        let there = ProgressFolder()
        try there.store().add(ProgressArchive(json: store.archive().json, path: "x.json"))
        #expect(try there.store().answers().map(\.certainty) == [.sure, .guess])
    }

    // MARK: Taking back

    @Test func `taking back undoes the last answer to that question and no other`() throws {
        let store = folder.store()
        try store.answered("a", .wrong, choice: 1, at: morning)
        try store.answered("a", .right, choice: 2, at: morning + 10)
        try store.answered("b", .right, choice: 3, at: morning + 20)
        #expect(try store.takeBack(lesson: "05", question: "a", at: morning + 30))
        #expect(try store.answers().map(\.answer) == [.choice(1), .choice(3)])
        #expect(try store.takeBack(lesson: "05", question: "a", at: morning + 40))
        #expect(try store.answers().map(\.answer) == [.choice(3)])
        #expect(try !store.takeBack(lesson: "05", question: "a", at: morning + 50))
        #expect(try !store.takeBack(lesson: "07", question: "b", at: morning + 50))
        #expect(try store.overview(at: morning + 60).answers == 1)
    }

    @Test func `after taking back, the schedule is as if there had been no answer`() throws {
        let store = folder.store()
        try store.answered("a", .right, at: morning)
        let before = try store.overview(at: morning)
        try store.answered("a", .wrong, at: morning + 3 * day)
        #expect(try store.overview(at: morning).upcoming != before.upcoming)
        try store.takeBack(lesson: "05", question: "a", at: morning + 3 * day)
        #expect(try store.overview(at: morning) == before)
        try store.takeBack(lesson: "05", question: "a", at: morning + 3 * day)
        #expect(try store.overview(at: morning) == ProgressOverview(time: morning))
    }

    @Test func `a right answer in the place of a wrong one that was taken back counts for the schedule as the wrong one`() throws {
        let store = folder.store()
        try store.answered("a", .wrong, at: morning)
        try store.takeBack(lesson: "05", question: "a", at: morning + 5)
        try store.answered("a", .right, at: morning + 20)
        // Wrong: one minute after it was said. Right at once would have been ten minutes.
        #expect(try store.overview(at: morning + 59).due.map(\.question) == [])
        #expect(try store.overview(at: morning + 60).due.map(\.question) == ["a"])
        #expect(try store.overview(at: morning).rightAnswers == 1)
        #expect(try store.overview(at: morning).answers == 1)
        // The next answer is a review of its own.
        try store.answered("a", .right, at: morning + 60)
        #expect(try store.overview(at: morning + 60).upcoming.map(\.memory.due) == [morning + 660])
    }

    @Test func `of several answers taken back the first counts, what was broken does not, and the next day nothing of it`() throws {
        let store = folder.store()
        try store.answered("a", .broken, at: morning)
        try store.takeBack(lesson: "05", question: "a", at: morning + 1)
        try store.answered("a", .right, at: morning + 10)
        try store.takeBack(lesson: "05", question: "a", at: morning + 11)
        try store.answered("a", .wrong, at: morning + 20)
        // Right at first, though changed to wrong: ten minutes after the first.
        #expect(try store.overview(at: morning + 30).upcoming.map(\.memory.due) == [morning + 610])
        let other = ProgressFolder()
        let later = other.store()
        try later.answered("a", .wrong, at: morning)
        try later.takeBack(lesson: "05", question: "a", at: morning + 1)
        try later.answered("a", .right, at: morning + day)
        #expect(try later.overview(at: morning + day).upcoming.map(\.memory.due) == [morning + day + 600])
    }

    @Test func `an answer taken back stays in the log`() throws {
        let store = folder.store()
        try store.answered("a", .wrong, at: morning)
        try store.takeBack(lesson: "05", question: "a", at: morning + 5)
        #expect(try store.archive().answers.map(\.takenBack) == [morning + 5])
    }

    // MARK: Reviews

    @Test func `what was answered when the clock was far ahead does not silence its question`() throws {
        let store = folder.store()
        let ahead = morning + 170 * 365 * day
        try store.answered("a", .right, at: ahead)
        try store.answered("b", .right, at: morning)
        try store.answered("b", .right, at: ahead)
        #expect(try store.overview(at: morning + 60).due.map(\.question) == ["a"])
        #expect(try store.overview(at: morning + 60).upcoming.map(\.question) == ["b"])
        #expect(try store.overview(at: morning + 60).answers == 3)
        // It goes on from what is answered now.
        try store.answered("a", .right, at: morning + 60)
        #expect(try store.overview(at: morning + 61).due.map(\.question) == [])
        #expect(try store.overview(at: morning + 661).due.map(\.question) == ["b", "a"])
    }

    @Test func `a question is due when its turn has come, the longest due first`() throws {
        let store = folder.store()
        // Right at once: ten minutes. Wrong: one minute. Right with a hint: the middle of both, five and a half.
        try store.answered("right", .right, at: morning)
        try store.answered("wrong", .wrong, at: morning)
        try store.answered("hinted", .right, hints: 1, at: morning)
        try store.answered("broken", .broken, at: morning)
        func due(after seconds: Double) throws -> [String] { try store.overview(at: morning + seconds).due.map(\.question) }
        #expect(try due(after: 59) == [])
        #expect(try due(after: 60) == ["wrong"])
        #expect(try due(after: 330) == ["wrong", "hinted"])
        #expect(try due(after: 600) == ["wrong", "hinted", "right"])
        #expect(try store.overview(at: morning + 60).upcoming.map(\.question) == ["hinted", "right"])
        #expect(try store.overview(at: morning).rightAnswers == 2)
    }

    @Test func `a question known twice comes back after days`() throws {
        let store = folder.store()
        try store.answered("a", .right, at: morning)
        try store.answered("a", .right, at: morning + 600)
        // py-fsrs: good, then good ten minutes later, is due two days after the second.
        #expect(try store.overview(at: morning).upcoming.map(\.memory.due) == [morning + 600 + 2 * day])
    }

    @Test func `questions of the same name in two lessons are two`() throws {
        let store = folder.store()
        try store.answered(lesson: "04", question: "a", answer: .choice(0), verdict: .right, hints: 0, at: morning)
        try store.answered(lesson: "05", question: "a", answer: .choice(0), verdict: .wrong, hints: 0, at: morning)
        #expect(try store.overview(at: morning + day).due.map(\.lesson) == ["05", "04"])
    }

    @Test func `nothing comes back on the day of its answer, and at most ten questions a day`() throws {
        let store = folder.store(schedule: .days)
        for number in 0..<14 { try store.answered("q\(number)", .wrong, at: morning + Double(number)) }
        #expect(try store.overview(at: morning + 3600).due.isEmpty)
        #expect(try store.overview(at: morning + 3600).daysToNext == 1)
        let next = try store.overview(at: morning + day + 60)
        #expect(next.due.count == 14 && next.dueToday.count == 10)
        #expect(next.daysToNext == 1, "four wait for the next day")
        // What is answered for the first time today is no review.
        try store.answered("new", .wrong, at: morning + day + 70)
        for number in 0..<10 { try store.answered("q\(number)", .right, at: morning + day + 100 + Double(number)) }
        let done = try store.overview(at: morning + day + 200)
        #expect(done.reviewedToday == 10 && done.due.count == 4 && done.dueToday.isEmpty)
        #expect(try store.overview(at: morning + 2 * day + 60).dueToday.count >= 4)
    }

    @Test func `questions that are asked no more are not due`() throws {
        let course = try TemporaryCourse()
        let loaded = try Course.load(from: course.path)
        let store = folder.store()
        for (lesson, question) in [("01", "order-push"), ("01", "gone"), ("99", "first"), ("01", "exercise")] {
            try store.answered(lesson: lesson, question: question, answer: .choice(0), verdict: .right, hints: 0, at: morning)
        }
        var read: [String] = []
        let kept = try store.overview(at: morning + day).keepingReviews { id in
            read.append(id)
            return loaded.outline(of: id).flatMap { try? loaded.lesson($0) }
        }
        #expect(kept.due.map(\.question).sorted() == ["exercise", "order-push"])
        #expect(read.sorted() == ["01", "99"])
        #expect(kept.answers == 4)
    }

    // MARK: Reset

    @Test func `reset forgets everything`() throws {
        let store = folder.store()
        try store.fill()
        try store.reset()
        #expect(try store.overview(at: morning) == ProgressOverview(time: morning))
        #expect(try folder.store().archive() == ProgressArchive(answers: [], positions: [], finished: []))
    }

    @Test func `an arrangement is kept by kind of screen, and is no progress`() throws {
        let folder = ProgressFolder()
        let store = folder.store()
        let stage = StageArrangement(
            focus: "code", panes: ["code"], edges: ["below code": -50], level: 1, showsSystemViews: true, showsOutlines: true)
        let lesson = StageArrangement(focus: "prose", panes: [], edges: [:], level: 0, showsSystemViews: false, showsOutlines: false)
        try store.arranged(screen: "stage", lesson)
        try store.arranged(screen: "lesson", lesson)
        try store.arranged(screen: "stage", stage)
        try store.fill()
        #expect(try folder.store().overview(at: morning).arrangements == ["stage": stage, "lesson": lesson])
        let archive = try store.archive()
        #expect(!String(decoding: archive.json, as: UTF8.self).contains("below code"))
        try store.reset()
        #expect(try store.overview(at: morning).answers == 0)
        #expect(try store.overview(at: morning).arrangements["stage"] == stage)
        try store.add(archive)
        #expect(try store.overview(at: morning).arrangements["stage"] == stage)
    }

    // MARK: In the learner's own words

    @Test func `a sentence at the end of a lesson is kept, exported, and the later one counts`() throws {
        let store = folder.store()
        try store.told(lesson: "05", "First “try”", at: morning)
        try store.told(lesson: "05", "Second", at: morning + 2)
        try store.told(lesson: "07", "Other", at: morning + 1)
        #expect(try folder.store().overview(at: morning).sentences == ["05": "Second", "07": "Other"])
        let archive = try ProgressArchive(json: store.archive().json, path: "export.json")
        #expect(archive.sentences?.map(\.text) == ["Other", "Second"])
        let there = ProgressFolder().store()
        try there.told(lesson: "05", "Older", at: morning + 1)
        try there.told(lesson: "07", "Newer", at: morning + 9)
        try there.add(archive)
        #expect(try there.overview(at: morning).sentences == ["05": "Second", "07": "Newer"])
        try store.reset()
        #expect(try store.overview(at: morning).sentences.isEmpty)
        #expect(try store.archive().sentences == nil)
    }

    // MARK: By callback and claim

    @Test func `what is remembered is told by callback and by claim, and a misbelief counts as nothing`() throws {
        let folder = try #require(Bundle.module.url(forResource: "sound", withExtension: nil, subdirectory: "Courses"))
        let course = try Course.load(from: folder.path)
        let lesson = try course.lesson(course.lessons[0])
        func review(_ question: String, isMisbelief: Bool = false) -> ProgressOverview.Review {
            .init(
                lesson: "01", question: question,
                memory: Memory(stability: 9, difficulty: 5, phase: .review, reviewed: morning, due: morning),
                isMisbelief: isMisbelief)
        }
        var overview = ProgressOverview()
        overview.time = morning
        overview.due = [review("after-loading"), review("facts-at-load", isMisbelief: true), review("order-push"), review("gone")]
        let kept = overview.keepingReviews { $0 == "01" ? lesson : nil }
        #expect(kept.due.map(\.question) == ["after-loading", "facts-at-load", "order-push"])
        let strength = try #require(kept.mastery.callbacks["viewWillAppear"])
        #expect((strength.answered, strength.misbeliefs, strength.recall) == (2, 1, 0.5))
        #expect(kept.mastery.callbacks["viewDidLoad"]?.recall == 1)
        #expect(kept.mastery.weakestCallbacks.first?.name == "viewWillAppear")
    }
}

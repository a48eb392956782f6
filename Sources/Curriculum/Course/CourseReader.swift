internal import Foundation
internal import Interpreter
internal import Stage
internal import UIKit

extension Course {
    /// Reads `Course.yaml` and the front matter of its lessons. Throws everything that is wrong with them.
    public static func load(from directory: String) throws(CurriculumError) -> Course {
        let problems = ProblemList()
        let course = CourseReader(directory: directory, problems: problems).course()
        try problems.throwIfAny()
        guard let course else { preconditionFailure("a course that cannot be read reports why") }
        return course
    }

    /// Reads a lesson in full, on asking in other words. Throws all its problems. Costs a few milliseconds.
    public func lesson(_ outline: LessonOutline, in rewording: Rewording? = nil) throws(CurriculumError) -> Lesson {
        let problems = ProblemList()
        let lesson = LessonReader.read(outline.folder, in: directory, rewording: rewording, problems: problems)
        try problems.throwIfAny()
        guard let lesson else { preconditionFailure("a lesson that cannot be read reports why") }
        return lesson
    }

    /// The paths of all files of a lesson, in order. Walks its folder.
    public func files(of outline: LessonOutline) -> [String] {
        let folder = "\(directory)/\(outline.folder)"
        return LessonFolder.names(in: folder).map { "\(folder)/\($0)" }
    }

    /// Reads the ledger, `Claims.yaml`, in its order. Throws all its problems.
    public func claims() throws(CurriculumError) -> [Claim] {
        let problems = ProblemList()
        let claims = CourseReader(directory: directory, problems: problems).claims()
        try problems.throwIfAny()
        return claims.map(\.value)
    }
}

/// Reads the files at the top of a folder of lessons.
struct CourseReader {
    let directory: String
    let problems: ProblemList

    func course() -> Course? {
        guard let file = TextFile.read("\(directory)/Course.yaml", inside: directory, problems: problems),
            let fields = YAMLMapping.parse(file.text, in: file, firstLine: 1, problems: problems)
        else { return nil }
        fields.allow(["title", "chapters", "inventory", "frequent"])
        let title = fields.string("title", isRequired: true)
        var seen: [String: String] = [:]
        let chapters = fields.list("chapters").compactMap { chapter(of: $0, seen: &seen) }
        if chapters.isEmpty { problems.report(fields.location, "'chapters' is missing") }
        let frequent = fields.list("frequent").compactMap(frequentQuestion)
        let inventory = fields.strings("inventory").compactMap { outline(in: $0, seen: &seen) }
        return title.map {
            Course(directory: directory, title: $0.value, chapters: chapters, frequentQuestions: frequent, inventory: inventory)
        }
    }

    private func chapter(of fields: YAMLMapping, seen: inout [String: String]) -> Chapter? {
        fields.allow(["title", "about", "lessons"])
        let title = fields.string("title", isRequired: true)
        let items = fields.items("lessons")
        if items.isEmpty { problems.report(fields.location, "the chapter has no lessons") }
        var entries: [Chapter.Entry] = []
        for item in items {
            let folder: Located<String>
            switch item {
            case .text(let name): folder = name
            case .fields(let fields):
                if let lesson = coming(fields, seen: &seen) { entries.append(.coming(lesson)) }
                continue
            }
            if let outline = outline(in: folder, seen: &seen) { entries.append(.lesson(outline)) }
        }
        return title.map { Chapter(title: $0.value, about: fields.string("about")?.value ?? "", entries: entries) }
    }

    private func outline(in folder: Located<String>, seen: inout [String: String]) -> LessonOutline? {
        let path = "\(directory)/\(folder.value)/Lesson.md"
        if folder.value.contains("/") || folder.value.hasPrefix(".") {
            problems.report(folder.location, "'\(folder.value)' is not the name of a folder beside Course.yaml")
            return nil
        }
        guard FileManager.default.fileExists(atPath: path) else {
            let folders = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
            let hint = nearest(to: folder.value, in: folders.sorted()).map { "; did you mean '\($0)'?" } ?? ""
            problems.report(folder.location, "there is no lesson in '\(folder.value)'\(hint)")
            return nil
        }
        guard let file = TextFile.read(path, inside: directory, problems: problems),
            let front = FrontMatter.read(file, folder: folder.value, problems: problems)
        else { return nil }
        note(front.outline.id, as: "in '\(folder.value)'", at: folder.location, seen: &seen)
        return front.outline
    }

    private func coming(_ fields: YAMLMapping, seen: inout [String: String]) -> ComingLesson? {
        fields.allow(["coming", "title"])
        guard let id = fields.string("coming", isRequired: true), let title = fields.string("title", isRequired: true) else { return nil }
        note(id.value, as: "coming", at: id.location, seen: &seen)
        return ComingLesson(id: id.value, title: title.value)
    }

    private func note(_ id: String, as what: String, at location: SourceLocation, seen: inout [String: String]) {
        if let other = seen[id] { problems.report(location, "lesson \(id) is also \(other)") }
        seen[id] = what
    }

    private func frequentQuestion(_ fields: YAMLMapping) -> FrequentQuestion? {
        fields.allow(["ask", "lesson", "step"])
        guard let title = fields.string("ask", isRequired: true), let lesson = fields.string("lesson", isRequired: true),
            let step = fields.string("step", isRequired: true)
        else { return nil }
        return FrequentQuestion(title: title.value, lesson: lesson.value, step: step.value, location: title.location)
    }

    /// The beliefs that have a rule, in the order of `Beliefs.yaml`; none where a folder of lessons has no such file.
    func beliefs() -> [Located<Belief>] {
        guard FileManager.default.fileExists(atPath: "\(directory)/Beliefs.yaml"),
            let file = TextFile.read("\(directory)/Beliefs.yaml", inside: directory, problems: problems),
            let fields = YAMLMapping.parse(file.text, in: file, firstLine: 1, problems: problems)
        else { return [] }
        fields.allow(["beliefs"])
        var seen: Set<String> = []
        return fields.list("beliefs").compactMap { entry in
            entry.allow(["says", "rule", "lesson", "origin", "also"])
            guard let says = entry.string("says", isRequired: true), let lesson = entry.string("lesson", isRequired: true),
                let origin = entry.string("origin", isRequired: true)
            else { return nil }
            if !entry.has("rule") { problems.report(entry.location, "'rule' is missing") }
            if !seen.insert(says.value).inserted { problems.report(says.location, "this belief is there twice") }
            guard let rule = entry.word("rule", as: Misconception.self) else { return nil }
            return Located(
                value: Belief(
                    says: says.value, rule: rule.value, lesson: lesson.value, origin: origin.value,
                    also: entry.strings("also").map(\.value)),
                location: says.location)
        }
    }

    func claims() -> [Located<Claim>] {
        guard let file = TextFile.read("\(directory)/Claims.yaml", inside: directory, problems: problems),
            let fields = YAMLMapping.parse(file.text, in: file, firstLine: 1, problems: problems)
        else { return [] }
        fields.allow(["claims"])
        var seen: Set<String> = []
        return fields.list("claims").compactMap { entry in
            entry.allow(["id", "says", "verdict", "truth", "sources"])
            guard let id = entry.string("id", isRequired: true), let says = entry.string("says", isRequired: true) else { return nil }
            if !seen.insert(id.value).inserted { problems.report(id.location, "claim \(id.value) is there twice") }
            if !entry.has("verdict") { problems.report(entry.location, "'verdict' is missing") }
            let sources = entry.strings("sources")
            if sources.isEmpty { problems.report(entry.location, "'sources' is missing") }
            guard let verdict = entry.word("verdict", as: Claim.Verdict.self) else { return nil }
            let truth = entry.string("truth")
            if truth == nil, verdict.value == .disputed {
                problems.report(verdict.location, "a disputed claim says in 'truth' what is shown")
            }
            return Located(
                value: Claim(
                    id: id.value, says: says.value, verdict: verdict.value, truth: truth?.value, sources: sources.map(\.value)),
                location: id.location)
        }
    }
}

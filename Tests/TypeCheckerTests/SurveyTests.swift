import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import TypeChecker

/// Other people's files, below the folder that `SURVEY_FILES` names: each alone, as a learner would open it. None of them is kept.
///
/// `SURVEY_OUTPUT` names the file that is written, `SURVEY_MODULES` another folder of modules than the one beside the tests.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SURVEY_FILES"] != nil))
struct `Public files` {
    struct Line: Encodable {
        let file: String
        /// Nil where the compiler was not asked or did not answer.
        let verdicts: [[String]]?
        /// What a learner is told of the file.
        let told: [String]
    }

    @Test func `are compiled, and what is said of them is written down`() async throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = URL(fileURLWithPath: environment["SURVEY_FILES"] ?? "")
        let compiler = try #require(Compiler.path(in: environment))
        let modules = environment["SURVEY_MODULES"].map { TypeChecker(compiler: compiler, modules: $0, limit: 60) }
        let checker = try #require(modules ?? Checker.found)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var lines: [Line] = []
        for name in names.filter({ $0.hasSuffix(".swift") }).sorted() {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { continue }
            let source = Source(path: name, text: text)
            let verdicts = checker.verdicts(of: [source])?.map { ["\($0.cause)", "\($0.message.location.line)", $0.message.text] }
            lines.append(Line(file: name, verdicts: verdicts, told: checker.begin([source], in: .open).wait().map(\.description)))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(lines).write(to: URL(fileURLWithPath: environment["SURVEY_OUTPUT"] ?? "survey.json"))
    }
}

import Interpreter
import UIKit

// What an earlier run of the app would have left in its defaults.
extension Run {
    private static let kept = "of an earlier run, the default "
    /// By which words a line asks for a container; such a one is kept empty.
    private static let containers = [
        (type: "Dictionary", words: ["dictionary(forKey", "as? [String:", "as! [String:", "as? Dictionary<", "as! Dictionary<"]),
        (type: "Array", words: ["rray(forKey", "as? [String]", "as! [String]", "as? [Int]", "as! [Int]", "as? [Any]", "as! [Any]"]),
    ]

    /// The answers that something is kept where the app found nothing: under the key that was read in the line where it ended, else under
    /// the last.
    var defaultAnswers: (near: [String], others: [String]) {
        guard let end = recording.end?.location else { return ([], []) }
        let near = world.missedDefaults.last { $0.location.file == end.file && $0.location.line == end.line }
        let other = near == nil ? world.missedDefaults.last { isNil(at: $0.location) } : nil
        return ([near].compactMap { $0 }.flatMap(answers), [other].compactMap { $0 }.flatMap(answers))
    }

    /// Whether a line asks for an object, and not for a number or a truth value, which are there in any case.
    private func isNil(at place: CodeLocation) -> Bool {
        let line = line(place.line, of: place.file)
        return !["bool(forKey", "integer(forKey", "double(forKey", "float(forKey"].contains { line.contains($0) }
    }

    /// A text, unless the line takes it for something else; either where it asks for both.
    private func answers(_ missed: (key: String, suite: String?, location: CodeLocation)) -> [String] {
        let line = line(missed.location.line, of: missed.location.file)
        var types = ["Int", "Double", "Bool"].filter { line.contains("as! \($0)") || line.contains("as? \($0)") }
        types += Self.containers.compactMap { type, words in words.contains { line.contains($0) } ? type : nil }
        // A number is a text to who asks for one.
        if types.isEmpty || line.contains("string(forKey") { types.insert("String", at: 0) }
        let group = missed.suite.map { " of \"\($0)\"" } ?? ""
        return types.map { "\(Self.kept)\($0) \"\(missed.key)\"\(group)" }
    }

    /// What a file's line says.
    func line(_ line: Int, of file: String) -> Substring {
        guard let source = recording.sources.first(where: { $0.path == file }) else { return "" }
        return source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1).first ?? ""
    }

    /// Keeps what the answers say that an earlier run has kept.
    func keepAnsweredDefaults() {
        for answer in script.interpreter.placeholderAnswers.sorted() where answer.hasPrefix(Self.kept) {
            guard let parts = answer.dropFirst(Self.kept.count).wholeMatch(of: /(\w+) "(.*?)"(?: of "(.*)")?/)?.output else { continue }
            let key = String(parts.2)
            recorder.didUsePlaceholder(answer, at: nil)
            let value: Argument =
                switch parts.1 {
                case "Int": .value(1)
                case "Double": .value(1.0)
                case "Bool": .value(true)
                case "Dictionary": script.argument(script.interpreter.makeDictionary([]))
                case "Array": script.argument(script.interpreter.makeArray([]))
                default: .value(key)
                }
            (parts.3.map { UserDefaults(suiteName: String($0)) } ?? .standard)?.keep(value, forKey: key)
        }
    }
}

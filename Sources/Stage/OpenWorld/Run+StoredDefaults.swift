import Interpreter
internal import Projects
import UIKit
internal import UIKitBindings

// Values that an earlier run of the app would have left in its defaults.
extension Run {
    /// Words in a line of code that show as which type it reads a default, with the type's name.
    private static let typesByWords = [
        (type: "Dictionary", words: ["dictionary(forKey", "[String:", "Dictionary<"]),
        (type: "Array", words: ["rray(forKey", "as? [", "as! ["]),
        (type: "Int", words: ["as? Int", "as! Int"]), (type: "Double", words: ["as? Double", "as! Double"]),
        (type: "Bool", words: ["as? Bool", "as! Bool"]),
    ]

    /// The assumptions that user defaults have a value for the key that was read in vain in the line where the app ended. The value is a
    /// text, unless the line uses it as another type.
    var storedDefaults: [Assumption] {
        guard let end = recording.end?.location,
            let missed = world.missedDefaults.last(where: { $0.location.file == end.file && $0.location.line == end.line })
        else { return [] }
        let line = line(end.line, of: end.file)
        let type = Self.typesByWords.first { $0.words.contains { line.contains($0) } }?.type ?? "String"
        return [.storedDefault(type: type, key: missed.key, suite: missed.suite)]
    }

    /// The text of a file's line.
    private func line(_ line: Int, of file: String) -> Substring {
        guard let source = recording.sources.first(where: { $0.path == file }) else { return "" }
        return source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1).first ?? ""
    }

    /// Stores the values that the run assumes an earlier run has stored.
    func keepAssumedDefaults() {
        for assumption in recording.setting.assumptions.sorted(by: { $0.description < $1.description }) {
            guard case .storedDefault(let type, let key, let suite) = assumption else { continue }
            recorder.didAsk(OpenQuestion(assumption, isAssumed: true), at: nil)
            let value: Argument =
                switch type {
                case "Int": .value(1)
                case "Double": .value(1.0)
                case "Bool": .value(true)
                case "Dictionary": script.argument(script.interpreter.makeDictionary([]))
                case "Array": script.argument(script.interpreter.makeArray([]))
                default: .value(key)
                }
            (suite.map { UserDefaults(suiteName: $0) } ?? .standard)?.keep(value, forKey: key)
        }
    }
}

internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// The learner's files, parsed. Immutable; may be run by any number of interpreters at once.
public final class Program: Sendable {
    /// One file.
    struct File: Sendable {
        let path: String
        let tree: SourceFileSyntax
        let lines: LineTable
    }

    /// The learner's files, then the prelude.
    let files: [File]
    /// The places where the files are not Swift, in order. A program with problems must not be run.
    public let problems: [SyntaxProblem]

    private init(files: [File], problems: [SyntaxProblem]) {
        self.files = files
        self.problems = problems
    }

    /// Reads files; syntax errors are in `problems`. Linear in the text.
    public static func parse(files: [(path: String, text: String)]) -> Program {
        var parsed: [File] = []
        var problems: [SyntaxProblem] = []
        for file in files {
            let lines = LineTable(text: file.text, path: file.path)
            let tree = Parser.parse(source: file.text)
            problems += SyntaxProblemFinder.problems(in: tree, lines: lines)
            parsed.append(folded(tree, lines))
        }
        parsed.append(Prelude.file)
        return Program(files: parsed, problems: problems)
    }

    static func file(path: String, text: String) -> File {
        folded(Parser.parse(source: text), LineTable(text: text, path: path))
    }

    private static func folded(_ tree: SourceFileSyntax, _ lines: LineTable) -> File {
        let folded = operatorTable(with: tree).foldAll(tree) { _ in }
        return File(path: lines.path, tree: folded.as(SourceFileSyntax.self) ?? tree, lines: lines)
    }

    /// The place of a byte of one of the files.
    func location(file: Int, offset: Int) -> SourceLocation {
        file >= 0 && file < files.count ? files[file].lines.location(at: offset) : SourceLocation(file: "expression", line: 1, column: 1)
    }

    /// The standard operators and those that the file declares.
    static func operatorTable(with tree: SourceFileSyntax) -> OperatorTable {
        var table = OperatorTable.standardOperators
        table.addSourceFile(tree) { _ in }
        return table
    }
}

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
        /// The modules that the file imports.
        let imports: Set<String>
        /// Whether the file belongs to a library or the host. Its statements are not recorded.
        var isLibrary: Bool { index != nil }
        /// The declarations of a library's file; nil for the learner's files.
        var index: LibraryIndex?
    }

    /// A file in interpreted Swift that the host adds to every program. Parsed once.
    public struct Library: Sendable {
        let file: File
        let wrapperNames: Set<String>

        /// Parses a file, which must be valid Swift.
        public init(path: String, text: String) {
            var file = Program.file(path: path, text: text)
            wrapperNames = Program.mentions("@propertyWrapper", in: text) ? WrapperFinder.names(in: file.tree, of: text) : []
            let alone = Program(files: [file], problems: [], wrapperNames: wrapperNames, imports: [], texts: [])
            file.index = LibraryIndex(alone)
            self.file = file
        }
    }

    /// The program with a library's declarations added after the learner's own.
    public func adding(_ library: Library) -> Program {
        Program(
            files: files + [library.file], problems: problems, wrapperNames: wrapperNames.union(library.wrapperNames), imports: imports,
            texts: texts)
    }

    /// The learner's files, then the prelude, then the host's.
    let files: [File]
    /// The places where the files are not Swift, in order. A program with problems must not be run.
    public let problems: [SyntaxProblem]

    /// The names of the property wrappers that the files declare.
    let wrapperNames: Set<String>
    /// The modules that the learner's files import.
    public let imports: Set<String>
    let texts: [String]

    private init(files: [File], problems: [SyntaxProblem], wrapperNames: Set<String>, imports: Set<String>, texts: [String]) {
        self.wrapperNames = wrapperNames
        self.imports = imports
        self.texts = texts
        self.files = files
        self.problems = problems
    }

    /// Reads what every program has of the standard library, which the first program that is made waits for. May be called on any thread.
    public static func prepareLibrary() { _ = Prelude.library }

    /// Parses files. Syntax errors are in `problems`. Linear in the text.
    public static func parse(files: [(path: String, text: String)]) -> Program {
        Program(files: files.map { ParsedFile(path: $0.path, text: $0.text) })
    }

    /// Makes a program of parsed files.
    public convenience init(files: [ParsedFile]) {
        let declaring = files.map(\.tree).filter(\.declaresOperators)
        let common = Self.operatorTable(with: declaring)
        self.init(
            files: files.map { file in
                // If two modules declare the same operator, a file uses its own.
                Self.folded(
                    file.tree, file.lines, file.tree.declaresOperators ? Self.operatorTable(with: [file.tree] + declaring) : common)
            } + [Prelude.library.file], problems: files.flatMap(\.problems),
            wrapperNames: files.reduce(into: Prelude.library.wrapperNames) { $0.formUnion($1.wrapperNames) },
            imports: files.reduce(into: []) { $0.formUnion($1.imports) }, texts: files.map(\.text))
    }

    /// The program without the types whose names stand at these locations, which it then does not declare.
    ///
    /// Offsets stay. Parses the files again that declare them; linear in these.
    public func leavingOutTypes(at locations: Set<SourceLocation>) -> Program {
        var program = self
        for position in texts.indices where locations.contains(where: { $0.file == files[position].path }) {
            let ranges = TypeFinder.ranges(of: locations, in: files[position].tree, files[position].lines)
            let text = ParsedFile.blanked(texts[position], at: ranges)
            program = program.putting(ParsedFile(path: files[position].path, text: text), at: position)
        }
        return program
    }

    /// The program with another text for one of its files; shares the others. Nil where no file has the path and the old text, or where
    /// operators are declared, which apply to all files. Linear in the texts.
    public func replacing(_ old: String, by file: ParsedFile) -> Program? {
        guard let position = texts.indices.first(where: { files[$0].path == file.lines.path && texts[$0] == old }),
            !files[position].tree.declaresOperators, !file.tree.declaresOperators
        else { return nil }
        return putting(file, at: position)
    }

    /// The program with another file at a position. Operators that only the old one declares do not go.
    private func putting(_ file: ParsedFile, at position: Int) -> Program {
        var (files, texts) = (files, texts)
        let own = file.tree.declaresOperators ? [file.tree] : []
        let declaring = self.files.map(\.tree).filter(\.declaresOperators)
        files[position] = Self.folded(file.tree, file.lines, Self.operatorTable(with: own + declaring))
        texts[position] = file.text
        return Program(
            files: files, problems: problems, wrapperNames: wrapperNames.union(file.wrapperNames), imports: imports.union(file.imports),
            texts: texts)
    }

    /// Whether one of these words is an identifier in the learner's files. Linear in their length.
    public func mentions(anyOf words: Set<String>) -> Bool {
        zip(files, texts).contains { file, text in
            Self.hasWord(of: words, in: text)
                && file.tree.tokens(viewMode: .sourceAccurate).contains { token in
                    if case .identifier(let text) = token.tokenKind { words.contains(text) } else { false }
                }
        }
    }

    static func file(path: String, text: String) -> File {
        let tree = Parser.parse(source: text)
        return folded(tree, LineTable(text: text, path: path), operatorTable(with: [tree]))
    }

    private static func folded(_ tree: SourceFileSyntax, _ lines: LineTable, _ operators: OperatorTable) -> File {
        let folded = operators.foldAll(tree) { _ in }
        return File(
            path: lines.path, tree: folded.as(SourceFileSyntax.self) ?? tree, lines: lines, imports: ParsedFile.imports(of: tree))
    }

    /// The location of a byte in one of the files.
    func location(file: Int, offset: Int) -> SourceLocation {
        file >= 0 && file < files.count ? files[file].lines.location(at: offset) : SourceLocation(file: "expression", line: 1, column: 1)
    }

    /// The standard operators and those that the files declare. Of two declarations of one operator the first counts.
    static func operatorTable(with trees: [SourceFileSyntax]) -> OperatorTable {
        var table = OperatorTable.standardOperators
        for tree in trees { table.addSourceFile(tree) { _ in } }
        return table
    }
}

/// Finds the declarations of types by the locations of their names.
private final class TypeFinder: SyntaxVisitor {
    private let locations: Set<SourceLocation>
    private let lines: LineTable
    private var ranges: [Range<Int>] = []

    private init(_ locations: Set<SourceLocation>, in lines: LineTable) {
        (self.locations, self.lines) = (locations, lines)
        super.init(viewMode: .sourceAccurate)
    }

    /// The bytes of these declarations in a file.
    static func ranges(of locations: Set<SourceLocation>, in tree: SourceFileSyntax, _ lines: LineTable) -> [Range<Int>] {
        let finder = TypeFinder(locations, in: lines)
        finder.walk(tree)
        return finder.ranges
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

    private func note(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        guard locations.contains(lines.location(of: node.name)) else { return .visitChildren }
        ranges.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
        return .skipChildren
    }
}

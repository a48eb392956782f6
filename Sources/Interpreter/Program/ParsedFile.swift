internal import SwiftParser
internal import SwiftSyntax

/// One of the learner's files, parsed, before it is decided whether it is part of a program.
public struct ParsedFile: Sendable {
    let tree: SourceFileSyntax
    let lines: LineTable
    /// The file's text.
    public let text: String
    /// The places where it is not Swift, in order.
    public let problems: [SyntaxProblem]
    /// The modules that it imports.
    public let imports: Set<String>

    /// Reads a file. Linear in the text.
    public init(path: String, text: String) {
        self.text = text
        lines = LineTable(text: text, path: path)
        tree = Parser.parse(source: text)
        problems = SyntaxProblemFinder.problems(in: tree, lines: lines)
        imports = Self.imports(of: tree)
    }

    static func imports(of tree: SourceFileSyntax) -> Set<String> {
        Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    }

    /// The names of the property wrappers that it declares.
    var wrapperNames: Set<String> { Program.mentions("@propertyWrapper", in: text) ? WrapperFinder.names(in: tree) : [] }

    /// Whether it declares operators or their precedence, which hold in all files.
    var declaresOperators: Bool {
        tree.statements.contains { $0.item.is(OperatorDeclSyntax.self) || $0.item.is(PrecedenceGroupDeclSyntax.self) }
    }

    /// The names of the types that it declares, nested ones too. Linear in the text.
    public var typeNames: Set<String> { TypeNameFinder.names(in: tree) }
}

/// Finds the types that a file declares.
private final class TypeNameFinder: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in tree: SourceFileSyntax) -> Set<String> {
        let finder = TypeNameFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.names
    }

    private func note(_ declaration: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(declaration.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
}

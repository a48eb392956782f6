internal import SwiftParser
internal import SwiftSyntax

/// One of the learner's files, parsed, before it becomes part of a program.
public struct ParsedFile: Sendable {
    let tree: SourceFileSyntax
    let lines: LineTable
    /// The file's text.
    public let text: String
    /// The places that are not Swift, in source order.
    public let problems: [SyntaxProblem]
    /// The modules that it imports.
    public let imports: Set<String>

    /// Reads a file. Linear in the text.
    public init(path: String, text: String) {
        let lines = LineTable(text: text, path: path)
        (self.text, self.lines) = (text, lines)
        if let excess = NestingFinder.excess(in: text) {
            tree = Parser.parse(source: "")
            problems = [SyntaxProblem(location: lines.location(at: excess.offset), message: excess.message)]
        } else {
            tree = Self.tree(of: text)
            problems = SyntaxProblemFinder.problems(in: tree, lines: lines)
        }
        imports = Self.imports(of: tree)
    }

    /// Parses the text as Swift 6, or else as Swift 5: they differ in how they read parentheses after an attribute's name.
    private static func tree(of text: String) -> SourceFileSyntax {
        let tree = Parser.parse(source: text)
        if let resolved = ConditionalChains.resolved(tree, of: text) { return self.tree(of: resolved) }
        guard tree.hasError else { return tree }
        var copy = text
        let asSwift5 = copy.withUTF8 { Parser.parse(source: $0, swiftVersion: .v5) }
        return asSwift5.hasError ? ClosureSignatureMender.mended(tree, of: text) : asSwift5
    }

    static func imports(of tree: SourceFileSyntax) -> Set<String> {
        Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
    }

    /// The names of the property wrappers that the file declares.
    var wrapperNames: Set<String> { Program.mentions("@propertyWrapper", in: text) ? WrapperFinder.names(in: tree) : [] }

    /// The first initialiser or method of a type without a body and without an attribute that could generate one. Such a member only
    /// describes what another module declares. Linear in the number of members.
    public var firstWithoutBody: SourceLocation? {
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item, !declaration.is(ProtocolDeclSyntax.self),
                let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
            else { continue }
            let bodiless = members.first { member in
                if let made = member.decl.as(InitializerDeclSyntax.self) { return made.body == nil && made.attributes.isEmpty }
                if let function = member.decl.as(FunctionDeclSyntax.self) { return function.body == nil && function.attributes.isEmpty }
                return false
            }
            if let bodiless { return lines.location(at: bodiless.positionAfterSkippingLeadingTrivia.utf8Offset) }
        }
        return nil
    }

    /// The names of the types that the file declares, nested ones included. Linear in the text.
    public var typeNames: Set<String> { TypeNameFinder.names(in: tree) }
}

extension SourceFileSyntax {
    /// Whether the file declares operators or precedence groups, which apply to all files.
    var declaresOperators: Bool {
        statements.contains { $0.item.is(OperatorDeclSyntax.self) || $0.item.is(PrecedenceGroupDeclSyntax.self) }
    }
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

internal import SwiftSyntax

/// Finds the statements of a file.
final class StatementFinder: SyntaxVisitor {
    private let lines: LineTable
    /// The lines on which a statement begins.
    private(set) var statements: Set<Int> = []

    init(_ file: Program.File) {
        lines = file.lines
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl(let declaration) = node.item, !declaration.is(VariableDeclSyntax.self) { return .visitChildren }
        let isTopLevel = node.parent?.parent?.is(SourceFileSyntax.self) == true
        if isTopLevel, node.item.is(VariableDeclSyntax.self) { return .visitChildren }
        statements.insert(lines.location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset).line)
        return .visitChildren
    }
}

extension Interpreter {
    /// The lines of the learner's files on which statements begin, by file path. Linear in the program.
    public var statementLines: [String: Set<Int>] {
        Dictionary(program.files.filter { !$0.isLibrary }.map { ($0.path, StatementFinder($0).statements) }) { $0.union($1) }
    }

    /// The line behind the last one of each member of the program's classes, by the member's location. Linear in the members.
    public var memberEnds: [SourceLocation: Int] {
        let members = declarations.types.filter { $0.kind == .class && !isLibrary($0) && !$0.isPlaceholder }.flatMap(\.members)
        return members.reduce(into: [:]) { ends, member in
            let last = program.location(file: member.file, offset: member.syntax.endPositionBeforeTrailingTrivia.utf8Offset).line
            ends[member.location] = max(last, member.location.line) + 1
        }
    }
}

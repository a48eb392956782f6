public import Heap
internal import SwiftSyntax

/// Finds the statements of a file, and the names that they skip if nil: `name?.`, `if let name`, `guard let name`.
final class StatementFinder: SyntaxVisitor {
    private let lines: LineTable
    /// The lines on which a statement begins.
    private(set) var statements: Set<Int> = []
    /// The names that statements skip if nil, each with its line.
    private(set) var skipped: [(name: String, line: Int)] = []
    private var line = 0

    init(_ file: Program.File) {
        lines = file.lines
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl(let declaration) = node.item, !declaration.is(VariableDeclSyntax.self) { return .visitChildren }
        let isTopLevel = node.parent?.parent?.is(SourceFileSyntax.self) == true
        if isTopLevel, node.item.is(VariableDeclSyntax.self) { return .visitChildren }
        line = lines.location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
        statements.insert(line)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.expression)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value {
            note(value)
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            skipped.append((name, line))
        }
        return .visitChildren
    }

    private func note(_ expression: ExprSyntax) {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            skipped.append((name.baseName.text, line))
        } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self),
            base.baseName.text == "self"
        {
            skipped.append((access.declName.baseName.text, line))
        }
    }
}

extension Interpreter {
    /// The lines of the learner's files on which statements begin, by file path. Linear in the program.
    public var statementLines: [String: Set<Int>] {
        Dictionary(program.files.filter { !$0.isLibrary }.map { ($0.path, StatementFinder($0).statements) }) { $0.union($1) }
    }

    /// The nil properties of some objects that statements on executed lines have skipped. Qualified names, in order. Linear in the program.
    public func skippedProperties(of objects: [ObjectID], ran: [String: Set<Int>]) -> [String] {
        var names: Set<String> = []
        for file in program.files where !file.isLibrary {
            guard let lines = ran[file.path] else { continue }
            names.formUnion(StatementFinder(file).skipped.filter { lines.contains($0.line) }.map(\.name))
        }
        return objects.flatMap { id in
            variables(of: id) { member, value in
                if case .none = value { names.contains(member.baseName) && declarations.mayBeSet(member) } else { false }
            }.map(\.path)
        }
    }
}

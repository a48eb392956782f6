internal import Interpreter
public import Projects
internal import SwiftParser
internal import SwiftSyntax

extension Question {
    /// The lines of the question's file on which a statement begins, from 1, in order: those that can be at fault. Parses the file.
    public var statementLines: [Int] {
        scenarios.first?.sources.first { $0.path == file }?.statementLines ?? []
    }
}

extension Question {
    /// The first of these lines in the class that the question is about, or in the whole file where it names none. Parses the file.
    public var firstStatementLine: Int? {
        guard let source = scenarios.first?.sources.first(where: { $0.path == file }) else { return nil }
        let lines = source.statementLines
        guard let into, let body = TypeFinder(source.text).declaration(of: into) else { return lines.first }
        let converter = SourceLocationConverter(fileName: source.path, tree: body.root)
        let first = converter.location(for: body.positionAfterSkippingLeadingTrivia).line
        return lines.first { $0 >= first } ?? lines.first
    }
}

extension Source {
    /// The lines on which a statement of a function, closure or accessor begins, from 1, in order. Parses the text.
    public var statementLines: [Int] {
        let tree = Parser.parse(source: text)
        let finder = StatementFinder(SourceLocationConverter(fileName: path, tree: tree))
        finder.walk(tree)
        return finder.lines.sorted()
    }
}

/// Collects the lines of statements in bodies of functions, closures and accessors.
private final class StatementFinder: SyntaxVisitor {
    private(set) var lines: Set<Int> = []
    private let converter: SourceLocationConverter

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isInBody = node.parent?.parent?.is(SourceFileSyntax.self) != true
        if isInBody { lines.insert(converter.location(for: node.positionAfterSkippingLeadingTrivia).line) }
        return .visitChildren
    }
}

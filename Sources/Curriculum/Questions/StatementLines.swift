internal import Interpreter
internal import Projects
internal import SwiftParser
internal import SwiftSyntax

extension Question {
    /// The lines of the question's file on which a statement begins, from 1, in order: those that can be at fault. Parses the file.
    public var statementLines: [Int] {
        guard let source = scenarios.first?.sources.first(where: { $0.path == file }) else { return [] }
        let tree = Parser.parse(source: source.text)
        let finder = StatementFinder(SourceLocationConverter(fileName: file, tree: tree))
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

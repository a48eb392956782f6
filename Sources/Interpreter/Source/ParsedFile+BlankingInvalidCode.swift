internal import SwiftSyntax

extension ParsedFile {
    /// The file with blanks in place of declarations and statements that are not Swift, innermost first, and the first problem in each.
    ///
    /// Offsets stay, and the problems are in source order. A file that is no Swift at all becomes blank. Linear in the text; parses it at
    /// most four times.
    public func blankingInvalidCode() -> (file: ParsedFile, omitted: [SyntaxProblem]) {
        var file = self
        var omitted: [SyntaxProblem] = []
        func leaveOut(_ ranges: [Range<Int>]) {
            omitted += ranges.compactMap { file.firstProblem(in: $0) }
            file = file.blank(ranges)
        }
        for finder in [BrokenItemFinder.Reach.members, .members, .items] where !file.problems.isEmpty {
            leaveOut(BrokenItemFinder.ranges(in: file.tree, reach: finder))
        }
        if !file.problems.isEmpty { leaveOut([0..<file.text.utf8.count]) }
        return (file, omitted.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) })
    }

    private func firstProblem(in range: Range<Int>) -> SyntaxProblem? {
        let (first, last) = (lines.location(at: range.lowerBound).line, lines.location(at: range.upperBound).line)
        return problems.first { (first...last).contains($0.location.line) }
    }

    /// The file parsed again with blanks at these bytes.
    private func blank(_ ranges: [Range<Int>]) -> ParsedFile { ParsedFile(path: lines.path, text: Self.blanked(text, at: ranges)) }

    /// A text with blanks at these bytes. Line ends stay.
    static func blanked(_ text: String, at ranges: [Range<Int>]) -> String {
        var bytes = Array(text.utf8)
        for range in ranges {
            for place in range.clamped(to: 0..<bytes.count) where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
                bytes[place] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Finds the items that the parser could not read in full.
private final class BrokenItemFinder: SyntaxVisitor {
    /// The amount of code that is omitted with a problem.
    enum Reach {
        /// The member or top-level statement that contains it. For types and extensions, what the braces contain.
        case members
        /// The whole top-level item.
        case items
    }

    private let reach: Reach
    private var ranges: [Range<Int>] = []

    private init(reach: Reach) {
        self.reach = reach
        super.init(viewMode: .sourceAccurate)
    }

    static func ranges(in tree: SourceFileSyntax, reach: Reach) -> [Range<Int>] {
        let finder = BrokenItemFinder(reach: reach)
        finder.walk(tree)
        return finder.ranges
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { visit(node, holding: Syntax(node.item)) }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { visit(node, holding: Syntax(node.decl)) }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        note(node)
        return .skipChildren
    }

    private func visit(_ node: some SyntaxProtocol, holding item: Syntax) -> SyntaxVisitorContinueKind {
        guard node.hasError else { return .skipChildren }
        if reach == .members {
            let members = item.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
            if item.is(IfConfigDeclSyntax.self) || members?.contains(where: \.hasError) == true { return .visitChildren }
        }
        note(node)
        return .skipChildren
    }

    private func note(_ node: some SyntaxProtocol) {
        ranges.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

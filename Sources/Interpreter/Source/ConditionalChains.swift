internal import SwiftSyntax

/// Reads `#if` between the links of a chain: blanks stand in the place of the links that do not count, so that no place in the text moves.
enum ConditionalChains {
    /// The text with only those links that count; nil where there is no such `#if`. Linear in the text.
    static func resolved(_ tree: SourceFileSyntax, of text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
        let ranges = Finder.ranges(in: tree)
        guard !ranges.isEmpty else { return nil }
        var bytes = Array(text.utf8)
        for place in ranges.joined() where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Finds what does not count, of the outermost chains: those within them are found when these have been read.
    private final class Finder: SyntaxVisitor {
        private var ranges: [Range<Int>] = []

        static func ranges(in tree: SourceFileSyntax) -> [Range<Int>] {
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            return finder.ranges
        }

        override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
            let start = node.config.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.config.endPositionBeforeTrailingTrivia.utf8Offset
            if case .postfixExpression(let links)? = ConditionalCompilation.activeElements(of: node.config) {
                ranges.append(start..<links.position.utf8Offset)
                ranges.append(links.endPosition.utf8Offset..<end)
            } else {
                ranges.append(start..<end)
            }
            return .skipChildren
        }
    }
}

internal import SwiftSyntax

/// Resolves `#if` between the links of a member chain. Inactive links become blanks, so offsets in the text stay.
enum ConditionalChains {
    /// The text with only the active links; nil without such an `#if`. Linear in the text.
    static func resolved(_ tree: SourceFileSyntax, of text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
        let ranges = Finder.ranges(in: tree)
        guard !ranges.isEmpty else { return nil }
        var bytes = Array(text.utf8)
        for place in ranges.joined() where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Finds the inactive ranges of the outermost chains. Chains inside them are found when the resolved text is parsed again.
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

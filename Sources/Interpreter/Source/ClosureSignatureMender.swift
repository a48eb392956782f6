internal import SwiftParser
internal import SwiftSyntax

/// Reads closures again whose first statement begins with a parenthesis and that have a `for … in` of their own: the parser takes all of it up to that
/// `in` for parameters, where Swift's compiler does not.
///
/// Such a statement gets a `_=` in the place of the two blanks before it: no place in the text moves.
enum ClosureSignatureMender {
    /// The tree of a text that is not Swift throughout, in which those closures are read as Swift reads them. Linear in the text, once more for each closure
    /// in another one's.
    static func mended(_ tree: SourceFileSyntax, of text: String) -> SourceFileSyntax {
        var tree = tree
        var bytes = Array(text.utf8)
        while true {
            let places = Finder.places(in: tree).filter { isStatement(at: $0, in: bytes) }
            guard !places.isEmpty else { return tree }
            for place in places { bytes.replaceSubrange(place - 2..<place, with: "_=".utf8) }
            tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Whether what begins with the parenthesis at a place can be told to be a statement: there is room before it, and it gives a tuple's parts no values.
    private static func isStatement(at place: Int, in bytes: [UInt8]) -> Bool {
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        guard place >= 2, blanks.contains(bytes[place - 1]), blanks.contains(bytes[place - 2]) else { return false }
        var depth = 0
        for index in place..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            guard depth == 0 else { continue }
            let rest = bytes[(index + 1)...].drop { blanks.contains($0) }
            return rest.first != UInt8(ascii: "=") || rest.dropFirst().first == UInt8(ascii: "=")
        }
        return false
    }

    /// Finds where the parameters begin of closures whose parameters are none.
    private final class Finder: SyntaxVisitor {
        private var places: [Int] = []

        static func places(in tree: SourceFileSyntax) -> [Int] {
            let finder = Finder(viewMode: .sourceAccurate)
            finder.walk(tree)
            return finder.places
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.hasError else { return .skipChildren }
            guard let signature = node.signature, signature.hasError, case .parameterClause(let clause)? = signature.parameterClause,
                signature.attributes.isEmpty, signature.capture == nil
            else { return .visitChildren }
            places.append(clause.leftParen.positionAfterSkippingLeadingTrivia.utf8Offset)
            return .skipChildren
        }
    }
}

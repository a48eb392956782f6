internal import SwiftParser
internal import SwiftSyntax

/// Repairs closures whose first statement the parser mistakes for a parameter clause.
///
/// This happens where that statement begins with a parenthesis and the closure contains a `for … in`. The parser takes everything up to the
/// `in` for parameters; Swift's compiler does not. The repair overwrites the two blanks before the parenthesis with `_=`, so offsets in the
/// text stay.
enum ClosureSignatureMender {
    /// Parses the text again with those closures repaired. Linear in the text, once for each level of nested closures.
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

    /// Whether the parenthesis at an offset surely begins a statement. Two blanks must precede it, and no assignment may follow its closing
    /// parenthesis.
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

    /// Finds the offsets of those wrong parameter clauses.
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

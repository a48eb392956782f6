internal import SwiftSyntax

extension SyntaxProtocol {
    /// The source text of the node without surrounding space and comments. Equals `trimmedDescription`, but builds no second tree.
    var writtenText: String {
        String(decoding: syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
    }
}

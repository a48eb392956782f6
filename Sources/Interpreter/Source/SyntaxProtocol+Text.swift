internal import SwiftSyntax

extension SyntaxProtocol {
    /// What is written there, without the space and comments around it. As `trimmedDescription`, which makes a tree of its own first.
    var writtenText: String {
        String(decoding: syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
    }
}

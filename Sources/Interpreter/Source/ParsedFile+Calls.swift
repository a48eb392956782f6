internal import SwiftParser
internal import SwiftSyntax

extension ParsedFile {
    /// A call of a function or member by name. It holds the string literals among the labelled arguments.
    public struct Call: Sendable {
        /// The texts of the arguments, by label.
        public let texts: [String: String]
    }

    /// The calls of a function or member by name, in source order. Linear in the text.
    public func calls(of name: String) -> [Call] {
        let finder = CallFinder(name)
        finder.walk(tree)
        return finder.calls
    }
}

private final class CallFinder: SyntaxVisitor {
    private let name: String
    private(set) var calls: [ParsedFile.Call] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let callee = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        guard callee?.baseName.identifierText == name else { return .visitChildren }
        let texts = node.arguments.compactMap { argument -> (String, String)? in
            guard let label = argument.label?.identifierText,
                let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            else { return nil }
            return (label, text)
        }
        calls.append(ParsedFile.Call(texts: Dictionary(texts) { first, _ in first }))
        return .visitChildren
    }
}

internal import SwiftSyntax

/// Whether statements suspend themselves. Closures and functions inside them do not count.
final class AwaitFinder: SyntaxVisitor {
    private var found = false

    static func waits(_ items: [CodeBlockItemSyntax]) -> Bool {
        let finder = AwaitFinder(viewMode: .sourceAccurate)
        for item in items { finder.walk(item) }
        return finder.found
    }

    static func waits(in expression: ExprSyntax) -> Bool {
        let finder = AwaitFinder(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.found
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.awaitKeyword != nil { found = true }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "async" }) { found = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

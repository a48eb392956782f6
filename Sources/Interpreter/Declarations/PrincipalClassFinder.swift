internal import SwiftSyntax

/// Finds the application class that a call of `UIApplicationMain` names.
final class PrincipalClassFinder: SyntaxVisitor {
    private var found: String?

    static func find(in tree: some SyntaxProtocol) -> String? {
        let finder = PrincipalClassFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.writtenText == "UIApplicationMain", node.arguments.count == 4 else { return .visitChildren }
        let written = Array(node.arguments)[2].expression
        if written.is(StringLiteralExprSyntax.self) {
            found = written.writtenText.split { ".\"".contains($0) }.last.map(String.init)
        } else if let call = written.as(FunctionCallExprSyntax.self), let only = call.arguments.first,
            let type = only.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self"
        {
            found = type.base?.writtenText
        }
        return .skipChildren
    }
}

extension Interpreter {
    /// The application class, if a call of `UIApplicationMain` in the program names one.
    public var principalClass: String? { declarations.program.principalClass }
}

extension Program {
    /// The application class, if a call of `UIApplicationMain` names one. Looks only into the files that mention it.
    var principalClass: String? {
        zip(files, texts).lazy.filter { Self.mentions("UIApplicationMain", in: $1) }.compactMap { PrincipalClassFinder.find(in: $0.0.tree) }
            .first
    }
}

internal import SwiftSyntax

/// Looks for `name = …`, `self.name = …` whose value is not one of the parameters, and for `&name`.
final class AssignmentFinder: SyntaxVisitor {
    private let name: String
    private let parameters: Set<String>
    private(set) var isFound = false

    /// Whether a function or property gives a property of that name a value; one that it only hands on from a parameter may be left out.
    static func finds(_ name: String, in member: MemberInfo, exceptParameters: Bool = false) -> Bool {
        let finder = AssignmentFinder(name, parameters: exceptParameters ? Set(member.parameters.map(\.name)) : [])
        finder.walk(member.syntax)
        return finder.isFound
    }

    private init(_ name: String, parameters: Set<String>) {
        self.name = name
        self.parameters = parameters
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if isMeant(node.expression) { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
        if isMeant(node.leftOperand), !parameters.contains(node.rightOperand.writtenText) { isFound = true }
        return .visitChildren
    }

    private func isMeant(_ target: ExprSyntax) -> Bool {
        target.writtenText == name || target.writtenText == "self.\(name)"
    }
}

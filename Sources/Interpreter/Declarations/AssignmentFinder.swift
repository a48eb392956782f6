internal import SwiftSyntax

/// Looks for `name = …`, `self.name = …` whose value is neither nil nor one of the parameters, and for `&name`.
final class AssignmentFinder: SyntaxVisitor {
    private let name: String
    private let values: Set<String>
    private(set) var isFound = false

    /// Whether a function or property gives a property of that name a value; one that it only hands on from a parameter may be left out, and nil is none
    /// then.
    static func finds(_ name: String, in member: MemberInfo, exceptParameters: Bool = false) -> Bool {
        let finder = AssignmentFinder(name, except: exceptParameters ? Set(member.parameters.map(\.name) + ["nil"]) : [])
        finder.walk(member.syntax)
        return finder.isFound
    }

    private init(_ name: String, except values: Set<String>) {
        self.name = name
        self.values = values
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if isMeant(node.expression) { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
        if isMeant(node.leftOperand), !values.contains(node.rightOperand.writtenText) { isFound = true }
        return .visitChildren
    }

    private func isMeant(_ target: ExprSyntax) -> Bool {
        target.writtenText == name || target.writtenText == "self.\(name)"
    }
}

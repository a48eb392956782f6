internal import SwiftSyntax

/// Looks for assignments to a name: `name = …`, `self.name = …` and `&name`. Assigned values that are listed in `values` do not count. With
/// `countsParts`, `name += …` and `name[…] = …` count too.
final class AssignmentFinder: SyntaxVisitor {
    private let name: String
    private let values: Set<String>
    private let countsParts: Bool
    private(set) var isFound = false
    /// Whether anything declared outside is assigned.
    private var findsAny = false

    /// Whether a member assigns a property of that name. With `exceptParameters`, a value that is nil or a parameter does not count.
    static func finds(_ name: String, in member: MemberInfo, exceptParameters: Bool = false) -> Bool {
        let finder = AssignmentFinder(name, except: exceptParameters ? Set(member.parameters.map(\.name) + ["nil"]) : [])
        finder.walk(member.syntax)
        return finder.isFound
    }

    /// Whether a closure changes its parameter of that name, which must then be inout.
    static func changes(_ name: String, in closure: ClosureExprSyntax) -> Bool {
        let finder = AssignmentFinder(name, except: [], countsParts: true)
        finder.walk(closure.statements)
        return finder.isFound
    }

    /// Whether an initialiser assigns parts of `self`, and never `self` as a whole.
    static func assignsParts(_ body: CodeBlockItemListSyntax) -> Bool {
        let finder = AssignmentFinder("self", except: [])
        finder.walk(body)
        return finder.findsAny && !finder.isFound
    }

    private init(_ name: String, except values: Set<String>, countsParts: Bool = false) {
        self.name = name
        self.values = values
        self.countsParts = countsParts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if isMeant(node.expression) { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.is(AssignmentExprSyntax.self) || countsParts && FunctionBuilder.isCompoundAssignment(node.operator.writtenText)
        else { return .visitChildren }
        findsAny = true
        let part = countsParts ? node.leftOperand.as(SubscriptCallExprSyntax.self)?.calledExpression : nil
        if isMeant(part ?? node.leftOperand), !values.contains(node.rightOperand.writtenText) { isFound = true }
        return .visitChildren
    }

    private func isMeant(_ target: ExprSyntax) -> Bool {
        target.writtenText == "self.\(name)" || target.writtenText == name && !isLocal(target)
    }

    /// Whether a variable of that name is declared before a place in an enclosing block, or by the block's header: a condition or
    /// parameters.
    private func isLocal(_ place: ExprSyntax) -> Bool {
        var node = place.parent
        while let current = node {
            let before = current.as(CodeBlockItemListSyntax.self)?.lazy.prefix { $0.endPosition <= place.position } ?? []
            if before.contains(where: { declares($0.item) }) || begins(current) { return true }
            node = current.parent
        }
        return false
    }

    private func declares(_ item: CodeBlockItemSyntax.Item) -> Bool {
        if let variable = item.as(VariableDeclSyntax.self) { return variable.bindings.contains { $0.pattern.writtenText == name } }
        return item.as(GuardStmtSyntax.self).map { binds($0.conditions) } ?? false
    }

    private func begins(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .ifExpr(let node): binds(node.conditions)
        case .whileStmt(let node): binds(node.conditions)
        case .functionDecl(let node):
            node.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).identifierText == name }
        default: false
        }
    }

    private func binds(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.writtenText == name }
    }
}

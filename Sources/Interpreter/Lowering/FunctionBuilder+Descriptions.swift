internal import SwiftSyntax

/// Values as text. The static type decides how a value is shown; in generic code the type arguments do.
extension FunctionBuilder {
    /// Converts the value on the stack to text. `expression` is the value's source.
    func emitDescription(of expression: ExprSyntax, _ type: StaticType) {
        if !type.isWhole || type == .any, let written = writtenType(of: expression), emitTemplate(written) {
            emit(.describe, -2)
        } else {
            emit(.describe, describedType(type))
        }
    }

    /// The written type of a variable or own property if it depends on a generic parameter; nil for other types and expressions.
    func writtenType(of expression: ExprSyntax) -> TypeSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node) where node.baseName.text == "self":
            guard isSelfOpen else { return nil }
            return TypeSyntax(IdentifierTypeSyntax(name: .keyword(.Self)))
        case .declReferenceExpr(let node):
            let name = node.baseName.identifierText
            if let binding = lookup(name) {
                guard case .variable(let variable) = binding else { return nil }
                return variable.written?.as(AttributedTypeSyntax.self)?.baseType ?? variable.written
            }
            return writtenProperty(name)
        case .memberAccessExpr(let node) where ["first", "last"].contains(node.declName.baseName.text):
            guard let base = node.base, let element = writtenElement(of: base) else { return nil }
            return TypeSyntax(OptionalTypeSyntax(wrappedType: element))
        case .subscriptCallExpr(let node):
            guard node.arguments.count == 1, let list = writtenType(of: node.calledExpression) else { return nil }
            guard let entries = list.as(DictionaryTypeSyntax.self) else { return list.as(ArrayTypeSyntax.self)?.element }
            return TypeSyntax(OptionalTypeSyntax(wrappedType: entries.value))
        case .memberAccessExpr(let node):
            guard node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return nil }
            return writtenProperty(node.declName.baseName.identifierText)
        case .asExpr(let node) where node.questionOrExclamationMark == nil && node.type.writtenText == "Any":
            return writtenType(of: node.expression)
        default: return nil
        }
    }

    private func writtenProperty(_ name: String) -> TypeSyntax? {
        guard let owner, !owner.genericNames.isEmpty, selfVariable != nil else { return nil }
        return members(named: name, in: owner, isStatic: isStatic).first { $0.isProperty && $0.owner === owner }?.typeSyntax
    }

    /// The written element type of an expression's list type.
    func writtenElement(of sequence: ExprSyntax) -> TypeSyntax? {
        writtenType(of: sequence)?.as(ArrayTypeSyntax.self)?.element
    }

    /// The written wrapped type of an expression's optional type.
    func writtenContent(of optional: ExprSyntax) -> TypeSyntax? {
        writtenType(of: optional)?.as(OptionalTypeSyntax.self)?.wrappedType
    }
}

/// Whether a body converts values to text, or asks for their types.
final class DescriptionFinder: SyntaxVisitor {
    private var found = false

    static func describes(_ nodes: [Syntax]) -> Bool {
        let finder = DescriptionFinder(viewMode: .sourceAccurate)
        for node in nodes { finder.walk(node) }
        return finder.found
    }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", node.arguments.first?.label?.text == "of" {
            found = true
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if ["print", "debugPrint", "String"].contains(node.baseName.text) { found = true }
        return .skipChildren
    }
}

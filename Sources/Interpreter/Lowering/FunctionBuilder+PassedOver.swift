internal import SwiftSyntax

// What code goes past where it is nil: `name?.`, `if let name`, `name ?? other`.
extension FunctionBuilder {
    private static let longestText = 40

    /// The operand of a jump for nil: the number of the expression's name, from 1. 0 for library code, and for a `self` that may be gone.
    func passedOver(_ expression: ExprSyntax) -> Int32 {
        guard !isHidden, let name = passedName(expression) else { return 0 }
        return number(name) + 1
    }

    /// A member of the own class with the class, other expressions as they are written.
    private func passedName(_ expression: ExprSyntax) -> String? {
        var name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        if let access = expression.as(MemberAccessExprSyntax.self), access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
            name = access.declName.baseName.identifierText
        } else if let name, lookup(name) != nil {
            return name == "self" ? nil : name
        }
        if let name {
            let own = owner.flatMap { members(named: name, in: $0, isStatic: selfVariable == nil).first { $0.isProperty } }
            return own.map { declarations.program.files[$0.file].isLibrary ? name : declarations.qualifiedName($0) } ?? name
        }
        let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count <= Self.longestText ? text : text.prefix(Self.longestText) + "…"
    }
}

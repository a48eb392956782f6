internal import SwiftParser
internal import SwiftSyntax

/// Properties that a tuple pattern declares: `let (stream, continuation) = AsyncStream.makeStream(of: Int.self)`.
extension Declarations {
    /// A property for the whole tuple, named as the pattern is written, and one property for each name.
    ///
    /// A global's or static part is stored and begins as its element of the whole. An instance's part is computed from the whole. A pattern
    /// without names declares nothing.
    func makeParts(_ binding: PatternBindingSyntax, of syntax: VariableDeclSyntax, file: Int, owner: TypeInfo?) -> [MemberInfo] {
        let isStatic = self.isStatic(syntax.modifiers)
        guard let pattern = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value else { return [] }
        guard owner == nil || isStatic else { return makeInstanceParts(of: pattern, binding, of: syntax, file: file) }
        func property(_ name: String, _ value: ExprSyntax, _ type: TypeSyntax?, isLet: Bool) -> MemberInfo {
            let member = make(.storedProperty, name, name, binding, isStatic: isStatic, file: file)
            member.isLet = isLet
            member.initialValue = value
            member.typeSyntax = type
            member.slot = Int32(globalSlots.count)
            globalSlots.append(member)
            return member
        }
        let parts = Self.parts(of: pattern)
        guard !parts.isEmpty else { return [] }
        let whole = property(Self.name(ofWhole: pattern), value, binding.typeAnnotation?.type, isLet: true)
        return [whole]
            + parts.map { name, path in
                var part = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(whole.name)))
                var type = whole.typeSyntax
                for place in path {
                    part = ExprSyntax(MemberAccessExprSyntax(base: part, name: .integerLiteral("\(place)")))
                    type = type?.as(TupleTypeSyntax.self).flatMap { Array($0.elements)[place].type }
                }
                return property(name, part, type, isLet: syntax.bindingSpecifier.text == "let")
            }
    }

    /// The properties of an instance. Only the whole is stored, so setting a part to nil releases what it held.
    private func makeInstanceParts(
        of pattern: TuplePatternSyntax, _ binding: PatternBindingSyntax, of syntax: VariableDeclSyntax, file: Int
    ) -> [MemberInfo] {
        let parts = Self.parts(of: pattern)
        guard !parts.isEmpty else { return [] }
        let name = Self.name(ofWhole: pattern)
        let whole = make(.storedProperty, name, name, binding, file: file)
        whole.initialValue = binding.initializer?.value
        whole.typeSyntax = binding.typeAnnotation?.type
        return [whole]
            + parts.map { name, path in
                let part = make(.computedProperty, name, name, binding, file: file)
                part.isLet = syntax.bindingSpecifier.text == "let"
                // The expression that determines the part's type.
                part.initialValue = path.reduce(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(whole.name)))) { whole, place in
                    ExprSyntax(MemberAccessExprSyntax(base: whole, name: .integerLiteral("\(place)")))
                }
                let place = "`\(whole.name)`" + path.map { ".\($0)" }.joined()
                let text = "var made { get { \(place) } set { \(place) = newValue } }"
                let made = Program.file(path: program.files[file].path, text: text).tree.statements.first?.item.as(VariableDeclSyntax.self)
                read(made?.bindings.first?.accessorBlock, into: part)
                if part.isLet { part.setter = nil }
                part.madeFrom = Int32(binding.positionAfterSkippingLeadingTrivia.utf8Offset)
                return part
            }
    }

    /// The constants that a top-level `guard` declares. Functions see them too.
    func makeConstants(ofGuard item: CodeBlockItemSyntax, file: Int) -> [MemberInfo] {
        Self.patterns(ofGuard: item).map { pattern in
            let name = pattern.identifier.identifierText
            let member = make(.storedProperty, name, name, pattern, file: file)
            member.isLet = true
            member.slot = Int32(globalSlots.count)
            globalSlots.append(member)
            return member
        }
    }

    /// The names that a `guard` binds with `let`; empty for other statements.
    static func patterns(ofGuard item: CodeBlockItemSyntax) -> [IdentifierPatternSyntax] {
        guard case .stmt(let statement) = item.item, let node = statement.as(GuardStmtSyntax.self) else { return [] }
        return node.conditions.flatMap { condition -> [IdentifierPatternSyntax] in
            switch condition.condition {
            case .optionalBinding(let binding):
                binding.bindingSpecifier.text == "let" ? binding.pattern.as(IdentifierPatternSyntax.self).map { [$0] } ?? [] : []
            case .matchingPattern(let matching): BoundNames.names(in: matching.pattern)
            default: []
            }
        }
    }

    /// The name of the property that holds the whole tuple of a pattern.
    static func name(ofWhole pattern: TuplePatternSyntax) -> String { pattern.writtenText }

    /// The names in a pattern, each with its path of element positions.
    private static func parts(of pattern: TuplePatternSyntax, at path: [Int] = []) -> [(name: String, path: [Int])] {
        pattern.elements.enumerated().flatMap { place, element -> [(name: String, path: [Int])] in
            if let inner = element.pattern.as(TuplePatternSyntax.self) { return parts(of: inner, at: path + [place]) }
            guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { return [] }
            return [(name.identifier.identifierText, path + [place])]
        }
    }

    /// The names of the properties that a binding declares, in the order in which they are initialised.
    func propertyNames(of binding: PatternBindingSyntax) -> [String] {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.identifierText] }
        guard let pattern = binding.pattern.as(TuplePatternSyntax.self), binding.initializer != nil else { return [] }
        let parts = Self.parts(of: pattern)
        return parts.isEmpty ? [] : [Self.name(ofWhole: pattern)] + parts.map(\.name)
    }
}

/// Finds the names that `let` binds in a pattern.
private final class BoundNames: SyntaxVisitor {
    private var found: [IdentifierPatternSyntax] = []

    static func names(in pattern: PatternSyntax) -> [IdentifierPatternSyntax] {
        let visitor = BoundNames(viewMode: .sourceAccurate)
        visitor.walk(pattern)
        return visitor.found
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
        node.bindingSpecifier.text == "let" ? .visitChildren : .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}

internal import SwiftSyntax

/// String interpolation by the program's own functions: extensions of the library's collector, and types with a collector of their own.
extension FunctionBuilder {
    /// Pushes the text that a program's function makes of an interpolation; false if the library's own applies.
    func emitOwnInterpolation(_ node: ExpressionSegmentSyntax) -> Bool {
        guard declarations.extendsInterpolations, let type = declarations.declaredType(path: Declarations.interpolation) else {
            return false
        }
        let arguments: [Argument] = node.expressions.map { ($0.label?.identifierText, $0.expression) }
        let shape = CallShape("appendInterpolation", arguments.map(\.label))
        let own = members(named: shape.base, in: type, isStatic: false).filter { !declarations.program.files[$0.file].isLibrary }
        guard let choice = choose(own, shape, arguments), shape.labels != [nil] || fitness(choice, arguments) > 0 else { return false }
        let place = emitInterpolation(type, literals: 0, interpolations: 1)
        _ = emitValueCall(.place({ place }, place.type), arguments, shape, .void)
        emit(.pop)
        emitLoad(place)
        emit(.getMember, number("description"), 0, code.newCache(.string))
        return true
    }

    /// Lowers an interpolated string as a program's type with its own collector; nil for other types.
    func emitCollected(_ node: StringLiteralExprSyntax, as index: Int32) -> StaticType? {
        let info = declarations.type(index)
        guard node.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }),
            let member = members(named: "init", in: info, isStatic: true).first(where: { $0.name == "init(stringInterpolation:)" }),
            let parameter = member.parameters.first, case .declared(let collector) = declarations.type(of: parameter, of: member)
        else { return nil }
        let texts = StringLiteralText.segments(of: node)
        let count = node.segments.count { $0.is(ExpressionSegmentSyntax.self) }
        let place = emitInterpolation(
            declarations.type(collector), literals: texts.reduce(0) { $0 + $1.utf8.count }, interpolations: count)
        var literal = ""
        let segments = Array(node.segments)
        for (position, text) in texts.enumerated() {
            switch segments[position] {
            case .stringSegment:
                // Consecutive parts of a literal are passed as one.
                literal += text
                if position + 1 < segments.count, case .stringSegment = segments[position + 1] { continue }
                emitTake(place)
                emitString(literal)
                literal = ""
                emit(.callMutating, number("appendLiteral(_:)"), 1, code.newCache())
                emit(.pop)
                emitPut(place, assigns: false)
            case .expressionSegment(let inner):
                let arguments: [Argument] = inner.expressions.map { ($0.label?.identifierText, $0.expression) }
                let shape = CallShape("appendInterpolation", arguments.map(\.label))
                _ = emitValueCall(.place({ place }, place.type), arguments, shape, .void)
                emit(.pop)
            }
        }
        emitLoad(place)
        emit(.instantiate, number(member.name), 1, index)
        return .declared(index)
    }

    /// Creates the collector of a string's parts in a variable of its own.
    private func emitInterpolation(_ type: TypeInfo, literals: Int, interpolations: Int) -> LValue {
        emitInt(literals)
        emitInt(interpolations)
        emit(.instantiate, number("init(literalCapacity:interpolationCount:)"), 2, type.index)
        let slot = newTemporary()
        emit(.store, slot)
        return .variable(Variable("_collected", .declared(type.index), .slot(slot), isBoxed: false, isLet: false))
    }
}

internal import SwiftSyntax

/// Integer literals that become floating-point numbers because of numbers beside them or the expected result.
extension FunctionBuilder {
    // MARK: In one expression

    /// The common floating-point type of some expressions, if some are integer literals and others are floating-point. Unknown otherwise.
    /// In tuples each element is decided on its own.
    func mixedType(_ expressions: [ExprSyntax]) -> StaticType {
        guard expressions.count > 1 else { return .unknown }
        let lists = expressions.compactMap { $0.as(ArrayExprSyntax.self) }
        if lists.count == expressions.count {
            let element = mixedType(lists.flatMap { $0.elements.map(\.expression) })
            return element.isKnown ? .array(element) : .unknown
        }
        let tuples = expressions.compactMap { $0.as(TupleExprSyntax.self).map { Array($0.elements) } }
        if tuples.count == expressions.count, let count = tuples.first?.count, count > 1, tuples.allSatisfy({ $0.count == count }) {
            let parts = (0..<count).map { place in mixedType(tuples.map { $0[place].expression }) }
            return parts.contains(where: \.isKnown) ? .tuple(parts, parts.map { _ in nil }) : .unknown
        }
        let written = expressions.filter { !$0.is(NilLiteralExprSyntax.self) }
        if let made = madeType(written) { return made }
        let telling = written.filter { !isWrittenWhole($0) }
        guard telling.count < written.count, let first = telling.first.map({ speculate($0, .unknown) }), first.hasFloating,
            telling.dropFirst().allSatisfy({ speculate($0, .unknown).unwrapped == first.unwrapped })
        else { return .unknown }
        let isOptional = written.count < expressions.count || telling.contains { speculate($0, .unknown).isOptional }
        return isOptional ? first.unwrapped.madeOptional : first
    }

    /// The program's type that literals become because of values beside them: `[3, width, 1]`.
    private func madeType(_ expressions: [ExprSyntax]) -> StaticType? {
        let others = expressions.filter { !Self.isLiteral($0) }
        guard !others.isEmpty, others.count < expressions.count, case .declared(let index)? = others.first.map({ speculate($0, .unknown) }),
            others.dropFirst().allSatisfy({ speculate($0, .unknown) == .declared(index) }),
            expressions.allSatisfy({ !Self.isLiteral($0) || isMade(.declared(index), from: $0) })
        else { return nil }
        return .declared(index)
    }

    private static func isLiteral(_ expression: ExprSyntax) -> Bool {
        expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
            || expression.is(StringLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
    }

    /// Whether an expression is an integer literal or a list of such. Its type depends on context.
    func isWrittenWhole(_ expression: ExprSyntax) -> Bool {
        guard let list = expression.as(ArrayExprSyntax.self) else { return isIntegerLiteral(expression) }
        return !list.elements.isEmpty && list.elements.allSatisfy { isWrittenWhole($0.expression) }
    }

    /// The type of an integer literal that has a member which only floating-point numbers have; unknown for others.
    func literalType(of expression: ExprSyntax, with name: String) -> StaticType {
        guard isIntegerLiteral(expression), memberType(name, of: .plainInt) == nil,
            extensionMembers(named: name, of: .plainInt, isStatic: false).isEmpty,
            !extensionMembers(named: name, of: .double, isStatic: false).isEmpty
        else { return .unknown }
        return .double
    }

    // MARK: Through a chain of calls

    /// Every chain of calls comes here first; most go straight on to `emitPostfix`.
    ///
    /// Lowers a chain that begins with a list of integer literals: `[1, 2].map { $0 / 2 }`. The list becomes floating-point if the expected result
    /// is, or if a closure combines its elements with such numbers, and what a function takes that is passed.
    func emitChain(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        guard let list = Self.list(beginning: expression), !tried.contains(list.id), isWrittenWhole(ExprSyntax(list)) else {
            return emitPostfix(expression, expected)
        }
        tried.insert(list.id)
        defer { tried.remove(list.id) }
        let outer = (mixesNumbers, takenElement)
        (mixesNumbers, takenElement) = (false, nil)
        let given = attempt { emitPostfix(expression, expected) }
        if takenElement != nil || mixesNumbers || given.isWhole(where: expected) {
            // Earlier speculation assumed integers.
            speculations = [:]
            literalElements[list.id] = takenElement ?? .double
        }
        (mixesNumbers, takenElement) = outer
        return emitPostfix(expression, expected)
    }

    /// The list literal that a chain of calls and members begins with; nil if it begins with anything else.
    private static func list(beginning expression: ExprSyntax) -> ArrayExprSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let node):
            guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
            return base.as(ArrayExprSyntax.self) ?? list(beginning: base)
        case .memberAccessExpr(let node): return node.base.flatMap { $0.as(ArrayExprSyntax.self) ?? list(beginning: $0) }
        case .forceUnwrapExpr(let node): return list(beginning: node.expression)
        case .subscriptCallExpr(let node): return node.calledExpression.as(ArrayExprSyntax.self) ?? list(beginning: node.calledExpression)
        default: return nil
        }
    }

    /// The type of an integer list whose elements have been found to be of another type; nil otherwise.
    func foundType(of list: ArrayExprSyntax) -> StaticType? {
        guard let element = literalElements[list.id] else { return nil }
        var (depth, inner) = (0, list)
        while let first = inner.elements.first?.expression.as(ArrayExprSyntax.self) { (depth, inner) = (depth + 1, first) }
        return (0...depth).reduce(element) { type, _ in .array(type) }
    }

    /// Notes that an integer meets a floating-point number, which Swift has no operator for.
    func noteNumbers(_ first: StaticType, _ second: StaticType, _ operands: [ExprSyntax]) {
        guard first == .plainInt && second.isFloating || first.isFloating && second == .plainInt else { return }
        if operands.contains(where: isIntegerLiteral) { return }
        var around: FunctionBuilder? = self
        while let builder = around {
            builder.mixesNumbers = true
            around = builder.parent
        }
    }
}

extension StaticType {
    /// Whether its values contain floating-point numbers.
    var hasFloating: Bool {
        switch self {
        case .double, .float: true
        case .optional(let inner), .array(let inner), .set(let inner), .range(let inner): inner.hasFloating
        case .dictionary(let key, let value): key.hasFloating || value.hasFloating
        case .tuple(let types, _): types.contains(where: \.hasFloating)
        default: false
        }
    }

    /// Whether it has integers where the other type has floating-point numbers.
    func isWhole(where other: StaticType) -> Bool {
        switch (unwrapped, other.unwrapped) {
        case (.int(.int), .double), (.int(.int), .float): true
        case (.array(let own), .array(let others)), (.set(let own), .set(let others)): own.isWhole(where: others)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.isWhole(where: otherKey) || value.isWhole(where: otherValue)
        case (.tuple(let own, _), .tuple(let others, _)): zip(own, others).contains { $0.isWhole(where: $1) }
        default: false
        }
    }
}

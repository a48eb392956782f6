internal import SwiftParser
internal import SwiftSyntax

/// A result builder as an attribute names it.
struct ResultBuilder {
    let type: TypeInfo
    /// The type's number, with the attribute's generic arguments: `@Builder<Row>`.
    let number: Int32
}

/// The branches of an `if` or `switch` in a result builder's block.
struct BuilderBranches {
    let builder: ResultBuilder
    let count: Int
    /// The index of the next branch.
    var next = 0

    init(builder: ResultBuilder, count: Int) {
        (self.builder, self.count) = (builder, count)
    }

    /// The labels of the nested `buildEither` calls for a branch, innermost first. Swift balances the branches as leaves of a tree.
    static func path(to index: Int, of count: Int) -> [String] {
        guard count > 1 else { return [] }
        let left = (count + 1) / 2
        return index < left ? path(to: index, of: left) + ["first"] : path(to: index - left, of: count - left) + ["second"]
    }
}

/// Result builders: each statement of a block yields a component, and the builder combines the components into one value.
extension FunctionBuilder {
    /// Lowers a body with a result builder. A body that contains `return` is an ordinary one.
    func emitBody(_ items: CodeBlockItemListSyntax, with builder: ResultBuilder) {
        if items.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { return emitBody(items) }
        declareFunctionsAndTypes(in: items)
        let type = emitBlock(items, builder)
        if has("buildFinalResult", builder) { apply("buildFinalResult", nil, builder) }
        seenReturn = type
        leaveBody()
    }

    /// The result builder that an attribute names; nil for other attributes.
    func resultBuilder(_ names: [String], in scope: TypeScope? = nil) -> ResultBuilder? {
        for name in names {
            var parser = Parser(name)
            let isBare = !name.contains { $0 == "<" || $0 == "." }
            let type =
                isBare
                ? declarations.namedType(name, [], scope ?? typeScope)
                : declarations.staticType(TypeSyntax.parse(from: &parser), scope ?? typeScope)
            if case .declared(let index) = type, declarations.type(index).isResultBuilder {
                return ResultBuilder(type: declarations.type(index), number: index)
            }
        }
        return nil
    }

    private func has(_ name: String, _ builder: ResultBuilder) -> Bool {
        !members(named: name, in: builder.type, isStatic: true).isEmpty
    }

    /// Calls one of the builder's functions with the value on the stack.
    private func apply(_ name: String, _ label: String?, _ builder: ResultBuilder) {
        let slot = newTemporary()
        emit(.store, slot)
        call(name, [label], [slot], builder)
    }

    private func call(_ name: String, _ labels: [String?], _ slots: [Int32], _ builder: ResultBuilder) {
        _ = emitType(.declared(builder.number))
        for slot in slots { emit(.takeOrNone, slot) }
        emit(.callShape, code.shape(CallShape(name, labels)), Int32(slots.count), code.newCache())
    }

    /// Pushes the value that the builder makes of a block.
    func emitBlock(_ items: CodeBlockItemListSyntax, _ builder: ResultBuilder) -> StaticType {
        let saved = branches
        branches = nil
        defer { branches = saved }
        var slots: [Int32] = []
        for item in items { emitComponent(item, builder, &slots) }
        var type = StaticType.unknown
        if let member = members(named: "buildBlock", in: builder.type, isStatic: true).first {
            type = declarations.type(of: member)
        }
        guard has("buildPartialBlock", builder), let first = slots.first else {
            call("buildBlock", slots.map { _ in nil }, slots, builder)
            return type
        }
        call("buildPartialBlock", ["first"], [first], builder)
        for slot in slots.dropFirst() {
            let accumulated = newTemporary()
            emit(.store, accumulated)
            call("buildPartialBlock", ["accumulated", "next"], [accumulated, slot], builder)
        }
        return .unknown
    }

    private func emitComponent(_ item: CodeBlockItemSyntax, _ builder: ResultBuilder, _ slots: inout [Int32]) {
        mark(item)
        switch item.item {
        case .decl(let declaration): emit(declaration)
        case .expr(let expression): emitComponent(expression, builder, &slots)
        case .stmt(let statement):
            if let inner = statement.as(ExpressionStmtSyntax.self) {
                emitComponent(inner.expression, builder, &slots)
            } else if let loop = statement.as(ForStmtSyntax.self) {
                let slot = newTemporary()
                emitLoop(loop, builder)
                emit(.store, slot)
                slots.append(slot)
            } else {
                emit(statement)
            }
        }
    }

    private func emitComponent(_ expression: ExprSyntax, _ builder: ResultBuilder, _ slots: inout [Int32]) {
        if let infix = expression.as(InfixOperatorExprSyntax.self), emitAssignment(infix) { return }
        let slot = newTemporary()
        if let condition = expression.as(IfExprSyntax.self) {
            emitChoice(condition, builder)
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            branches = BuilderBranches(builder: builder, count: choice.cases.count)
            emit(choice, asValue: true, expected: .unknown)
            branches = nil
        } else {
            emit(expression, .unknown)
            if has("buildExpression", builder) { apply("buildExpression", nil, builder) }
        }
        emit(.store, slot)
        slots.append(slot)
    }

    /// Pushes the value of a branch of an `if` or `switch`, wrapped by `buildEither`.
    func emitBranch(_ items: CodeBlockItemListSyntax, of branches: BuilderBranches) -> StaticType {
        let index = branches.next
        self.branches?.next += 1
        let type = emitBlock(items, branches.builder)
        for label in BuilderBranches.path(to: index, of: branches.count) { apply("buildEither", label, branches.builder) }
        return type
    }

    /// Pushes the component of an `if`.
    private func emitChoice(_ node: IfExprSyntax, _ builder: ResultBuilder) {
        var conditions: [IfExprSyntax] = [node]
        var last: CodeBlockSyntax?
        while let current = conditions.last, let other = current.elseBody {
            switch other {
            case .ifExpr(let next): conditions.append(next)
            case .codeBlock(let block): last = block
            }
            if last != nil { break }
        }
        var branches = BuilderBranches(builder: builder, count: conditions.count + (last == nil ? 0 : 1))
        let end = newLabel()
        for condition in conditions {
            let failure = newLabel()
            pushScope()
            let first = slotCount
            emit(condition.conditions, failure: failure)
            let bound = first..<slotCount
            pushScope()
            _ = emitBranch(condition.body.statements, of: branches)
            if last == nil { apply("buildOptional", nil, builder) }
            popScope()
            popScope()
            branches.next += 1
            jump(.jump, end)
            finishCondition(failure: failure, cleared: bound)
        }
        pushScope()
        if let last {
            _ = emitBranch(last.statements, of: branches)
        } else {
            emit(.none)
            apply("buildOptional", nil, builder)
        }
        popScope()
        bind(end)
    }

    /// Pushes the component of a loop. Its body runs as a closure for each element.
    private func emitLoop(_ node: ForStmtSyntax, _ builder: ResultBuilder) {
        let element = emit(node.sequence, .unknown).element
        let body = FunctionBuilder(declarations: declarations, parent: self, owner: owner, file: file, name: name, isStatic: isStatic)
        body.genericParameters = genericParameters
        body.isHidden = hidesClosures
        body.nestedNames = NestedNames.names(in: [Syntax(node.body)])
        body.offset = offset
        _ = body.newSlot()
        body.closureArity = 1
        let slot = body.newSlot()
        body.scopes[0].cleanups.append(.slot(slot))
        let failure = body.newLabel()
        body.emitPattern(node.pattern, slot, element, failure, bindsAs: true)
        if let condition = node.whereClause?.condition {
            body.emit(condition, .bool)
            body.jump(.jumpIfFalse, failure)
        }
        let skips = body.isUsed(failure)
        _ = body.emitBlock(node.body.statements, builder)
        body.leaveBody()
        body.bind(failure)
        body.emit(.none)
        body.leave()
        emitClosure(body, named: "closure", at: declarations.location(of: node, file: file))
        emit(.callShape, code.shape(CallShape(skips ? "compactMap" : "map", [nil])), 1, code.newCache())
        apply("buildArray", nil, builder)
    }
}

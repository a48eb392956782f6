internal import SwiftSyntax

/// Closures and nested functions.
extension FunctionBuilder {
    func emit(_ node: ClosureExprSyntax, _ expected: StaticType) -> StaticType {
        let builder = FunctionBuilder(
            declarations: declarations, parent: self, owner: owner, file: file, name: "closure in \(name)", isStatic: isStatic)
        builder.genericParameters = genericParameters
        builder.isHidden = hidesClosures
        builder.nestedNames = NestedNames.names(in: [Syntax(node.statements)])
        builder.offset = offset
        builder.resultSyntax = wishes.last { $0.call == node.id }?.type
        var wanted: [StaticType] = []
        var result = StaticType.unknown
        if case .function(let types, let given) = expected.unwrapped { (wanted, result) = (types, given) }
        _ = builder.newSlot()
        if let list = node.signature?.capture { emitCaptures(list, builder) }
        var names: [(String, StaticType)] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let parameters)?:
            names = parameters.enumerated().map { ($1.name.identifierText, $0 < wanted.count ? wanted[$0] : .unknown) }
        case .parameterClause(let clause)?:
            names = clause.parameters.enumerated().map { position, parameter in
                var type = staticType(parameter.type)
                if parameter.ellipsis != nil {
                    builder.closureVariadic = Int32(position)
                    type = .array(type)
                }
                return (
                    (parameter.secondName ?? parameter.firstName).identifierText,
                    type.isKnown ? type : position < wanted.count ? wanted[position] : .unknown
                )
            }
        case nil:
            let used = ImplicitParameters.count(in: node)
            names = (0..<max(used, wanted.count)).map { ("$\($0)", $0 < wanted.count ? wanted[$0] : .unknown) }
        }
        if names.count > 1, wanted.count == 1, case .tuple(let types, _) = wanted[0], types.count == names.count {
            for position in names.indices where position == 0 || !names[position].1.isKnown { names[position].1 = types[position] }
        }
        // A single tuple is spread over several parameters; several arguments are not packed for a lone `$0`.
        builder.closureArity = Int32(names.count)
        let written = Self.inouts(in: node)
        var parameters: [(Variable, Int32)] = []
        for (position, (name, given)) in names.enumerated() {
            var type = given
            let slot = builder.newSlot()
            var isInout = written.contains(position) || wanted.isEmpty && AssignmentFinder.changes(name, in: node)
            if case .reference(let inner) = given { (type, isInout) = (inner, true) }
            if isInout { builder.inouts.append(slot) }
            if case .autoclosure(let inner) = given { type = inner }
            // Inner closures share changes of the variable.
            let isBoxed = isInout && builder.nestedNames.contains(name)
            let variable = Variable(name, type, .slot(slot), isBoxed: isBoxed, isLet: false)
            builder.scopes[0].names[name] = .variable(variable)
            builder.scopes[0].variableStarts.append((variable, 0))
            parameters.append((variable, slot))
            guard isBoxed else { continue }
            builder.emit(.take, slot)
            builder.emit(.makeBox)
            builder.emit(.store, slot)
        }
        // An inout value is returned to the caller, so it outlives the body.
        for (variable, slot) in parameters where !builder.inouts.contains(slot) { builder.scopes[0].cleanups.append(.local(variable)) }
        if let written = node.signature?.returnClause?.type { result = staticType(written) }
        if case .unknown = result {} else { builder.returnType = result }
        let resultBuilder = closureBuilder
        closureBuilder = nil
        if let resultBuilder {
            builder.emitBody(node.statements, with: resultBuilder)
        } else {
            builder.emitBody(node.statements)
        }
        var given = result.isKnown && result != .void ? result : builder.seenReturn ?? .void
        if case .declared(let wanted) = given, case .declared(let seen)? = builder.seenReturn, declarations.base(of: seen) == wanted {
            // The same type with its known arguments.
            given = .declared(seen)
        }
        emitClosure(builder, named: "closure", at: declarations.location(of: node, file: file))
        closureResults.append(given)
        closureTypes[node.id] = given
        let type = StaticType.function(names.map(\.1), given)
        let isWanted = expected.isFunction && expected.isWhole
        if !isSpeculating, let made = instructions.last, made.op == .makeClosure { code.functionTypes[made.a] = isWanted ? expected : type }
        return type
    }

    /// The positions of a closure's parameters that are declared inout.
    private static func inouts(in node: ClosureExprSyntax) -> Set<Int> {
        guard case .parameterClause(let clause)? = node.signature?.parameterClause else { return [] }
        let isInout = clause.parameters.map { parameter in
            parameter.type?.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.writtenText == "inout" } ?? false
        }
        return Set(isInout.indices.filter { isInout[$0] })
    }

    /// Lowers a body: a single expression that is its value, or statements.
    func emitBody(_ items: CodeBlockItemListSyntax) {
        if items.count == 1, let only = items.first {
            switch only.item {
            case .decl(let declaration):
                // The active part of a lone `#if` is the body.
                guard let conditional = declaration.as(IfConfigDeclSyntax.self),
                    case .statements(let active)? = ConditionalCompilation.activeElements(of: conditional)
                else { break }
                return emitBody(active)
            case .expr(let expression) where !isAssignment(expression) || mayGiveNothing(expression):
                mark(only)
                emitSingle(expression)
                return
            case .stmt(let statement):
                if let inner = statement.as(ExpressionStmtSyntax.self), returnType != .void, canBeValue(inner.expression) {
                    mark(only)
                    emitSingle(inner.expression)
                    return
                }
            default: break
            }
        }
        emit(items)
        emit(.void)
        if seenReturn == nil { seenReturn = .void }
        leaveBody()
    }

    /// Whether a closure's only expression is an assignment through an optional chain. Its value is `()?` unless another type is expected.
    private func mayGiveNothing(_ expression: ExprSyntax) -> Bool {
        guard member == nil, returnType != .void, let node = expression.as(InfixOperatorExprSyntax.self) else { return false }
        return hasOptionalLink(node.leftOperand)
    }

    private func canBeValue(_ expression: ExprSyntax) -> Bool {
        if returnType.isKnown { return true }
        return SingleValue.isValue(expression)
    }

    private func emitSingle(_ expression: ExprSyntax) {
        let type = returnType == .void ? emit(expression, .unknown) : emitResult(expression)
        if returnType == .void {
            emit(.pop)
            emit(.void)
        }
        seenReturn = type
        leaveBody()
    }

    /// Lowers the result of a body and leaves it on the stack. Implicit members, `.init()`, use the run-time type of `Self`. For closures
    /// the bounds of generic parameters determine the parameter types.
    func emitResult(_ expression: ExprSyntax) -> StaticType {
        wish(resultSyntax, of: expression)
        guard let written = writtenResult, !expression.is(ArrayExprSyntax.self),
            isImplicit(expression) || expression.is(ClosureExprSyntax.self)
        else { return emit(expression, returnType) }
        if written.writtenText == "Self", isSelfOpen, let owner, let call = expression.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.base == nil, callee.declName.baseName.text == "init"
        {
            let (arguments, (labels, trailing)) = arguments(of: call)
            emitSelf()
            if !isStatic { emit(.typeOf, -1, 1) }
            return emitTypeValueCall(declarations.selfType(of: owner), arguments, CallShape("init", labels, trailing: trailing))
        }
        return emit(expression, bounded(returnType, written))
    }

    /// Ends the function. Its scopes release their variables, the last declared first.
    func leaveBody() {
        leave()
        for scope in scopes { for (variable, start) in scope.variableStarts { see(variable, from: start) } }
    }

    private func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        let name = infix.operator.writtenText
        return name == "=" || Self.isCompoundAssignment(name)
    }

    /// Emits the creation of the closure whose body `builder` has lowered.
    func emitClosure(_ builder: FunctionBuilder, named name: String, at location: SourceLocation) {
        builder.dropUnusedCaptures()
        let captures = builder.captures
        for (position, capture) in captures.enumerated() where position >= builder.explicitCaptures { emitRawLoad(capture.outer) }
        if isSpeculating {
            emit(.makeClosure, 0, Int32(captures.count))
            return
        }
        let lowered = builder.finish()
        let index = code.add(name, at: location) { lowered }
        emit(.makeClosure, index, Int32(captures.count))
    }

    /// Drops captures that no instruction uses, so that a name that was only looked up is not retained; `self` above all.
    private func dropUnusedCaptures() {
        func isOfCapture(_ op: Operation) -> Bool { [.loadCapture, .loadCaptureBox, .takeCaptureBox, .storeCaptureBox].contains(op) }
        func isSaid(_ instruction: Instruction) -> Bool { instruction.op == .expect && [4, 7].contains(instruction.b) }
        var isUsed = captures.indices.map { $0 < explicitCaptures }
        for instruction in instructions where isOfCapture(instruction.op) { isUsed[Int(instruction.a)] = true }
        for instruction in instructions where isSaid(instruction) { isUsed[Int(instruction.c)] = true }
        guard isUsed.contains(false) else { return }
        var places: [Int32] = []
        var next: Int32 = 0
        for flag in isUsed {
            places.append(next)
            if flag { next += 1 }
        }
        for index in instructions.indices where isOfCapture(instructions[index].op) {
            instructions[index].a = places[Int(instructions[index].a)]
        }
        for index in instructions.indices where isSaid(instructions[index]) {
            instructions[index].c = places[Int(instructions[index].c)]
        }
        captures = zip(captures, isUsed).filter { $0.1 }.map { $0.0 }
    }

    private func emitCaptures(_ list: ClosureCaptureClauseSyntax, _ builder: FunctionBuilder) {
        for item in list.items {
            let name = item.name.identifierText
            var ownership = MemberInfo.Ownership.strong
            switch item.specifier?.specifier.text {
            case "weak": ownership = .weak
            case "unowned": ownership = .unowned
            default: break
            }
            var type: StaticType
            if let value = item.initializer?.value {
                type = emit(value, .unknown)
            } else if name == "self" {
                type = emitSelf()
            } else {
                type = emitName(name, item, expected: .unknown)
            }
            if ownership == .weak { type = type.madeOptional }
            emitOwnership(ownership)
            let place = Int32(builder.captures.count)
            let outer = Variable(name, type, .slot(-1), isBoxed: false, isLet: true, ownership: ownership)
            let own = Variable(name, type, .capture(place), isBoxed: false, isLet: true, ownership: ownership)
            builder.captures.append((outer, own))
            builder.scopes[0].names[name] = .variable(own)
            builder.scopes[0].variableStarts.append((own, 0))
        }
        builder.explicitCaptures = builder.captures.count
    }

    func emitAutoclosure(_ value: ExprSyntax, _ type: StaticType) {
        let builder = FunctionBuilder(
            declarations: declarations, parent: self, owner: owner, file: file, name: name, isStatic: isStatic)
        builder.offset = offset
        builder.isHidden = true
        _ = builder.newSlot()
        var result = type
        if case .function(_, let given) = type { result = given }
        builder.emit(value, result)
        builder.emit(.return)
        emitClosure(builder, named: "autoclosure", at: declarations.location(of: value, file: file))
    }

    func emitImplicitParameter(_ position: Int) -> StaticType {
        refuse("$\(position) outside a closure")
        return .unknown
    }

    /// Emits the closure of a nested function. It captures the variables in their current state.
    func emitClosure(of function: LocalFunction) {
        if let current = enclosingBuilder(of: function) {
            // A nested function that calls itself uses the running closure.
            if current === self {
                emit(.currentClosure)
                return
            }
            // A closure inside a nested function keeps the running closure.
            emitRawLoad(function.running, from: current)
            return
        }
        if function.function == nil, function.isLowering, let neighbour = neighbour(of: function) {
            // Of two nested functions that call each other, one passes the other's closure on.
            emitRawLoad(neighbour.captured(function.running), from: neighbour)
            return
        }
        if function.function == nil { lower(function) }
        guard let index = function.function else {
            refuse("the nested function '\(function.member.baseName)'")
            return
        }
        for outer in function.captures {
            if let caller = outer.function { emitClosure(of: caller) } else { emitRawLoad(outer, from: function.builder) }
        }
        emit(.makeClosure, index, Int32(function.captures.count))
        if isSpeculating { function.function = nil }
    }

    /// The enclosing local function that is declared beside another local function.
    private func neighbour(of function: LocalFunction) -> FunctionBuilder? {
        var builder: FunctionBuilder? = self
        while let current = builder {
            if current.localFunction != nil, current.parent === function.builder { return current }
            builder = current.parent
        }
        return nil
    }

    private func enclosingBuilder(of function: LocalFunction) -> FunctionBuilder? {
        var builder: FunctionBuilder? = self
        while let current = builder {
            if current.localFunction === function { return current }
            builder = current.parent
        }
        return nil
    }

    /// Pushes a variable of the function `home`, which is this one or an enclosing one.
    private func emitRawLoad(_ outer: Variable, from home: FunctionBuilder) {
        emitRawLoad(view(of: outer, from: home))
    }

    private func view(of outer: Variable, from home: FunctionBuilder) -> Variable {
        if home === self { return outer }
        guard let parent else { return outer }
        return captured(parent.view(of: outer, from: home))
    }

    private func lower(_ function: LocalFunction) {
        guard !function.isLowering else { return }
        function.isLowering = true
        defer { function.isLowering = false }
        let member = function.member
        let home = function.builder
        let builder = FunctionBuilder(
            declarations: declarations, parent: home, owner: owner, file: file, name: member.name, isStatic: isStatic)
        builder.localFunction = function
        builder.isSpeculating = false
        builder.genericParameters = genericParameters.union(member.genericParameters)
        builder.isHidden = hidesClosures
        builder.emitFunction(member, firstSlot: 1)
        builder.dropUnusedCaptures()
        function.captures = builder.captures.map(\.outer)
        let lowered = builder.finish()
        function.function = code.add(member.name, at: member.location) { lowered }
    }
}

/// Counts the implicit parameters `$0`, `$1`, … of a closure's body.
final class ImplicitParameters: SyntaxVisitor {
    /// The most implicit parameters of a closure. A higher number counts as an undeclared name.
    private static let most = 1 << 8
    private var highest = -1
    private var depth = 0

    static func count(in node: ClosureExprSyntax) -> Int {
        let visitor = ImplicitParameters(viewMode: .sourceAccurate)
        visitor.walk(node.statements)
        return visitor.highest + 1
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.baseName.text
        if text.hasPrefix("$"), let number = Int(text.dropFirst()), number < Self.most { highest = max(highest, number) }
        return .visitChildren
    }
}

/// Whether a lone `if` or `switch` can be the value of a body: each branch is a single expression.
enum SingleValue {
    static func isValue(_ expression: ExprSyntax) -> Bool {
        if let node = expression.as(IfExprSyntax.self) {
            guard isSingle(node.body.statements), let other = node.elseBody else { return false }
            switch other {
            case .ifExpr(let next): return isValue(ExprSyntax(next))
            case .codeBlock(let block): return isSingle(block.statements)
            }
        }
        if let node = expression.as(SwitchExprSyntax.self) {
            return node.cases.allSatisfy { item in
                if case .switchCase(let item) = item { isSingle(item.statements) } else { false }
            }
        }
        return true
    }

    private static func isSingle(_ items: CodeBlockItemListSyntax) -> Bool {
        guard items.count == 1, let only = items.first else { return false }
        switch only.item {
        case .expr(let expression):
            guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return isValue(expression) }
            return infix.operator.writtenText != "="
        case .stmt(let statement):
            if let inner = statement.as(ExpressionStmtSyntax.self) { return isValue(inner.expression) }
            return statement.is(ThrowStmtSyntax.self)
        case .decl: return false
        }
    }
}

internal import SwiftSyntax

/// Clues to a closure's parameter types in its body. They decide between functions that take closures with equally many parameters.
extension FunctionBuilder {
    private enum Clue {
        /// A type as written: in the closure, or in the function that receives the value.
        case written(TypeSyntax)
        case known(StaticType)
        /// The enumeration cases that it is matched with.
        case cases(Set<String>)
        /// It is called as a function with such arguments.
        case function([ExprSyntax])
    }

    /// How well a closure's parameters match what a function passes to it. 0 if nothing contradicts. Negative for a generic parameter, and
    /// strongly negative for another type.
    func closureFit(_ closure: ExprSyntax, _ parameter: ParameterInfo, of member: MemberInfo) -> Int {
        guard let closure = closure.as(ClosureExprSyntax.self), let function = Self.functionType(parameter.type),
            case .function(var wanted, _) = declarations.type(of: parameter, of: member).unwrapped,
            wanted.count == function.parameters.count
        else { return 0 }
        let open = member.genericParameters.union(member.owner?.genericNames ?? [])
        var handed = function.parameters.map(\.type)
        // The elements of a tuple, if the closure takes that many parameters.
        if wanted.count == 1, case .tuple(let types, _) = wanted[0], let parts = handed[0].as(TupleTypeSyntax.self)?.elements,
            parts.count == types.count, parts.count == parameterCount(of: closure)
        {
            (wanted, handed) = (types, parts.map(\.type))
        }
        var score = 0
        for (position, (type, handed)) in zip(wanted, handed).enumerated() {
            guard let clue = clue(of: position, in: closure) else { continue }
            score += fit(clue, type, handed, open)
        }
        return score
    }

    /// The candidates with the best score. Ties are decided by the closures among the arguments: by their result types, then by whether
    /// they throw.
    func closest(_ all: [Declarations.Scored], _ arguments: [Argument]) -> [Declarations.Scored] {
        let highest = all.map(\.score).max()
        var best = all.filter { $0.score == highest }
        for (index, argument) in arguments.enumerated() where best.count > 1 {
            guard let closure = argument.value.as(ClosureExprSyntax.self) else { continue }
            let wanted = best.map { function(for: index, of: $0.choice) }
            guard Set(wanted.map { $0?.result ?? .unknown }).count > 1 else { continue }
            let fits = wanted.map { function -> Int in
                guard let function, function.result.isKnown, function.result.unwrapped != .any,
                    case .function(_, let given) = speculate(ExprSyntax(closure), .function(function.parameters, .unknown))
                else { return 0 }
                // A function that takes closures without a result would discard the closure's value.
                if function.result == .void { return given == .void ? 1 : given.isKnown || Self.isExpression(closure) ? -1 : 0 }
                guard given.isKnown else { return 0 }
                return fit(given, function.result, nil).signum()
            }
            best = zip(best, fits).filter { $1 == fits.max() }.map(\.0)
        }
        for (index, argument) in arguments.enumerated() where best.count > 1 {
            guard let closure = argument.value.as(ClosureExprSyntax.self) else { continue }
            // A closure that throws nothing prefers a parameter that must not throw.
            let throwing = best.map { takesThrowing(for: index, of: $0.choice) }
            guard Set(throwing).count > 1 else { continue }
            let throwsErrors = closure.statements.tokens(viewMode: .sourceAccurate).contains {
                [.keyword(.try), .keyword(.throw)].contains($0.tokenKind)
            }
            best = zip(best, throwing).filter { $1 == throwsErrors }.map(\.0)
        }
        return best
    }

    /// Whether a closure consists of a single expression.
    private static func isExpression(_ closure: ClosureExprSyntax) -> Bool {
        guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else { return false }
        return only.as(InfixOperatorExprSyntax.self).map { $0.operator.writtenText != "=" } ?? true
    }

    /// Whether a function takes throwing functions as an argument.
    private func takesThrowing(for argument: Int, of choice: (member: MemberInfo, sources: [ArgumentSource])) -> Bool {
        zip(choice.member.parameters, choice.sources).contains { parameter, source in
            source == .argument(argument) && Self.functionType(parameter.type)?.effectSpecifiers?.throwsClause != nil
        }
    }

    /// The function type of the parameter for an argument.
    private func function(
        for argument: Int, of choice: (member: MemberInfo, sources: [ArgumentSource])
    ) -> (parameters: [StaticType], result: StaticType)? {
        for (parameter, source) in zip(choice.member.parameters, choice.sources) where source == .argument(argument) {
            if case .function(let parameters, let result) = declarations.type(of: parameter, of: choice.member).unwrapped {
                return (parameters, result)
            }
        }
        return nil
    }

    private func fit(_ clue: Clue, _ wanted: StaticType, _ syntax: TypeSyntax, _ open: Set<String>) -> Int {
        let isOpen = open.contains(syntax.writtenText)
        var given = StaticType.unknown
        switch clue {
        case .written(let type):
            if type.writtenText == syntax.writtenText { return 0 }
            if let one = Self.functionType(type), let other = Self.functionType(syntax), one.parameters.count != other.parameters.count {
                return -50
            }
            // A generic parameter of the enclosing code equals no other type.
            if isGenericParameter(type.writtenText) { return isOpen ? -1 : wanted.isKnown ? -50 : 0 }
            given = staticType(type)
        case .known(let type): given = type
        case .cases(let names):
            guard case .declared(let index) = wanted.unwrapped, declarations.type(index).kind == .enumeration else {
                return wanted.isKnown ? -50 : isOpen ? -1 : 0
            }
            return names.allSatisfy { declarations.type(index).caseOrdinals[$0] != nil } ? 0 : -50
        case .function(let arguments):
            return Self.functionType(syntax).map { $0.parameters.count == arguments.count ? 0 : -50 } ?? 0
        }
        guard !isOpen else { return -1 }
        guard given.isKnown, given != .any, wanted.isKnown else { return 0 }
        return given == wanted || fit(given, wanted, nil) > 0 ? 0 : -50
    }

    static func functionType(_ type: TypeSyntax?) -> FunctionTypeSyntax? {
        switch type?.as(TypeSyntaxEnum.self) {
        case .attributedType(let node)?: functionType(node.baseType)
        case .optionalType(let node)?: functionType(node.wrappedType)
        case .tupleType(let node)? where node.elements.count == 1: functionType(node.elements.first?.type)
        case .functionType(let node)?: node
        default: nil
        }
    }

    /// The parameter types of a closure as far as its body tells; unknown otherwise.
    func cluedTypes(of closure: ClosureExprSyntax, _ count: Int) -> [StaticType] {
        (0..<count).map { position in
            switch clue(of: position, in: closure) {
            case .written(let type)?: staticType(type)
            case .known(let type)?: type
            case .function(let arguments)?: .function(arguments.map(typeHanded), .unknown)
            default: .unknown
            }
        }
    }

    /// The type of an argument inside a closure. Known only for `()` and for variables from outside; anything else may depend on the
    /// closure's own parameters.
    private func typeHanded(_ argument: ExprSyntax) -> StaticType {
        if let elements = argument.as(TupleExprSyntax.self)?.elements {
            if elements.isEmpty { return .void }
            return elements.count == 1 ? elements.first.map { typeHanded($0.expression) } ?? .unknown : .unknown
        }
        guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !name.hasPrefix("$") else { return .unknown }
        return opened(speculate(argument, .unknown))
    }

    private func clue(of position: Int, in closure: ClosureExprSyntax) -> Clue? {
        var name = "$\(position)"
        switch closure.signature?.parameterClause {
        case .simpleInput(let names)?:
            guard let parameter = names.dropFirst(position).first else { return nil }
            name = parameter.name.identifierText
        case .parameterClause(let clause)?:
            guard let parameter = clause.parameters.dropFirst(position).first else { return nil }
            if let type = parameter.type { return .written(type) }
            name = (parameter.secondName ?? parameter.firstName).identifierText
        case nil: break
        }
        let uses = ParameterUses(of: name)
        uses.walk(closure.statements)
        if !uses.cases.isEmpty { return .cases(uses.cases) }
        if let arguments = uses.arguments { return .function(arguments) }
        return uses.calls.lazy.compactMap { self.clue(for: $0.argument, handedTo: $0.call, name) }.first
    }

    /// The parameter type of a function that receives the value, alone or as the payload of an enumeration case.
    private func clue(for argument: Int, handedTo call: FunctionCallExprSyntax, _ name: String) -> Clue? {
        guard let value = call.arguments.dropFirst(argument).first?.expression,
            let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        else { return nil }
        let isPlain = value.writtenText == name
        var builder: FunctionBuilder? = self
        while let current = builder {
            if let parameter = current.member?.parameters.first(where: { $0.name == callee }) {
                let types = Self.functionType(parameter.type)?.parameters.map(\.type) ?? []
                guard argument < types.count else { return nil }
                return isPlain ? .written(types[argument]) : payload(of: value, in: types[argument]).map { .written($0) }
            }
            builder = current.parent
        }
        guard isPlain else { return nil }
        if case .declared(let index)? = typeNamed(call.calledExpression) {
            let type = type(of: argument, handedTo: call, making: index)
            return type.isKnown ? .known(type) : nil
        }
        let methods = owner.map { members(named: callee, in: $0, isStatic: isStatic) } ?? []
        let functions = methods.isEmpty ? declarations.functions(named: callee, from: viewpoint?.file) ?? [] : methods
        guard functions.count == 1, let only = functions.first, argument < only.parameters.count else { return nil }
        let type = declarations.type(of: only.parameters[argument], of: only)
        return type.isKnown ? .known(type) : nil
    }

    /// The parameter type of the only initialiser that takes such arguments, a memberwise one included. Unknown if there are several.
    private func type(of argument: Int, handedTo call: FunctionCallExprSyntax, making number: Int32) -> StaticType {
        let info = declarations.type(number)
        let shape = CallShape("init", call.arguments.map { $0.label?.identifierText })
        let all = declarations.initializers(of: info)
        let fitting = all.compactMap { member in shape.match(declarations.shapes(of: member)).map { (member: member, sources: $0) } }
        if all.isEmpty, info.kind == .structure {
            let types = memberwiseTypes(number, shape)
            return argument < types.count ? types[argument] : .unknown
        }
        guard fitting.count == 1, let only = fitting.first else { return .unknown }
        let types = argumentTypes(only.sources, only.member.parameters.map { declarations.type(of: $0, of: only.member) })
        return argument < types.count ? types[argument] : .unknown
    }

    /// The payload type of a case in an enumeration's type as written: `T` for `.success(x)` in `Result<T>`.
    private func payload(of value: ExprSyntax, in type: TypeSyntax) -> TypeSyntax? {
        guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
            case .declared(let index) = staticType(type)
        else { return nil }
        let info = declarations.type(index)
        guard let ordinal = info.caseOrdinals[name], let payload = info.cases[ordinal].parameters.first?.type else { return nil }
        guard let place = info.genericNames.firstIndex(of: payload.writtenText) else { return payload }
        let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.types ?? []
        return place < arguments.count ? arguments[place] : nil
    }
}

/// Finds the uses of a closure's parameter: calls that receive it and cases that it is matched with.
private final class ParameterUses: SyntaxVisitor {
    private let name: String
    private(set) var calls: [(call: FunctionCallExprSyntax, argument: Int)] = []
    private(set) var cases: Set<String> = []
    /// The arguments with which it is itself called.
    private(set) var arguments: [ExprSyntax]?

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        name.hasPrefix("$") ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.writtenText == name, node.trailingClosure == nil { arguments = node.arguments.map(\.expression) }
        for (position, argument) in node.arguments.enumerated() {
            let value = argument.expression
            let isCase = value.as(FunctionCallExprSyntax.self).map {
                $0.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
                    && $0.arguments.count == 1 && $0.arguments.first?.expression.writtenText == name
            }
            if value.writtenText == name || isCase == true { calls.append((node, position)) }
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        if node.subject.writtenText == name {
            for item in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }) {
                for pattern in item.caseItems { note(pattern.pattern) }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.writtenText == name { note(node.pattern) }
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax) {
        var expression = pattern.as(ExpressionPatternSyntax.self)?.expression
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return note(binding.pattern) }
        if let call = expression?.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
        guard let member = expression?.as(MemberAccessExprSyntax.self), member.base == nil else { return }
        let name = member.declName.baseName.identifierText
        if !["some", "none"].contains(name) { cases.insert(name) }
    }
}

internal import SwiftSyntax

/// Members, subscripts and optional chains.
extension FunctionBuilder {
    /// Lowers the outermost link of a chain. If a `?` in it finds nil, the whole chain is nil.
    func emitPostfix(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        guard expected.unwrapped.isKnown, let base = Self.implicitBase(of: expression)?.id, base != expression.id else {
            return emitWholePostfix(expression, expected)
        }
        let outer = impliedTypes.updateValue(expected.unwrapped, forKey: base)
        defer { impliedTypes[base] = outer }
        return emitWholePostfix(expression, expected)
    }

    private func emitWholePostfix(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        guard hasOptionalLink(expression) else { return emitLink(expression, expected) }
        let end = newLabel()
        chainEnds.append(end)
        let type = emitLink(expression, expected)
        chainEnds.removeLast()
        bind(end)
        return type.madeOptional
    }

    /// Whether the chain that leads to the expression contains a `?` behind a value; behind a type's name it makes an optional type.
    func hasOptionalLink(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): typeNamed(node.expression) == nil
        case .memberAccessExpr(let node): node.base.map(hasOptionalLink) ?? false
        case .functionCallExpr(let node): hasOptionalLink(node.calledExpression)
        case .subscriptCallExpr(let node): hasOptionalLink(node.calledExpression)
        case .forceUnwrapExpr(let node): hasOptionalLink(node.expression)
        default: false
        }
    }

    /// The program's property or function whose value an expression is, for the message of a failed unwrap. Nil for other expressions.
    func demandedMember(_ expression: ExprSyntax) -> MemberInfo? {
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        let isCall = called.id != expression.id
        let found: [MemberInfo]
        let name: String
        if let node = called.as(DeclReferenceExprSyntax.self) {
            name = node.baseName.identifierText
            guard lookup(name) == nil else { return nil }
            let own = owner.map { members(named: name, in: $0, isStatic: selfVariable == nil) } ?? []
            let globals = isCall ? declarations.functions(named: name, from: file) : declarations.global(name, from: file).map { [$0] }
            found = own.isEmpty ? globals ?? [] : own
        } else if let node = called.as(MemberAccessExprSyntax.self), let base = node.base, !hasOptionalLink(base) {
            name = node.declName.baseName.identifierText
            let isType = typeNamed(base) != nil
            guard case .declared(let index) = (isType ? typeNamed(base) ?? .unknown : speculate(base, .unknown)).unwrapped else {
                return nil
            }
            found = members(named: name, in: declarations.type(index), isStatic: isType)
        } else {
            return nil
        }
        return found.first { $0.isProperty != isCall && !declarations.program.files[$0.file].isLibrary }
    }

    /// Traps if the value on the stack is nil. `demanded` is the member whose value it is.
    func emitUnwrap(of demanded: String? = nil) {
        emit(.unwrap, demanded.map { code.constant($0) + 1 } ?? 0)
    }

    /// The full name of the program's member whose value an expression is, else the name of the host's: `navigationController`. Nil for
    /// other expressions.
    func demandedName(_ expression: ExprSyntax) -> String? {
        if let member = demandedMember(expression) { return declarations.qualifiedName(member) }
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        if let node = called.as(MemberAccessExprSyntax.self) { return node.declName.baseName.identifierText }
        guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, lookup(name) == nil else { return nil }
        return name
    }

    func emitLink(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        let type = atPlace(of: expression) { emitOneLink(expression, expected) }
        note(type, of: expression)
        return type
    }

    private func emitOneLink(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): return emit(node, expected)
        case .functionCallExpr(let node): return emit(node, expected)
        case .subscriptCallExpr(let node): return emit(node, expected)
        case .forceUnwrapExpr(let node):
            let type = emitLink(node.expression, expected.isKnown ? expected.madeOptional : .optional(.unknown))
            let inner = if case .optional(let inner) = type { inner } else { type }
            emitUnwrap(of: demandedName(node.expression))
            return inner
        case .optionalChainingExpr(let node):
            let type = emitLink(node.expression, .unknown)
            emitOptionalStandIn(type)
            if let end = chainEnds.last { jump(.jumpIfNil, end, passedOver(node.expression)) }
            if case .optional(let inner) = type { return inner }
            return type
        case .postfixOperatorExpr(let node):
            if node.operator.text == "..." {
                let type = emit(node.expression, bound(of: expected))
                emit(.missing)
                emit(.makeRange, 1)
                return .range(type)
            }
            if let type = emitUserOperator(node.operator.text, [node.expression], expected) { return type }
            refuse("the operator '\(node.operator.text)'")
            return .unknown
        default: return emit(expression, expected)
        }
    }

    private func emit(_ node: MemberAccessExprSyntax, _ expected: StaticType) -> StaticType {
        let name = node.declName.baseName.identifierText
        guard let base = node.base else { return emitImplicitMember(name, impliedType(of: node, expected)) }
        if base.is(SuperExprSyntax.self) {
            emitSelf()
            emitSuperMember(.getSuperMember, name)
            return superclassType.flatMap { memberType(name, of: $0) } ?? .unknown
        }
        if let module = module(base, declaring: name) { return emitName(name, node.declName, expected: expected, in: module) }
        if name == "self", let type = emitTemplate(base) { return type }
        // Objective-C does not see a `@nonobjc` member, so its own object is not asked for it.
        if base.writtenText == "(self as AnyObject)", let own = declaration, own.baseName == name, own.hasAttribute("@nonobjc") {
            emitSelf()
            emit(.placeholder, code.constant(name), -2)
            return .unknown
        }
        if base.writtenText == "Self", isSelfOpen, let owner,
            name == "allCases" || members(named: name, in: owner, isStatic: true).contains(where: { $0.kind == .computedProperty })
        {
            emitSelf()
            if !isStatic { emit(.typeOf, -1, 1) }
            let disputed = disputedStatic(name, .declared(owner.index))
            emit(.getMember, number(name), 0, code.newCache(calling: disputed))
            return staticMemberType(name, of: declarations.selfType(of: owner)) ?? .unknown
        }
        if base.writtenText == "Self", name == "init", isSelfOpen, let type = emitOwnInitialiser(node, expected) { return type }
        if let type = typeNamed(base) {
            let isCase = if case .declared(let index) = type { declarations.type(index).caseOrdinals[name] != nil } else { false }
            if base.is(GenericSpecializationExprSyntax.self), name != "self", !isCase, emitTemplate(base) != nil {
                emit(.getMember, number(name), 0, code.newCache())
                return staticMemberType(name, of: type) ?? .unknown
            }
            return emitTypeMember(name, of: type, node, expected)
        }
        if let type = emitLazyMember(name, base) { return type }
        let start = instructions.count
        let type = emitLink(base, literalType(of: base, with: name))
        emitImplicitUnwrap(of: base)
        if case .meta = type, let disputed = disputedStatic(name, askedType(base, type)), disputed.isProperty {
            emit(.getMember, number(name), 0, code.newCache(calling: disputed))
            return declarations.type(of: disputed)
        }
        let outer = followingMember
        followingMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
        defer { followingMember = outer }
        let result = emitMember(name, of: type, from: start, arguments: node.declName.argumentNames, expected)
        return result.isKnown ? result : saidType(of: name, in: base) ?? result
    }

    /// `Self.init` as a function. The run determines the type.
    private func emitOwnInitialiser(_ node: MemberAccessExprSyntax, _ expected: StaticType) -> StaticType? {
        guard let owner,
            let member = pick(members(named: "init", in: owner, isStatic: true), node.declName.argumentNames, expected)?.member
        else { return nil }
        let arguments = member.parameters.enumerated().map { position, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "$\(position)"
        }
        let text = "{ Self.init(\(arguments.joined(separator: ", "))) }"
        guard let closure = Program.file(path: "", text: text).tree.statements.first?.item.as(ExprSyntax.self) else { return nil }
        return emit(closure, declarations.functionType(of: member))
    }

    /// Whether an expression is a property or variable declared with `!`, or ends in one: `other ?? property`.
    func isImplicitlyUnwrapped(_ expression: ExprSyntax) -> Bool { implicitlyUnwrapped(expression) != nil }

    /// Traps if such a property is nil.
    func emitImplicitUnwrap(of base: ExprSyntax) {
        guard let name = implicitlyUnwrapped(base) else { return }
        emit(.unwrapImplicitly, code.constant(name))
    }

    /// The full name of such a property, or the variable's name.
    private func implicitlyUnwrapped(_ expression: ExprSyntax) -> String? {
        if let node = expression.as(DeclReferenceExprSyntax.self) {
            let name = node.baseName.identifierText
            if let binding = lookup(name) {
                if case .variable(let variable) = binding, variable.isImplicitlyUnwrapped { return name }
                return nil
            }
            guard declarations.declared.implicitlyUnwrapped.contains(name) else { return nil }
            if let owner, selfVariable != nil, !members(named: name, in: owner, isStatic: false).isEmpty {
                return implicitlyUnwrapped(name, in: owner)
            }
            return declarations.global(name, from: viewpoint?.file).flatMap { $0.isImplicitlyUnwrapped ? name : nil }
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.writtenText == "??" {
            return implicitlyUnwrapped(infix.rightOperand)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return implicitlyUnwrapped(only.expression)
        }
        guard let node = expression.as(MemberAccessExprSyntax.self), let base = node.base,
            declarations.declared.implicitlyUnwrapped.contains(node.declName.baseName.identifierText), !base.is(SuperExprSyntax.self),
            case .declared(let index) = speculate(base, .unknown).unwrapped
        else { return nil }
        return implicitlyUnwrapped(node.declName.baseName.identifierText, in: declarations.type(index))
    }

    private func implicitlyUnwrapped(_ name: String, in type: TypeInfo) -> String? {
        members(named: name, in: type, isStatic: false).first { $0.isProperty }.flatMap {
            $0.isImplicitlyUnwrapped ? declarations.qualifiedName($0) : nil
        }
    }

    /// Reads a struct's lazy property, which can mutate the struct; nil for other members.
    private func emitLazyMember(_ name: String, _ base: ExprSyntax) -> StaticType? {
        guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
            declarations.declared.lazyProperties.contains(name), let member = changingMember(name, of: speculate(base, .unknown))
        else { return nil }
        emitRead(member, of: prepare(base, skip: nil))
        return declarations.type(of: member)
    }

    /// Reads or sets a member of the superclass. Outside a class's members it is an error.
    func emitSuperMember(_ op: Operation, _ name: String) {
        if let owner { return emit(op, number(name), owner.index) }
        emit(.fail, code.constant("'super' cannot be used outside of class members"))
    }

    /// The superclass's type in a class's members.
    var superclassType: StaticType? {
        guard let owner = owner.map({ declarations.resolved($0) }) else { return nil }
        if let superclass = owner.superclass { return .declared(superclass.index) }
        return owner.hostSuperclass.map { .host($0.name) }
    }

    /// Lowers a member of the value on the stack, which the instructions from `start` on have pushed.
    func emitMember(
        _ name: String, of type: StaticType, from start: Int, arguments: DeclNameArgumentsSyntax? = nil, _ expected: StaticType = .unknown
    ) -> StaticType {
        if name == "self" { return type }
        if name == "init", case .meta(let made) = type {
            let labels = arguments.map { $0.arguments.map { "\($0.name.text):" }.joined() }
            emit(.bindMethod, number(labels.map { "init(\($0))" } ?? name))
            return .function([.unknown], made)
        }
        if let (position, element) = elementPosition(name, type) {
            emit(.getElement, Int32(position))
            return element
        }
        if case .int(let kind) = type, name == "bitWidth" {
            emit(.pop)
            emitInt(kind.bitWidth)
            return .plainInt
        }
        if type.isOptional, name == "debugDescription" || name == "description" {
            emit(.describe, describedType(type))
            return .string
        }
        if let member = optionalMember(name, of: type) ?? settledMember(name, of: type) {
            emit(.call, declarations.getter(for: member), 1)
            emitReceiverBindings(member, on: type)
            return declarations.type(of: member)
        }
        if case .declared(let index) = type.unwrapped {
            let info = declarations.type(index)
            let members = members(named: name, in: info, isStatic: false)
            if let member = members.first(where: \.isProperty), info.kind == .protocol, member.kind == .computedProperty,
                declarations.isImplemented(member), !declarations.isRequired(member)
            {
                emit(.call, declarations.getter(for: member), 1)
                return declarations.type(of: member)
            }
            if let type = emitConstrainedMember(name, members, of: info) { return type }
            if let member = members.first(where: \.isProperty), member.isOptionalRequirement { return emitOptionalProperty(member) }
            if let member = members.first(where: \.isProperty) {
                if instructions.count == start + 1, instructions[start].op == .load, instructions[start].a == 0, ownsSelf,
                    selfVariable?.type == type, let place = ownField(member)
                {
                    instructions.removeLast()
                    offsets.removeLast()
                    emitLoad(place)
                } else {
                    emitRead(of: name, declarations.type(of: member), from: start, calling: disputed(member, of: type))
                }
                return emitResult(self.type(of: member, in: index), of: member)
            }
            if let member = members.first(where: { $0.kind == .method }), memberType(name, of: type) == nil {
                let meant = declarations.meetingRequirements(members, index)
                let picked = pick(meant, arguments, expected)?.member
                return emitBound(picked ?? meant.first { $0.kind == .method } ?? member, of: meant, in: index)
            }
        }
        if let type = emitDynamicMember(name, of: type, expected) { return type }
        if let type = emitLibraryMethod(name, arguments, of: type, expected) { return type }
        let result = memberType(name, of: type) ?? .unknown
        emitRead(of: name, result, from: start)
        if let list = declarations.bindings(of: type).isEmpty ? nil : type,
            let member = extensionMembers(named: name, of: list, isStatic: false).first(where: \.isProperty)
        {
            emitReceiverBindings(member, on: list)
        }
        return result
    }

    /// [x] -> [member's value]. If only a local has been loaded since `start`, one instruction replaces both.
    private func emitRead(of name: String, _ type: StaticType, from start: Int, calling disputed: MemberInfo? = nil) {
        let cache = code.newCache(type, calling: disputed)
        guard instructions.count == start + 1, let load = instructions.last, load.op == .load else {
            return emit(.getMember, number(name), 0, cache)
        }
        instructions.removeLast()
        offsets.removeLast()
        emit(.getLocalMember, number(name), load.a, cache)
    }

    /// A property that only some instances of a generic type have; nil if there is none.
    private func emitConstrainedMember(_ name: String, _ members: [MemberInfo], of info: TypeInfo) -> StaticType? {
        let members = members.filter(\.isProperty)
        guard declarations.needsValue(members) else { return nil }
        guard let dynamic = dynamicMember(name, of: .declared(info.index), info) else {
            guard members.count > 1 else { return nil }
            emit(.getMember, number(name), 0, code.newCache())
            return .unknown
        }
        let others = newLabel()
        let end = newLabel()
        emit(.hasMember, number(name))
        jump(.jumpIfFalse, others)
        emit(.getMember, number(name), 0, code.newCache())
        jump(.jump, end)
        bind(others)
        emitDynamicMember(name, through: dynamic)
        bind(end)
        return .unknown
    }

    private func emitTypeMember(
        _ name: String, of type: StaticType, _ node: MemberAccessExprSyntax, _ expected: StaticType
    ) -> StaticType {
        if name == "self" {
            if node.base?.writtenText == "Self", isSelfOpen {
                emitSelf()
                if !isStatic { emit(.typeOf, -1, 1) }
                return .meta(type)
            }
            return emitType(type)
        }
        if let nested = typeNamed(ExprSyntax(node)) { return emitType(nested) }
        if type.isOptional, name == "none" {
            emit(.none)
            return type
        }
        if name == "some", case .optional(let content) = type {
            return emitSomeFunction(node.base?.writtenText == "Optional" ? .unknown : content, expected)
        }
        switch type {
        case .declared(let index):
            if let type = emitStaticMember(name, of: index, node.declName.argumentNames, expected) { return type }
            if name == "init",
                let (member, isSure) = pick(
                    declarations.ownInitializers(of: declarations.type(index)), node.declName.argumentNames, expected)
            {
                emit(.makeClosure, declarations.initializerFunction(declarations.type(index), member, isSure: isSure), 0)
                let parameters = isSure ? member.parameters.map { declarations.type(of: $0, of: member) } : []
                return .function(parameters, member.isFailable ? .optional(type) : type)
            }
            if name == "init" {
                let info = declarations.type(index)
                let inherited = info.hostAncestor.flatMap { initialiserLabels($0.name, node.declName.argumentNames, expected) }
                if info.kind == .enumeration {
                    emit(.makeClosure, declarations.memberwiseFunction(info, ["rawValue"]), 0)
                    return .function([info.rawType ?? .unknown], .optional(type))
                }
                let written = node.declName.argumentNames.map { $0.arguments.map { $0.name.text == "_" ? nil : $0.name.identifierText } }
                let own: [String?] = written ?? info.memberwiseProperties.map(\.memberwiseName)
                let labels = info.kind == .structure ? own : inherited ?? []
                emit(.makeClosure, declarations.memberwiseFunction(info, labels), 0)
                return .function(memberwiseTypes(index, CallShape("init", labels)), type)
            }
            // An instance method named on its type, `Type.method`, is a function from the instance.
            if let member = pick(
                members(named: name, in: declarations.type(index), isStatic: false), node.declName.argumentNames, .unknown)?.member
            {
                emit(.makeClosure, declarations.unappliedFunction(member.name), 0)
                return .function([type], declarations.functionType(of: member))
            }
        case .host(let host):
            if name == "init", let type = emitHostInitialiser(host, node.declName.argumentNames, expected) { return type }
            if let type = emitHostStatic(name, host) ?? emitUnapplied(name, node.declName.argumentNames, ofHost: host) { return type }
        default:
            if let member = extensionMembers(named: name, of: type, isStatic: true).first {
                if member.isProperty { return emitStatic(member, on: type) }
            }
            if name == "init", type == .string, node.declName.argumentNames?.writtenText == "(describing:)",
                case .function(let given, _) = expected, let only = given.first, only.isKnown
            {
                emit(.makeClosure, declarations.describingFunction(only), 0)
                return .function([only], .string)
            }
            if name == "init" {
                emit(.makeClosure, declarations.libraryInitializer(type), 0)
                if case .function(let given, _) = expected, let only = given.first, only.isString || only == .character,
                    type.isNumber || type == .bool
                {
                    return .function([only], .optional(type))
                }
                return .function([.unknown], type)
            }
            if let function = emitUnapplied(name, node.declName.argumentNames, of: type, expected) { return function }
        }
        return emitTypeProperty(name, of: type)
    }
}

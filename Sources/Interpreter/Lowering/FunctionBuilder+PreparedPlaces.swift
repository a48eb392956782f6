internal import SwiftSyntax

/// Preparing places: which place an expression is.
extension FunctionBuilder {
    /// Whether values of the type are surely references. A change in one needs no write-back.
    func isReference(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .declared(let index):
            let kind = declarations.type(index).kind
            return kind == .class
        case .host(let name): return declarations.hostType(named: name)?.kind == .class
        case .meta, .function: return true
        default: return false
        }
    }

    /// Evaluates the rvalue parts of a place into temporaries. An optional chain that finds nil jumps to `skip` with an empty stack.
    func prepare(_ expression: ExprSyntax, skip: Label?) -> LValue {
        switch expression.as(ExprSyntaxEnum.self) {
        case .discardAssignmentExpr: return .discarded
        case .inOutExpr(let node): return prepare(node.expression, skip: skip)
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first { return prepare(only.expression, skip: skip) }
            return .tuple(node.elements.map { prepare($0.expression, skip: skip) })
        case .declReferenceExpr(let node):
            if let place = prepareName(node.baseName.identifierText) { return place }
        case .forceUnwrapExpr(let node):
            let base = prepare(node.expression, skip: skip)
            return .unwrapped(base, isForced: true, base.type.unwrapped, newLabel())
        case .optionalChainingExpr(let node):
            let base = prepare(node.expression, skip: skip)
            return .unwrapped(
                skip.map { checked(base, $0, passedOver(node.expression)) } ?? base, isForced: false, base.type.unwrapped, newLabel())
        case .memberAccessExpr(let node):
            guard let base = node.base else { break }
            if let module = module(base, declaring: node.declName.baseName.identifierText) {
                guard let file = module.file, let member = declarations.global(node.declName.baseName.identifierText, from: file),
                    let place = staticPlace(member)
                else { break }
                return place
            }
            if let type = typeNamed(base) {
                if case .declared(let index) = type,
                    let member = members(
                        named: node.declName.baseName.identifierText, in: declarations.type(index), isStatic: true
                    ).first(where: \.isProperty),
                    let place = staticPlace(member)
                {
                    return place
                }
                _ = emitType(type)
                let slot = newTemporary()
                emit(.store, slot)
                let name = node.declName.baseName.identifierText
                return .member(.temporary(slot, .meta(type)), name, staticMemberType(name, of: type) ?? .unknown)
            }
            let name = node.declName.baseName.identifierText
            if base.is(SuperExprSyntax.self) {
                return .superMember(name, memberType(name, of: selfVariable?.type ?? .unknown) ?? .unknown)
            }
            if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", let owner, selfVariable != nil,
                let member = members(named: name, in: owner, isStatic: isStatic).first(where: \.isProperty),
                let own = ownField(member)
            {
                return own
            }
            let place = prepareBase(base, skip: skip)
            let type = place.type
            if let position = elementPosition(name, type) { return .element(place, Int32(position.0), position.1) }
            if name == "self" { return place }
            if let dynamic = dynamicPlace(name, of: place) { return dynamic }
            return memberPlace(name, of: place, memberType(name, of: type) ?? .unknown)
        case .subscriptCallExpr(let node):
            if let direct = directSubscript(node) {
                return .directSubscript(direct, emitIndices(node.arguments, of: direct), declarations.type(of: direct.member))
            }
            guard typeNamed(node.calledExpression) == nil else { break }
            let place = prepareBase(node.calledExpression, skip: skip)
            if let only = node.arguments.first, node.arguments.count == 1, only.label?.text == "keyPath" {
                let type = emit(only.expression, .function([place.type], .unknown))
                let slot = newTemporary()
                emit(.store, slot)
                if case .function(_, let result) = type { return .keyPath(place, slot, result) }
                return .keyPath(place, slot, .unknown)
            }
            var slots: [Int32] = []
            let (types, result) = subscriptTypes(place.type, node.arguments)
            let member = subscriptMember(place.type, node.arguments)
            for (position, argument) in node.arguments.enumerated() {
                let wanted = position < types.count ? types[position] : .unknown
                _ = emitIndex(position, argument.expression, wanted, of: member, on: place.type)
                let slot = newTemporary()
                emit(.store, slot)
                slots.append(slot)
            }
            return .subscripted(place, shape: subscriptShape(node.arguments, of: place.type), indices: slots, result)
        default: break
        }
        var type = emit(expression, .unknown)
        if let skip, hasOptionalLink(expression) {
            // If the chain ends early, nothing is written and the new value is not evaluated.
            jump(.popJumpIfNil, skip)
            if type.isOptional { type = type.content }
        }
        let slot = newTemporary()
        emit(.store, slot)
        return .temporary(slot, type)
    }

    /// Prepares a place and lowers what is done with it. Nil in the place's chain ends the whole chain before the rest is evaluated.
    func atPreparedPlace(_ expression: ExprSyntax, _ lower: (LValue) -> StaticType) -> StaticType {
        guard let end = chainEnds.last, hasOptionalLink(expression) else { return lower(prepare(expression, skip: nil)) }
        let skip = newLabel()
        let first = slotCount
        let type = lower(prepare(expression, skip: skip))
        guard isUsed(skip) else { return type }
        let done = newLabel()
        jump(.jump, done)
        bind(skip)
        for slot in (first..<slotCount).reversed() { emit(.clear, slot) }
        emit(.none)
        jump(.jump, end)
        bind(done)
        return type
    }

    /// Prepares the base of a place. A reference is read once; a value stays a place.
    private func prepareBase(_ base: ExprSyntax, skip: Label?) -> LValue {
        let place = prepare(base, skip: skip)
        switch place {
        case .variable where isImplicitlyUnwrapped(base), .ownField where isImplicitlyUnwrapped(base): break
        case .variable, .temporary, .ownField, .global: return place
        default: break
        }
        let isUnwrapped = isImplicitlyUnwrapped(base)
        guard isReference(place.type) || isUnwrapped && (isReference(place.type.unwrapped) || !place.type.unwrapped.isKnown) else {
            return place
        }
        emitLoad(place)
        if isUnwrapped { emitImplicitUnwrap(of: base) }
        let slot = newTemporary()
        emit(.store, slot)
        return .temporary(slot, place.type)
    }

    private func prepareName(_ name: String) -> LValue? {
        if let binding = lookup(name) {
            guard case .variable(let variable) = binding else { return nil }
            if let place = variable.wrappedPlace { return place }
            if variable.ownership != .strong { return nil }
            return .variable(variable)
        }
        if let owner, selfVariable != nil || isStatic {
            let members = self.members(named: name, in: owner, isStatic: isStatic)
            if let member = members.first(where: \.isProperty) {
                if member.isStatic { return staticPlace(member) }
                if let own = ownField(member) { return own }
            }
            if !isStatic, let self = selfVariable, !members.isEmpty || memberType(name, of: self.type) != nil {
                return memberPlace(name, of: .variable(self), memberType(name, of: self.type) ?? .unknown)
            }
            if !isStatic {
                var outer = owner.outer
                while let current = outer {
                    if let member = self.members(named: name, in: current, isStatic: true).first(where: \.isProperty) {
                        return staticPlace(member)
                    }
                    outer = current.outer
                }
                if let member = self.members(named: name, in: owner, isStatic: true).first(where: \.isProperty), isStatic {
                    return staticPlace(member)
                }
            }
        }
        if let member = declarations.global(name, from: viewpoint?.file) { return staticPlace(member) }
        return inheritsUnknown(name) ? .inherited(name) : nil
    }

    private func staticPlace(_ member: MemberInfo) -> LValue? {
        member.kind == .storedProperty && !member.isObserved ? .global(member) : .computedGlobal(member)
    }

    /// A stored property in the `self` of slot 0 that nothing intercepts; nil for others. An observed property counts also where closures
    /// share the struct.
    func ownField(_ member: MemberInfo) -> LValue? {
        if let name = member.watchedStorage, isInitializer, !isInDefer, owner === member.owner {
            return member.owner?.members(named: name)?.first.flatMap(ownField)
        }
        guard ownsSelf || member.isObserved && sharedSelf != nil, member.kind == .storedProperty, !member.isStatic, !member.isLazy,
            member.ownership == .strong || member.isObserved,
            let type = member.owner,
            type.kind == .class || type.kind == .structure
        else { return nil }
        // An initialiser and a deinitialiser access their own type's properties as stored, without observers or overrides.
        let isObserver = member.isObserved && name == member.setterName
        let isOwnLife = (isInitializer || self.member?.kind == .deinitializer) && !isInDefer && owner === type
        if !isObserver, !isOwnLife {
            if member.isObserved { return nil }
            if type.kind == .class, declarations.declared.overriddenProperties.contains(member.baseName) { return nil }
        }
        guard let owner, declarations.resolved(owner) === type || owner.inherits(from: type) else { return nil }
        declarations.resolved(type)
        return fieldPlace(member)
    }

    /// The place of a stored property in the function's own `self`; nil if `self` is not its own.
    func fieldPlace(_ member: MemberInfo) -> LValue? {
        if ownsSelf { return .ownField(member, isObject: member.owner?.kind == .class) }
        return sharedSelf.map { .element(.variable($0), member.slot, declarations.type(of: member)) }
    }

    /// The boxed `self` that a struct's function shares with its closures.
    private var sharedSelf: Variable? {
        guard let variable = selfVariable, case .slot(0) = variable.storage, variable.isBoxed, owner?.kind == .structure else { return nil }
        return variable
    }
}

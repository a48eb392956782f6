internal import SwiftSyntax

/// Key paths: closures that read from a root, each paired with a function that writes.
extension FunctionBuilder {
    private enum Step {
        case member(String, of: StaticType)
        case element(Int32)
        case chain
        case force
        case index(LabeledExprListSyntax)
    }

    func emit(_ node: KeyPathExprSyntax, _ expected: StaticType) -> StaticType {
        var steps: [Step] = []
        var type = staticType(node.root)
        if !type.isKnown, case .function(let parameters, _) = expected.unwrapped { type = parameters.first ?? .unknown }
        let root = type
        var parts = ""
        for component in node.components {
            parts += ".\(component.component.writtenText)"
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.identifierText
                guard name != "self" else { continue }
                steps.append(Int32(name).map { .element($0) } ?? .member(name, of: type))
                type = memberType(name, of: type) ?? .unknown
            case .optional(let mark):
                steps.append(mark.questionOrExclamationMark.text == "!" ? .force : .chain)
                type = type.unwrapped
            case .subscript(let node):
                guard node.arguments.allSatisfy({ isLiteral($0.expression) }) else {
                    refuse("this key path: \(component.writtenText)")
                    return .unknown
                }
                steps.append(.index(node.arguments))
                type = subscriptTypes(type, node.arguments).1
            default:
                refuse("this key path: \(node.writtenText)")
                return .unknown
            }
        }
        emitKeyPath(steps, node.writtenText, node, parts: (declarations.name(of: root), parts))
        if steps.contains(where: { if case .chain = $0 { true } else { false } }) { type = type.madeOptional }
        closureResults.append(type)
        return .function([root], type)
    }

    /// [first, second] -> [key path]: appends the second to the first.
    func emitAppended() {
        let location = SourceLocation(file: "key path", line: 1, column: 1)
        let known = code.keyPaths["appending"]
        let getter =
            known
            ?? code.add("\\.appended", at: location) { [self] in
                let builder = accessor()
                builder.emit(.take, builder.newSlot())
                for position: Int32 in 0...1 {
                    builder.emit(.loadCapture, position)
                    builder.emit(.swap)
                    builder.emit(.callClosure, 0, 1)
                }
                builder.emit(.return)
                return builder.finish()
            }
        if known == nil {
            code.keyPaths["appending"] = getter
            code.keyPathSetters[getter] = code.add("\\.appended", at: location) { [self] in
                let builder = accessor()
                let (root, value) = (builder.newSlot(), builder.newSlot())
                var place = LValue.temporary(root, .unknown)
                for position: Int32 in 0...1 {
                    let path = builder.newSlot()
                    builder.emit(.loadCapture, position)
                    builder.emit(.store, path)
                    place = .keyPath(place, path, .unknown)
                }
                builder.emit(.take, value)
                builder.emitStore(place)
                builder.emit(.take, root)
                builder.emit(.return)
                return builder.finish()
            }
        }
        emit(.makeClosure, getter, 2)
    }

    /// Pushes the key path of one member, as a dynamic member subscript takes it.
    func emitKeyPath(to member: String, _ node: some SyntaxProtocol) {
        emitKeyPath([.member(member, of: .unknown)], "\\.\(member)", node)
    }

    private func isLiteral(_ expression: ExprSyntax) -> Bool {
        expression.is(IntegerLiteralExprSyntax.self) || expression.is(StringLiteralExprSyntax.self)
    }

    private func emitKeyPath(_ steps: [Step], _ name: String, _ node: some SyntaxProtocol, parts: (root: String, parts: String)? = nil) {
        let signature = parts.map { $0.root + $0.parts }
        if let signature, let known = code.keyPaths[signature] { return emit(.makeKeyPath, known) }
        let location = declarations.location(of: node, file: file)
        let getter = code.add(name, at: location) { [self] in
            let builder = accessor()
            builder.emit(.take, builder.newSlot())
            let end = builder.newLabel()
            for step in steps { builder.emitStep(step, end) }
            builder.bind(end)
            builder.emit(.return)
            return builder.finish()
        }
        code.keyPathSetters[getter] = code.add(name, at: location) { [self] in
            let builder = accessor()
            let (root, value) = (builder.newSlot(), builder.newSlot())
            var place = LValue.temporary(root, .unknown)
            for step in steps { place = builder.place(after: step, place) }
            builder.emit(.take, value)
            builder.emitStore(place)
            builder.emit(.take, root)
            builder.emit(.return)
            return builder.finish()
        }
        if let signature {
            code.keyPaths[signature] = getter
            code.keyPathParts[getter] = parts
        }
        emit(.makeKeyPath, getter)
    }

    /// A builder for a getter or setter, with the closure in slot 0.
    private func accessor() -> FunctionBuilder {
        let builder = FunctionBuilder(declarations: declarations, parent: nil, owner: nil, file: file, name: "key path", isStatic: false)
        builder.isHidden = true
        _ = builder.newSlot()
        return builder
    }

    private func emitStep(_ step: Step, _ end: Label) {
        switch step {
        case .member(let name, let type):
            if let member = settledMember(name, of: type) {
                emit(.call, declarations.getter(for: member), 1)
            } else {
                emit(.getMember, number(name), 0, code.newCache())
            }
        case .element(let position): emit(.getElement, position)
        case .chain: jump(.jumpIfNil, end)
        case .force: emitUnwrap()
        case .index(let arguments):
            for argument in arguments { emit(argument.expression, .unknown) }
            emit(.getSubscript, shape(of: arguments), Int32(arguments.count))
        }
    }

    /// The shape number of a subscript; -1 without labels.
    private func shape(of arguments: LabeledExprListSyntax) -> Int32 {
        let labels = arguments.map { $0.label?.identifierText }
        return labels.allSatisfy { $0 == nil } ? -1 : code.shape(CallShape("subscript", labels))
    }

    private func place(after step: Step, _ base: LValue) -> LValue {
        switch step {
        case .member(let name, _): return .member(base, name, .unknown)
        case .element(let position): return .element(base, position, .unknown)
        case .chain: return .unwrapped(base, isForced: false, .unknown, newLabel())
        case .force: return .unwrapped(base, isForced: true, .unknown, newLabel())
        case .index(let arguments):
            let slots = arguments.map { argument in
                emit(argument.expression, .unknown)
                let slot = newTemporary()
                emit(.store, slot)
                return slot
            }
            return .subscripted(base, shape: shape(of: arguments), indices: slots, .unknown)
        }
    }
}

internal import SwiftSyntax

/// Implicit members, `.name`, and chains that begin with one: `.name.part`, `.name(1).part`.
extension FunctionBuilder {
    /// The implicit member at the start of a chain of members, calls and subscripts; nil for any other start.
    static func implicitBase(of expression: ExprSyntax) -> MemberAccessExprSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node):
            guard let base = node.base else { return node }
            return implicitBase(of: base)
        case .functionCallExpr(let node): return implicitBase(of: node.calledExpression)
        case .subscriptCallExpr(let node): return implicitBase(of: node.calledExpression)
        case .forceUnwrapExpr(let node): return implicitBase(of: node.expression)
        case .optionalChainingExpr(let node): return implicitBase(of: node.expression)
        default: return nil
        }
    }

    /// The type that an implicit member belongs to: the expected type of the member, or of its chain.
    func impliedType(of node: MemberAccessExprSyntax, _ expected: StaticType) -> StaticType {
        expected.unwrapped.isKnown ? expected : impliedTypes[node.id] ?? expected
    }

    /// Lowers `.name` as a member of the expected type.
    func emitImplicitMember(_ name: String, _ expected: StaticType) -> StaticType {
        switch expected {
        case .optional(let inner):
            if name == "none" {
                emit(.none)
                return expected
            }
            return emitImplicitMember(name, inner)
        case .declared(let index):
            if emitBoundParameter(expected) {
                emit(.getMember, number(name), 0, code.newCache())
                return expected
            }
            if let type = emitStaticMember(name, of: index) { return type }
            return emitUnknownStatic(name, of: expected)
        case .host(let host):
            if let type = emitHostStatic(name, host) { return type }
            return emitUnknownStatic(name, of: expected)
        case .function:
            if let member = keyPathMembers(named: name, of: expected).first { return emitStatic(member, on: expected) }
        case .unknown, .any, .void, .never, .tuple: break
        default:
            if let type = staticMemberType(name, of: expected) {
                if let owner, LibraryProtocols.contains(owner.name), expected == declarations.selfType(of: owner), emitOwnType() {
                    // The number that `Self` is.
                    emit(.getMember, number(name), 0, code.newCache())
                    return type
                }
                if let member = extensionMembers(named: name, of: expected, isStatic: true).first {
                    return emitStatic(member, on: expected)
                }
                _ = emitType(expected)
                emit(.getMember, number(name), 0, code.newCache())
                return type
            }
            return emitUnknownStatic(name, of: expected)
        }
        emit(.makeImplicit, number(name), -1)
        return .unknown
    }

    /// The static properties of that name in extensions of key paths that have the given function type.
    func keyPathMembers(named name: String, of type: StaticType) -> [MemberInfo] {
        guard case .function(let roots, _) = type.unwrapped, roots.count == 1 else { return [] }
        return foreignMembers(named: name, of: ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"], isStatic: true)
            .filter { $0.isProperty && declarations.meetsRequirements($0, on: type.unwrapped) != false }
    }

    /// Asks a type at run time for a member that it lacks, which is reported. An unknown enumeration case gets no stand-in.
    private func emitUnknownStatic(_ name: String, of type: StaticType) -> StaticType {
        _ = emitType(type)
        emit(.getMember, number(name), 0, code.newCache())
        if case .declared(let index) = type, declarations.type(index).kind == .enumeration { return .any }
        emitStandIn(type)
        return type
    }
}

internal import SwiftSyntax

/// What a local variable's accessors are lowered to: local functions, called when it is read and around each store.
struct LocalAccessors {
    var get: LocalFunction?
    var set: LocalFunction?
    var willSet: LocalFunction?
    var didSet: LocalFunction?

    /// Whether what is in the variable can change in place: nobody is told of it before, or of what was there.
    var changesInPlace = true

    /// Whether it is an observer that is lowered: in it the variable is stored without being observed.
    func isObserver(_ function: LocalFunction?) -> Bool { function != nil && (function === willSet || function === didSet) }
}

extension FunctionBuilder {
    /// The accessors that a local variable is declared with; nil for a plain one.
    func localAccessors(of binding: PatternBindingSyntax) -> LocalAccessors? {
        var accessors = LocalAccessors()
        let type = binding.typeAnnotation?.type
        switch binding.accessorBlock?.accessors {
        case .getter(let body)?:
            accessors.get = accessor("get", body, [], type)
            accessors.changesInPlace = false
        case .accessors(let list)?:
            for node in list {
                guard let body = node.body?.statements else { continue }
                let name = node.parameters?.name.identifierText
                if node.accessorSpecifier.text != "didSet" || OldValueFinder.usesOld(node) { accessors.changesInPlace = false }
                switch node.accessorSpecifier.text {
                case "get": accessors.get = accessor("get", body, [], type)
                case "set": accessors.set = accessor("set", body, [(name ?? "newValue", type)], nil)
                case "willSet": accessors.willSet = accessor("willSet", body, [(name ?? "newValue", type)], nil)
                case "didSet": accessors.didSet = accessor("didSet", body, [(name ?? "oldValue", type)], nil)
                default: break
                }
            }
        case nil: return nil
        }
        return accessors
    }

    private func accessor(
        _ name: String, _ body: CodeBlockItemListSyntax, _ parameters: [(String, TypeSyntax?)], _ result: TypeSyntax?
    ) -> LocalFunction {
        let member = declarations.make(.method, name, name, body, file: file)
        member.owner = owner
        member.parameters = parameters.map { ParameterInfo(label: nil, name: $0.0, type: $0.1) }
        member.cachedType = result.map { staticType($0) } ?? .void
        member.body = body
        return LocalFunction(member: member, builder: self)
    }

    /// Makes a local variable that has no place of its own.
    func declareComputed(_ name: String, _ type: StaticType, _ accessors: LocalAccessors) {
        let variable = Variable(name, type, .slot(-1), isBoxed: true, isLet: accessors.set == nil)
        variable.accessors = accessors
        bind(name, to: .variable(variable))
    }

    /// Pushes what a computed variable has.
    func emitRead(_ getter: LocalFunction) {
        emitClosure(of: getter)
        emit(.callClosure, 0, 0)
    }

    /// Stores what is on the stack in a variable with accessors.
    func emitStore(_ variable: Variable, through accessors: LocalAccessors) {
        if let set = accessors.set { return emitCall(of: set) }
        let (new, old) = (newTemporary(), newTemporary())
        emit(.store, new)
        if let willSet = accessors.willSet {
            emit(.load, new)
            emitCall(of: willSet)
        }
        if accessors.didSet != nil, !accessors.changesInPlace {
            emitLoad(variable)
            emit(.store, old)
        }
        emit(.take, new)
        emitPlainStore(variable)
        if let didSet = accessors.didSet {
            if accessors.changesInPlace { emit(.missing) } else { emit(.take, old) }
            emitCall(of: didSet)
        }
    }

    /// [value] -> []
    private func emitCall(of accessor: LocalFunction) {
        emitClosure(of: accessor)
        emit(.swap)
        emit(.callClosure, 0, 1)
        emit(.pop)
    }
}

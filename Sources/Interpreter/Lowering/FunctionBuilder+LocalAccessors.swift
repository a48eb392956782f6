internal import SwiftSyntax

/// The accessors of a local variable, as local functions. They are called on each read and around each store.
struct LocalAccessors {
    var get: LocalFunction?
    var set: LocalFunction?
    var willSet: LocalFunction?
    var didSet: LocalFunction?

    /// Whether the value can change in place: no observer sees it before the change or needs the old one.
    var changesInPlace = true

    /// Whether a function is one of the observers. Inside it the variable is stored unobserved.
    func isObserver(_ function: LocalFunction?) -> Bool { function != nil && (function === willSet || function === didSet) }
}

extension FunctionBuilder {
    /// The accessors of a local variable; nil for a plain one.
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

    /// Declares a local variable without storage.
    func declareComputed(_ name: String, _ type: StaticType, _ accessors: LocalAccessors) {
        let variable = Variable(name, type, .slot(-1), isBoxed: true, isLet: accessors.set == nil)
        variable.accessors = accessors
        bind(name, to: .variable(variable))
    }

    /// Pushes the value of a computed variable.
    func emitRead(_ getter: LocalFunction) {
        emitClosure(of: getter)
        emit(.callClosure, 0, 0)
    }

    /// Stores the value on the stack in a variable with accessors.
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
        emitPlainStore(variable, putsBack: true)
        if let didSet = accessors.didSet {
            if accessors.changesInPlace { emit(.missing) } else { emit(.take, old) }
            emitCall(of: didSet)
        }
    }

    /// [value] -> []: calls the accessor with the value.
    private func emitCall(of accessor: LocalFunction) {
        emitClosure(of: accessor)
        emit(.swap)
        emit(.callClosure, 0, 1)
        emit(.pop)
    }
}

internal import SwiftSyntax

/// Variables: declaration, lookup, reads and writes.
extension FunctionBuilder {
    /// Declares a variable in the innermost scope. Its value is on the stack.
    @discardableResult
    func declare(
        _ name: String, _ type: StaticType, isLet: Bool, ownership: MemberInfo.Ownership = .strong, isInitialised: Bool = true
    ) -> Variable {
        if sharesNames, case .variable(let known)? = scopes[scopes.count - 1].names[name] {
            initialise(known)
            return known
        }
        let variable = Variable(
            name, type, .slot(newSlot()), isBoxed: nestedNames.contains(name) && (!isLet || !isInitialised), isLet: isLet,
            ownership: ownership)
        bind(name, to: .variable(variable))
        scopes[scopes.count - 1].cleanups.append(.local(variable))
        scopes[scopes.count - 1].variableStarts.append((variable, instructions.count + 1))
        if isInitialised { initialise(variable) } else if variable.isBoxed { emit(.missing); initialise(variable) }
        return variable
    }

    /// Binds a name in the innermost scope. Drops speculations, as names in them may change their meaning.
    func bind(_ name: String, to binding: Binding) {
        scopes[scopes.count - 1].names[name] = binding
        speculations = [:]
    }

    /// Initialises a variable of this function with the value on the stack.
    func initialise(_ variable: Variable) {
        emitOwnership(variable.ownership)
        guard case .slot(let slot) = variable.storage else { return }
        if variable.isBoxed { emit(.makeBox) }
        emit(.store, slot)
    }

    func emitOwnership(_ ownership: MemberInfo.Ownership) {
        switch ownership {
        case .strong: break
        case .weak: emit(.weaken)
        case .unowned: emit(.unown)
        }
    }

    /// The meaning of a name among the locals of this function and the enclosing ones.
    func lookup(_ name: String) -> Binding? {
        for scope in scopes.reversed() {
            if let binding = scope.names[name] { return binding }
        }
        guard let parent, let outer = parent.lookup(name) else { return nil }
        if case .variable(let variable) = outer { return .variable(captured(variable)) }
        return outer
    }

    func variable(_ name: String) -> Variable? {
        if case .variable(let variable)? = lookup(name) { return variable }
        return nil
    }

    /// The captured version of an enclosing function's variable.
    func captured(_ outer: Variable) -> Variable {
        if let wrapping = outer.wrapping {
            let own = Variable(outer.name, outer.type, outer.storage, isBoxed: false, isLet: outer.isLet)
            own.wrapping = (captured(wrapping.storage), wrapping.member)
            return own
        }
        if outer.accessors?.get != nil { return outer }
        if let known = captures.first(where: { $0.outer === outer }) { return known.own }
        let own = Variable(
            outer.name, outer.type, .capture(Int32(captures.count)), isBoxed: outer.isBoxed, isLet: outer.isLet, ownership: outer.ownership)
        own.awaited = outer.awaited
        if let accessors = outer.accessors, !accessors.isObserver(localFunction) { own.accessors = accessors }
        own.written = outer.written
        own.isImplicitlyUnwrapped = outer.isImplicitlyUnwrapped
        own.lazyValue = outer.lazyValue
        captures.append((outer, own))
        return own
    }

    func emitLoad(_ variable: Variable) {
        if let place = variable.wrappedPlace { return emitLoad(place) }
        if let getter = variable.accessors?.get { return emitRead(getter) }
        emitLazyValue(of: variable)
        emitStored(variable)
    }

    /// Pushes the stored value of a variable, bypassing its accessors.
    private func emitStored(_ variable: Variable) {
        switch (variable.storage, variable.isBoxed) {
        case (.slot(let slot), false): emit(.load, slot)
        case (.slot(let slot), true): emit(.loadBox, slot)
        case (.capture(let index), false): emit(.loadCapture, index)
        case (.capture(let index), true): emit(.loadCaptureBox, index)
        }
        if variable.ownership != .strong { emit(.strengthen) }
    }

    /// Computes the value of a local `lazy var` if it has none yet.
    private func emitLazyValue(of variable: Variable) {
        guard let value = variable.lazyValue else { return }
        let (missing, known) = (newLabel(), newLabel())
        emitStored(variable)
        jump(.jumpIfMissing, missing)
        emit(.pop)
        jump(.jump, known)
        bind(missing)
        emit(.pop)
        emit(value, variable.type)
        emitPlainStore(variable)
        bind(known)
    }

    /// Pushes a variable's value. For `async let` it is the task's result.
    func emitValue(of variable: Variable) -> StaticType {
        emitLoad(variable)
        guard let awaited = variable.awaited else { return variable.type }
        emit(.getMember, number("value"), 0, code.newCache())
        return awaited
    }

    /// Pushes a variable for a capture: the box itself if there is one.
    func emitRawLoad(_ variable: Variable) {
        switch variable.storage {
        case .slot(let slot): emit(.load, slot)
        case .capture(let index): emit(.loadCapture, index)
        }
    }

    func emitTake(_ variable: Variable, moves: Bool = false) {
        if let place = variable.wrappedPlace { return emitTake(place, moves: moves) }
        if variable.accessors.map({ !$0.changesInPlace }) ?? false { return emitLoad(variable) }
        emitLazyValue(of: variable)
        switch (variable.storage, variable.isBoxed) {
        case (.slot(let slot), false): emit(moves ? .take : .hold, slot)
        case (.slot(let slot), true): emit(.takeBox, slot, moves ? 1 : 0)
        case (.capture(let index), false): emit(.loadCapture, index)
        case (.capture(let index), true): emit(.takeCaptureBox, index, moves ? 1 : 0)
        }
        if variable.ownership != .strong { emit(.strengthen) }
    }

    func emitStore(_ variable: Variable, putsBack: Bool = false) {
        if let place = variable.wrappedPlace { return emitStore(place) }
        if let accessors = variable.accessors { return emitStore(variable, through: accessors) }
        emitPlainStore(variable, putsBack: putsBack)
    }

    func emitPlainStore(_ variable: Variable, putsBack: Bool = false) {
        emitOwnership(variable.ownership)
        let back: Int32 = putsBack ? 1 : 0
        switch (variable.storage, variable.isBoxed) {
        case (.slot(let slot), false): emit(.store, slot)
        case (.slot(let slot), true): emit(.storeBox, slot, back)
        case (.capture(let index), true): emit(.storeCaptureBox, index, back)
        case (.capture, false): refuse("assignment to the captured constant '\(variable.name)'", leaving: 0); emit(.pop)
        }
    }

    /// The variable `self`, its own or captured.
    var selfVariable: Variable? { variable("self") }

    /// Whether `self` is in slot 0 without a box.
    var ownsSelf: Bool {
        guard let variable = selfVariable, case .slot(0) = variable.storage, !variable.isBoxed else { return false }
        return variable.ownership == .strong && !variable.type.isOptional
    }

    /// Pushes `self`; a refusal if there is none.
    @discardableResult
    func emitSelf() -> StaticType {
        guard let variable = selfVariable else {
            refuse("'self' outside a type")
            return .unknown
        }
        emitLoad(variable)
        return variable.type
    }
}

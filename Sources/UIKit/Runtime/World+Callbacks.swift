public import Heap

extension World {
    /// Calls an override point: reports it, then runs the learner's override, or else the class's own implementation.
    ///
    /// `report` is false for UIKit's private views, which no learner can see. Returns whether the class's own implementation has run,
    /// through `super` or for lack of an override. `function` and `file` are the declaration that decides it.
    @discardableResult
    package func send(
        _ name: String, to object: NSObject, _ arguments: [(name: String, value: Argument)] = [], isReported: Bool = true,
        by function: String = #function, in file: String = #fileID, native: () -> Void
    ) -> Bool {
        enter(name, object, arguments, isReported: isReported, Decision(function: function, file: file))
        defer { leave(isReported: isReported) }
        guard let script, script.implements(name, on: object.id) else {
            native()
            return true
        }
        overrides.append(RunningOverride(name: name, object: object.id))
        _ = script.invoke(name, on: object.id, arguments.map(\.value))
        guard overrides.removeLast().hasCalledSuper else {
            if isReported { report(.withoutSuper(name: name, object: object.id)) }
            return false
        }
        return true
    }

    /// Calls an override point that is reported only where the learner's code overrides it.
    func sendQuietly(
        _ name: String, to object: NSObject, _ arguments: [(name: String, value: Argument)] = [],
        by function: String = #function, in file: String = #fileID, native: () -> Void
    ) {
        let isReported = script?.implements(name, on: object.id) ?? false
        send(name, to: object, arguments, isReported: isReported, by: function, in: file, native: native)
    }

    /// Notes that the learner's override of an override point calls the class's own implementation.
    package func noteSuper(_ name: String, on object: NSObject) {
        guard let index = overrides.lastIndex(where: { $0.name == name && $0.object == object.id }) else { return }
        overrides[index].hasCalledSuper = true
    }

    /// Asks an overridable property or method for its value. Asking is no event.
    func ask<Answer: Sendable>(_ name: String, of object: NSObject, _ arguments: [Argument] = [], native: () -> Answer) -> Answer {
        guard let script, script.implements(name, on: object.id) else { return native() }
        if case .value(let value) = script.invoke(name, on: object.id, arguments), let answer = value as? Answer { return answer }
        return native()
    }

    /// Asks an overridable question that UIKit reports: yes or no.
    func inquire(
        _ name: String, of object: NSObject, _ arguments: [(name: String, value: Argument)],
        by function: String = #function, in file: String = #fileID, native: () -> Bool
    ) -> Bool {
        enter(name, object, arguments, isReported: true, Decision(function: function, file: file))
        defer { leave(isReported: true) }
        guard let script, script.implements(name, on: object.id) else { return native() }
        if case .value(let value) = script.invoke(name, on: object.id, arguments.map(\.value)), let answer = value as? Bool {
            return answer
        }
        return native()
    }

    /// Sets an overridable property as UIKit does, by the learner's override or else by `native`. Then observers of the property are
    /// called. An unchanged value is set only if code sets it, not UIKit.
    func assign<Value: Sendable & Equatable>(
        _ name: StaticString, _ value: Value, to object: NSObject, from old: @autoclosure () -> Value, native: (Value) -> Void
    ) {
        let isCodes = setting?.object == object.id && setting?.name == name.description
        if isCodes { setting = nil }
        let isObserved = !state.observedKeys.isEmpty && state.observedKeys.contains(name.description)
        let before = isCodes && !isObserved ? nil : old()
        if !isCodes {
            guard before != value else { return }
            if let script, script.implements("\(name)=", on: object.id) {
                _ = script.invoke("\(name)=", on: object.id, [.value(value)])
                return
            }
        }
        native(value)
        if isObserved, let before { tellChange(of: name.description, object, from: .value(before), to: .value(value)) }
    }

    /// Notes that code sets an overridable property itself, or as `super` of its override. No override is called then.
    package func willSet(_ name: String, of object: ObjectID) { setting = (name, object) }

    /// Notes that code observes a property of UIKit's.
    package func observe(_ key: String) { state.observedKeys.insert(key) }

    /// Whether code observes one of these properties, of any object.
    package func observes(_ keys: [String]) -> Bool { !state.observedKeys.isEmpty && keys.contains(where: state.observedKeys.contains) }

    /// Calls the observers of a property of UIKit's after a change.
    ///
    /// Fidelity: documented NSKeyValueObserving; reported that UIKit tells of what goes through a setter (developers' measurements of frame, bounds and
    /// centre).
    package func tellChange(of key: String, _ object: NSObject, from old: Argument, to new: Argument) {
        script?.tellChange(of: key, of: object.id, from: old, to: new)
    }

    /// Calls a method that returns an object.
    func askObject<Answer: NSObject>(_ name: String, of object: NSObject, _ arguments: [Argument] = [], native: () -> Answer?) -> Answer? {
        guard let script, script.implements(name, on: object.id) else { return native() }
        if case .object(let id) = script.invoke(name, on: object.id, arguments) { return self.object(id) }
        return nil
    }

    /// Calls a delegate method if the delegate lives and implements it; nil otherwise. If several methods have the name, calls the one with
    /// a parameter of `type`.
    @discardableResult
    func tell(
        _ delegate: ObjectID?, _ name: String, taking type: String? = nil, _ arguments: [(name: String, value: Argument)],
        by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        let member = type.map { "\(name) \($0)" } ?? name
        guard let delegate, space.heap.isReachableWeakly(delegate), let script, script.implements(member, on: delegate) else { return nil }
        report(.callback(name: name, object: delegate, arguments: arguments, caller: nil), by: function, in: file)
        callbackDepth += 1
        let answer = script.invoke(member, on: delegate, arguments.map(\.value))
        callbackDepth -= 1
        report(.callbackEnded)
        return answer
    }

    /// Reports that a callback begins whose body the learner's code runs by itself: an initialiser.
    public func beginCallback(
        _ name: String, of object: ObjectID, _ arguments: [(name: String, value: Argument)], caller: CodeLocation?,
        by function: String = #function, in file: String = #fileID
    ) {
        report(.callback(name: name, object: object, arguments: arguments, caller: caller), by: function, in: file)
        callbackDepth += 1
    }

    /// Reports that such a callback has returned.
    public func endCallback() {
        callbackDepth -= 1
        report(.callbackEnded)
    }

    private func enter(
        _ name: String, _ object: NSObject, _ arguments: [(name: String, value: Argument)], isReported: Bool, _ decision: Decision
    ) {
        let caller = directCaller
        directCaller = nil
        guard isReported else { return }
        beginCallback(name, of: object.id, arguments, caller: caller, by: decision.function, in: decision.file)
    }

    private func leave(isReported: Bool) {
        if isReported { endCallback() }
    }

    /// The form of an argument for host code that takes any value: a host object, or a Swift value.
    func host(_ argument: Argument) -> Any? {
        switch argument {
        case .nothing: nil
        case .object(let id): object(id)
        case .value(let value): value
        }
    }

    // MARK: Closures

    /// A host closure as a block. `kept` are the objects that it holds strongly, `blocks` the closures.
    package func block(
        keeping kept: [NSObject] = [], keepingBlocks blocks: [Block] = [], _ body: @escaping ([Argument]) -> Argument
    ) -> Block {
        let id = space.allocate(typeName: "Closure")
        nativeBlocks[id] = body
        let held = kept.map(\.id) + blocks.map(\.id)
        for object in held { space.retain(object) }
        state.keptByBlock[id].kept = held
        return Block(id: id)
    }

    /// A host closure without arguments as a block.
    package func block(keeping kept: [NSObject] = [], keepingBlocks blocks: [Block] = [], _ body: @escaping () -> Void) -> Block {
        block(keeping: kept, keepingBlocks: blocks) { (_: [Argument]) in
            body()
            return .nothing
        }
    }

    /// Whether a closure is the host's.
    package func isNative(_ block: Block) -> Bool { nativeBlocks[block.id] != nil }

    /// Calls a closure, the host's or the learner's, or performs the work item that it represents.
    @discardableResult
    package func call(_ block: Block, _ arguments: [Argument] = []) -> Argument {
        if let native = nativeBlocks[block.id] { return native(arguments) }
        if let item = object(block.id) as? DispatchWorkItem {
            item.perform()
            return .nothing
        }
        return script?.call(closure: block.id, arguments) ?? .nothing
    }
}

/// An override of the learner's that runs.
struct RunningOverride {
    let name: String
    let object: ObjectID
    var hasCalledSuper = false
}

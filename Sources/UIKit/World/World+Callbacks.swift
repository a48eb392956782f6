import Heap

extension World {
    /// Calls an override point: reports it, then runs the learner's override, or else the class's own implementation.
    ///
    /// `report` false is for UIKit's private views, which no learner can see.
    package func send(
        _ name: String, to object: NSObject, _ arguments: [(name: String, value: Argument)] = [], isReported: Bool = true,
        native: () -> Void
    ) {
        enter(name, object, arguments, isReported: isReported)
        if let script, script.implements(name, on: object.id) {
            _ = script.invoke(name, on: object.id, arguments.map(\.value))
        } else {
            native()
        }
        leave(isReported: isReported)
    }

    /// Asks an overridable property or method for its value. Asking is no event.
    func ask<Answer: Sendable>(_ name: String, of object: NSObject, _ arguments: [Argument] = [], native: () -> Answer) -> Answer {
        guard let script, script.implements(name, on: object.id) else { return native() }
        if case .value(let value) = script.invoke(name, on: object.id, arguments), let answer = value as? Answer { return answer }
        return native()
    }

    /// Asks for an object.
    func askObject<Answer: NSObject>(_ name: String, of object: NSObject, _ arguments: [Argument] = [], native: () -> Answer?) -> Answer? {
        guard let script, script.implements(name, on: object.id) else { return native() }
        if case .object(let id) = script.invoke(name, on: object.id, arguments) { return self.object(id) }
        return nil
    }

    /// Calls a delegate method if the delegate lives and implements it; nil when it does not.
    @discardableResult
    func tell(_ delegate: ObjectID?, _ name: String, _ arguments: [(name: String, value: Argument)]) -> Argument? {
        guard let delegate, space.heap.isReachableWeakly(delegate), let script, script.implements(name, on: delegate) else { return nil }
        report(.callback(name: name, object: delegate, arguments: arguments, caller: nil))
        callbackDepth += 1
        let answer = script.invoke(name, on: delegate, arguments.map(\.value))
        callbackDepth -= 1
        report(.callbackEnded)
        return answer
    }

    private func enter(_ name: String, _ object: NSObject, _ arguments: [(name: String, value: Argument)], isReported: Bool) {
        let caller = directCaller
        directCaller = nil
        guard isReported else { return }
        report(.callback(name: name, object: object.id, arguments: arguments, caller: caller))
        callbackDepth += 1
    }

    private func leave(isReported: Bool) {
        guard isReported else { return }
        callbackDepth -= 1
        report(.callbackEnded)
    }

    // MARK: Closures

    /// A host closure as a block. `kept` are the objects that it holds strongly.
    package func block(keeping kept: [NSObject] = [], _ body: @escaping ([Argument]) -> Argument) -> Block {
        let id = space.allocate(typeName: "Closure")
        nativeBlocks[id] = body
        for object in kept { space.retain(object.id) }
        state.keptByBlock[id].kept = kept.map(\.id)
        return Block(id: id)
    }

    /// A host closure without arguments as a block.
    package func block(keeping kept: [NSObject] = [], _ body: @escaping () -> Void) -> Block {
        block(keeping: kept) { (_: [Argument]) in
            body()
            return .nothing
        }
    }

    /// Whether a closure is the host's.
    package func isNative(_ block: Block) -> Bool { nativeBlocks[block.id] != nil }

    /// Calls a closure, the host's or the learner's.
    @discardableResult
    package func call(_ block: Block, _ arguments: [Argument] = []) -> Argument {
        if let native = nativeBlocks[block.id] { return native(arguments) }
        return script?.call(closure: block.id, arguments) ?? .nothing
    }
}

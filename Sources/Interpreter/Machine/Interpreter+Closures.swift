internal import Heap

/// Creation of closures.
extension Interpreter {
    func makeClosure(function: Int32, captures: ContiguousArray<Value>) -> Value {
        let id = space.allocateRetained(typeName: "closure")
        store.pointee.allocated += 1
        store.pointee.objects[id] = Instance(type: Instance.closure, function: function, fields: captures)
        return .closure(id)
    }

    /// Binds a method to an owned receiver. `overload` is its number among the overloads from 1, or 0. The binding function determines
    /// which private methods the name can mean.
    func makeBound(_ name: Int32, _ receiver: Value, overload: Int32 = 0) -> Value {
        var captures: ContiguousArray<Value> = [receiver, .int(Int(frames.last?.function ?? -1))]
        if overload > 0 { captures.append(.int(Int(overload))) }
        let closure = makeClosure(function: name, captures: captures)
        if case .closure(let id) = closure { store.pointee.objects[id].isPartial = true }
        return closure
    }

    func ownedClosure(_ body: @escaping @Sendable (Interpreter, [Value]) throws(ScriptError) -> Value) -> Value {
        hostFunctions.append(body)
        return makeClosure(function: Int32(-hostFunctions.count), captures: [])
    }
}

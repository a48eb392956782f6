public import Heap

// What hosts ask of key paths.
extension Interpreter {
    /// The path that a key path reads by, without its root and the marks of what may be nil: `a.b` of `\\Model.a?.b`; nil for anything else.
    public func keyPath(_ value: Value) -> String? {
        guard case .closure(let id) = value else { return nil }
        let function = store.pointee.objects[id].function
        guard function >= 0 else { return nil }
        let name = declarations.code.entries[Int(function)].name
        guard name.first == "\\", let dot = name.firstIndex(of: ".") else { return nil }
        return name[name.index(after: dot)...].filter { $0 != "?" && $0 != "!" }
    }

    /// Tells the library that hears of changes, if the program has it, that a property of the host's has changed.
    public func tellChange(of name: String, of object: Value, from old: Value, to new: Value) throws(ScriptError) {
        guard let changeObserver = declarations.changeObserver else { return }
        _ = try entered { () throws(ScriptError) -> Value in
            for value in [object, old, new] { self.keep(value) }
            return try self.callNested(declarations.function(for: changeObserver), [object, .string(name), old, new])
        }
    }

    /// Whether an object's class, the program's, declares a property of that name `dynamic`.
    public func isDynamic(_ name: String, on id: ObjectID) -> Bool {
        guard let type = declaredType(of: .object(id))?.type else { return false }
        return declarations.members(named: name, in: type, isStatic: false).first(where: \.isProperty)?.isDynamic ?? false
    }
}

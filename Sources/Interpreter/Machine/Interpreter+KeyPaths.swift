public import Heap

// Key paths as hosts see them.
extension Interpreter {
    /// The path of a key path without its root and without `?` and `!`: `a.b` for `\Model.a?.b`. Nil for other values.
    public func keyPath(_ value: Value) -> String? {
        guard case .closure(let id) = value else { return nil }
        let function = store.pointee.objects[id].function
        guard function >= 0 else { return nil }
        let name = declarations.code.entries[Int(function)].name
        guard name.first == "\\", let dot = name.firstIndex(of: ".") else { return nil }
        return name[name.index(after: dot)...].filter { $0 != "?" && $0 != "!" }
    }

    /// The root and the parts of a key path, also of one that has been appended to another. Nil for one made at run time.
    func parts(ofKeyPath id: ObjectID) -> (root: String, parts: String)? {
        let path = store.pointee.objects[id]
        if let parts = declarations.code.keyPathParts[path.function] { return parts }
        guard declarations.code.keyPaths["appending"] == path.function, case .closure(let first)? = path.fields.first,
            case .closure(let second)? = path.fields.last, let start = parts(ofKeyPath: first), let end = parts(ofKeyPath: second)
        else { return nil }
        return (start.root, start.parts + end.parts)
    }

    /// Notifies the library's change observer, if there is one, of a change of a host property.
    public func tellChange(of name: String, of object: Value, from old: Value, to new: Value) throws(ScriptError) {
        guard let changeObserver = declarations.changeObserver else { return }
        _ = try callEntered(changeObserver, [object, .string(name), old, new])
    }

    /// Calls a library's own function; nil if the program has no library with one of that name.
    public func callLibrary(_ name: String, _ arguments: [Value]) throws(ScriptError) -> Value? {
        guard let function = declarations.functions(named: name, ofModuleWith: nil, from: nil)?.first else { return nil }
        return try callEntered(function, arguments)
    }

    /// Calls a function for a host, which keeps its own references to the arguments.
    private func callEntered(_ function: MemberInfo, _ arguments: [Value]) throws(ScriptError) -> Value {
        try entered { () throws(ScriptError) -> Value in
            for value in arguments { self.keep(value) }
            return try self.callNested(declarations.function(for: function), arguments)
        }
    }

    /// Whether an object's class declares a `dynamic` property of that name.
    public func isDynamic(_ name: String, on id: ObjectID) -> Bool {
        guard let type = declaredType(of: .object(id))?.type else { return false }
        return declarations.members(named: name, in: type, isStatic: false).first(where: \.isProperty)?.isDynamic ?? false
    }
}

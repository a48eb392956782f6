public import Heap

/// Methods and properties by name, as the Objective-C runtime finds them.
extension Interpreter {
    /// Whether an object has a method of that full name, of the program or the host. Private ones count, as Objective-C knows no access
    /// levels. A placeholder has all methods; a held class has its class methods.
    public func responds(to fullName: String, on id: ObjectID) -> Bool { hasMethod(fullName, value(of: id), from: nil) }

    func hasMethod(_ fullName: String, _ value: Value) -> Bool { hasMethod(fullName, value, from: viewpoint) }

    private func hasMethod(_ fullName: String, _ value: Value, from viewpoint: LookupScope?) -> Bool {
        switch methodTarget(fullName, of: value, from: viewpoint) {
        case .none, .library: isPlaceholder(value)
        default: true
        }
    }

    /// Calls such a method. An argument of a wrong type becomes what the machine would make of its pointer: whether there is one, or zero.
    /// The result is borrowed.
    public func perform(_ fullName: String, on id: ObjectID, _ arguments: [Value]) throws(ScriptError) -> Value {
        var arguments = arguments
        let receiver = value(of: id)
        if case .host(let member) = methodTarget(fullName, of: receiver) {
            for (position, parameter) in member.parameters.enumerated() where position < arguments.count {
                let type = declarations.staticType(source: parameter.type)
                if !isValue(arguments[position], of: type) { arguments[position] = passed(arguments[position], as: type) }
            }
        }
        // A method that the running code cannot name is called too.
        if !hasMethod(fullName, receiver), case .function(let index, _) = methodTarget(fullName, of: receiver, from: nil) {
            return try entered { [arguments] () throws(ScriptError) -> Value in
                for value in [receiver] + arguments { self.keep(value) }
                return try self.callNested(index, [receiver] + arguments)
            }
        }
        return try callMethod(fullName, on: receiver, arguments: arguments)
    }

    private func passed(_ value: Value, as type: StaticType) -> Value {
        let isThere = if case .none = value { false } else { true }
        switch type {
        case .bool: return .bool(isThere)
        case .int(let kind): return .integer(isThere ? 1 : 0, kind)
        case .double: return .double(0)
        case .float: return .float(0)
        case .unknown, .any, .host("Any"): return value
        default: return .none
        }
    }

    /// The object that receives a forwarded message. An object forwards if its class overrides `responds(to:)` and inherits from an
    /// undeclared class. The target is an object that was passed to that superclass and has the method.
    public func forwardingTarget(of fullName: String, on id: ObjectID) -> ObjectID? {
        guard fullName.hasSuffix(")"), let (_, first) = fieldsBeforeUnknown(.object(id)), override(of: "responds(to:)", on: id) != nil
        else { return nil }
        let base = String(fullName.prefix { $0 != "(" })
        if let host = declarations.type(store.pointee.objects[id].type).hostAncestor,
            !declarations.hostMembers(named: base, in: host.name, isStatic: false).isEmpty
        {
            return nil
        }
        for field in store.pointee.objects[id].fields.dropFirst(first) {
            let value = strengthened(field)
            defer { drop(value) }
            if case .object(let other) = value, other != id, override(of: fullName, on: other) != nil { return other }
        }
        return nil
    }

    // MARK: Properties

    /// The property whose getter a selector names, `image` or `isHidden`; nil if Objective-C sees none.
    public func getter(by selector: String, of id: ObjectID) -> String? {
        guard !selector.contains(":"), !selector.hasSuffix(")") else { return nil }
        let names = [property(named: selector, inObjectiveCOf: id), selector, Self.swiftName(ofProperty: selector[...])]
        return names.lazy.compactMap(\.self).first { self.hasKey($0, on: id, isSet: false) }
    }

    /// The property whose setter a selector names: `setImage:`, or `setHidden:` for a host property that Swift calls `isHidden`.
    public func setter(by selector: String, of id: ObjectID) -> String? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count(where: { $0 == ":" }) == 1 else { return nil }
        let key = selector.dropFirst("set".count).dropLast()
        let name = key.prefix(1).lowercased() + key.dropFirst()
        let host = hostTypeName(of: .object(id))?.name
        let isHosts = { [self] (name: String) in
            host.map { !declarations.hostMembers(named: name, in: $0, isStatic: false).isEmpty } ?? false
        }
        let question = "is" + key
        let names = [
            property(named: name, inObjectiveCOf: id), isHosts(question) ? question : nil, name, Self.swiftName(ofProperty: key),
            String(key),
        ]
        return names.lazy.compactMap(\.self).first { [self] name in
            let isQuestion = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true && name != question
            guard !(isQuestion && isHosts(name)), hasKey(name, on: id, isSet: true) else { return false }
            if case .property(let member) = propertyTarget(name, of: .object(id)) { return member.hasSetter }
            return true
        }
    }

    /// The Swift name of a property whose Objective-C name or setter begins with capitals: `url` for `URL`, `cgColor` for `CGColor`.
    public static func swiftName(ofProperty key: Substring) -> String {
        let capitals = key.prefix { $0.isUppercase }
        let word = capitals.count > 1 && capitals.count < key.count ? capitals.dropLast() : capitals
        return word.lowercased() + key.dropFirst(word.count)
    }

    /// Sets a property to a setter's argument, converted as in `perform`.
    public func passProperty(_ name: String, of id: ObjectID, _ value: Value) throws(ScriptError) {
        var value = value
        if case .host(let member) = propertyTarget(name, of: .object(id)), !isPlaceholder(value) {
            let type = declarations.staticType(source: member.result)
            if !isValue(value, of: type) { value = passed(value, as: type) }
        }
        try setProperty(name, of: id, to: value)
    }

    /// Whether an object is an instance of a metatype value, `UILabel.self`. With `exactly` subclasses do not count.
    public func isInstance(_ id: ObjectID, of type: Value, exactly: Bool = false) -> Bool {
        guard case .type(let reference) = type else { return false }
        let value = Value.object(id)
        guard exactly else { return isValue(value, of: declarations.staticType(of: reference)) }
        return declarations.areSame(typeReference(of: value, -1), reference)
    }

    /// Whether a class is another one or inherits from it. Both are metatype values, `UILabel.self`.
    public func isSubclass(_ type: Value, of other: Value) -> Bool {
        guard case .type(let reference) = other else { return false }
        return isValue(type, of: .meta(declarations.staticType(of: reference)))
    }

    /// The superclass of a class or of an object's class, of the program or the host; `.none` for a root class.
    public func superclass(of value: Value) -> Value {
        let host: String?
        switch value {
        case .object: return superclass(of: .type(typeReference(of: value)))
        case .type(.declared(let index)):
            if let own = declarations.type(index).superclass { return .type(.declared(own.index)) }
            host = declarations.type(index).hostAncestor?.name
        case .type(.named(let number)): host = declarations.hostType(named: declarations.names[number])?.superclass
        default: return .none
        }
        return host.map { .type(.named(declarations.names.number(of: $0))) } ?? .none
    }
}

internal import Heap

/// Types at run time: tests, names and raw values.
extension Interpreter {
    func isValue(_ value: Value, of type: StaticType) -> Bool {
        switch (type, value) {
        case (.unknown, _): return true
        case (.any, .box): return true
        case (_, .box(let box)):
            let content = store.pointee[box].elements[0]
            return isValue(numberObject(value).map { number($0, as: type) } ?? content, of: type)
        case (.any, .none): return false
        case (.any, _): return true
        case (.host, .object) where isPlaceholder(value): return false
        case (.optional(let inner), _):
            if case .none = value { return true }
            return isValue(value.content, of: inner)
        case (.declared(let index), .none): return declarations.isEveryOptional(declarations.type(index))
        case (_, .none): return false
        case (.void, .void): return true
        case (.bool, .bool), (.string, .string), (.character, .character), (.substring, .substring), (.host("String.Index"), .index):
            return true
        case (.string, .structure(let buffer)): return isBridgedText(buffer)
        case (.declared(let index), .string):
            return declarations.type(index).standsForText || isValue(value, ofDeclared: declarations.type(index))
        case (.int(.int), .int), (.double, .double), (.float, .float): return true
        case (.int(let kind), .sized(let number)): return number.kind == kind
        case (.array(let element), .array(let buffer)):
            return store.pointee[buffer].elements.allSatisfy { isValue($0, of: element) }
        case (.dictionary(let key, let content), .dictionary(let buffer)):
            let elements = store.pointee[buffer].elements
            return elements.indices.allSatisfy { isValue(elements[$0], of: $0 % 2 == 0 ? key : content) }
        case (.set(let element), .set(let buffer)): return store.pointee[buffer].elements.allSatisfy { isValue($0, of: element) }
        case (.tuple(let types, _), .tuple(let buffer)):
            let elements = store.pointee[buffer].elements
            return types.count == elements.count && zip(types, elements).allSatisfy { isValue($1, of: $0) }
        // A single parameter can be a tuple.
        case (.function(let parameters, _), .closure): return parameters.count == 1 || takesAsMany(value, as: type)
        case (.range(let bound), .range): return !bound.isNumber || !isOfTextIndices(value)
        case (.meta(let wanted), .type(let reference)): return isType(declarations.staticType(of: reference), wanted)
        case (.declared(let index), _):
            let wanted = declarations.type(index)
            guard isValue(value, ofDeclared: wanted) else { return false }
            // A class names the class above it with arguments.
            let own = number(of: value)
            return declarations.mayBeSame(declarations.number(of: wanted, in: own) ?? own, index)
        case (.host(let name), _):
            if case .object(let id) = value, store.pointee.objects[id].type >= 0 {
                return declarations.conforms(declarations.type(store.pointee.objects[id].type), to: name)
                    || declarations.type(store.pointee.objects[id].type).hostAncestor.map { declarations.hostInherits($0.name, from: name) }
                        ?? false
            }
            if let own = hostTypeName(of: value), !own.isStatic, declarations.hostInherits(own.name, from: name) { return true }
            return isLibraryValue(value, named: name)
        default: return false
        }
    }

    /// Whether a type is the wanted one, a subclass of it, or conforms to it.
    private func isType(_ type: StaticType, _ wanted: StaticType) -> Bool {
        switch wanted {
        case .declared, .host: type == wanted || declarations.meets(type, [wanted]) ?? true
        case .unknown, .any: true
        default: type == wanted
        }
    }

    private func isLibraryValue(_ value: Value, named name: String) -> Bool {
        if LibraryProtocols.contains(name) { return isValue(value, ofLibraryProtocol: name) }
        return switch (value, name) {
        case (.type(.declared(let index)), "AnyClass"): declarations.type(index).kind == .class
        case (.type(.named(let number)), "AnyClass"): declarations.hostType(named: declarations.names[number])?.kind == .class
        case (.host(let boxed), "NSValue"): ["CGRect", "CGPoint", "CGSize", "NSRange"].contains(boxed.typeName)
        case (.string, "NSString"), (.int, "NSNumber"), (.double, "NSNumber"), (.bool, "NSNumber"),
            (.sized, "NSNumber"), (.float, "NSNumber"):
            true
        default: declaredType(of: value).map { declarations.conforms($0.type, to: name) } ?? false
        }
    }

    /// Whether a value conforms to a library protocol. Collections conform to some protocols only if all their elements do.
    private func isValue(_ value: Value, ofLibraryProtocol name: String) -> Bool {
        let isElementwise = LibraryProtocols.elementwise.contains(name)
        switch value {
        case .int: return LibraryProtocols.of(.plainInt).contains(name)
        case .sized(let number): return LibraryProtocols.of(.int(number.kind)).contains(name)
        case .double: return LibraryProtocols.of(.double).contains(name)
        case .float: return LibraryProtocols.of(.float).contains(name)
        case .bool: return LibraryProtocols.of(.bool).contains(name)
        case .string: return LibraryProtocols.of(.string).contains(name)
        case .character: return LibraryProtocols.of(.character).contains(name)
        case .substring: return LibraryProtocols.of(.substring).contains(name)
        case .index: return ["Comparable", "Hashable", "Equatable"].contains(name)
        case .range: return LibraryProtocols.of(.range(.unknown)).contains(name)
        case .array(let buffer):
            guard LibraryProtocols.of(.array(.unknown)).contains(name) else { return false }
            return !isElementwise || store.pointee[buffer].elements.allSatisfy { isValue($0, ofLibraryProtocol: name) }
        case .set(let buffer):
            guard LibraryProtocols.of(.set(.unknown)).contains(name) else { return false }
            return !isElementwise || store.pointee[buffer].elements.allSatisfy { isValue($0, ofLibraryProtocol: name) }
        case .dictionary(let buffer):
            guard LibraryProtocols.of(.dictionary(.unknown, .unknown)).contains(name) else { return false }
            let elements = store.pointee[buffer].elements
            return !isElementwise || elements.indices.allSatisfy { $0 % 2 == 0 || isValue(elements[$0], ofLibraryProtocol: name) }
        case .host: return LibraryProtocols.ofHostValues.contains(name)
        default:
            if let type = declaredType(of: value) {
                return !type.isStatic && declarations.conforms(type.type, to: name)
                    && declarations.meetsConditions(number(of: value), type.type, forLibrary: name)
            }
            return hostTypeName(of: value).map { !$0.isStatic && LibraryProtocols.ofObjects.contains(name) } ?? false
        }
    }

    private func isValue(_ value: Value, ofDeclared type: TypeInfo) -> Bool {
        if let own = declaredType(of: value)?.type {
            if own === type || own.inherits(from: type) { return true }
            return type.kind == .protocol && declarations.allProtocols(of: own).contains { $0 === type }
                && declarations.meetsConditions(number(of: value), own, for: type)
        }
        guard type.kind == .protocol else { return false }
        return extensionNames(of: value).contains { declarations.conforms(foreign: $0, to: type) && meetsConditions(value, $0, type) }
    }

    /// Whether a collection's elements or known element type meet a protocol's conditions. True if unknown.
    private func meetsConditions(_ value: Value, _ name: String, _ type: TypeInfo) -> Bool {
        let conditions = declarations.foreign(name).map { declarations.conditions(for: type, of: $0) } ?? []
        if conditions.isEmpty { return true }
        let whole = knownType(of: value)
        return conditions.contains { condition in
            condition.allSatisfy { subject, wanted in
                let contents = contents(of: value, under: subject)
                if !contents.isEmpty { return contents.allSatisfy { isPlaceholder($0) || isValue($0, of: wanted) } }
                return declarations.argument(subject, ofLibrary: whole).flatMap { declarations.meets($0, [wanted]) } ?? true
            }
        }
    }

    /// The values of a collection for one of its generic parameters, borrowed.
    private func contents(of value: Value, under parameter: String) -> [Value] {
        switch (value, parameter) {
        case (.array(let buffer), "Element"), (.set(let buffer), "Element"): return Array(store.pointee[buffer].elements)
        case (.dictionary(let buffer), "Key"), (.dictionary(let buffer), "Value"):
            let elements = store.pointee[buffer].elements
            return stride(from: parameter == "Key" ? 0 : 1, to: elements.count, by: 2).map { elements[$0] }
        default: return []
        }
    }

    /// The type in an instruction, or the one on the stack.
    func wantedType(_ instruction: Instruction) -> StaticType {
        instruction.a < 0 ? poppedType() : declarations.code.types[Int(instruction.a)]
    }

    /// Pops the type from the stack; unknown if the value is no metatype.
    func poppedType() -> StaticType {
        let value = pop()
        defer { release(now: value) }
        guard case .type(let reference) = value else { return .unknown }
        return declarations.staticType(of: reference)
    }

    /// Performs `genericArgument`. Without a stated argument it takes the call's expected type, else the class bound, else a placeholder.
    func genericArgument(_ instruction: Instruction) throws(ScriptError) -> Value {
        let name = declarations.names[instruction.a]
        if let bound = boundArgument(name, instruction.c) { return typeValue(bound) }
        if (4...6).contains(instruction.c) || instruction.c == 8 { return .none }
        // The expected result type says nothing if the result is neither the parameter nor a list of it.
        if ![3, 7].contains(instruction.c), let caller = frames.dropLast().last {
            let instructions = declarations.code.code(caller.function).instructions
            if Int(caller.pc) < instructions.count, instructions[Int(caller.pc)].op == .expect, instructions[Int(caller.pc)].b == 0 {
                let expected = declarations.code.types[Int(instructions[Int(caller.pc)].a)].unwrapped
                guard instruction.c == 2 else { return typeValue(instruction.c == 1 ? expected.element : expected) }
                if case .tuple(let types, let labels) = expected, let place = labels.firstIndex(of: name), types[place].isKnown {
                    return typeValue(types[place])
                }
            }
        }
        if instruction.b >= 0 { return typeValue(declarations.code.types[Int(instruction.b)]) }
        guard isOpenWorld else { throw .refusal("what the generic parameter '\(name)' stands for in this call") }
        tellPlaceholder(name)
        return rootPlaceholder(name)
    }

    /// The known argument of a generic parameter: from `self`, or from the call that entered the running function.
    private func boundArgument(_ name: String, _ form: Int32) -> StaticType? {
        guard let running = frames.last else { return nil }
        if form == 2 || form == 3 || form == 6 {
            let owner = declarations.code.code(running.function).owner
            if owner >= 0, declarations.type(owner).kind == .extensionOfExternalType {
                if let said = said(of: name, form) { return said }
                return declarations.argument(name, ofLibrary: declarations.staticType(of: typeReference(of: stack[Int(running.base)])))
            }
            if owner >= 0, let found = declarations.argument(name, of: declarations.type(owner), number(of: stack[Int(running.base)])) {
                return found
            }
        }
        return form == 3 || form == 6 ? nil : said(of: name, form)
    }

    /// The argument of a generic parameter that the call of the running function states.
    private func said(of name: String, _ form: Int32) -> StaticType? {
        guard let caller = frames.dropLast().last else { return nil }
        let instructions = declarations.code.code(caller.function).instructions
        var next = Int(caller.pc)
        while next < instructions.count, instructions[next].op == .expect {
            let type = said(of: name, by: instructions[next...], in: caller)
            if let type, form != 4 && form != 8 || isPlain(type, orProtocol: form == 8) { return type }
            next += 1
        }
        return nil
    }

    /// The argument that the first of these `expect` instructions states, together with the template parts after it.
    private func said(of name: String, by instructions: ArraySlice<Instruction>, in caller: Frame) -> StaticType? {
        guard let instruction = instructions.first else { return nil }
        if instruction.b == 1 {
            guard case .tuple(let types, let labels) = declarations.code.types[Int(instruction.a)], let place = labels.firstIndex(of: name)
            else { return nil }
            return types[place].isKnown ? types[place] : nil
        }
        guard instruction.b > 1, declarations.names[instruction.a] == name else { return nil }
        switch instruction.b {
        case 2, 4: return kept(by: instruction, in: caller)
        case 3: return knownType(of: stack[Int(caller.base) + Int(instruction.c)])
        case 5:
            let parts = instructions.dropFirst().prefix { $0.op == .expect && ($0.b == 6 || $0.b == 7) }
            return declarations.type(fromTemplate: Int(instruction.c), parts.map { kept(by: $0, in: caller) ?? .unknown })
        default: return nil
        }
    }

    /// The type that a slot or a capture holds.
    private func kept(by instruction: Instruction, in caller: Frame) -> StaticType? {
        var value = stack[Int(caller.base)]
        if instruction.b == 2 || instruction.b == 6 {
            value = stack[Int(caller.base) + Int(instruction.c)]
        } else if case .closure(let id) = value {
            value = store.pointee.objects[id].fields[Int(instruction.c)]
        }
        guard case .type(let reference) = value else { return nil }
        return declarations.staticType(of: reference)
    }

    /// Whether a static type alone determines the generic argument, whatever the value's dynamic type is.
    private func isPlain(_ type: StaticType, orProtocol: Bool) -> Bool {
        switch type {
        case .any: return orProtocol
        case .function, .never, .void: return false
        case .declared(let index):
            let info = declarations.type(index)
            if declarations.lacksArguments(type) || info.isPlaceholder { return false }
            return [.structure, .enumeration, .class].contains(info.kind) || orProtocol && info.kind == .protocol
        case .host(let name):
            let kind = declarations.hostType(named: name)?.kind
            return kind == .class || orProtocol && (kind == .protocol || LibraryProtocols.contains(name))
        // A value says which kind of range it is.
        case .range: return false
        default: return true
        }
    }

    /// Whether only the value tells the dynamic type of a value of that static type.
    func isDynamic(_ type: StaticType) -> Bool {
        switch type {
        case .declared(let index): declarations.type(index).kind == .class || declarations.lacksArguments(type)
        case .host, .range: true
        default: !type.isWhole
        }
    }

    /// The dynamic type of a value; a metatype value itself.
    func typeReference(of value: Value) -> TypeReference {
        if case .type(let reference) = value { reference } else { typeReference(of: value, -1) }
    }

    /// The static type that follows from a value's dynamic type.
    func knownType(of value: Value) -> StaticType { declarations.staticType(of: typeReference(of: value)) }

    /// The type number of a value, or of a metatype value; -1 for types that the program does not declare.
    func number(of value: Value) -> Int32 {
        switch value {
        case .object(let id): store.pointee.objects[id].type
        case .structure(let buffer): store.pointee[buffer].type
        case .enumeration(let item): item.type
        case .type(.declared(let index)): index
        case .box(let buffer): number(of: store.pointee[buffer].elements[0])
        default: -1
        }
    }

    func typeValue(_ type: StaticType) -> Value {
        let reference = declarations.reference(to: type)
        if case .named(let number) = reference {
            let length = declarations.names[number].utf8.count
            // A function that calls itself with pairs makes a name that is twice as long each time.
            if length > Self.bytesPerStep { charge(length) }
        }
        return .type(reference)
    }

    // MARK: Names

    func typeReference(of value: Value, _ type: Int32) -> TypeReference {
        if type >= 0, declarations.code.types[Int(type)].isWhole {
            return declarations.reference(to: declarations.code.types[Int(type)])
        }
        if let (content, type) = optionalInAny(value) {
            return type.isWhole ? declarations.reference(to: type) : typeReference(of: content, -1)
        }
        if let (type, isStatic) = declaredType(of: value), !isStatic { return .declared(max(number(of: value), type.index)) }
        let name = typeName(of: value)
        guard case .object(let id) = value, let hidden = host.hiddenTypeName(of: id) else {
            return .named(declarations.names.number(of: name))
        }
        let number = declarations.names.number(of: hidden)
        hiddenTypes[number] = name
        return .named(number)
    }

    func typeName(of value: Value) -> String {
        if let (type, isStatic) = declaredType(of: value) { return isStatic ? "\(type.qualifiedName).Type" : type.qualifiedName }
        if let (name, isStatic) = hostTypeName(of: value) { return isStatic ? "\(name).Type" : name }
        switch value {
        case .object(let id) where isPlaceholder(value): return placeholderName(id)
        case .void: return "()"
        case .none, .someNil: return "nil"
        case .bool: return "Bool"
        case .int: return "Int"
        case .sized(let number): return number.kind.name
        case .double: return "Double"
        case .float: return "Float"
        case .string: return "String"
        case .character: return "Character"
        case .substring: return "Substring"
        case .index: return "Index"
        case .array(let buffer):
            return "\(store.pointee[buffer].type >= 0 ? "ArraySlice" : "Array")<\(elementName(store.pointee[buffer].elements))>"
        case .dictionary(let buffer):
            let elements = store.pointee[buffer].elements
            let keys = ContiguousArray(elements.indices.filter { $0 % 2 == 0 }.map { elements[$0] })
            let values = ContiguousArray(elements.indices.filter { $0 % 2 == 1 }.map { elements[$0] })
            return "Dictionary<\(elementName(keys)), \(elementName(values))>"
        case .set(let buffer): return "Set<\(elementName(store.pointee[buffer].elements))>"
        case .tuple(let buffer): return "(\(store.pointee[buffer].elements.map { typeName(of: $0) }.joined(separator: ", ")))"
        case .range(let buffer): return rangeName(store.pointee[buffer])
        case .closure: return "(Function)"
        default: return "Any"
        }
    }

    func rangeName(_ range: Buffer) -> String {
        let isClosed = range.type == 1
        return switch (range.elements[0], range.elements[1]) {
        case (.missing, let upper): "PartialRange\(isClosed ? "Through" : "UpTo")<\(typeName(of: upper))>"
        case (let lower, .missing): "PartialRangeFrom<\(typeName(of: lower))>"
        case (let lower, _): "\(isClosed ? "Closed" : "")Range<\(typeName(of: lower))>"
        }
    }

    private func elementName(_ values: ContiguousArray<Value>) -> String {
        guard let first = values.first else { return "Any" }
        let name = typeName(of: first)
        return values.allSatisfy { typeName(of: $0) == name } ? name : "Any"
    }
}

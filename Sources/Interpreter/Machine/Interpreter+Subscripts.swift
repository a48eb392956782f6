internal import Heap
internal import SwiftSyntax

/// A function that applies a subscript to a type that the program can extend; a cache key.
struct SubscriptPlace: Hashable {
    let names: [String]
    let function: Int32
}

/// Subscripts, and range patterns.
extension Interpreter {
    /// [x, indices] -> [value]: reads a subscript.
    func getSubscript(_ count: Int, shape: Int32) throws(ScriptError) {
        let receiver = stack[top - count - 1]
        if count == 1, shape < 0 {
            switch (receiver, stack[top - 1]) {
            case (.array(let buffer), .int(let index)):
                let value = owned(try element(index, in: buffer))
                top -= 2
                push(value)
                drop(receiver)
                settle()
                return
            case (.none, let index):
                top -= 2
                push(.none)
                release(now: index)
                return
            default: break
            }
        }
        if shape >= 0 || (shape != -2 && declarations.declared.extendsSubscripts) || declaredType(of: receiver) != nil
            || hostTypeName(of: receiver) != nil, try ownSubscript(receiver, count, shape)
        {
            return
        }
        if unboxReceiver(count) { return try getSubscript(count, shape: shape) }
        let indices = popMany(count)
        _ = pop()
        let labels = shape >= 0 ? declarations.code.shapes[Int(shape)].labels : []
        let value: Value
        if !isPlaceholder(receiver), let label = labels.lazy.compactMap({ $0 }).first(where: { !["default", "keyPath"].contains($0) }) {
            // A subscript of an unknown extension.
            value = unknownMember("subscript(\(label):)", of: receiver, holding: indices)
        } else {
            value = try librarySubscript(receiver, indices)
        }
        for index in indices { drop(index) }
        drop(receiver)
        settle()
        push(value)
    }

    private func ownSubscript(_ receiver: Value, _ count: Int, _ shape: Int32) throws(ScriptError) -> Bool {
        if let (member, sources) = subscriptMember(receiver, count, shape) {
            let arguments = (sources.map { adapt($0, count) } ?? count) + 1
            if givesBackWhenRead(member) {
                // Read from a copy: what the getter changes in it is lost.
                let value = try callNested(declarations.getter(for: member), Array(popMany(arguments)))
                release(now: pop())
                push(value)
            } else {
                try enter(declarations.getter(for: member), arguments: arguments)
            }
            return true
        }
        guard let name = hostTypeName(of: receiver)?.name,
            let member = declarations.hostMembers(named: "subscript", in: name, isStatic: false).first
        else { return false }
        let indices = popMany(count)
        _ = pop()
        let call = HostCall(interpreter: self, receiver: receiver, arguments: Array(indices), location: currentLocation)
        var part = try part(of: receiver, indices, name)
        if part == nil { part = try hostResult(member.name) { () throws(ScriptError) -> Value in try member.get?(call) ?? .none } }
        let value = part ?? .none
        keep(value)
        for index in indices { drop(index) }
        drop(receiver)
        settle()
        push(value)
        return true
    }

    /// Whether a getter returns the mutated receiver beneath its result.
    func givesBackWhenRead(_ member: MemberInfo) -> Bool { member.changesWhenRead && declarations.givesSelfBack(member) }

    /// The program's subscript for a value and indices. `sources` is nil if the indices match the parameters one to one.
    private func subscriptMember(
        _ receiver: Value, _ count: Int, _ shape: Int32, putting value: Value? = nil
    ) -> (member: MemberInfo, sources: [ArgumentSource]?)? {
        var members: [MemberInfo] = []
        if let (type, isStatic) = declaredType(of: receiver) {
            members = declarations.members(named: "subscript", in: type, isStatic: isStatic, from: viewpoint)
        }
        members += subscriptsOfExtensions(extensionNames(of: receiver))
        if members.isEmpty { return nil }
        members = self.members(members, availableTo: receiver).filter(declarations.isImplemented)
        let labels = shape >= 0 ? declarations.code.shapes[Int(shape)].labels : Array(repeating: nil, count: count)
        let fitting = members.filter { $0.parameters.count == count && !$0.parameters.contains(where: \.isVariadic) }
        let labelled = fitting.filter { $0.parameters.map(\.label) == labels }
        let indices = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
        var meant = labelled.filter { member in
            zip(member.parameterTypes, indices).allSatisfy { isValue($1, of: $0) } && takesGenerically(member, indices)
        }
        if meant.isEmpty {
            meant = labelled.filter { member in
                zip(member.parameterTypes, indices).allSatisfy { isValue($1, of: $0) || mayBeLiteral($1, of: $0) }
                    && takesGenerically(member, indices)
            }
        }
        if let value, meant.count > 1 { meant = self.members(meant, taking: value) }
        if meant.isEmpty {
            // Subscripts with variadic or default parameters.
            let written = CallShape("subscript", labels)
            let matching = members.compactMap { member in
                fitting.contains { $0 === member } ? nil : written.match(declarations.shapes(of: member)).map { (member, $0) }
            }
            if let choice = matching.first(where: { $0.0.parameters.contains(where: \.isVariadic) }) ?? matching.first { return choice }
        }
        if fitting.isEmpty || labelled.isEmpty && shape < 0 && declaredType(of: receiver) == nil { return nil }
        // A string index, or a range of such, means the library's subscript, unless one of the program takes it.
        if let first = indices.first, isOfTextIndices(first), meant.isEmpty, declaredType(of: receiver) == nil { return nil }
        if let exact = meant.first(where: { zip($0.parameters, indices).allSatisfy { isRange($1, asIn: $0.type) } }) { return (exact, nil) }
        // Another form of range means the library's subscript: `text[...]` beside a program's `subscript(range: Range<Int>)`.
        if case .range? = indices.first, declaredType(of: receiver) == nil, !meant.isEmpty { return nil }
        return (meant.first ?? labelled.first ?? fitting.first).map { ($0, nil) }
    }

    /// Whether a value is a string index or a range of such.
    func isOfTextIndices(_ value: Value) -> Bool {
        switch value {
        case .index: true
        case .range(let buffer): store.pointee[buffer].elements.contains { if case .index = $0 { true } else { false } }
        default: false
        }
    }

    /// The subscripts in the program's extensions of these types, as visible to the running function; cached.
    private func subscriptsOfExtensions(_ names: [String]) -> [MemberInfo] {
        let place = SubscriptPlace(names: names, function: frames.last?.function ?? -1)
        if let known = subscriptsOfPlaces[place] { return known }
        let found = declarations.foreignMembers(named: "subscript", of: names, isStatic: false, from: viewpoint)
        subscriptsOfPlaces[place] = found
        return found
    }

    /// The subscripts whose result constraints the stored value meets, else those without constraints.
    private func members(_ all: [MemberInfo], taking value: Value) -> [MemberInfo] {
        let asked = all.map { (member: $0, asked: declarations.constraints(onResultOf: $0)) }
        let met = asked.filter { !$0.asked.isEmpty && $0.asked.allSatisfy { meets(value.content, $0) } }
        let rest = met.isEmpty ? asked.filter(\.asked.isEmpty) : met
        return rest.isEmpty ? all : rest.map(\.member)
    }

    /// Whether a range has the form of the range type that is named. True for other values and types.
    private func isRange(_ value: Value, asIn type: TypeSyntax?) -> Bool {
        guard case .range(let buffer) = value, let name = type?.as(IdentifierTypeSyntax.self)?.name.text else { return true }
        func isOpen(_ bound: Value) -> Bool { if case .missing = bound { true } else { false } }
        let (range, isClosed) = (store.pointee[buffer].elements, store.pointee[buffer].type == 1)
        return switch name {
        case "Range": !isOpen(range[0]) && !isOpen(range[1]) && !isClosed
        case "ClosedRange": !isOpen(range[0]) && !isOpen(range[1]) && isClosed
        case "PartialRangeFrom": !isOpen(range[0]) && isOpen(range[1])
        case "PartialRangeUpTo": isOpen(range[0]) && !isClosed
        case "PartialRangeThrough": isOpen(range[0]) && isClosed
        default: true
        }
    }

    /// A host list's elements in a range, as a list of the same type; nil if no range is requested. Both are borrowed.
    private func part(of receiver: Value, _ indices: ContiguousArray<Value>, _ name: String) throws(ScriptError) -> Value? {
        guard indices.count == 1, case .range(let range) = indices[0], case .host = receiver,
            let label = ["_", "arrayLiteral"].first(where: { label in
                declarations.hostMembers(named: "init", in: name, isStatic: true).contains { $0.name == "init(\(label):)" }
            }),
            let elements = try sequenceElements(receiver)
        else { return nil }
        let all = Value.array(makeBuffer(elements))
        defer { drop(all) }
        guard case .array(let buffer) = all else { return nil }
        let slice = slice(try bounds(of: range, in: buffer), of: buffer)
        return try callShape(
            CallShape("init", [label == "_" ? nil : label]), on: .type(.named(declarations.names.number(of: name))), [slice])
    }

    /// A library type's subscript; owned.
    private func librarySubscript(_ receiver: Value, _ indices: ContiguousArray<Value>) throws(ScriptError) -> Value {
        if case .object(let id) = receiver, isPlaceholder(receiver) { return placeholderMember("subscript", of: id) }
        if case .none = receiver { return .none }
        guard let first = indices.first else { return unknownMember("subscript", of: receiver) }
        switch (receiver, first) {
        case (.array(let buffer), .int(let index)):
            return owned(try element(index, in: buffer))
        case (.array(let buffer), .range(let range)):
            return slice(try bounds(of: range, in: buffer), of: buffer)
        case (.set, .host) where position(first) != nil, (.dictionary, .host) where position(first) != nil:
            let elements = try sequenceElements(receiver) ?? []
            guard let place = position(first), elements.indices.contains(place) else {
                throw .trap("Fatal error: Attempting to access elements using an invalid index")
            }
            let value = owned(elements[place])
            for element in elements { drop(element) }
            return value
        case (.dictionary(let buffer), _):
            if let value = try lookup(first, in: buffer) {
                keep(value)
                return indices.count > 1 ? value : value.wrapped
            }
            return indices.count > 1 ? try defaultValue(indices[1]) : .none
        case (.string(let text), .index(let place)): return .character(Substring(text)[try checked(place, in: Substring(text))])
        case (.substring(let slice), .index(let place)): return .character(slice.text[try checked(place, in: slice.text)])
        case (.string(let text), .range(let range)): return .part(text[try bounds(of: range, in: Substring(text))])
        case (.substring(let slice), .range(let range)): return .part(slice.text[try bounds(of: range, in: slice.text)])
        case (.range, .int), (.range, .sized): return first
        default: return unknownMember("subscript", of: receiver)
        }
    }

    /// An array's element, borrowed.
    private func element(_ index: Int, in buffer: BufferID) throws(ScriptError) -> Value {
        let place = index &- firstIndex(of: buffer)
        guard place >= 0, place < store.pointee[buffer].elementCount else {
            throw .trap("Fatal error: Index out of range", .noElement)
        }
        return store.pointee[buffer][place]
    }

    /// The first index of an array. A slice keeps the original index in its buffer's `type`.
    func firstIndex(of buffer: BufferID) -> Int { max(0, Int(store.pointee[buffer].type)) }

    /// The positions of an array's elements in a range of its indices.
    func bounds(of range: BufferID, in buffer: BufferID) throws(ScriptError) -> Range<Int> {
        try bounds(of: range, count: store.pointee[buffer].elementCount, first: firstIndex(of: buffer))
    }

    func bounds(of range: BufferID, count: Int, first: Int = 0) throws(ScriptError) -> Range<Int> {
        var (lower, upper) = (0, count)
        if case .int(let bound) = store.pointee[range].elements[0] { lower = bound &- first }
        if case .int(let bound) = store.pointee[range].elements[1] { upper = bound &- first }
        // A partial range ends with the collection, which can be before it begins.
        guard lower <= upper else { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
        guard lower >= 0, upper <= count else { throw .trap("Fatal error: Array index is out of range") }
        return lower..<upper
    }

    /// [x, indices] -> [x, indices, value]: moves the value out; a reference only if `moves` is 1. `putSubscript` writes it back.
    func takeSubscript(_ count: Int, shape: Int32, moves: Int32) throws(ScriptError) {
        if count == 1, shape < 0 {
            switch (stack[top - 2], stack[top - 1]) {
            case (.array(let buffer), .int(let given)):
                let index = given &- firstIndex(of: buffer)
                guard index >= 0, index < store.pointee[buffer].elementCount else { throw .trap("Fatal error: Index out of range") }
                let own = unique(buffer)
                stack[top - 2] = .array(own)
                push(takePart(&store.pointee[own].elements[index], moves))
                return
            case (.dictionary(let buffer), let key):
                let own = unique(buffer)
                stack[top - 2] = .dictionary(own)
                guard let place = try find(key, in: own, width: 2).place else { return push(.none) }
                push(takePart(&store.pointee[own].elements[place * 2 + 1], moves).wrapped)
                return
            default: break
            }
        }
        if count == 2, shape >= 0, case .dictionary(let buffer) = stack[top - 3],
            declarations.code.shapes[Int(shape)].labels == [nil, "default"],
            subscriptMember(stack[top - 3], count, shape) == nil
        {
            return try takeDefaulted(from: buffer, moves: moves)
        }
        if declaredType(of: stack[top - count - 1]) != nil, let (member, sources) = subscriptMember(stack[top - count - 1], count, shape),
            givesBackWhenRead(member)
        {
            return try takeChanging(member, sources, count)
        }
        let copied = (0...count).map { stack[top - count - 1 + $0] }
        for value in copied {
            keep(value)
            push(value)
        }
        let depth = frames.count
        try getSubscript(count, shape: shape)
        try run(downTo: depth)
    }

    /// [dictionary, key, default] -> [dictionary, key, default, value]: moves the key's value out, or pushes the default.
    private func takeDefaulted(from buffer: BufferID, moves: Int32) throws(ScriptError) {
        let own = unique(buffer)
        stack[top - 3] = .dictionary(own)
        if let place = try find(stack[top - 2], in: own, width: 2).place {
            return push(takePart(&store.pointee[own].elements[place * 2 + 1], moves))
        }
        push(try defaultValue(stack[top - 1]))
    }

    /// A dictionary's default, owned. A lazy one is a closure.
    private func defaultValue(_ value: Value) throws(ScriptError) -> Value {
        if case .closure = value { return try call(owned: value, []) }
        keep(value)
        return value
    }

    /// [x, indices] -> [x, indices, value]: reads a subscript whose getter mutates x.
    private func takeChanging(_ member: MemberInfo, _ sources: [ArgumentSource]?, _ count: Int) throws(ScriptError) {
        let indices = (0..<count).map { stack[top - count + $0] }
        let receiver = stack[top - count - 1]
        stack[top - count - 1] = .missing
        push(receiver)
        for index in indices {
            keep(index)
            push(index)
        }
        let arguments = (sources.map { adapt($0, count) } ?? count) + 1
        let value = try callNested(declarations.getter(for: member), Array(popMany(arguments)))
        stack[top - count - 2] = pop()
        push(value)
    }

    /// [x, indices, value] -> [x]: writes a subscript.
    func putSubscript(_ count: Int, shape: Int32, assigns: Bool) throws(ScriptError) {
        let value = pop()
        let indices = popMany(count)
        let receiver = stack[top - 1]
        if !assigns, isReference(value) {
            if case .none = value {
            } else {
                for index in indices { drop(index) }
                return release(now: value)
            }
        }
        guard let first = indices.first else { return }
        if shape >= 0, try putOwnSubscript(receiver, indices, value, shape) { return }
        switch (receiver, first) {
        case (.array(let buffer), .int(let given)):
            let index = given &- firstIndex(of: buffer)
            guard index >= 0, index < store.pointee[buffer].elementCount else { throw .trap("Fatal error: Index out of range") }
            let own = unique(buffer)
            stack[top - 1] = .array(own)
            let old = store.pointee[own].elements[index]
            store.pointee[own].elements[index] = value
            release(now: old)
        case (.array(let buffer), .range(let range)):
            let bounds = try bounds(of: range, in: buffer)
            let own = unique(buffer)
            stack[top - 1] = .array(own)
            let removed = ContiguousArray(store.pointee[own].elements[bounds])
            let added = try sequenceElements(value) ?? []
            store.pointee[own].elements.replaceSubrange(bounds, with: added)
            store.pointee.living += added.count - removed.count
            drop(value)
            drop(first)
            for element in removed { drop(element) }
            settle()
        case (.dictionary(let buffer), let key):
            let own = unique(buffer)
            stack[top - 1] = .dictionary(own)
            if indices.count > 1 { drop(indices[1]) }
            let isRemoval = if case .none = value { indices.count == 1 } else { false }
            if let old = try update(own, key, isRemoval ? nil : indices.count > 1 ? value : value.content) { release(now: old) }
        default:
            if try putOwnSubscript(receiver, indices, value, shape) { return }
            try putHostSubscript(receiver, indices, value)
        }
    }

    /// Writes through the program's own subscript; false if there is none.
    private func putOwnSubscript(
        _ receiver: Value, _ indices: ContiguousArray<Value>, _ value: Value, _ shape: Int32
    ) throws(ScriptError) -> Bool {
        for index in indices { push(index) }
        guard let (member, sources) = subscriptMember(receiver, indices.count, shape, putting: value), member.setter != nil else {
            top -= indices.count
            return false
        }
        let arguments = popMany(sources.map { adapt($0, indices.count) } ?? indices.count)
        try runSetter(member, arguments + [value])
        return true
    }

    private func putHostSubscript(_ receiver: Value, _ indices: ContiguousArray<Value>, _ value: Value) throws(ScriptError) {
        if let name = hostTypeName(of: receiver)?.name,
            let member = declarations.hostMembers(named: "subscript", in: name, isStatic: false).first(where: { $0.set != nil })
        {
            var call = HostCall(interpreter: self, receiver: receiver, arguments: Array(indices), location: currentLocation)
            _ = try hostResult(member.name) { () throws(ScriptError) -> Value in
                try member.set?(&call, value)
                return .void
            }
            if case .host = call.receiver { stack[top - 1] = call.receiver }
        } else if case .none = receiver {
        } else if !isPlaceholder(receiver) {
            refuse("writing to a subscript of \(typeName(of: receiver))")
        }
        for index in indices { drop(index) }
        release(now: value)
    }

    /// `pattern ~= subject`, both borrowed.
    func matches(_ pattern: Value, _ subject: Value) throws(ScriptError) -> Bool {
        if let index = operatorFunction("~=", [pattern, subject]) {
            keep(pattern)
            keep(subject)
            if case .bool(let result) = try callNested(index, [pattern, subject]) { return result }
        }
        guard case .range(let buffer) = pattern else { return try equal(pattern, subject) }
        if case .range = subject { return try equal(pattern, subject) }
        return try contains(buffer, subject)
    }

    func contains(_ range: BufferID, _ value: Value) throws(ScriptError) -> Bool {
        let bounds = store.pointee[range]
        if case .none = value { return false }
        if case .missing = bounds.elements[0] {} else if try isLess(value, bounds.elements[0]) { return false }
        if case .missing = bounds.elements[1] { return true }
        if bounds.elements[1].sized != nil { return try isLess(value, bounds.elements[1]) }
        return bounds.type == 1 ? try !isLess(bounds.elements[1], value) : try isLess(value, bounds.elements[1])
    }
}

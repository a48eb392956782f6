internal import Heap

/// Arrays, dictionaries, sets, ranges.
extension Interpreter {
    func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool, spreads: Bool) throws(ScriptError) {
        if case .int(let first) = lower, case .int(let last) = upper {
            let end = isClosed ? last + 1 : last
            if end < first { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
            if spreads {
                push(.int(first))
                push(.int(end))
            } else {
                push(.range(makeBuffer([lower, .int(end)], type: isClosed ? 1 : 0)))
            }
            return
        }
        if case .missing = lower, case .int(let last) = upper {
            push(.range(makeBuffer([.missing, .int(isClosed ? last + 1 : last)], type: isClosed ? 1 : 0)))
            return
        }
        push(.range(makeBuffer([lower, upper], type: isClosed ? 1 : 0)))
    }

    /// The elements that iterating over a value gives, each owned anew; nil when it is no sequence.
    func sequenceElements(_ value: Value) throws(ScriptError) -> ContiguousArray<Value>? {
        switch value {
        case .array(let buffer), .set(let buffer):
            let elements = store.pointee[buffer].elements
            for element in elements { keep(element) }
            return elements
        case .range(let buffer):
            guard case .int(let lower) = store.pointee[buffer].elements[0], case .int(let upper) = store.pointee[buffer].elements[1] else {
                return nil
            }
            if upper - lower > limits.memory { throw .trap("out of memory: a range of \(upper - lower) elements") }
            return ContiguousArray((lower..<upper).map { .int($0) })
        case .string(let text): return ContiguousArray(text.map { .string(String($0)) })
        case .dictionary(let buffer):
            let elements = store.pointee[buffer].elements
            let labels = pairLabels
            return ContiguousArray(
                stride(from: 0, to: elements.count, by: 2).map { position in
                    keep(elements[position])
                    keep(elements[position + 1])
                    return .tuple(makeBuffer([elements[position], elements[position + 1]], type: labels))
                })
        case .structure, .object:
            guard case .function = methodTarget("makeIterator()", of: value) else {
                guard case .function = methodTarget("next()", of: value) else { return nil }
                keep(value)
                return try drained(value)
            }
            let iterator = try callShape(CallShape("makeIterator", []), on: value, [])
            if let elements = try sequenceElements(iterator) {
                drop(iterator)
                return elements
            }
            return try drained(iterator)
        default: return nil
        }
    }

    private func drained(_ first: Value) throws(ScriptError) -> ContiguousArray<Value> {
        var iterator = first
        var result: ContiguousArray<Value> = []
        while case .function(let index, let isMutating) = methodTarget("next()", of: iterator) {
            try countStep()
            if !isMutating { keep(iterator) }
            let element = try callNested(index, [iterator])
            if isMutating { iterator = pop() }
            if case .none = element { break }
            result.append(element)
            if result.count > limits.memory { throw .trap("out of memory: an endless sequence") }
        }
        drop(iterator)
        return result
    }

    var pairLabels: Int32 { declarations.code.type(.tuple([.unknown, .unknown], ["key", "value"])) }
    var offsetLabels: Int32 { declarations.code.type(.tuple([.unknown, .unknown], ["offset", "element"])) }

    /// What a `for` loop keeps in its slot; uses the value up.
    func makeIterator(_ value: Value) throws(ScriptError) -> Value {
        switch value {
        case .array, .set: return value
        case .range(let buffer):
            if case .int = store.pointee[buffer].elements[0] { return value }
            return value
        case .object, .structure:
            if case .function = methodTarget("makeIterator()", of: value) {
                let iterator = try callShape(CallShape("makeIterator", []), on: value, [])
                release(now: value)
                return try makeIterator(iterator)
            }
            if case .function = methodTarget("next()", of: value) { return value }
        default:
            if let elements = try sequenceElements(value) {
                release(now: value)
                return .array(makeBuffer(elements))
            }
        }
        if case .none = value { return .array(makeBuffer([])) }
        refuse("iterating over \(typeName(of: value))")
        release(now: value)
        return .array(makeBuffer([]))
    }

    func appended(_ list: Value, contentsOf other: Value) throws(ScriptError) -> Value {
        guard case .array(let buffer) = list, let elements = try sequenceElements(other) else {
            if case .string(let first) = list, case .string(let second) = other { return .string(first + second) }
            drop(other)
            return list
        }
        let own = unique(buffer)
        store.pointee[own].elements.append(contentsOf: elements)
        store.pointee.living += elements.count
        try checkMemory()
        drop(other)
        return .array(own)
    }

    // MARK: Keyed

    func makeOwnedSet(_ elements: ContiguousArray<Value>) throws(ScriptError) -> Value {
        var kept: ContiguousArray<Value> = []
        var places: [HashKey: Int] = [:]
        for element in elements {
            let key = try hashKey(element)
            if places[key] != nil {
                drop(element)
            } else {
                places[key] = kept.count
                kept.append(element)
            }
        }
        let buffer = makeBuffer(kept)
        store.pointee[buffer].places = places
        return .set(buffer)
    }

    /// A dictionary of keys and values by turns, owned; later ones win.
    func makeOwnedDictionary(_ elements: ContiguousArray<Value>) throws(ScriptError) -> Value {
        var kept: ContiguousArray<Value> = []
        var places: [HashKey: Int] = [:]
        for position in stride(from: 0, to: elements.count, by: 2) {
            let key = try hashKey(elements[position])
            if let place = places[key] {
                drop(elements[position])
                drop(kept[place * 2 + 1])
                kept[place * 2 + 1] = elements[position + 1]
            } else {
                places[key] = kept.count / 2
                kept.append(elements[position])
                kept.append(elements[position + 1])
            }
        }
        let buffer = makeBuffer(kept)
        store.pointee[buffer].places = places
        return .dictionary(buffer)
    }

    /// The value for a key, borrowed.
    func lookup(_ key: Value, in buffer: BufferID) throws(ScriptError) -> Value? {
        let hashed = try hashKey(key)
        guard let place = store.pointee[buffer].places?[hashed] else { return nil }
        return store.pointee[buffer].elements[place * 2 + 1]
    }

    /// Sets, or with nil removes, a key's value in an unshared dictionary; key and value are used up, the old value is owned.
    func update(_ buffer: BufferID, _ key: Value, _ value: Value?) throws(ScriptError) -> Value? {
        let hashed = try hashKey(key)
        guard let place = store.pointee[buffer].places?[hashed] else {
            guard let value else {
                drop(key)
                return nil
            }
            let count = store.pointee[buffer].elements.count / 2
            store.pointee[buffer].elements.append(key)
            store.pointee[buffer].elements.append(value)
            if store.pointee[buffer].places == nil { store.pointee[buffer].places = [:] }
            store.pointee[buffer].places?[hashed] = count
            store.pointee.living += 2
            try checkMemory()
            return nil
        }
        let old = store.pointee[buffer].elements[place * 2 + 1]
        if let value {
            store.pointee[buffer].elements[place * 2 + 1] = value
            drop(key)
            return old
        }
        let oldKey = store.pointee[buffer].elements[place * 2]
        store.pointee[buffer].elements.removeSubrange((place * 2)...(place * 2 + 1))
        store.pointee[buffer].places?[hashed] = nil
        moveDown(buffer, from: place)
        store.pointee.living -= 2
        drop(oldKey)
        drop(key)
        return old
    }

    func removeFromSet(_ buffer: BufferID, _ key: HashKey) -> Value? {
        guard let place = store.pointee[buffer].places?[key] else { return nil }
        let old = store.pointee[buffer].elements.remove(at: place)
        store.pointee[buffer].places?[key] = nil
        moveDown(buffer, from: place)
        store.pointee.living -= 1
        return old
    }

    private func moveDown(_ buffer: BufferID, from place: Int) {
        guard var places = store.pointee[buffer].places else { return }
        store.pointee[buffer].places = nil
        for (key, position) in places where position > place { places[key] = position - 1 }
        store.pointee[buffer].places = places
    }

    // MARK: Subscripts

    /// [x, indices] -> [value]
    func getSubscript(_ count: Int, shape: Int32) throws(ScriptError) {
        let receiver = stack[top - count - 1]
        if count == 1 {
            switch (receiver, stack[top - 1]) {
            case (.array(let buffer), .int(let index)):
                let elements = store.pointee[buffer].elements
                guard index >= 0, index < elements.count else { throw .trap("Fatal error: Index out of range") }
                keep(elements[index])
                let value = elements[index]
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
        if declaredType(of: receiver) != nil || hostTypeName(of: receiver) != nil, try ownSubscript(receiver, count, shape) { return }
        let indices = popMany(count)
        _ = pop()
        let value = try librarySubscript(receiver, indices)
        for index in indices { drop(index) }
        drop(receiver)
        settle()
        push(value)
    }

    private func ownSubscript(_ receiver: Value, _ count: Int, _ shape: Int32) throws(ScriptError) -> Bool {
        if let member = subscriptMember(receiver, count, shape) {
            try enter(declarations.getter(for: member), arguments: count + 1)
            return true
        }
        guard let name = hostTypeName(of: receiver)?.name,
            let member = declarations.hostMembers(named: "subscript", in: name, isStatic: false).first
        else { return false }
        let indices = popMany(count)
        _ = pop()
        let call = HostCall(interpreter: self, receiver: receiver, arguments: Array(indices), location: currentLocation)
        let value = try hostResult(member.name) { () throws(ScriptError) -> Value in try member.get?(call) ?? .none }
        keep(value)
        for index in indices { drop(index) }
        drop(receiver)
        settle()
        push(value)
        return true
    }

    private func subscriptMember(_ receiver: Value, _ count: Int, _ shape: Int32) -> MemberInfo? {
        var members: [MemberInfo] = []
        if let (type, isStatic) = declaredType(of: receiver) {
            members = declarations.members(named: "subscript", in: type, isStatic: isStatic)
        }
        members += declarations.foreignMembers(named: "subscript", of: extensionNames(of: receiver), isStatic: false)
        let fitting = members.filter { $0.parameters.count == count && declarations.isImplemented($0) }
        guard fitting.count > 1 else { return fitting.first }
        let labels = shape >= 0 ? declarations.code.shapes[Int(shape)].labels : Array(repeating: nil, count: count)
        let labelled = fitting.filter { $0.parameters.map(\.label) == labels }
        let indices = Array(UnsafeBufferPointer(start: stack + top - count, count: count))
        return labelled.first { member in
            zip(member.parameters, indices).allSatisfy { isValue($1, of: declarations.type(of: $0, of: member)) }
        } ?? labelled.first ?? fitting.first
    }

    /// A subscript of a library type, owned.
    private func librarySubscript(_ receiver: Value, _ indices: ContiguousArray<Value>) throws(ScriptError) -> Value {
        guard let first = indices.first else { return .none }
        switch (receiver, first) {
        case (.array(let buffer), .int(let index)):
            let elements = store.pointee[buffer].elements
            guard index >= 0, index < elements.count else { throw .trap("Fatal error: Index out of range") }
            keep(elements[index])
            return elements[index]
        case (.array(let buffer), .range(let range)):
            let elements = store.pointee[buffer].elements
            let bounds = try bounds(of: range, count: elements.count)
            let part = ContiguousArray(elements[bounds])
            for element in part { keep(element) }
            return .array(makeBuffer(part))
        case (.dictionary(let buffer), _):
            if let value = try lookup(first, in: buffer) {
                keep(value)
                return value
            }
            if indices.count > 1 {
                keep(indices[1])
                if case .closure = indices[1] { return try call(owned: indices[1], []) }
                return indices[1]
            }
            return .none
        case (.string(let text), .int(let offset)):
            let characters = Array(text)
            guard offset >= 0, offset < characters.count else { throw .trap("Fatal error: String index is out of bounds") }
            return .string(String(characters[offset]))
        case (.string(let text), .range(let range)):
            let characters = Array(text)
            return .string(String(characters[try bounds(of: range, count: characters.count)]))
        case (.range(let buffer), .int(let index)):
            _ = buffer
            return .int(index)
        default:
            refuse("a subscript of \(typeName(of: receiver))")
            return .none
        }
    }

    func bounds(of range: BufferID, count: Int) throws(ScriptError) -> Range<Int> {
        var (lower, upper) = (0, count)
        if case .int(let bound) = store.pointee[range].elements[0] { lower = bound }
        if case .int(let bound) = store.pointee[range].elements[1] { upper = bound }
        guard lower >= 0, upper <= count, lower <= upper else { throw .trap("Fatal error: Array index is out of range") }
        return lower..<upper
    }

    /// [x, indices] -> [x, value]: the value moved out; the place is put back by `putSubscript`, which finds the indices on the stack again.
    func takeSubscript(_ count: Int) throws(ScriptError) {
        if count == 1 {
            switch (stack[top - 2], stack[top - 1]) {
            case (.array(let buffer), .int(let index)):
                guard index >= 0, index < store.pointee[buffer].elements.count else { throw .trap("Fatal error: Index out of range") }
                let own = unique(buffer)
                stack[top - 2] = .array(own)
                let value = store.pointee[own].elements[index]
                if isReference(value) { keep(value) } else { store.pointee[own].elements[index] = .missing }
                push(value)
                return
            case (.dictionary(let buffer), let key):
                let own = unique(buffer)
                stack[top - 2] = .dictionary(own)
                let hashed = try hashKey(key)
                guard let place = store.pointee[own].places?[hashed] else { return push(.none) }
                let value = store.pointee[own].elements[place * 2 + 1]
                if isReference(value) { keep(value) } else { store.pointee[own].elements[place * 2 + 1] = .missing }
                push(value)
                return
            default: break
            }
        }
        let copied = (0...count).map { stack[top - count - 1 + $0] }
        for value in copied {
            keep(value)
            push(value)
        }
        let depth = store.pointee.frames.count
        try getSubscript(count, shape: -1)
        try run(downTo: depth)
    }

    /// [x, indices, value] -> [x]
    func putSubscript(_ count: Int, assigns: Bool) throws(ScriptError) {
        let value = pop()
        let indices = popMany(count)
        let receiver = stack[top - 1]
        if !assigns, isReference(value) {
            if case .none = value {} else {
                for index in indices { drop(index) }
                return release(now: value)
            }
        }
        guard let first = indices.first else { return }
        switch (receiver, first) {
        case (.array(let buffer), .int(let index)):
            guard index >= 0, index < store.pointee[buffer].elements.count else { throw .trap("Fatal error: Index out of range") }
            let own = unique(buffer)
            stack[top - 1] = .array(own)
            let old = store.pointee[own].elements[index]
            store.pointee[own].elements[index] = value
            release(now: old)
        case (.array(let buffer), .range(let range)):
            let bounds = try bounds(of: range, count: store.pointee[buffer].elements.count)
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
            let isRemoval = if case .none = value { true } else { false }
            if let old = try update(own, key, isRemoval ? nil : value) { release(now: old) }
        default:
            try putOwnSubscript(receiver, indices, value)
        }
    }

    private func putOwnSubscript(_ receiver: Value, _ indices: ContiguousArray<Value>, _ value: Value) throws(ScriptError) {
        for index in indices { push(index) }
        let member = subscriptMember(receiver, indices.count, -1)
        top -= indices.count
        if let member, member.setter != nil {
            let index = declarations.setter(for: member)
            if isReference(receiver) {
                keep(receiver)
                release(now: try callNested(index, [receiver] + indices + [value]))
            } else {
                top -= 1
                release(now: try callNested(index, [receiver] + indices + [value]))
            }
            return
        }
        if let name = hostTypeName(of: receiver)?.name,
            let member = declarations.hostMembers(named: "subscript", in: name, isStatic: false).first(where: { $0.set != nil })
        {
            var call = HostCall(interpreter: self, receiver: receiver, arguments: Array(indices), location: currentLocation)
            _ = try hostResult(member.name) { () throws(ScriptError) -> Value in
                try member.set?(&call, value)
                return .void
            }
            if case .host = call.receiver { stack[top - 1] = call.receiver }
        } else if case .none = receiver {} else {
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
        if case .int = bounds.elements[1] { return try isLess(value, bounds.elements[1]) }
        return bounds.type == 1 ? try !isLess(bounds.elements[1], value) : try isLess(value, bounds.elements[1])
    }
}

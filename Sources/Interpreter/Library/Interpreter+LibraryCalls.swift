internal import Heap

/// Calls of the standard library.
extension Interpreter {
    /// Calls an owned closure, which stays owned. Consumes the arguments; the result is owned.
    func call(owned closure: Value, _ arguments: [Value]) throws(ScriptError) -> Value {
        let depth = frames.count
        keep(closure)
        push(closure)
        for argument in arguments { push(argument) }
        try callClosure(arguments.count)
        try run(downTo: depth)
        return pop()
    }

    /// Calls a closure with a borrowed element.
    func apply(_ closure: Value, _ element: Value) throws(ScriptError) -> Value {
        keep(element)
        return try call(owned: closure, [element])
    }

    func holds(_ closure: Value, _ element: Value) throws(ScriptError) -> Bool {
        if case .bool(let flag) = try apply(closure, element) { return flag }
        return false
    }

    /// [receiver, arguments] -> [result], or [receiver, result] with `wantsReceiver`: calls a library method.
    func callLibrary(_ method: LibraryMethod, _ shape: CallShape, _ count: Int, wantsReceiver: Bool) throws(ScriptError) {
        var arguments = Array(popMany(count))
        var receiver = pop()
        var result: Value
        do {
            if let changed = try inoutMethod(method, shape, &receiver, &arguments) {
                result = changed
            } else if case .type = receiver, method != .mapOptional, method != .flatMapOptional {
                result = try libraryStatic(method, shape, receiver, arguments)
            } else if case .none = receiver, method != .map, method != .flatMap {
                result = .none
            } else {
                if let changed = try mutatingMethod(method, shape, &receiver, arguments) {
                    result = changed
                } else {
                    result = try plainMethod(method, shape, receiver, arguments)
                }
            }
            if case .string(let text) = result { try checkString(ofLength: text.utf8.count) }
        } catch {
            for argument in arguments.reversed() { drop(argument) }
            drop(receiver)
            throw error
        }
        if case .missing = result { result = .none }
        for position in arguments.indices.reversed() where !shape.inouts.contains(position) { drop(arguments[position]) }
        if wantsReceiver {
            push(receiver)
            settle()
        } else {
            release(now: receiver)
        }
        for position in shape.inouts { push(arguments[position]) }
        push(result)
    }

    /// Methods that mutate an argument, such as an index or a random number generator; nil for other methods.
    private func inoutMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: inout Value, _ arguments: inout [Value]
    ) throws(ScriptError) -> Value? {
        switch (method, receiver) {
        case (.formIndex, _):
            guard let index = arguments.first else { return nil }
            var distance = shape.labels.first == "before" ? -1 : 1
            if arguments.count > 1, case .int(let offset) = arguments[1] { distance = offset }
            if let position = index.sized { arguments[0] = .integer(try position.bits.plus(distance), position.kind) }
            if case .index(let start) = index, let text = receiver.slice {
                arguments[0] = .index(try place(distance, from: start, in: text))
            }
            if let position = position(index) { arguments[0] = place(try position.plus(distance), in: receiver) }
            return .void
        case (.hash, _):
            guard case .array(let buffer)? = arguments.first else { return nil }
            let own = unique(buffer)
            arguments[0] = .array(own)
            store.pointee[own].elements.append(owned(receiver))
            store.pointee.living += 1
            return .void
        case (.random, .type(.named(let number))): return try randomValue(declarations.names[number], shape, &arguments)
        case (.shuffle, .array(let buffer)):
            let own = unique(buffer)
            receiver = .array(own)
            let order = try shuffled(store.pointee[own].elements, shape, &arguments)
            store.pointee[own].elements = order
            return .void
        case (.shuffled, _), (.randomElement, _):
            guard let elements = try sequenceElements(receiver) else { return nil }
            defer { for element in elements { drop(element) } }
            if method == .randomElement {
                return try randomElement(of: elements, shape, &arguments).map { owned($0).wrapped } ?? Value.none
            }
            return .array(makeBuffer(ownedAll(try shuffled(elements, shape, &arguments))))
        default: return nil
        }
    }

    /// A non-mutating library method of a borrowed receiver; the result is owned. A refusal if there is none.
    private func plainMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ arguments: [Value]
    ) throws(ScriptError) -> Value {
        switch receiver {
        case .string(let text): if let result = try stringMethod(method, shape, text[...], arguments) { return result }
        case .substring(let slice): if let result = try stringMethod(method, shape, slice.text, arguments) { return result }
        case .character(let character): if let result = characterMethod(method, character) { return result }
        case .int, .double, .bool, .sized, .float: if let result = try numberMethod(method, shape, receiver, arguments) { return result }
        case .dictionary(let buffer): if let result = try dictionaryMethod(method, shape, buffer, arguments) { return result }
        case .set(let buffer): if let result = try setMethod(method, shape, buffer, arguments) { return result }
        case .range(let buffer):
            if method == .contains, let value = arguments.first, !isClosure(value) { return .bool(try contains(buffer, value)) }
            if let result = try rangeMethod(method, buffer, arguments) { return result }
        case .array(let buffer):
            if let result = try part(method, shape, receiver, store.pointee[buffer].view, arguments.first) { return result }
        case .none: return .none
        default: break
        }
        if case .object(let id) = receiver, isPlaceholder(receiver) { return callPlaceholder(id, shape.name, arguments) }
        if method == .mapOptional || method == .flatMapOptional, let closure = arguments.first {
            let result = try apply(closure, receiver.content)
            return method == .mapOptional ? result.wrapped : result
        }
        if method == .finalize, case .array = receiver { return .int(try hashKey(receiver).stableNumber) }
        if method == .map || method == .flatMap, isScalar(receiver), let closure = arguments.first { return try apply(closure, receiver) }
        if let result = try earlyMethod(method, receiver, arguments) { return result }
        if let result = try elementwiseMethod(method, shape, receiver, arguments) { return result }
        if let elements = try sequenceElements(receiver) {
            defer { for element in elements { drop(element) } }
            if let result = try sequenceMethod(method, shape, receiver, elements, arguments) { return result }
        } else if method == .map || method == .flatMap, let closure = arguments.first {
            return try apply(closure, receiver)
        }
        return unknownMember(shape.name, of: receiver, holding: arguments)
    }

    /// The methods that only integer ranges have; owned. Nil for others.
    private func rangeMethod(_ method: LibraryMethod, _ buffer: BufferID, _ arguments: [Value]) throws(ScriptError) -> Value? {
        let own = store.pointee[buffer]
        guard let first = own.elements[0].sized, case let lower = first.bits else { return nil }
        if method == .prefix, case .missing = own.elements[1], case .int(let count)? = arguments.first {
            try checkNotNegative(count, "Can't take a prefix of negative length from a sequence")
            try checkCount(count, "an array")
            let end = try lower.plus(count)
            return .array(makeBuffer(ContiguousArray((lower..<end).map { .integer($0, first.kind) })))
        }
        guard case .range(let other)? = arguments.first, let (_, upper, kind) = integerBounds(buffer),
            let (otherLower, otherUpper, _) = integerBounds(other)
        else { return nil }
        switch method {
        case .overlaps: return .bool(lower < otherUpper && otherLower < upper && lower < upper && otherLower < otherUpper)
        case .clamped:
            let start = min(max(lower, otherLower), otherUpper)
            let end = max(start, min(upper, otherUpper))
            return .range(makeBuffer([.integer(start, kind), .integer(end, kind)], type: own.type))
        default: return nil
        }
    }

    func isClosure(_ value: Value) -> Bool {
        if case .closure = value { return true }
        return false
    }

    /// Whether `map` on the value can only mean an optional's.
    private func isScalar(_ value: Value) -> Bool {
        switch value {
        case .host(let boxed): declarations.hostMembers(named: "_elements", in: boxed.typeName, isStatic: false).isEmpty
        case .int, .double, .sized, .float, .bool, .tuple: true
        case .object, .enumeration: if case .function = methodTarget("makeIterator()", of: value) { false } else { true }
        default: false
        }
    }

    private func mutatingMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: inout Value, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        switch receiver {
        case .array(let buffer):
            guard LibraryTypes.mutating.contains(method.rawValue) else { return nil }
            if let result = try narrow(method, &receiver, arguments) { return result }
            let own = unique(buffer)
            receiver = .array(own)
            return try mutateArray(method, shape, own, arguments)
        case .dictionary(let buffer):
            guard LibraryTypes.mutating.contains(method.rawValue) else { return nil }
            let own = unique(buffer)
            receiver = .dictionary(own)
            return try mutateDictionary(method, shape, own, arguments)
        case .set(let buffer):
            guard LibraryTypes.mutating.contains(method.rawValue) else { return nil }
            let own = unique(buffer)
            receiver = .set(own)
            return try mutateSet(method, shape, own, arguments)
        case .string, .substring:
            guard LibraryTypes.mutating.contains(method.rawValue) else { return nil }
            return try mutateText(method, shape, &receiver, arguments)
        case .bool(let flag) where method == .toggle:
            receiver = .bool(!flag)
            return .void
        case .int(let number) where method == .negate:
            receiver = .int(try (0).minus(number))
            return .void
        case .sized(let number) where method == .negate:
            receiver = try sized(.subtract, SizedInteger(bits: 0, kind: number.kind), receiver, number.kind)
            return .void
        case .float(let number) where method == .negate || method == .round:
            receiver = .float(method == .negate ? -number : number.rounded(rule(arguments.first ?? .none)))
            return .void
        case .double(let number) where method == .negate || method == .round:
            receiver = .double(method == .negate ? -number : number.rounded(rule(arguments.first ?? .none)))
            return .void
        default: return nil
        }
    }

    /// The owned results of a closure for each element. `each` appends them.
    func mapped(
        _ elements: ContiguousArray<Value>, _ closure: Value, _ each: (Value, inout ContiguousArray<Value>) throws(ScriptError) -> Void
    ) throws(ScriptError) -> ContiguousArray<Value> {
        var results: ContiguousArray<Value> = []
        for element in elements {
            do {
                try each(try apply(closure, element), &results)
            } catch {
                for result in results { drop(result) }
                throw error
            }
        }
        return results
    }

    func sorted(_ elements: ContiguousArray<Value>, by closure: Value?) throws(ScriptError) -> ContiguousArray<Value> {
        charge(elements.count * (Int.bitWidth - elements.count.leadingZeroBitCount))
        var sort = StableSort(elements) { first, second throws(ScriptError) in try self.precedes(first, second, closure) }
        try sort.sort()
        return sort.elements
    }

    func precedes(_ first: Value, _ second: Value, _ closure: Value?) throws(ScriptError) -> Bool {
        guard let closure else { return try isLess(first, second) }
        keep(first)
        keep(second)
        if case .bool(let flag) = try call(owned: closure, [first, second]) { return flag }
        return false
    }
}

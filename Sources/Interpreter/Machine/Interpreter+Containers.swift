internal import Heap

/// Arrays, dictionaries, sets, ranges.
extension Interpreter {
    func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool, spreads: Bool) throws(ScriptError) {
        if case .int(let first) = lower, case .int(let last) = upper {
            if last < first { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
            let end = isClosed ? afterLast(last) : last
            if spreads {
                push(.int(first))
                push(.int(end))
            } else {
                push(.range(makeBuffer([lower, .int(end)], type: isClosed ? 1 : 0)))
            }
            return
        }
        if case .missing = lower, let last = upper.sized {
            push(.range(makeBuffer([.missing, .integer(isClosed ? afterLast(last.bits) : last.bits, last.kind)], type: isClosed ? 1 : 0)))
            return
        }
        if let first = lower.sized, let last = upper.sized {
            if last < first { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
            let kind = first.kind == .int ? last.kind : first.kind
            let bounds: ContiguousArray<Value> = [
                .integer(first.bits, kind), .integer(isClosed ? afterLast(last.bits) : last.bits, kind),
            ]
            if spreads { for bound in bounds { push(bound) } } else { push(.range(makeBuffer(bounds, type: isClosed ? 1 : 0))) }
            return
        }
        if case .missing = lower {
        } else if case .missing = upper {
        } else if try !areInOrder(lower, upper) {
            throw .trap("Fatal error: Range requires lowerBound <= upperBound")
        }
        push(.range(makeBuffer([lower, upper], type: isClosed ? 1 : 0)))
    }

    /// Whether bounds can form a range. NaN has no order.
    private func areInOrder(_ lower: Value, _ upper: Value) throws(ScriptError) -> Bool {
        switch (lower, upper) {
        case (.double(let first), .double(let last)): first <= last
        case (.float(let first), .float(let last)): first <= last
        default: try !isLess(upper, lower)
        }
    }

    /// The stored end of a closed integer range: one more than its last element.
    private func afterLast(_ last: Int) -> Int {
        if last < .max { return last + 1 }
        refuse("a closed range that ends with Int.max: it ends before it")
        return last
    }

    /// The integer bounds of a range, the upper one behind the last element, by their bits, and their kind; nil for other ranges.
    func integerBounds(_ buffer: BufferID) -> (lower: Int, upper: Int, kind: IntegerKind)? {
        let bounds = store.pointee[buffer].elements
        guard let lower = bounds[0].sized, let upper = bounds[1].sized else { return nil }
        return (lower.bits, upper.bits, lower.kind)
    }

    /// The elements of a sequence, each owned; nil if the value is no sequence. Linear; charges steps.
    func sequenceElements(_ value: Value) throws(ScriptError) -> ContiguousArray<Value>? {
        switch value {
        case .array(let buffer), .set(let buffer):
            let elements = store.pointee[buffer].elements
            charge(elements.count / Self.elementsPerStep)
            for element in elements { keep(element) }
            return elements
        case .range(let buffer):
            guard let (lower, upper, kind) = integerBounds(buffer) else { return try strideableElements(buffer) }
            let (count, overflow) = upper.subtractingReportingOverflow(lower)
            if overflow || count > limits.memory { throw .limit("out of memory: a range from \(lower) to \(upper)") }
            if count < 0 { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
            charge(count / Self.elementsPerStep)
            return ContiguousArray((lower..<upper).map { .integer($0, kind) })
        case .string, .substring:
            guard let text = value.slice else { return nil }
            charge(text.utf8.count)
            return ContiguousArray(text.map { .character($0) })
        case .dictionary(let buffer):
            let elements = store.pointee[buffer].elements
            let labels = pairLabels
            charge(elements.count / 2)
            return ContiguousArray(
                stride(from: 0, to: elements.count, by: 2).map { position in
                    keep(elements[position])
                    keep(elements[position + 1])
                    return .tuple(makeBuffer([elements[position], elements[position + 1]], type: labels))
                })
        case .object(let id) where isPlaceholder(value): return try elements(.unknown, of: placeholderName(id))
        case .host(let boxed):
            // A host value that can be iterated lists its elements as `_elements`.
            guard let get = declarations.hostMembers(named: "_elements", in: boxed.typeName, isStatic: false).first?.get else { return nil }
            let list = try get(HostCall(interpreter: self, receiver: value))
            return try sequenceElements(list)
        case .structure, .object, .enumeration:
            var result: ContiguousArray<Value> = []
            let isSequence = try forEachElement(of: value) { (element) throws(ScriptError) in
                result.append(element)
                if result.count > limits.memory { throw .limit("out of memory: an endless sequence") }
                return true
            }
            if isSequence { return result }
            guard case .function = methodTarget("makeIterator()", of: value) else { return nil }
            // Its iterator is the library's or another sequence, and so on.
            try nest()
            defer { nesting -= 1 }
            let iterator = try callShape(CallShape("makeIterator", []), on: value, [])
            defer { drop(iterator) }
            return try sequenceElements(iterator)
        default: return nil
        }
    }

    /// [dictionary, values] -> [dictionary]: replaces the values, in the order of the keys. False, with the stack as it was, for others.
    func setValues() -> Bool {
        guard case .dictionary(let buffer) = stack[top - 2], case .array(let list) = stack[top - 1],
            case let (old, new) = (store.pointee[buffer].elements, store.pointee[list].elements), old.count == new.count * 2
        else { return false }
        let values = pop()
        let dictionary = pop()
        let elements = old.indices.map { owned($0 % 2 == 0 ? old[$0] : new[$0 / 2]) }
        push(replacing(ContiguousArray(elements), in: dictionary))
        release(now: values)
        release(now: dictionary)
        return true
    }

    var pairLabels: Int32 { declarations.code.type(.tuple([.unknown, .unknown], ["key", "value"])) }
    var offsetLabels: Int32 { declarations.code.type(.tuple([.unknown, .unknown], ["offset", "element"])) }

    /// The iterator state that a `for` loop keeps in its slot; consumes the value.
    func makeIterator(_ value: Value) throws(ScriptError) -> Value {
        // An iterator can be another sequence, and so on.
        try nest()
        defer { nesting -= 1 }
        switch value {
        case .range(let buffer):
            guard let elements = try strideableElements(buffer) else { return value }
            release(now: value)
            return .array(makeBuffer(elements))
        case .array, .set: return value
        case .box: return try makeIterator(unboxed(value))
        case .object, .structure, .enumeration:
            if case .function = methodTarget("makeIterator()", of: value) {
                let iterator = try callShape(CallShape("makeIterator", []), on: value, [])
                release(now: value)
                // An iterator can also be a sequence that is its own iterator.
                if case .function = methodTarget("next()", of: iterator) { return iterator }
                return try makeIterator(iterator)
            }
            if case .function = methodTarget("next()", of: value) { return value }
        case .none: return .array(makeBuffer([]))
        default: break
        }
        let elements = try sequenceElements(value)
        if elements == nil { refuse("iterating over \(typeName(of: value))") }
        release(now: value)
        return .array(makeBuffer(elements ?? []))
    }

    func appended(_ list: Value, contentsOf other: Value) throws(ScriptError) -> Value {
        guard case .array(let buffer) = list, let elements = try sequenceElements(other) else {
            if case .string(let first) = list, let second = other.text { return .string(first + second) }
            if case .substring(let first) = list, let second = other.text { return .part(first.text + second) }
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
}

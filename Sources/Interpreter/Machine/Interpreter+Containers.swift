internal import Heap

/// Arrays, dictionaries, sets, ranges.
extension Interpreter {
    func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool, spreads: Bool) throws(ScriptError) {
        if case .int(let first) = lower, case .int(let last) = upper {
            let end = isClosed ? afterLast(last) : last
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
            push(.range(makeBuffer([.missing, .int(isClosed ? afterLast(last) : last)], type: isClosed ? 1 : 0)))
            return
        }
        push(.range(makeBuffer([lower, upper], type: isClosed ? 1 : 0)))
    }

    /// Where a closed range of integers is kept to end, which is behind its last.
    private func afterLast(_ last: Int) -> Int {
        if last < .max { return last + 1 }
        refuse("a closed range that ends with Int.max: it ends before it")
        return last
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
            let (count, overflow) = upper.subtractingReportingOverflow(lower)
            if overflow || count > limits.memory { throw .limit("out of memory: a range from \(lower) to \(upper)") }
            if count < 0 { throw .trap("Fatal error: Range requires lowerBound <= upperBound") }
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
        case .object(let id) where isPlaceholder(value): return try elements(.unknown, of: placeholderName(id))
        case .host(let boxed):
            // A host's value that can be gone through says by what.
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
            // Its iterator is one of the library's, or another sequence, and so on.
            try nest()
            defer { nesting -= 1 }
            let iterator = try callShape(CallShape("makeIterator", []), on: value, [])
            defer { drop(iterator) }
            return try sequenceElements(iterator)
        default: return nil
        }
    }

    var pairLabels: Int32 { declarations.code.type(.tuple([.unknown, .unknown], ["key", "value"])) }
    var offsetLabels: Int32 { declarations.code.type(.tuple([.unknown, .unknown], ["offset", "element"])) }

    /// What a `for` loop keeps in its slot; uses the value up.
    func makeIterator(_ value: Value) throws(ScriptError) -> Value {
        // An iterator may be another sequence, and so on.
        try nest()
        defer { nesting -= 1 }
        switch value {
        case .array, .set, .range: return value
        case .box: return try makeIterator(unboxed(value))
        case .object, .structure, .enumeration:
            if case .function = methodTarget("makeIterator()", of: value) {
                let iterator = try callShape(CallShape("makeIterator", []), on: value, [])
                release(now: value)
                // An iterator may be a sequence too: itself.
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

    /// What stands for a key in the index of a set or a dictionary. Where placeholders have been keys, it is what stands for the first that `==` says is
    /// the same: an unknown constant equals 0, whichever of the two is asked for.
    func hashKey(_ key: Value, among buffer: BufferID) throws(ScriptError) -> HashKey {
        if case .implicitMember = key, let first = store.pointee[buffer].elements.first {
            // Where nothing was known of the keys, `.name` is one of theirs.
            let member = resolve(key, like: first)
            defer { drop(member) }
            return try hashKey(member)
        }
        let hashed = try hashKey(key)
        guard store.pointee.hashesPlaceholders, store.pointee[buffer].places?[hashed] == nil, let places = store.pointee[buffer].places,
            !places.isEmpty
        else { return hashed }
        let elements = store.pointee[buffer].elements
        for position in stride(from: 0, to: elements.count, by: elements.count / places.count)
        where isPlaceholder(elements[position]) != isPlaceholder(key) {
            if try equal(elements[position], key) { return try hashKey(elements[position]) }
        }
        return hashed
    }

    /// The value for a key, borrowed.
    func lookup(_ key: Value, in buffer: BufferID) throws(ScriptError) -> Value? {
        let hashed = try hashKey(key, among: buffer)
        guard let place = store.pointee[buffer].places?[hashed] else { return assumed(key, in: buffer) }
        return store.pointee[buffer].elements[place * 2 + 1]
    }

    /// Sets, or with nil removes, a key's value in an unshared dictionary; key and value are used up, the old value is owned.
    func update(_ buffer: BufferID, _ key: Value, _ value: Value?) throws(ScriptError) -> Value? {
        let hashed = try hashKey(key, among: buffer)
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
}

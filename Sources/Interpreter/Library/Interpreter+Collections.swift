internal import Heap

/// Mutating methods of collections, and the methods of dictionaries and sets.
extension Interpreter {
    func mutateArray(_ method: LibraryMethod, _ shape: CallShape, _ buffer: BufferID, _ arguments: [Value]) throws(ScriptError) -> Value? {
        let count = store.pointee[buffer].elements.count
        let first = arguments.first
        switch method {
        case .append, .combine:
            guard let first else { return nil }
            if shape.labels.first == "contentsOf" {
                let added = try sequenceElements(first) ?? []
                store.pointee[buffer].elements.append(contentsOf: added)
                store.pointee.living += added.count
            } else {
                store.pointee[buffer].elements.append(owned(first))
                store.pointee.living += 1
            }
            try checkMemory()
        case .insert:
            guard arguments.count == 2, case .int(let given) = arguments[1] else { return nil }
            let index = given &- firstIndex(of: buffer)
            guard index >= 0, index <= count else { throw .trap("Fatal error: Array index is out of range") }
            let added = shape.labels.first == "contentsOf" ? try sequenceElements(arguments[0]) ?? [] : [owned(arguments[0])]
            store.pointee[buffer].elements.insert(contentsOf: added, at: index)
            store.pointee.living += added.count
        case .remove:
            guard case .int(let given)? = first else { return nil }
            let index = given &- firstIndex(of: buffer)
            guard index >= 0, index < count else { throw .trap("Fatal error: Index out of range") }
            store.pointee.living -= 1
            return store.pointee[buffer].elements.remove(at: index)
        case .removeLast, .popLast, .removeFirst, .popFirst:
            let isLast = method == .removeLast || method == .popLast
            if case .int(let number)? = first {
                try checkNotNegative(number, "Number of elements to remove should be non-negative")
                guard number <= count else { throw .trap("Fatal error: Can't remove more items from a collection than it contains") }
                try remove(buffer, isLast ? (count - number)..<count : 0..<number)
                if !isLast { moveStart(of: buffer, by: number) }
                return .void
            }
            if count == 0 {
                if method == .popLast || method == .popFirst { return Value.none }
                throw .trap("Fatal error: Can't remove \(isLast ? "last" : "first") element from an empty collection")
            }
            store.pointee.living -= 1
            if !isLast { moveStart(of: buffer, by: 1) }
            let removed = isLast ? store.pointee[buffer].elements.removeLast() : store.pointee[buffer].elements.removeFirst()
            return method == .popLast || method == .popFirst ? removed.wrapped : removed
        case .removeAll:
            guard shape.labels.first != "keepingCapacity", let first else {
                try remove(buffer, 0..<count)
                return .void
            }
            var kept: ContiguousArray<Value> = []
            var removed: [Value] = []
            for element in store.pointee[buffer].elements {
                if try holds(first, element) { removed.append(element) } else { kept.append(element) }
            }
            store.pointee[buffer].elements = kept
            store.pointee.living -= removed.count
            for element in removed { drop(element) }
        case .removeSubrange:
            guard case .range(let range)? = first else { return nil }
            try remove(buffer, try replacedBounds(of: range, in: buffer))
        case .replaceSubrange:
            guard case .range(let range)? = first, arguments.count == 2 else { return nil }
            let bounds = try replacedBounds(of: range, in: buffer)
            let added = try sequenceElements(arguments[1]) ?? []
            let removed = ContiguousArray(store.pointee[buffer].elements[bounds])
            store.pointee[buffer].elements.replaceSubrange(bounds, with: added)
            store.pointee.living += added.count - removed.count
            for element in removed { drop(element) }
        case .partition:
            guard let first else { return nil }
            return .int(try partition(buffer, first) + firstIndex(of: buffer))
        case .sort: store.pointee[buffer].elements = try sorted(store.pointee[buffer].elements, by: first)
        case .reverse: store.pointee[buffer].elements.reverse()
        case .swapAt:
            guard case .int(let one)? = first, arguments.count == 2, case .int(let other) = arguments[1] else { return nil }
            let (a, b) = (one &- firstIndex(of: buffer), other &- firstIndex(of: buffer))
            guard (0..<count).contains(a), (0..<count).contains(b) else { throw .trap("Fatal error: Index out of range") }
            store.pointee[buffer].elements.swapAt(a, b)
        case .reserveCapacity: break
        default: return nil
        }
        return .void
    }

    /// Moves a slice's first index after a removal at its front, so that the other indices stay.
    private func moveStart(of buffer: BufferID, by count: Int) {
        if store.pointee[buffer].type >= 0 { store.pointee[buffer].type += Int32(truncatingIfNeeded: count) }
    }

    /// Swaps elements like the standard library's `partition` for bidirectional collections.
    private func partition(_ buffer: BufferID, _ belongsInSecond: Value) throws(ScriptError) -> Int {
        var (low, high) = (0, store.pointee[buffer].elements.count)
        while true {
            while low < high, try !holds(belongsInSecond, store.pointee[buffer].elements[low]) { low += 1 }
            if low == high { return low }
            high -= 1
            while low < high, try holds(belongsInSecond, store.pointee[buffer].elements[high]) { high -= 1 }
            if low == high { return low }
            store.pointee[buffer].elements.swapAt(low, high)
            low += 1
        }
    }

    /// The positions of an array's elements that are replaced.
    private func replacedBounds(of range: BufferID, in buffer: BufferID) throws(ScriptError) -> Range<Int> {
        let (first, count) = (firstIndex(of: buffer), store.pointee[buffer].elements.count)
        if case .int(let lower) = store.pointee[range].elements[0], lower < first {
            throw .trap("Fatal error: Array replace: subrange start is negative")
        }
        if case .int(let upper) = store.pointee[range].elements[1], upper &- first > count {
            throw .trap("Fatal error: Array replace: subrange extends past the end")
        }
        return try bounds(of: range, in: buffer)
    }

    private func remove(_ buffer: BufferID, _ range: Range<Int>) throws(ScriptError) {
        let removed = ContiguousArray(store.pointee[buffer].elements[range])
        store.pointee[buffer].elements.removeSubrange(range)
        store.pointee.living -= removed.count
        for element in removed { drop(element) }
    }

    func mutateDictionary(
        _ method: LibraryMethod, _ shape: CallShape, _ buffer: BufferID, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        switch method {
        case .updateValue:
            guard arguments.count == 2 else { return nil }
            return try update(buffer, owned(arguments[1]), owned(arguments[0]))?.wrapped ?? Value.none
        case .remove:
            guard let first = arguments.first, let place = position(first), place * 2 < store.pointee[buffer].elements.count else {
                throw .trap("Fatal error: Attempting to access Dictionary elements using an invalid index")
            }
            let key = store.pointee[buffer].elements[place * 2]
            keep(key)
            return .tuple(makeBuffer([key, try update(buffer, owned(key), nil) ?? .none], type: pairLabels))
        case .removeValue:
            guard let key = arguments.first else { return nil }
            return try update(buffer, owned(key), nil)?.wrapped ?? Value.none
        case .removeAll:
            let removed = store.pointee[buffer].elements
            store.pointee[buffer].elements = []
            store.pointee[buffer].places = [:]
            store.pointee.living -= removed.count
            for element in removed { drop(element) }
        case .merge:
            guard arguments.count == 2, let pairs = try sequenceElements(arguments[0]) else { return nil }
            try merge(pairs, into: buffer, arguments[1])
        case .reserveCapacity: break
        default: return nil
        }
        return .void
    }

    /// Merges owned key-value pairs into a dictionary. The closure decides between two values of a key.
    func merge(_ pairs: ContiguousArray<Value>, into buffer: BufferID, _ closure: Value) throws(ScriptError) {
        defer { for pair in pairs { drop(pair) } }
        for pair in pairs {
            guard case .tuple(let pair) = pair else { continue }
            let (key, given) = (store.pointee[pair].elements[0], store.pointee[pair].elements[1])
            var value = owned(given)
            if let old = try lookup(key, in: buffer) { value = try call(owned: closure, [owned(old), value]) }
            if let old = try update(buffer, owned(key), value) { drop(old) }
        }
    }

    func dictionaryMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ buffer: BufferID, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        let elements = store.pointee[buffer].elements
        switch method {
        case .mapValues, .compactMapValues, .filter:
            guard let closure = arguments.first else { return nil }
            var result: ContiguousArray<Value> = []
            for position in stride(from: 0, to: elements.count, by: 2) {
                let (key, value) = (elements[position], elements[position + 1])
                if method == .filter {
                    let pair = Value.tuple(makeBuffer([owned(key), owned(value)], type: pairLabels))
                    if case .bool(true) = try call(owned: closure, [pair]) { result += [owned(key), owned(value)] }
                    continue
                }
                let mapped = try apply(closure, value)
                if method == .compactMapValues, case .none = mapped { continue }
                result += [owned(key), mapped]
            }
            return try makeOwnedDictionary(result)
        case .merging:
            guard arguments.count == 2, let pairs = try sequenceElements(arguments[0]) else { return nil }
            guard case .dictionary(let copy) = try makeOwnedDictionary(ownedAll(elements)) else { return nil }
            try merge(pairs, into: copy, arguments[1])
            return .dictionary(copy)
        default: return nil
        }
    }

    func mutateSet(_ method: LibraryMethod, _ shape: CallShape, _ buffer: BufferID, _ arguments: [Value]) throws(ScriptError) -> Value? {
        let first = arguments.first
        switch method {
        case .insert, .update:
            guard let first else { return nil }
            if method == .update { return try replace(first, in: buffer)?.wrapped ?? Value.none }
            let known = try insert(first, into: buffer)
            let labels = declarations.code.type(.tuple([.unknown, .unknown], ["inserted", "memberAfterInsert"]))
            return .tuple(makeBuffer([.bool(known == nil), owned(known ?? first)], type: labels))
        case .remove where shape.labels == ["at"]:
            guard let first, let place = position(first), store.pointee[buffer].elements.indices.contains(place) else {
                throw .trap("Fatal error: Attempting to access Set elements using an invalid index")
            }
            return try remove(store.pointee[buffer].elements[place], from: buffer) ?? Value.none
        case .remove:
            guard let first else { return nil }
            return try remove(first, from: buffer)?.wrapped ?? Value.none
        case .removeAll:
            let removed = store.pointee[buffer].elements
            store.pointee[buffer].elements = []
            store.pointee[buffer].places = [:]
            store.pointee.living -= removed.count
            for element in removed { drop(element) }
        case .formUnion:
            guard let first, let others = try sequenceElements(first) else { return nil }
            for other in others {
                _ = try insert(other, into: buffer)
                drop(other)
            }
        case .subtract, .formIntersection, .formSymmetricDifference:
            guard let first, case .set(let result)? = try combined(method, buffer, first) else { return nil }
            let contents = store.pointee[result]
            let old = store.pointee[buffer].elements
            store.pointee[buffer].elements = ownedAll(contents.elements)
            store.pointee[buffer].places = contents.places
            store.pointee.living += contents.elements.count - old.count
            for element in old { drop(element) }
            drop(.set(result))
        case .popFirst, .removeFirst:
            guard let element = store.pointee[buffer].elements.first else {
                if method == .popFirst { return Value.none }
                throw .trap("Fatal error: Can't removeFirst from an empty Set")
            }
            let removed = try remove(element, from: buffer)
            return (method == .popFirst ? removed?.wrapped : removed) ?? Value.none
        default: return nil
        }
        return .void
    }

    /// The result of a set operation with another sequence. Of equal members the set's own one is used.
    private func combined(_ method: LibraryMethod, _ buffer: BufferID, _ other: Value) throws(ScriptError) -> Value? {
        guard case .set(let others)? = try elementsAsSet(other) else { return nil }
        defer { drop(.set(others)) }
        var result: ContiguousArray<Value> = []
        for element in store.pointee[buffer].elements {
            let isShared = try contains(element, others)
            if method == .union || isShared == (method == .intersection || method == .formIntersection) { result.append(element) }
        }
        if method == .union || method == .symmetricDifference || method == .formSymmetricDifference {
            for other in store.pointee[others].elements where try !contains(other, buffer) { result.append(other) }
        }
        return try makeOwnedSet(ownedAll(result))
    }

    /// The elements of a sequence as an owned set; nil if it is no sequence.
    private func elementsAsSet(_ sequence: Value) throws(ScriptError) -> Value? {
        if case .set = sequence { return owned(sequence) }
        return try sequenceElements(sequence).map { (elements) throws(ScriptError) -> Value in try makeOwnedSet(elements) }
    }

    private func contains(_ element: Value, _ set: BufferID) throws(ScriptError) -> Bool {
        try find(element, in: set, width: 1).place != nil
    }

    func setMethod(_ method: LibraryMethod, _ shape: CallShape, _ buffer: BufferID, _ arguments: [Value]) throws(ScriptError) -> Value? {
        guard let first = arguments.first else { return nil }
        switch method {
        case .contains where !isClosure(first): return .bool(try contains(first, buffer))
        case .union, .intersection, .subtracting, .symmetricDifference: return try combined(method, buffer, first)
        case .isSubset, .isSuperset, .isDisjoint, .isStrictSubset, .isStrictSuperset:
            guard case .set(let others)? = try elementsAsSet(first) else { return nil }
            defer { drop(.set(others)) }
            var shared = 0
            for element in store.pointee[buffer].elements where try contains(element, others) { shared += 1 }
            let (own, other) = (store.pointee[buffer].elements.count, store.pointee[others].elements.count)
            switch method {
            case .isSubset: return .bool(shared == own)
            case .isSuperset: return .bool(shared == other)
            case .isStrictSubset: return .bool(shared == own && own < other)
            case .isStrictSuperset: return .bool(shared == other && other < own)
            default: return .bool(shared == 0)
            }
        default: return nil
        }
    }
}

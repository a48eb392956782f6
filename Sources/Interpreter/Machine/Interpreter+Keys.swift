internal import Heap

/// Hash keys and lookup for dictionaries and sets.
extension Interpreter {
    /// The steps for computing a hash key.
    private static let keySteps = 2

    /// The hash key of a value.
    func hashKey(_ value: Value) throws(ScriptError) -> HashKey {
        charge(Self.keySteps)
        switch value {
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .sized(let number): return number.whole.map { .int($0) } ?? .list(-4, [.int(number.bits)])
        case .box(let box): return try hashKey(store.pointee[box].elements[0])
        case .double(let number): return key(of: number)
        case .float(let number): return key(of: Double(number))
        case .string(let text): return .string(text)
        case .character(let character): return .string(String(character))
        case .substring(let slice): return .string(String(slice.text))
        case .index(let index): return .index(index)
        case .host(let value): return .host(value)
        case .type(let type): return .type(type)
        case .array(let buffer), .tuple(let buffer), .range(let buffer): return .list(-1, try keys(store.pointee[buffer].elements))
        case .set(let buffer): return .elements(Set(try keys(store.pointee[buffer].elements)))
        case .dictionary(let buffer):
            let keys = try keys(store.pointee[buffer].elements)
            let pairs = stride(from: 0, to: keys.count, by: 2).map { (keys[$0], keys[$0 + 1]) }
            return .entries(Dictionary(pairs) { first, _ in first })
        case .object(let id):
            if let key = try ownHashKey(value) { return key }
            if !store.pointee.hashesPlaceholders, isPlaceholder(value) { store.pointee.hashesPlaceholders = true }
            return .object(id.index)
        case .closure(let id):
            let path = store.pointee.objects[id]
            guard declarations.code.keyPathSetters[path.function] != nil else { return .object(id.index) }
            if let (root, parts) = parts(ofKeyPath: id) { return .list(-2, [.string(root + parts)]) }
            return .list(-2, [.int(Int(path.function))] + (try keys(path.fields)))
        case .structure(let buffer):
            if let key = try ownHashKey(value) { return key }
            return key(of: value, declarations.base(of: store.pointee[buffer].type), try keys(store.pointee[buffer].elements))
        case .enumeration(let item):
            if let key = try ownHashKey(value) { return key }
            let payload = item.hasPayload ? try keys(store.pointee[item.payload].elements) : []
            return key(of: value, declarations.base(of: item.type), [.int(Int(item.ordinal))] + payload)
        case .implicitMember(let buffer):
            // A member of a type that no file declares: two names are two members.
            return .list(-4, try keys(store.pointee[buffer].elements))
        default: return .nothing
        }
    }

    private func key(of number: Double) -> HashKey {
        number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .double(number)
    }

    private func keys(_ values: ContiguousArray<Value>) throws(ScriptError) -> [HashKey] {
        var result: [HashKey] = []
        try descend()
        defer { descent -= 1 }
        for value in values { result.append(try hashKey(value)) }
        return result
    }

    /// The key made of a value's parts. If the type has its own `==`, that operator decides about equality.
    private func key(of value: Value, _ type: Int32, _ parts: [HashKey]) -> HashKey {
        if let known = typesWithEquality[type] { return known ? .own(type, parts) : .list(type, parts) }
        let hasOwn = operatorFunction("==", [value, value]) != nil
        typesWithEquality[type] = hasOwn
        return hasOwn ? .own(type, parts) : .list(type, parts)
    }

    /// The key from a type's own `hash(into:)`, or from an Objective-C object's `hash`; nil if there is none.
    private func ownHashKey(_ value: Value) throws(ScriptError) -> HashKey? {
        if declarations.declared.comparesObjects, case .object = value, let (type, _) = declaredType(of: value), type.hostAncestor != nil,
            let member = declarations.members(named: "hash", in: type, isStatic: false).first(where: { $0.isOverride && $0.isProperty })
        {
            keep(value)
            let hash = try callNested(declarations.getter(for: member), [value])
            if let number = hash.integer { return .own(-3, [.int(number)]) }
        }
        guard let (type, _) = declaredType(of: value), case .function(let index, _) = methodTarget("hash(into:)", of: value) else {
            return nil
        }
        keep(value)
        let hasher = Value.array(makeBuffer([]))
        let result = try callNested(index, [value, hasher])
        drop(result)
        let combined = pop()
        defer { drop(combined) }
        guard case .array(let buffer) = combined else { return nil }
        return .own(type.index, try keys(store.pointee[buffer].elements))
    }

    /// The hash key of a value in a set or dictionary. If placeholders have been keys, the value may equal one by `==`: an unknown constant
    /// equals 0, whichever of the two is looked up.
    private func hashKey(_ key: Value, among buffer: BufferID) throws(ScriptError) -> HashKey {
        if case .implicitMember = key, let first = store.pointee[buffer].elements.first {
            // Resolves an implicit member that was lowered without a known key type.
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

    // MARK: Lookup

    /// The position of a key's entry, and its key in the index, existing or new. `width` is the number of values per entry.
    func find(_ key: Value, in buffer: BufferID, width: Int) throws(ScriptError) -> (key: HashKey, place: Int?) {
        let hashed = try hashKey(key, among: buffer)
        guard let place = store.pointee[buffer].places?[hashed] else { return (hashed, nil) }
        return hashed.isCertain ? (hashed, place) : try find(key, hashed, in: buffer, width: width)
    }

    /// Finds an entry whose key is compared by `==` among those with the same hash.
    private func find(
        _ key: Value, _ hashed: HashKey, in buffer: BufferID, width: Int
    ) throws(ScriptError) -> (key: HashKey, place: Int?) {
        var count = 0
        while let place = store.pointee[buffer].places?[hashed.behind(count)] {
            if try equal(store.pointee[buffer].elements[place * width], key) { return (hashed.behind(count), place) }
            count += 1
        }
        return (hashed.behind(count), nil)
    }

    /// The value for a key, borrowed; nil if missing.
    func lookup(_ key: Value, in buffer: BufferID) throws(ScriptError) -> Value? {
        guard let place = try find(key, in: buffer, width: 2).place else { return assumed(key, in: buffer) }
        return store.pointee[buffer].elements[place * 2 + 1]
    }

    /// Whether two sets or dictionaries have the same keys and, with `width` 2, equal values.
    func haveSameKeys(_ first: BufferID, _ second: BufferID, width: Int) throws(ScriptError) -> Bool {
        guard let places = store.pointee[first].places, let others = store.pointee[second].places, places.count == others.count else {
            return false
        }
        charge(places.count)
        try descend()
        defer { descent -= 1 }
        for (key, place) in places {
            let other = key.isCertain ? others[key] : try find(store.pointee[first].elements[place * width], in: second, width: width).place
            guard let other else { return false }
            if width == 2, try !equal(store.pointee[first].elements[place * 2 + 1], store.pointee[second].elements[other * 2 + 1]) {
                return false
            }
        }
        return true
    }

    // MARK: Creation

    /// A set of owned elements. Of equal ones the first stays.
    func makeOwnedSet(_ elements: ContiguousArray<Value>) throws(ScriptError) -> Value {
        let buffer = makeBuffer([])
        store.pointee[buffer].places = Dictionary(minimumCapacity: elements.count)
        for element in elements {
            let (key, place) = try find(element, in: buffer, width: 1)
            if place == nil { append(element, nil, for: key, to: buffer) } else { drop(element) }
        }
        return .set(buffer)
    }

    /// A dictionary of owned keys and values in turn. A later value replaces an earlier one; with `duplicates` a repeated key traps with
    /// its message.
    func makeOwnedDictionary(
        _ elements: ContiguousArray<Value>, duplicates: ((Value) throws(ScriptError) -> String)? = nil
    ) throws(ScriptError) -> Value {
        let buffer = makeBuffer([])
        store.pointee[buffer].places = Dictionary(minimumCapacity: elements.count / 2)
        for position in stride(from: 0, to: elements.count, by: 2) {
            let (key, place) = try find(elements[position], in: buffer, width: 2)
            guard let place else {
                append(elements[position], elements[position + 1], for: key, to: buffer)
                continue
            }
            if let duplicates, !standsForOthers(elements[position]) { throw .trap(try duplicates(elements[position])) }
            drop(elements[position])
            drop(store.pointee[buffer].elements[place * 2 + 1])
            store.pointee[buffer].elements[place * 2 + 1] = elements[position + 1]
        }
        return .dictionary(buffer)
    }

    /// Whether equal keys may be different ones in the app: in an open world, unknown constants are texts without a character.
    private func standsForOthers(_ key: Value) -> Bool {
        if case .string("") = key { return isOpenWorld }
        return false
    }

    /// Appends an owned entry: key and value for a dictionary, an element for a set.
    private func append(_ first: Value, _ second: Value?, for key: HashKey, to buffer: BufferID) {
        let width = second == nil ? 1 : 2
        if store.pointee[buffer].places == nil { store.pointee[buffer].places = [:] }
        store.pointee[buffer].places?[key] = store.pointee[buffer].elements.count / width
        store.pointee[buffer].elements.append(first)
        if let second { store.pointee[buffer].elements.append(second) }
        store.pointee.living += width
    }

    // MARK: Mutation

    /// Sets a key's value in an unshared dictionary, or removes it with nil. Consumes key and value and returns the old value, owned.
    func update(_ buffer: BufferID, _ key: Value, _ value: Value?) throws(ScriptError) -> Value? {
        let (hashed, place) = try find(key, in: buffer, width: 2)
        guard let place else {
            guard let value else {
                drop(key)
                return nil
            }
            append(key, value, for: hashed, to: buffer)
            try checkMemory()
            return nil
        }
        if let value {
            let old = store.pointee[buffer].elements[place * 2 + 1]
            store.pointee[buffer].elements[place * 2 + 1] = value
            drop(key)
            return old
        }
        let removed = try remove(at: place, for: hashed, from: buffer, width: 2)
        drop(removed[0])
        drop(key)
        return removed[1]
    }

    /// Inserts a borrowed element into an unshared set. Returns the equal element that is already there, borrowed.
    func insert(_ element: Value, into buffer: BufferID) throws(ScriptError) -> Value? {
        let (key, place) = try find(element, in: buffer, width: 1)
        if let place { return store.pointee[buffer].elements[place] }
        append(owned(element), nil, for: key, to: buffer)
        try checkMemory()
        return nil
    }

    /// Inserts a borrowed element into an unshared set in place of an equal one, which is returned, owned.
    func replace(_ element: Value, in buffer: BufferID) throws(ScriptError) -> Value? {
        let (key, place) = try find(element, in: buffer, width: 1)
        guard let place else {
            append(owned(element), nil, for: key, to: buffer)
            try checkMemory()
            return nil
        }
        let old = store.pointee[buffer].elements[place]
        store.pointee[buffer].elements[place] = owned(element)
        return old
    }

    /// Removes an element from an unshared set and returns it, owned.
    func remove(_ element: Value, from buffer: BufferID) throws(ScriptError) -> Value? {
        let (key, place) = try find(element, in: buffer, width: 1)
        guard let place else { return nil }
        return try remove(at: place, for: key, from: buffer, width: 1)[0]
    }

    /// The largest size at which a removal keeps the order of the entries. In larger collections a removal would be too slow.
    private static let orderedEntries = 64

    /// Removes the entry at a position and returns it, owned.
    private func remove(at place: Int, for key: HashKey, from buffer: BufferID, width: Int) throws(ScriptError) -> ArraySlice<Value> {
        let count = store.pointee[buffer].elements.count / width
        let last = count - 1
        let removed = ArraySlice(store.pointee[buffer].elements[(place * width)..<((place + 1) * width)])
        if place != last, count > Self.orderedEntries {
            let moved = try indexKey(of: last, in: buffer, width: width)
            for part in 0..<width { store.pointee[buffer].elements.swapAt(place * width + part, last * width + part) }
            store.pointee[buffer].places?[moved] = place
            store.pointee[buffer].elements.removeLast(width)
        } else {
            store.pointee[buffer].elements.removeSubrange((place * width)..<((place + 1) * width))
            if place != last, var places = store.pointee[buffer].places {
                store.pointee[buffer].places = nil
                for (key, position) in places where position > place { places[key] = position - 1 }
                store.pointee[buffer].places = places
            }
        }
        store.pointee[buffer].places?[key] = nil
        closeRow(behind: key, in: buffer)
        store.pointee.living -= width
        return ArraySlice(removed)
    }

    /// The index key of the entry at a position.
    private func indexKey(of place: Int, in buffer: BufferID, width: Int) throws(ScriptError) -> HashKey {
        let hashed = try hashKey(store.pointee[buffer].elements[place * width])
        if hashed.isCertain { return hashed }
        var count = 0
        while let other = store.pointee[buffer].places?[hashed.behind(count)], other != place { count += 1 }
        return hashed.behind(count)
    }

    /// Closes the gap in a collision chain after a removal: its last entry takes the free place.
    private func closeRow(behind key: HashKey, in buffer: BufferID) {
        guard !key.isCertain else { return }
        let (first, gone): (HashKey, Int) = if case .behind(let count, let keys) = key { (keys[0], count) } else { (key, 0) }
        var last = gone
        while store.pointee[buffer].places?[first.behind(last + 1)] != nil { last += 1 }
        guard last > gone, let moved = store.pointee[buffer].places?.removeValue(forKey: first.behind(last)) else { return }
        store.pointee[buffer].places?[first.behind(gone)] = moved
    }
}

internal import Heap

/// Keys of dictionaries and elements of sets: what stands for them, and where they are.
extension Interpreter {
    /// The steps that it takes to find what stands for a value.
    private static let keySteps = 2

    /// What stands for a value in an index.
    func hashKey(_ value: Value) throws(ScriptError) -> HashKey {
        charge(Self.keySteps)
        switch value {
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .int(number)
        case .box(let box): return try hashKey(store.pointee[box].elements[0])
        case .double(let number): return number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .double(number)
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
            return .list(-2, [.int(Int(path.function))] + (try keys(path.fields)))
        case .structure(let buffer):
            if let key = try ownHashKey(value) { return key }
            return key(of: value, declarations.base(of: store.pointee[buffer].type), try keys(store.pointee[buffer].elements))
        case .enumeration(let item):
            if let key = try ownHashKey(value) { return key }
            let payload = item.hasPayload ? try keys(store.pointee[item.payload].elements) : []
            return key(of: value, declarations.base(of: item.type), [.int(Int(item.ordinal))] + payload)
        default: return .nothing
        }
    }

    private func keys(_ values: ContiguousArray<Value>) throws(ScriptError) -> [HashKey] {
        var result: [HashKey] = []
        try descend()
        defer { descent -= 1 }
        for value in values { result.append(try hashKey(value)) }
        return result
    }

    /// The parts of a value, which are the key unless its type has its own `==`.
    private func key(of value: Value, _ type: Int32, _ parts: [HashKey]) -> HashKey {
        if let known = typesWithEquality[type] { return known ? .own(type, parts) : .list(type, parts) }
        let hasOwn = operatorFunction("==", [value, value]) != nil
        typesWithEquality[type] = hasOwn
        return hasOwn ? .own(type, parts) : .list(type, parts)
    }

    /// What a type's own `hash(into:)` combines, or the `hash` of one of Objective-C's objects.
    private func ownHashKey(_ value: Value) throws(ScriptError) -> HashKey? {
        if declarations.declared.comparesObjects, case .object = value, let (type, _) = declaredType(of: value), type.hostAncestor != nil,
            let member = declarations.members(named: "hash", in: type, isStatic: false).first(where: { $0.isOverride && $0.isProperty })
        {
            keep(value)
            let hash = try callNested(declarations.getter(for: member), [value])
            if case .int(let number) = hash { return .own(-3, [.int(number)]) }
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

    /// The same among the keys of a set or a dictionary. Where placeholders have been keys, it is what stands for the first that `==` says is the same:
    /// an unknown constant equals 0, whichever of the two is asked for.
    private func hashKey(_ key: Value, among buffer: BufferID) throws(ScriptError) -> HashKey {
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

    // MARK: Finding

    /// Where the entry for a key is, and what stands for it in the index, there or to come; `width` is how many values an entry has.
    func find(_ key: Value, in buffer: BufferID, width: Int) throws(ScriptError) -> (key: HashKey, place: Int?) {
        let hashed = try hashKey(key, among: buffer)
        guard let place = store.pointee[buffer].places?[hashed] else { return (hashed, nil) }
        return hashed.isCertain ? (hashed, place) : try find(key, hashed, in: buffer, width: width)
    }

    /// The same where `==` decides which of those that have the same hash it is.
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

    /// The value for a key, borrowed.
    func lookup(_ key: Value, in buffer: BufferID) throws(ScriptError) -> Value? {
        guard let place = try find(key, in: buffer, width: 2).place else { return assumed(key, in: buffer) }
        return store.pointee[buffer].elements[place * 2 + 1]
    }

    /// Whether the keys of two sets or dictionaries are the same, and the values beside them.
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

    // MARK: Making

    /// A set of owned elements, the first of those that are the same.
    func makeOwnedSet(_ elements: ContiguousArray<Value>) throws(ScriptError) -> Value {
        let buffer = makeBuffer([])
        store.pointee[buffer].places = Dictionary(minimumCapacity: elements.count)
        for element in elements {
            let (key, place) = try find(element, in: buffer, width: 1)
            if place == nil { append(element, nil, for: key, to: buffer) } else { drop(element) }
        }
        return .set(buffer)
    }

    /// A dictionary of keys and values by turns, owned. Later ones win, where it is no error that says what `duplicates` says of the key.
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
            if let duplicates { throw .trap(try duplicates(elements[position])) }
            drop(elements[position])
            drop(store.pointee[buffer].elements[place * 2 + 1])
            store.pointee[buffer].elements[place * 2 + 1] = elements[position + 1]
        }
        return .dictionary(buffer)
    }

    /// Puts an owned entry behind the others: a dictionary's has a value, a set's has none.
    private func append(_ first: Value, _ second: Value?, for key: HashKey, to buffer: BufferID) {
        let width = second == nil ? 1 : 2
        if store.pointee[buffer].places == nil { store.pointee[buffer].places = [:] }
        store.pointee[buffer].places?[key] = store.pointee[buffer].elements.count / width
        store.pointee[buffer].elements.append(first)
        if let second { store.pointee[buffer].elements.append(second) }
        store.pointee.living += width
    }

    // MARK: Changing

    /// Sets, or with nil removes, a key's value in an unshared dictionary; key and value are used up, the old value is owned.
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

    /// Puts a borrowed element into an unshared set; gives the one that is there already, borrowed.
    func insert(_ element: Value, into buffer: BufferID) throws(ScriptError) -> Value? {
        let (key, place) = try find(element, in: buffer, width: 1)
        if let place { return store.pointee[buffer].elements[place] }
        append(owned(element), nil, for: key, to: buffer)
        try checkMemory()
        return nil
    }

    /// Puts a borrowed element into an unshared set, in place of the same that is there; gives that, owned.
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

    /// Takes an element out of an unshared set; owned.
    func remove(_ element: Value, from buffer: BufferID) throws(ScriptError) -> Value? {
        let (key, place) = try find(element, in: buffer, width: 1)
        guard let place else { return nil }
        return try remove(at: place, for: key, from: buffer, width: 1)[0]
    }

    /// How many entries keep their order when one is removed: to move more down would make each removal cost as much as the rest.
    private static let orderedEntries = 64

    /// Takes the entry at a place out, owned.
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

    /// What stands in the index for the entry at a place.
    private func indexKey(of place: Int, in buffer: BufferID, width: Int) throws(ScriptError) -> HashKey {
        let hashed = try hashKey(store.pointee[buffer].elements[place * width])
        if hashed.isCertain { return hashed }
        var count = 0
        while let other = store.pointee[buffer].places?[hashed.behind(count)], other != place { count += 1 }
        return hashed.behind(count)
    }

    /// Those of the same hash stand behind each other without gaps: the last takes the place of one that has gone.
    private func closeRow(behind key: HashKey, in buffer: BufferID) {
        guard !key.isCertain else { return }
        let (first, gone): (HashKey, Int) = if case .behind(let count, let keys) = key { (keys[0], count) } else { (key, 0) }
        var last = gone
        while store.pointee[buffer].places?[first.behind(last + 1)] != nil { last += 1 }
        guard last > gone, let moved = store.pointee[buffer].places?.removeValue(forKey: first.behind(last)) else { return }
        store.pointee[buffer].places?[first.behind(gone)] = moved
    }
}

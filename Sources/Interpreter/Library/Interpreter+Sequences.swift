internal import Heap

/// Methods of every sequence.
extension Interpreter {
    /// Calls a method of a sequence. `elements` are borrowed. Nil if sequences have no such method.
    func sequenceMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ elements: ContiguousArray<Value>, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        let first = arguments.first
        switch method {
        case .map:
            guard let first else { return nil }
            return .array(makeBuffer(try mapped(elements, first) { $1.append($0) }))
        case .compactMap:
            guard let first else { return nil }
            return .array(makeBuffer(try mapped(elements, first) { if case .none = $0 {} else { $1.append($0.content) } }))
        case .flatMap:
            guard let first else { return nil }
            return .array(
                makeBuffer(
                    try mapped(elements, first) { (value, results) throws(ScriptError) in
                        if let inner = try self.sequenceElements(value) {
                            results += inner
                            self.drop(value)
                        } else if case .none = value {
                        } else {
                            results.append(value)
                        }
                    }))
        case .filter:
            guard let first else { return nil }
            var kept: ContiguousArray<Value> = []
            for element in elements where try holds(first, element) { kept.append(element) }
            for element in kept { keep(element) }
            if case .set = receiver { return try makeOwnedSet(kept) }
            return .array(makeBuffer(kept))
        case .forEach:
            guard let first else { return nil }
            for element in elements { release(now: try apply(first, element)) }
            return .void
        case .contains:
            guard let first else { return nil }
            charge(elements.count / 2)
            if let wanted = run(first, among: elements) { return .bool(try !ranges(of: wanted, in: elements, atMost: 1).isEmpty) }
            for element in elements {
                if isClosure(first) ? try holds(first, element) : try equal(element, first) { return .bool(true) }
            }
            return .bool(false)
        case .allSatisfy:
            guard let first else { return nil }
            for element in elements where try !holds(first, element) { return .bool(false) }
            return .bool(true)
        case .first, .last:
            guard let first else { return nil }
            for element in method == .first ? elements : ContiguousArray(elements.reversed()) where try holds(first, element) {
                return owned(element).wrapped
            }
            return Value.none
        case .firstIndex, .lastIndex, .index:
            guard let first else { return nil }
            if method == .index, shape.labels.first != "of", let from = first.sized {
                if let end = try limited(from.bits, arguments)?.integer { return .integer(end, from.kind) }
                if arguments.count > 1 { return Value.none }
                return .integer(try from.bits.plus(shape.labels.first == "before" ? -1 : 1), from.kind)
            }
            if case .dictionary(let buffer) = receiver, shape.labels == ["forKey"] {
                return try find(first, in: buffer, width: 2).place.map { place($0, in: receiver) } ?? Value.none
            }
            if let own = position(first), case .host = first {
                var distance = shape.labels.first == "before" ? -1 : 1
                if arguments.count > 1, case .int(let offset) = arguments[1] { distance = offset }
                return place(try own.plus(distance), in: receiver)
            }
            let positions = method == .lastIndex ? Array(elements.indices.reversed()) : Array(elements.indices)
            for position in positions {
                if isClosure(first) ? try holds(first, elements[position]) : try equal(elements[position], first) {
                    return place(position, in: receiver)
                }
            }
            return Value.none
        case .count:
            guard let first else { return nil }
            var count = 0
            for element in elements where try holds(first, element) { count += 1 }
            return .int(count)
        case .lexicographicallyPrecedes:
            guard let first, let others = try sequenceElements(first) else { return nil }
            defer { for other in others { drop(other) } }
            let closure = arguments.count > 1 ? arguments[1] : nil
            for (element, other) in zip(elements, others) {
                if try precedes(element, other, closure) { return .bool(true) }
                if try precedes(other, element, closure) { return .bool(false) }
            }
            return .bool(elements.count < others.count)
        case .reduce: return try reduce(shape, elements, arguments)
        case .sorted:
            let result = try sorted(elements, by: first)
            return .array(makeBuffer(ownedAll(result)))
        case .min, .max:
            guard var best = elements.first else { return Value.none }
            for element in elements.dropFirst() {
                if try method == .min ? precedes(element, best, first) : precedes(best, element, first) { best = element }
            }
            return owned(best).wrapped
        case .reversed: return .array(makeBuffer(ownedAll(ContiguousArray(elements.reversed()))))
        case .prefix, .suffix, .dropFirst, .dropLast, .drop: return try part(method, shape, receiver, elements[...], first)
        case .enumerated:
            let labels = offsetLabels
            return .array(
                makeBuffer(
                    ContiguousArray(elements.enumerated().map { .tuple(self.makeBuffer([.int($0), self.owned($1)], type: labels)) })))
        case .joined: return try joined(elements, first)
        case .elementsEqual, .starts:
            guard let first, let others = try sequenceElements(first) else { return nil }
            defer { for other in others { drop(other) } }
            if method == .elementsEqual ? elements.count != others.count : elements.count < others.count { return .bool(false) }
            for (element, other) in zip(elements, others) {
                if arguments.count > 1 {
                    keep(element)
                    keep(other)
                    guard case .bool(true) = try call(owned: arguments[1], [element, other]) else { return .bool(false) }
                } else if try !equal(element, other) {
                    return .bool(false)
                }
            }
            return .bool(true)
        case .split: return try split(receiver, elements, shape, arguments)
        case .rangesOfRun:
            guard case .array(let run)? = first, arguments.count == 2, let most = arguments[1].integer else { return nil }
            let found = try ranges(of: store.pointee[run].elements, in: elements, atMost: most)
            return .array(
                makeBuffer(ContiguousArray(found.map { .range(self.makeBuffer([.int($0.lowerBound), .int($0.upperBound)], type: 0)) })))
        case .distance:
            if arguments.count == 2, let from = arguments[0].sized, let to = arguments[1].sized {
                return .int(try to.bits.minus(from.bits))
            }
            return nil
        case .makeIterator: return .array(makeBuffer(ownedAll(elements)))
        default: return nil
        }
    }

    /// `index(_:offsetBy:)`, optionally with a limit.
    func limited(_ from: Int, _ arguments: [Value]) throws(ScriptError) -> Value? {
        guard arguments.count > 1, case .int(let offset) = arguments[1] else { return nil }
        let end = try from.plus(offset)
        if arguments.count > 2, case .int(let limit) = arguments[2] {
            if offset >= 0 ? from <= limit && end > limit : from >= limit && end < limit { return Value.none }
        }
        return .int(end)
    }

    /// An index of a collection. Sets and dictionaries have an index type of their own, as their elements can be integers.
    func place(_ position: Int, in receiver: Value) -> Value {
        switch receiver {
        case .set: .host(HostValue(typeName: "Set.Index", position))
        case .dictionary: .host(HostValue(typeName: "Dictionary.Index", position))
        case .array(let buffer): .int(firstIndex(of: buffer) + position)
        case .range(let buffer):
            if let lower = store.pointee[buffer].elements[0].sized { .integer(lower.bits &+ position, lower.kind) } else { .int(position) }
        default: .int(position)
        }
    }

    /// The position of such an index; nil for other values.
    func position(_ value: Value) -> Int? {
        guard case .host(let index) = value, ["Set.Index", "Dictionary.Index"].contains(index.typeName) else { return nil }
        return index.value(as: Int.self)
    }

    func owned(_ value: Value) -> Value {
        keep(value)
        return value
    }

    func ownedAll(_ values: ContiguousArray<Value>) -> ContiguousArray<Value> {
        for value in values { keep(value) }
        return values
    }

    private func reduce(_ shape: CallShape, _ elements: ContiguousArray<Value>, _ arguments: [Value]) throws(ScriptError) -> Value? {
        guard arguments.count == 2 else { return nil }
        var result = owned(arguments[0])
        let isInto = shape.labels.first == "into"
        let isGivenBack = isInto && givesBack(arguments[1])
        for element in elements {
            keep(element)
            result = try reduced(result, element, by: arguments[1], isInto: isInto, isGivenBack: isGivenBack)
        }
        return result
    }

    /// The result of a reduction after one more element; both are given up. `isInto`: the closure changes the result in place.
    /// `isGivenBack`: it then returns the result (`givesBack`).
    func reduced(
        _ result: Value, _ element: Value, by closure: Value, isInto: Bool, isGivenBack: Bool
    ) throws(ScriptError) -> Value {
        var result = result
        // An implicit member that was lowered without a known element type: `.zero`.
        if case .implicitMember = result {
            let resolved = resolve(result, like: element)
            drop(result)
            result = resolved
        }
        guard isInto else { return try call(owned: closure, [result, element]) }
        if !isGivenBack { keep(result) }
        let depth = top
        let given = try call(owned: closure, [result, element])
        drop(given)
        guard top > depth else { return result }
        if !isGivenBack { drop(result) }
        return pop()
    }

    /// Whether a function returns its inout arguments. Placeholders and host functions do not.
    func givesBack(_ function: Value) -> Bool {
        guard case .closure(let id) = function, boundMethod(id) == nil else { return false }
        let number = store.pointee.objects[id].function
        return number >= 0 && self.function(number).hasInouts
    }

    /// A part at an end of a sequence, owned; nil for other methods.
    func part(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ elements: ContiguousArray<Value>.SubSequence, _ argument: Value?
    ) throws(ScriptError) -> Value? {
        guard [.prefix, .suffix, .dropFirst, .dropLast, .drop].contains(method) else { return nil }
        var taken = 0..<elements.count
        if let argument, isClosure(argument) {
            var count = 0
            while count < elements.count, try holds(argument, elements[elements.startIndex + count]) { count += 1 }
            taken = method == .prefix ? taken.prefix(count) : taken.dropFirst(count)
        } else {
            var count = 1
            if case .int(let given)? = argument { count = given }
            if ["upTo", "through", "from"].contains(shape.labels.first), let first = place(0, in: receiver).sized {
                count = (argument?.sized?.bits ?? count) &- first.bits
                if shape.labels.first == "through" { count = try count.plus(1) }
                guard count >= 0, count <= elements.count else { throw .trap("Fatal error: Array index is out of range") }
            }
            let isTaken = method == .prefix || method == .suffix
            try checkNotNegative(
                count,
                isTaken
                    ? "Can't take a \(method.rawValue) of negative length from a collection"
                    : "Can't drop a negative number of elements from a collection")
            switch method {
            case .prefix: taken = taken.prefix(count)
            case .suffix: taken = shape.labels.first == "from" ? taken.dropFirst(count) : taken.suffix(count)
            case .dropLast: taken = taken.dropLast(count)
            default: taken = taken.dropFirst(count)
            }
        }
        if case .range = receiver {
            return .range(makeBuffer([place(taken.lowerBound, in: receiver), place(taken.upperBound, in: receiver)], type: 0))
        }
        return slice(taken, of: elements, receiver)
    }

    private func joined(_ elements: ContiguousArray<Value>, _ separator: Value?) throws(ScriptError) -> Value {
        var texts: [String] = []
        var lists: ContiguousArray<Value> = []
        var isText = true
        // Placeholders count as strings if an element is a string, or if all are placeholders with a string as separator.
        let isString = { (value: Value?) in value?.isText == true }
        let isOfTexts = elements.contains(where: isString) || isString(separator) && elements.allSatisfy(isPlaceholder)
        for (position, element) in elements.enumerated() {
            if let text = element.text {
                texts.append(text)
            } else if isOfTexts, isPlaceholder(element) {
                texts.append("")
            } else if let inner = try sequenceElements(element) {
                isText = false
                if position > 0, let separator, let between = try sequenceElements(separator) { lists += between }
                lists += inner
                try checkCount(lists.count, "an array")
            }
        }
        if !isText { return .array(makeBuffer(lists)) }
        if elements.isEmpty, separator == nil { return .string("") }
        var text = ""
        if let given = separator?.text { text = given }
        let size = texts.reduce(texts.count * text.utf8.count) { $0 + $1.utf8.count }
        try checkString(ofLength: size)
        try spend(elements.count + size / Self.bytesPerStep)
        return .string(texts.joined(separator: text))
    }

    /// The arguments of `split`: separator, maximum number of splits, and whether empty parts are omitted. Nil without a separator.
    func separation(_ shape: CallShape, _ arguments: [Value]) -> (separator: Value, limit: Int, omits: Bool)? {
        var separator: Value?
        var limit = Int.max
        var omits = true
        for (label, argument) in zip(shape.labels, arguments) {
            switch (label, argument) {
            case ("maxSplits", .int(let number)): limit = number
            case ("omittingEmptySubsequences", .bool(let flag)): omits = flag
            default: separator = argument
            }
        }
        return separator.map { ($0, limit, omits) }
    }

    private func split(
        _ receiver: Value, _ elements: ContiguousArray<Value>, _ shape: CallShape, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        guard let (separator, limit, omits) = separation(shape, arguments) else { return nil }
        var parts: ContiguousArray<Value> = []
        var start = 0
        func close(at end: Int) {
            if start < end || !omits { parts.append(slice(start..<end, of: elements[...], receiver)) }
        }
        if let wanted = run(separator, among: elements) {
            for range in try ranges(of: wanted, in: elements, atMost: .max) where parts.count < limit && !wanted.isEmpty {
                close(at: range.lowerBound)
                start = range.upperBound
            }
        } else {
            for (position, element) in elements.enumerated() where parts.count < limit {
                guard isClosure(separator) ? try holds(separator, element) : try equal(element, separator) else { continue }
                close(at: position)
                start = position + 1
            }
        }
        close(at: elements.count)
        return .array(makeBuffer(parts))
    }

    /// The elements of a list that is looked for as a part of a collection; nil if the list is itself an element of it.
    func run(_ value: Value?, among elements: ContiguousArray<Value>) -> ContiguousArray<Value>? {
        guard case .array(let buffer)? = value else { return nil }
        if case .array? = elements.first {
            guard case .array? = store.pointee[buffer].elements.first else { return nil }
        }
        return store.pointee[buffer].elements
    }

    /// The first places where a run of elements occurs, in order and without overlaps. Costs the product of the counts at most.
    func ranges(
        of run: ContiguousArray<Value>, in elements: ContiguousArray<Value>, atMost most: Int
    ) throws(ScriptError) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start + run.count <= elements.count, found.count < most {
            var length = 0
            while length < run.count, try equal(elements[start + length], run[length]) { length += 1 }
            try spend(1 + length)
            if length == run.count { found.append(start..<start + length) }
            start += length == run.count ? max(1, length) : 1
        }
        return found
    }
}

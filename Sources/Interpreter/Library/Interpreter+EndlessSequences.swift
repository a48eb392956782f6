/// Sequences that may be endless: the program's own, and ranges without an upper bound. Methods that can finish early take no more elements
/// than they need.
extension Interpreter {
    /// Passes each owned element to `body` until that returns false or the sequence ends. False if the value is no such sequence.
    func forEachElement(of value: Value, _ body: (Value) throws(ScriptError) -> Bool) throws(ScriptError) -> Bool {
        var iterator: Value
        switch value {
        case .structure, .object, .enumeration:
            if case .function = methodTarget("makeIterator()", of: value) {
                iterator = try callShape(CallShape("makeIterator", []), on: value, [])
            } else {
                keep(value)
                iterator = value
            }
        case .range(let buffer):
            guard let start = store.pointee[buffer].elements[0].sized, case .missing = store.pointee[buffer].elements[1] else {
                return false
            }
            var next = start.bits
            while try body(.integer(next, start.kind)) {
                try countStep()
                next = try next.plus(1)
            }
            return true
        default: return false
        }
        guard case .function = methodTarget("next()", of: iterator) else {
            drop(iterator)
            return false
        }
        defer { drop(iterator) }
        while case .function(let index, let isMutating) = methodTarget("next()", of: iterator) {
            try countStep()
            if !isMutating { keep(iterator) }
            let element = try callNested(index, [iterator])
            if isMutating { iterator = pop() }
            if case .none = element { break }
            if try !body(element.content) { break }
        }
        return true
    }

    /// The first elements of such a sequence, owned; nil for other values.
    func firstElements(_ count: Int, of value: Value) throws(ScriptError) -> ContiguousArray<Value>? {
        var taken: ContiguousArray<Value> = []
        if count <= 0 { return try forEachElement(of: value, { _ in false }) ? taken : nil }
        let isSequence = try forEachElement(of: value) { element in
            taken.append(element)
            return taken.count < count
        }
        return isSequence ? taken : nil
    }

    /// The result of a method that calls a closure for each element of the program's own sequence, before it takes the next one; nil for
    /// other methods and values.
    func elementwiseMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        if method == .reduce, arguments.count == 2 {
            var result = owned(arguments[0])
            let isInto = shape.labels.first == "into"
            let isGivenBack = isInto && givesBack(arguments[1])
            let isSequence = try forEachElement(of: receiver) { (element) throws(ScriptError) in
                result = try reduced(result, element, by: arguments[1], isInto: isInto, isGivenBack: isGivenBack)
                return true
            }
            if !isSequence { drop(result) }
            return isSequence ? result : nil
        }
        guard [.map, .compactMap, .filter, .forEach].contains(method), let closure = arguments.first, isClosure(closure) else { return nil }
        var results: ContiguousArray<Value> = []
        do throws(ScriptError) {
            let isSequence = try forEachElement(of: receiver) { (element) throws(ScriptError) in
                var element = element
                if method == .filter {
                    let isKept: Bool
                    do throws(ScriptError) { isKept = try holds(closure, element) } catch {
                        drop(element)
                        throw error
                    }
                    if isKept { results.append(element) } else { release(now: element) }
                    return true
                }
                element = try call(owned: closure, [element])
                switch (method, element) {
                case (.map, _): results.append(element)
                case (.compactMap, .none): break
                case (.compactMap, _): results.append(element.content)
                default: release(now: element)
                }
                return true
            }
            guard isSequence else { return nil }
        } catch {
            for result in results { drop(result) }
            throw error
        }
        return method == .forEach ? .void : .array(makeBuffer(results))
    }

    /// The result of a method that can finish before the sequence ends; nil for other methods and values.
    func earlyMethod(_ method: LibraryMethod, _ receiver: Value, _ arguments: [Value]) throws(ScriptError) -> Value? {
        guard [.first, .contains, .allSatisfy, .prefix].contains(method), let given = arguments.first else { return nil }
        if method == .prefix, case .int(let count) = given {
            return try firstElements(count, of: receiver).map { .array(makeBuffer($0)) }
        }
        var taken: ContiguousArray<Value> = []
        var answer = method == .allSatisfy
        let isSequence = try forEachElement(of: receiver) { (element) throws(ScriptError) in
            let isMet = isClosure(given) ? try holds(given, element) : try equal(element, given)
            if isMet, method == .prefix || method == .first { taken.append(element) } else { drop(element) }
            // Two of the methods continue while the condition holds, two until it does.
            let goesOn = method == .prefix || method == .allSatisfy ? isMet : !isMet
            if !goesOn { answer = isMet }
            return goesOn
        }
        guard isSequence else { return nil }
        switch method {
        case .prefix: return .array(makeBuffer(taken))
        case .first: return taken.first?.wrapped ?? Value.none
        default: return .bool(answer)
        }
    }
}

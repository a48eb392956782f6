internal import Heap

/// Operators beyond the fast cases of the inner loop.
extension Interpreter {
    /// [x, y] -> [result]: performs an arithmetic operator.
    func arithmetic(_ op: Operation) throws(ScriptError) {
        try giveWay()
        let second = pop()
        if op == .add, let other = second.text, stack[top - 1].isText { return try join(other, grows: false) }
        let first = pop()
        switch (first, second) {
        case (.int(let a), .int(let b)): push(.int(try integer(op, a, b)))
        case (.double(let a), .double(let b)): push(.double(try floating(op, a, b)))
        case (.int(let a), .double(let b)): push(.double(try floating(op, Double(a), b)))
        case (.double(let a), .int(let b)): push(.double(try floating(op, a, Double(b))))
        case (.sized(let a), .int), (.sized(let a), .sized): push(try sized(op, a, second, a.kind))
        case (.int(let a), .sized(let b)): push(try sized(op, SizedInteger(bits: a, kind: .int), second, op.shifts ? .int : b.kind))
        case (.float, .float), (.float, .double), (.double, .float), (.float, .int), (.int, .float):
            push(try float(op, first, second))
        case (.array, .array), (.array, .range), (.array, .set): push(try appended(first, contentsOf: second))
        default:
            if let (one, other) = resolvedOperands(first, second) {
                push(one)
                push(other)
                return try arithmetic(op)
            }
            let name = Self.operatorNames[op] ?? "+"
            if let (index, operands) = try operatorCall(name, [first, second]) {
                push(try callNested(index, operands))
            } else if let value = try hostOperator(name, first, second) {
                push(value)
                drop(second)
                release(now: first)
            } else if op == .add, !isPlaceholder(first), hasMethod("_adding(_:)", first) {
                // A collection of the program whose elements can be replaced.
                push(try callShape(CallShape("_adding", [nil]), on: first, [second]))
                release(now: first)
            } else {
                let types = (typeName(of: first), typeName(of: second))
                if !isPlaceholder(first) { refuse("'\(name)' between \(types.0) and \(types.1)") }
                drop(second)
                release(now: first)
                push(makePlaceholder("\(types.0) \(name) \(types.1)"))
            }
        }
    }

    /// [] -> [result]: performs an arithmetic operator on two numbers that are no Ints. Not inlined: the inner loop stays small.
    @inline(never)
    func arithmetic(_ op: Operation, _ first: Value, _ second: Value) throws(ScriptError) {
        guard first.number != nil, second.number != nil else { throw .trap("an integer was expected") }
        push(first)
        push(second)
        try arithmetic(op)
    }

    /// [text] -> [text]: appends to the text on the stack, in place if it is not shared. With `grows` only the appended bytes are charged,
    /// otherwise both texts.
    func join(_ other: String, grows: Bool) throws(ScriptError) {
        var first = pop()
        let isPart = if case .substring = first { true } else { false }
        var text = ""
        if case .string(let own) = first { text = own } else if let own = first.text { text = own }
        first = .void
        charge((grows ? other.utf8.count : text.utf8.count + other.utf8.count) / Self.bytesPerStep)
        try checkString(ofLength: text.utf8.count + other.utf8.count)
        text += other
        push(isPart ? .part(Substring(text)) : .string(text))
    }

    /// Two operands, one of which is an implicit member of the other's type: `.zero` with a generic parameter. Nil otherwise.
    private func resolvedOperands(_ first: Value, _ second: Value) -> (Value, Value)? {
        switch (first, second) {
        case (.implicitMember, .implicitMember): return nil
        case (.implicitMember, _):
            let resolved = resolve(first, like: second)
            if case .implicitMember = resolved { return nil }
            drop(first)
            return (resolved, second)
        case (_, .implicitMember):
            let resolved = resolve(second, like: first)
            if case .implicitMember = resolved { return nil }
            drop(second)
            return (first, resolved)
        default: return nil
        }
    }

    /// Replaces a placeholder among two operands on the stack by a value like the other one.
    private func giveWay() throws(ScriptError) {
        switch (isPlaceholder(stack[top - 2]), isPlaceholder(stack[top - 1])) {
        case (true, false): stack[top - 2] = try standIn(stack[top - 2], like: stack[top - 1])
        case (false, true): stack[top - 1] = try standIn(stack[top - 1], like: stack[top - 2])
        default: break
        }
    }

    static let operatorNames: [Operation: String] = [
        .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .remainder: "%", .less: "<", .lessOrEqual: "<=", .greater: ">",
        .greaterOrEqual: ">=", .equal: "==", .bitAnd: "&", .bitOr: "|", .bitXor: "^",
    ]

    func integer(_ op: Operation, _ a: Int, _ b: Int) throws(ScriptError) -> Int {
        var result: (partialValue: Int, overflow: Bool)
        switch op {
        case .add: result = a.addingReportingOverflow(b)
        case .subtract: result = a.subtractingReportingOverflow(b)
        case .multiply: result = a.multipliedReportingOverflow(by: b)
        case .divide:
            if b == 0 { throw .trap("Fatal error: Division by zero") }
            result = a.dividedReportingOverflow(by: b)
        case .remainder:
            if b == 0 { throw .trap("Fatal error: Division by zero in remainder operation") }
            result = a.remainderReportingOverflow(dividingBy: b)
        case .wrappingAdd: return a &+ b
        case .wrappingSubtract: return a &- b
        case .wrappingMultiply: return a &* b
        case .bitAnd: return a & b
        case .bitOr: return a | b
        case .bitXor: return a ^ b
        case .shiftLeft: return a << b
        case .shiftRight: return a >> b
        case .maskingShiftLeft: return a &<< b
        case .maskingShiftRight: return a &>> b
        default: return 0
        }
        if result.overflow { throw .overflow }
        return result.partialValue
    }

    /// An operator on Floats. The sums and products of Doubles that Floats are have all the bits that Floats round by.
    private func float(_ op: Operation, _ first: Value, _ second: Value) throws(ScriptError) -> Value {
        .float(Float(try floating(op, Double(first.float ?? 0), Double(second.float ?? 0))))
    }

    private func floating(_ op: Operation, _ a: Double, _ b: Double) throws(ScriptError) -> Double {
        switch op {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        case .remainder: a.truncatingRemainder(dividingBy: b)
        default: throw .trap("an operator that floating-point numbers do not have")
        }
    }

    private func hostOperator(_ name: String, _ first: Value, _ second: Value) throws(ScriptError) -> Value? {
        guard let hostName = hostTypeName(of: first)?.name ?? hostTypeName(of: second)?.name,
            let member = declarations.hostMembers(named: name, in: hostName, isStatic: true).first(where: { $0.call != nil })
        else { return nil }
        var call = HostCall(
            interpreter: self, receiver: .void, arguments: [first, second].map { resolvedImplicit($0, as: hostName) },
            location: currentLocation)
        let result = try hostResult(name) { () throws(ScriptError) -> Value in try member.call?(&call) ?? .none }
        keep(result)
        return result
    }

    /// [x, y] -> [bool]: performs a comparison.
    func compare(_ op: Operation) throws(ScriptError) {
        try giveWay()
        let second = pop()
        let first = pop()
        let name = Self.operatorNames[op] ?? "<"
        if let (index, operands) = try operatorCall(name, [first, second]) {
            push(try callNested(index, operands))
            return
        }
        let result: Bool
        switch op {
        case .less: result = try isLess(first, second)
        case .greater: result = try isLess(second, first)
        case .lessOrEqual: result = isUnordered(first, second) ? false : try !isLess(second, first)
        default: result = isUnordered(first, second) ? false : try !isLess(first, second)
        }
        drop(second)
        release(now: first)
        push(.bool(result))
    }

    private func isUnordered(_ first: Value, _ second: Value) -> Bool {
        first.floating?.isNaN ?? false || second.floating?.isNaN ?? false
    }

    /// `<` between borrowed values.
    func isLess(_ first: Value, _ second: Value) throws(ScriptError) -> Bool {
        switch (first, second) {
        case (.int(let a), .int(let b)): return a < b
        case (.double(let a), .double(let b)): return a < b
        case (.int(let a), .double(let b)): return Double(a) < b
        case (.double(let a), .int(let b)): return a < Double(b)
        case (.sized(let a), _): if let b = second.sized { return a < b }
        case (_, .sized(let b)): if let a = first.sized { return a < b }
        case (.float(let a), _): if let b = second.float { return a < b }
        case (_, .float(let b)): if let a = first.float { return a < b }
        case (.string(let a), .string(let b)): return a < b
        case (.character(let a), .character(let b)): return a < b
        case (.index(let a), .index(let b)): return a < b
        case (.tuple(let a), .tuple(let b)):
            try descend()
            defer { descent -= 1 }
            for (x, y) in zip(store.pointee[a].elements, store.pointee[b].elements) {
                if try isLess(x, y) { return true }
                if try isLess(y, x) { return false }
            }
            return false
        case (.enumeration(let a), .enumeration(let b)) where operatorFunction("<", [first, second]) == nil:
            guard a.ordinal == b.ordinal, a.hasPayload, b.hasPayload else { return a.ordinal < b.ordinal }
            try descend()
            defer { descent -= 1 }
            for (x, y) in zip(store.pointee[a.payload].elements, store.pointee[b.payload].elements) {
                if try isLess(x, y) { return true }
                if try isLess(y, x) { return false }
            }
            return false
        default: break
        }
        if let a = first.text, let b = second.text { return a < b }
        if let index = operatorFunction("<", [first, second]) {
            keep(first)
            keep(second)
            if case .bool(let result) = try callNested(index, [first, second]) { return result }
        }
        if let distance = try stridedDistance(from: first, to: second) { return distance > 0 }
        if let result = try comparingLiteral(first, second, isLess) { return result }
        if let value = try hostOperator("<", first, second), case .bool(let result) = value { return result }
        return false
    }

    func isIdentical(_ first: Value, _ second: Value) -> Bool {
        switch (first, second) {
        case (.object(let a), .object(let b)): a == b
        case (.none, .none): true
        case (.type(let a), .type(let b)): declarations.areSame(a, b)
        case (.host(let a), .host(let b)): a.isSameInstance(as: b)
        default: false
        }
    }

    /// `==` between borrowed values.
    func equal(_ first: Value, _ second: Value) throws(ScriptError) -> Bool {
        switch (first, second) {
        case (.none, .none), (.void, .void): return true
        case (.box(let box), _): return try equal(store.pointee[box].elements[0], second)
        case (_, .box(let box)): return try equal(first, store.pointee[box].elements[0])
        case (.object, _) where isPlaceholder(first) && !isPlaceholder(second),
            (_, .object) where isPlaceholder(second) && !isPlaceholder(first):
            let (unknown, known) = isPlaceholder(first) ? (first, second) : (second, first)
            keep(unknown)
            let value = try standIn(unknown, equalTo: known)
            defer { drop(value) }
            guard isPlaceholder(value) else { return try equal(value, known) }
            switch known {
            case .implicitMember, .enumeration: return decideEquality(value, known)
            default: return false
            }
        case (.object, .object) where isPlaceholder(first): return decideEquality(first, second)
        case (.none, _), (_, .none): return false
        case (.someNil(let a), .someNil(let b)): return a == b
        case (.bool(let a), .bool(let b)): return a == b
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Double(a) == b
        case (.sized(let a), _): if let b = second.sized { return a == b }
        case (_, .sized(let b)): if let a = first.sized { return a == b }
        case (.float(let a), _): if let b = second.float { return a == b }
        case (_, .float(let b)): if let a = first.float { return a == b }
        case (.string(let a), .string(let b)):
            charge(a.utf8.count / Self.bytesPerStep)
            return a == b
        case (.character(let a), .character(let b)): return a == b
        case (.index(let a), .index(let b)): return a == b
        case (.host(let a), .host(let b)): return a == b
        case (.type(let a), .type(let b)): return declarations.areSame(a, b)
        case (.closure(let a), .closure(let b)): return a == b ? true : try areSamePaths(a, b)
        // For an unknown type, implicit members written alike are equal.
        case (.implicitMember(let a), .implicitMember(let b)):
            return try areEqual(store.pointee[a].elements, store.pointee[b].elements)
        case (.implicitMember, _):
            let resolved = resolve(first, like: second)
            if case .implicitMember = resolved { return false }
            return try equal(resolved, second)
        case (_, .implicitMember): return try equal(second, first)
        case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)), (.range(let a), .range(let b)):
            return try areEqual(store.pointee[a].elements, store.pointee[b].elements)
        case (.set(let a), .set(let b)): return try haveSameKeys(a, b, width: 1)
        case (.dictionary(let a), .dictionary(let b)): return try haveSameKeys(a, b, width: 2)
        default: break
        }
        if let index = operatorFunction("==", [first, second]) {
            keep(first)
            keep(second)
            if case .bool(let result) = try callNested(index, [first, second]) { return result }
        }
        // A literal that was lowered without knowledge of the other operand.
        if let a = first.text, let b = second.text { return a == b }
        if let result = try comparingLiteral(first, second, equal) { return result }
        switch (first, second) {
        case (.object(let a), .object(let b)): return a == b ? true : try sayEqual(first, second)
        case (.structure(let a), .structure(let b)):
            return declarations.base(of: store.pointee[a].type) == declarations.base(of: store.pointee[b].type)
                ? try areEqual(store.pointee[a].elements, store.pointee[b].elements) : false
        case (.enumeration(let a), .enumeration(let b)):
            guard declarations.base(of: a.type) == declarations.base(of: b.type), a.ordinal == b.ordinal else { return false }
            guard a.hasPayload, b.hasPayload else { return a.hasPayload == b.hasPayload }
            return try areEqual(store.pointee[a.payload].elements, store.pointee[b.payload].elements)
        default: return false
        }
    }

    /// Whether an object's own `isEqual(_:)` says that another is equal.
    private func sayEqual(_ first: Value, _ second: Value) throws(ScriptError) -> Bool {
        guard declarations.declared.comparesObjects, case .function(let index, _) = methodTarget("isEqual(_:)", of: first) else {
            return false
        }
        keep(first)
        keep(second)
        if case .bool(let result) = try callNested(index, [first, second]) { return result }
        return false
    }

    /// Whether two closures are equal key paths.
    private func areSamePaths(_ first: ObjectID, _ second: ObjectID) throws(ScriptError) -> Bool {
        let (a, b) = (store.pointee.objects[first], store.pointee.objects[second])
        guard declarations.code.keyPathSetters[a.function] != nil else { return false }
        guard a.function == b.function else {
            guard let one = parts(ofKeyPath: first), let other = parts(ofKeyPath: second) else { return false }
            return one == other
        }
        return try areEqual(a.fields, b.fields)
    }

    private func areEqual(_ first: ContiguousArray<Value>, _ second: ContiguousArray<Value>) throws(ScriptError) -> Bool {
        charge(first.count / Self.elementsPerStep)
        guard first.count == second.count else { return false }
        try descend()
        defer { descent -= 1 }
        for (a, b) in zip(first, second) {
            if try !equal(a, b) { return false }
        }
        return true
    }
}

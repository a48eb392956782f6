internal import Heap

/// Instructions that make and change values.
extension Interpreter {
    func performValue(_ instruction: Instruction) throws(ScriptError) -> Int? {
        switch instruction.op {
        case .makeArray:
            try checkMemory()
            push(.array(makeBuffer(popMany(Int(instruction.a)))))
        case .makeTuple: push(.tuple(makeBuffer(popMany(Int(instruction.a)), type: instruction.b)))
        case .makeSet: push(try makeOwnedSet(popMany(Int(instruction.a))))
        case .makeDictionary:
            push(
                try makeOwnedDictionary(popMany(Int(instruction.a) * 2)) { _ in
                    "Fatal error: Dictionary literal contains duplicate keys"
                })
        case .makeRange:
            var upper = pop()
            let lower = try standIn(pop(), like: .int(0))
            if case .object(let id) = upper, isPlaceholder(upper) {
                // An empty range.
                let bound: Value = if case .missing = lower { .int(0) } else { lower }
                noteStanding(bound, for: placeholderName(id))
                release(now: upper)
                keep(bound)
                upper = bound
            }
            try makeRange(lower, upper, isClosed: instruction.a == 1, spreads: instruction.b == 1)
        case .makeString:
            var text = ""
            for value in popMany(Int(instruction.a)) {
                if let part = value.text { text += part } else { text += try describeOwned(value) }
            }
            try checkString(ofLength: text.utf8.count)
            push(.string(text))
        case .makeCase:
            let ordinal = Int(instruction.b & ~Instruction.isOwn)
            push(enumCase(ownNumber(instruction, else: instruction.a), ordinal, popMany(Int(instruction.c))))
        case .makeImplicit:
            if instruction.b < 0 {
                push(.implicitMember(makeBuffer([.string(declarations.names[instruction.a])], type: -1)))
            } else {
                let shape = declarations.code.shapes[Int(instruction.a)]
                push(.implicitMember(makeBuffer([.string(shape.base)] + popMany(Int(instruction.b)), type: instruction.a)))
            }
        case .makeFromRawValue:
            let raw = pop()
            push(try fromRawValue(declarations.type(instruction.a), raw))
            release(now: raw)
        case .convert: push(converted(pop(), to: declarations.code.types[Int(instruction.a)]))
        case .boxOptional: boxOptional(instruction.a, isContent: instruction.b == 1)
        case .unboxOptional: unboxOptionals(for: declarations.code.types[Int(instruction.a)])
        case .describe:
            let type =
                instruction.a == -1 ? StaticType.unknown : instruction.a == -2 ? poppedType() : declarations.code.types[Int(instruction.a)]
            let value = pop()
            let text = try description(value, as: type)
            push(.string(text))
            release(now: value)
        case .add, .subtract, .multiply, .divide, .remainder, .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .bitAnd, .bitOr, .bitXor,
            .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight:
            try arithmetic(instruction.op)
        case .appendAll where instruction.a == 1:
            if let text = stack[top - 1].text, stack[top - 2].isText {
                _ = pop()
                try join(text, grows: true)
            } else {
                try arithmetic(.add)
            }
        case .appendAll:
            let other = pop()
            let list = pop()
            push(try appended(list, contentsOf: other))
        case .less, .lessOrEqual, .greater, .greaterOrEqual: try compare(instruction.op)
        case .equal, .notEqual:
            let second = pop()
            let first = pop()
            let result = try equal(first, second)
            push(.bool(result == (instruction.op == .equal)))
            drop(second)
            release(now: first)
        case .identical, .notIdentical:
            let second = pop()
            let first = pop()
            push(.bool(isIdentical(first, second) == (instruction.op == .identical)))
            drop(second)
            release(now: first)
        case .negate:
            switch pop() {
            case .int(let number):
                if number == .min { throw .overflow }
                push(.int(-number))
            case .double(let number): push(.double(-number))
            case .float(let number): push(.float(-number))
            case .sized(let number): push(try sized(.subtract, SizedInteger(bits: 0, kind: number.kind), .sized(number), number.kind))
            case let other:
                if let function = operatorFunction("-", [other]) {
                    push(try callNested(function, [other]))
                } else if case .host = other {
                    push(.int(0))
                    push(other)
                    try arithmetic(.subtract)
                } else {
                    push(other)
                }
            }
        case .not:
            switch pop() {
            case .bool(let flag): push(.bool(!flag))
            case let other:
                release(now: other)
                push(.bool(true))
            }
        case .bitNot:
            if let number = pop().sized { push(.integer(number.kind.wrapped(~number.bits), number.kind)) } else { push(.int(0)) }
        case .isType:
            let type = wantedType(instruction)
            let value = pop()
            let isThat = try isOrWraps(value, type)
            push(.bool(isThat || isTaken(value, for: type)))
            release(now: value)
        case .genericArgument: push(try genericArgument(instruction))
        case .expect, .mayThrow: break
        case .throwBoxed:
            if case .box(let box) = stack[top - 1], store.pointee[box].type < 0 {
                let error = store.pointee[box].elements[0]
                keep(error)
                drop(pop())
                throw .thrown(error)
            }
        case .makeType:
            var types: [StaticType] = []
            for value in popMany(Int(instruction.b)) {
                if case .type(let reference) = value {
                    types.append(declarations.staticType(of: reference))
                } else {
                    types.append(.unknown)
                }
                release(now: value)
            }
            push(typeValue(declarations.type(fromTemplate: Int(instruction.a), types)))
        case .castOptional, .castForced: try cast(instruction)
        case .upcast:
            let type = declarations.code.types[Int(instruction.a)]
            let value = pop()
            guard case .object = value, !isValue(value, of: type), let other = try bridged(value) else {
                push(converted(value, to: type))
                break
            }
            push(converted(other, to: type))
            release(now: value)
        case .typeOf where instruction.a == -2:
            let type = poppedType()
            let value = pop()
            push(.type(isDynamic(type) ? typeReference(of: value) : declarations.reference(to: type)))
            release(now: value)
        case .typeOf:
            let value = pop()
            push(.type(instruction.b == 1 ? typeReference(of: value) : typeReference(of: value, instruction.a)))
            release(now: value)
        case .hasOperator:
            push(.bool(hasAssigningOperator(declarations.names[instruction.a], [stack[top - 2], stack[top - 1]])))
        case .typeArgument:
            let value = pop()
            let place = Int(instruction.a)
            let known = number(of: value) >= 0 ? declarations.arguments(of: number(of: value)) : []
            push(place < known.count && known[place].isKnown ? typeValue(known[place]) : .none)
            release(now: value)
        case .isCase:
            let value = pop()
            let isOther = isOfOtherEnum(value, than: instruction.c)
            push(.bool(!isOther && isCase(declarations.names[instruction.a], value, takesWhatIsLeft: instruction.b == 1)))
            release(now: value)
        case .payload:
            let value = pop()
            push(payload(of: value, Int(instruction.a)))
            release(now: value)
        case .matches:
            let pattern = pop()
            let subject = pop()
            push(.bool(try matches(pattern, subject)))
            drop(pattern)
            release(now: subject)
        case .makeIterator: push(try makeIterator(pop()))
        case .next: return try advance(instruction)
        default: throw .trap("an instruction that nobody performs: \(instruction.op)")
        }
        return nil
    }

    /// Pushes the next element of the sequence in slot `b`. Returns the jump target if there is none.
    private func advance(_ instruction: Instruction) throws(ScriptError) -> Int? {
        let base = Int(frames[frames.count - 1].base) + Int(instruction.b)
        guard case .int(let position) = stack[base + 1] else { return Int(instruction.a) }
        switch stack[base] {
        case .array(let buffer), .set(let buffer):
            guard position < store.pointee[buffer].elementCount else { return Int(instruction.a) }
            let value = store.pointee[buffer][position]
            keep(value)
            stack[base + 1] = .int(position + 1)
            push(value)
        case .range(let buffer):
            guard let lower = store.pointee[buffer].elements[0].sized else { return Int(instruction.a) }
            if let upper = store.pointee[buffer].elements[1].sized, position >= upper.bits &- lower.bits { return Int(instruction.a) }
            stack[base + 1] = .int(position + 1)
            push(.integer(lower.bits &+ position, lower.kind))
        case .object, .structure:
            let iterator = stack[base]
            stack[base] = .missing
            push(iterator)
            let target = methodTarget("next()", of: iterator)
            guard case .function(let index, let isMutating) = target else { return Int(instruction.a) }
            if !isMutating { keep(iterator) }
            let result = try callNested(index, [pop()])
            stack[base] = isMutating ? pop() : iterator
            if case .none = result { return Int(instruction.a) }
            push(result.content)
        default: return Int(instruction.a)
        }
        return nil
    }
}

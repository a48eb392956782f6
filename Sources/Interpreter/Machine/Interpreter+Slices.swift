internal import Heap

/// Slices of arrays. Making one takes constant time: it retains the whole array and copies its part on the first change.
extension Interpreter {
    /// A part of an array, by positions; owned. It keeps the array's indices.
    func slice(_ range: Range<Int>, of buffer: BufferID) -> Value {
        let whole = store.pointee[buffer]
        let (base, first) = whole.window.map { ($0.base, $0.range.lowerBound) } ?? (buffer, 0)
        store.pointee[base].count += 1
        let slice = makeBuffer([], type: Int32(truncatingIfNeeded: firstIndex(of: buffer) + range.lowerBound))
        store.pointee[slice].contents = whole.contents
        store.pointee[slice].window = Buffer.Window(base: base, range: first + range.lowerBound..<first + range.upperBound)
        return .array(slice)
    }

    /// A part of a sequence's elements: a slice for an array, a new array otherwise.
    func slice(_ range: Range<Int>, of elements: ContiguousArray<Value>.SubSequence, _ receiver: Value) -> Value {
        if case .array(let buffer) = receiver { return slice(range, of: buffer) }
        let (first, end) = (elements.startIndex + range.lowerBound, elements.startIndex + range.upperBound)
        return .array(makeBuffer(ownedAll(ContiguousArray(elements[first..<end]))))
    }

    /// Removes elements at an end of a slice by narrowing it, without a copy. Nil for other methods and for arrays that are no slices.
    func narrow(_ method: LibraryMethod, _ receiver: inout Value, _ arguments: [Value]) throws(ScriptError) -> Value? {
        guard case .array(let buffer) = receiver, store.pointee[buffer].type >= 0 else { return nil }
        let (isLast, isOptional): (Bool, Bool)
        switch method {
        case .removeFirst: (isLast, isOptional) = (false, false)
        case .removeLast: (isLast, isOptional) = (true, false)
        case .popFirst: (isLast, isOptional) = (false, true)
        case .popLast: (isLast, isOptional) = (true, true)
        default: return nil
        }
        let count = store.pointee[buffer].elementCount
        var taken = 1
        var result = Value.void
        if case .int(let number)? = arguments.first {
            try checkNotNegative(number, "Number of elements to remove should be non-negative")
            guard number <= count else { throw .trap("Fatal error: Can't remove more items from a collection than it contains") }
            taken = number
        } else if count == 0 {
            if isOptional { return Value.none }
            throw .trap("Fatal error: Can't remove \(isLast ? "last" : "first") element from an empty collection")
        } else {
            result = owned(store.pointee[buffer][isLast ? count - 1 : 0])
            if isOptional { result = result.wrapped }
        }
        receiver = slice(isLast ? 0..<count - taken : taken..<count, of: buffer)
        drop(.array(buffer))
        return result
    }
}

internal import Heap

/// References: counting them, and letting go.
extension Interpreter {
    @inline(__always)
    func keep(_ value: Value) {
        switch value {
        case .object(let id), .closure(let id): space.retain(id)
        case .array(let buffer), .dictionary(let buffer), .set(let buffer), .tuple(let buffer), .range(let buffer), .structure(let buffer),
            .implicitMember(let buffer), .box(let buffer):
            store.pointee[buffer].count += 1
        case .enumeration(let item):
            if item.hasPayload { store.pointee[item.payload].count += 1 }
        default: break
        }
    }

    /// Counts one reference less; nothing dies before `settle`.
    @inline(__always)
    func drop(_ value: Value) {
        switch value {
        case .object(let id), .closure(let id): space.release(id)
        case .array(let buffer), .dictionary(let buffer), .set(let buffer), .tuple(let buffer), .range(let buffer), .structure(let buffer),
            .implicitMember(let buffer), .box(let buffer):
            dropBuffer(buffer)
        case .enumeration(let item):
            if item.hasPayload { dropBuffer(item.payload) }
        default: break
        }
    }

    /// Counts one reference less, and what nobody refers to any more dies at once.
    @inline(__always)
    func release(now value: Value) {
        switch value {
        case .object, .closure, .array, .dictionary, .set, .tuple, .range, .structure, .implicitMember, .box, .enumeration:
            drop(value)
            settle()
        default: break
        }
    }

    /// Deinitialises what has lost its last reference since the innermost call from the host.
    func settle() {
        if space.mark > mark { space.reap(from: mark) }
    }

    private func dropBuffer(_ buffer: BufferID) {
        store.pointee[buffer].count -= 1
        if store.pointee[buffer].count <= 0 { free(buffer) }
    }

    /// Frees a buffer and what it alone holds, in order, without recursion.
    private func free(_ first: BufferID) {
        var pending: [Value] = []
        func empty(_ buffer: BufferID) {
            var elements: ContiguousArray<Value> = []
            swap(&elements, &store.pointee[buffer].elements)
            store.pointee[buffer].places = nil
            store.pointee[buffer].type = -1
            store.pointee.freeBuffers.append(buffer.index)
            store.pointee.living -= elements.count + 1
            for element in elements.reversed() { pending.append(element) }
        }
        empty(first)
        while let value = pending.popLast() {
            switch value {
            case .object(let id), .closure(let id): space.release(id)
            case .array(let buffer), .dictionary(let buffer), .set(let buffer), .tuple(let buffer), .range(let buffer),
                .structure(let buffer), .implicitMember(let buffer), .box(let buffer):
                store.pointee[buffer].count -= 1
                if store.pointee[buffer].count <= 0 { empty(buffer) }
            case .enumeration(let item):
                guard item.hasPayload else { continue }
                store.pointee[item.payload].count -= 1
                if store.pointee[item.payload].count <= 0 { empty(item.payload) }
            default: break
            }
        }
    }

    /// A new buffer of owned elements, itself owned once.
    func makeBuffer(_ elements: ContiguousArray<Value>, type: Int32 = -1) -> BufferID {
        let index: UInt32
        if let free = store.pointee.freeBuffers.popLast() {
            index = free
        } else {
            index = store.pointee.bufferCount
            store.pointee.bufferCount += 1
        }
        let id = BufferID(index: index)
        store.pointee.living += elements.count + 1
        store.pointee[id] = Buffer(count: 1, type: type, elements: elements, places: nil)
        return id
    }

    /// The buffer itself when nobody shares it, else a copy; the reference passed in is used up.
    func unique(_ buffer: BufferID) -> BufferID {
        guard store.pointee[buffer].count > 1 else { return buffer }
        let old = store.pointee[buffer]
        charge(old.elements.count / Self.elementsPerStep)
        for element in old.elements { keep(element) }
        store.pointee[buffer].count -= 1
        let copy = makeBuffer(old.elements, type: old.type)
        store.pointee[copy].places = old.places
        return copy
    }

    /// Long strings are counted when they are made, since nobody says when they go.
    func checkString(ofLength length: Int, from least: Int = 1 << 10) throws(ScriptError) {
        guard length > least else { return }
        store.pointee.longStrings += length
        if length > limits.memory || store.pointee.longStrings / 64 > limits.memory {
            throw .limit("out of memory: a string of \(length) bytes")
        }
    }

    func checkMemory() throws(ScriptError) {
        if Int(space.heap.count) > limits.objects { throw .limit("out of memory: more than \(limits.objects) objects were made") }
        if store.pointee.living + store.pointee.allocated > limits.memory {
            throw .limit("out of memory: more than \(limits.memory) values live")
        }
    }
}

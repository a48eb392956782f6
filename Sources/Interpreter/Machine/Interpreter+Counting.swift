internal import Heap

/// Reference counting.
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

    /// Releases one reference. Nothing is deinitialised before `settle`.
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

    /// Releases one reference and deinitialises at once what has none left.
    @inline(__always)
    func release(now value: Value) {
        switch value {
        case .object, .closure, .array, .dictionary, .set, .tuple, .range, .structure, .implicitMember, .box, .enumeration:
            drop(value)
            settle()
        default: break
        }
    }

    /// Deinitialises the objects that have lost their last reference since the innermost call from the host.
    func settle() {
        if space.mark > mark { space.reap(from: mark) }
    }

    private func dropBuffer(_ buffer: BufferID) {
        store.pointee[buffer].count -= 1
        if store.pointee[buffer].count <= 0 { free(buffer) }
    }

    /// Frees a buffer and the values that only it holds, in order and without recursion.
    private func free(_ first: BufferID) {
        var pending: [Value] = []
        func empty(_ buffer: BufferID) {
            var elements: ContiguousArray<Value> = []
            if let window = store.pointee[buffer].window {
                store.pointee[buffer].contents = []
                pending.append(.array(window.base))
            } else {
                swap(&elements, &store.pointee[buffer].contents)
            }
            store.pointee[buffer].window = nil
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

    /// A new buffer of owned elements. The caller owns it.
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
        store.pointee[id] = Buffer(count: 1, type: type, elements: elements)
        return id
    }

    /// The buffer itself if it is not shared, else a copy; consumes the reference.
    @inline(__always)
    func unique(_ buffer: BufferID) -> BufferID { store.pointee[buffer].isShared ? copy(buffer) : buffer }

    private func copy(_ buffer: BufferID) -> BufferID {
        let old = store.pointee[buffer]
        let elements = old.elements
        charge(elements.count / Self.elementsPerStep)
        for element in elements { keep(element) }
        if let window = old.window, old.count == 1 {
            store.pointee[buffer].window = nil
            store.pointee[buffer].contents = elements
            store.pointee.living += elements.count
            drop(.array(window.base))
            return buffer
        }
        store.pointee[buffer].count -= 1
        let copy = makeBuffer(elements, type: old.type)
        if let places = old.places { store.pointee[copy].places = places }
        return copy
    }

    /// The length in bytes from which strings are counted.
    static let longString = 1 << 10

    /// Counts a new long string. The end of a string goes unnoticed, so after many of them the living ones are counted again.
    func checkString(ofLength length: Int) throws(ScriptError) {
        guard length > Self.longString else { return }
        if length > limits.memory { throw .limit("out of memory: a string of \(length) bytes") }
        store.pointee.longStrings += length
        guard store.pointee.longStrings / 16 > limits.memory else { return }
        let living = livingStringBytes()
        store.pointee.longStrings = living
        if (living + length) / 32 > limits.memory { throw .limit("out of memory: a string of \(length) bytes beside \(living) of others") }
    }

    /// The total bytes of all living long strings, each counted once.
    private func livingStringBytes() -> Int {
        var (bytes, seen) = (0, Set<Value.StringIdentity>())
        func count(_ value: Value) {
            guard let identity = value.longString, seen.insert(identity).inserted else { return }
            bytes += identity.length
        }
        for place in 0..<top { count(stack[place]) }
        store.pointee.globals.forEach(count)
        store.pointee.pool.forEach(count)
        for index in 0..<space.heap.count { store.pointee.objects[ObjectID(index: index)].fields.forEach(count) }
        for index in 0..<store.pointee.bufferCount { store.pointee.buffers[index].contents.forEach(count) }
        return bytes
    }

    /// Counts the bytes of a host value like those of long strings.
    func checkBytes(_ count: Int, of typeName: String) throws(ScriptError) {
        store.pointee.longStrings += count
        if count / 8 > limits.memory || store.pointee.longStrings / 64 > limits.memory {
            throw .limit("out of memory: \(typeName) of \(count) bytes")
        }
    }

    func checkMemory() throws(ScriptError) {
        if Int(space.heap.count) > limits.objects { throw .limit("out of memory: more than \(limits.objects) objects were made") }
        if store.pointee.living + store.pointee.allocated > limits.memory {
            throw .limit("out of memory: more than \(limits.memory) values live")
        }
    }
}

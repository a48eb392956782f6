internal import Heap

/// Optionals as `Any`. Elsewhere an optional is represented by its content. Where `Any` is expected it is boxed with its type; casts and
/// the host unbox it.
extension Interpreter {
    /// [x] -> [boxed x]: boxes an optional, or a value with optionals in it, as `Any`. `isContent`: x is an optional, and its content
    /// is boxed.
    func boxOptional(_ type: Int32, isContent: Bool = false) {
        var value = pop()
        if isContent {
            if case .none = value { return push(value) }
            value = value.content
        }
        if case .box = value, declarations.code.types[Int(type)] != .optional(.any) { return push(value) }
        push(isPlaceholder(value) ? value : optionalAsAny(value, type))
    }

    /// An owned optional in a box.
    func optionalAsAny(_ value: Value, _ type: Int32) -> Value {
        hasOptionalsAsAny = true
        return .box(makeBuffer([value], type: type))
    }

    /// The content of a boxed optional, borrowed, and its type; nil for other values.
    func optionalInAny(_ value: Value) -> (content: Value, type: StaticType)? {
        guard case .box(let box) = value, case let type = store.pointee[box].type, type >= 0 else { return nil }
        return (store.pointee[box].elements[0], declarations.code.types[Int(type)])
    }

    /// Unboxes the value on the stack, and the elements of a list, unless `Any` is expected.
    func unboxOptionals(for type: StaticType) {
        guard hasOptionalsAsAny else { return }
        if keepsBoxes(type) { return openList(for: type) }
        push(unboxed(pop(), for: type))
    }

    /// Unboxes the list on the stack, and boxes its elements instead, where a list of `Any` is wanted. Unboxes an optional where an
    /// optional `Any` is.
    private func openList(for type: StaticType) {
        guard type != .any, let (content, own) = optionalInAny(stack[top - 1]) else { return }
        if type.unwrapped == .any {
            // An optional becomes the optional that is wanted.
            guard own.isOptional else { return }
            let box = pop()
            keep(content)
            push(content)
            return release(now: box)
        }
        let elements: ContiguousArray<Value>
        let inner: StaticType
        switch (content, own) {
        case (.array(let buffer), .array(let element)): (elements, inner) = (store.pointee[buffer].elements, element)
        case (.dictionary(let buffer), .dictionary(_, let element)): (elements, inner) = (store.pointee[buffer].elements, element)
        default: return
        }
        let isDictionary = if case .dictionary = content { true } else { false }
        let number = declarations.code.type(inner)
        let boxed = elements.enumerated().map { position, element in
            keep(element)
            let isKey = isDictionary && position % 2 == 0
            return inner.isOptional && !isKey ? optionalAsAny(element, number) : element
        }
        let box = pop()
        push(replacing(ContiguousArray(boxed), in: content))
        release(now: box)
    }

    /// Unboxes the receiver beneath the arguments if it is boxed; false otherwise. Libraries call members of `Any` values.
    func unboxReceiver(_ count: Int) -> Bool {
        let place = stack + (top - count - 1)
        guard let (content, _) = optionalInAny(place.pointee) else { return false }
        let box = place.pointee
        keep(content)
        place.pointee = content
        release(now: box)
        return true
    }

    private func keepsBoxes(_ type: StaticType) -> Bool {
        switch type {
        case .any: true
        case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): keepsBoxes(inner)
        case .tuple(let types, _): types.contains(where: keepsBoxes)
        default: false
        }
    }

    /// An owned value without boxes. Number objects are converted to the expected type.
    func unboxed(_ value: Value, for wanted: StaticType = .unknown) -> Value {
        let elements: ContiguousArray<Value>
        switch value {
        case .box:
            guard let (content, type) = optionalInAny(value) else { return value }
            keep(content)
            drop(value)
            return type == .host("NSNumber") ? number(content, as: wanted) : unboxed(content, for: wanted)
        case .array(let buffer), .dictionary(let buffer):
            elements = store.pointee[buffer].elements
            guard elements.contains(where: hasBoxes) else { return value }
        default: return value
        }
        var whole: ContiguousArray<Value> = []
        let inner: StaticType =
            switch wanted.unwrapped {
            case .array(let type), .dictionary(_, let type): type
            default: .unknown
            }
        for element in elements {
            keep(element)
            whole.append(unboxed(element, for: inner))
        }
        defer { drop(value) }
        return replacing(whole, in: value)
    }

    private func hasBoxes(_ value: Value) -> Bool {
        switch value {
        case .box: optionalInAny(value) != nil
        case .array(let buffer), .dictionary(let buffer): store.pointee[buffer].elements.contains(where: hasBoxes)
        default: false
        }
    }
}

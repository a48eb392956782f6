internal import Heap

/// Numbers as objects, like `NSNumber`. Foundation's numbers as `Any` are boxed, and casts convert them to any number type that can
/// represent them. Code that names `NSNumber` has the bare number.
extension Interpreter {
    /// An owned value with its numbers boxed, in lists and dictionary values too.
    func numberObjects(_ value: Value) -> Value {
        let elements: ContiguousArray<Value>
        switch value {
        case .int, .double, .bool, .sized, .float: return optionalAsAny(value, declarations.code.type(.host("NSNumber")))
        case .array(let buffer), .dictionary(let buffer): elements = store.pointee[buffer].elements
        default: return value
        }
        var whole: ContiguousArray<Value> = []
        let isDictionary = if case .dictionary = value { true } else { false }
        for (place, element) in elements.enumerated() {
            keep(element)
            whole.append(isDictionary && place % 2 == 0 ? element : numberObjects(element))
        }
        defer { drop(value) }
        return replacing(whole, in: value)
    }

    /// The number in an `NSNumber` box; nil for other values.
    func numberObject(_ value: Value) -> Value? {
        guard let (content, type) = optionalInAny(value), type == .host("NSNumber") else { return nil }
        return content
    }

    /// An array or dictionary with other elements, which are owned, in place of its own.
    func replacing(_ elements: ContiguousArray<Value>, in value: Value) -> Value {
        guard case .dictionary(let buffer) = value else { return .array(makeBuffer(elements)) }
        let made = makeBuffer(elements, type: store.pointee[buffer].type)
        store.pointee[made].places = store.pointee[buffer].places
        return .dictionary(made)
    }

    /// A number object converted to another type; the number itself if it cannot be represented.
    func number(_ value: Value, as type: StaticType) -> Value {
        switch (type.unwrapped, value) {
        case (.int(let kind), .int), (.int(let kind), .sized): value.sized.flatMap { exactly($0.number, kind) } ?? value
        case (.int(let kind), .double), (.int(let kind), .float):
            value.floating.flatMap { exactly($0, kind) } ?? value
        case (.int(let kind), .bool(let flag)): .integer(flag ? 1 : 0, kind)
        case (.double, .int), (.double, .sized): value.integer.flatMap { Double(exactly: $0) }.map { .double($0) } ?? value
        case (.float, .int), (.float, .sized): value.integer.flatMap { Float(exactly: $0) }.map { .float($0) } ?? value
        case (.double, .float(let number)): .double(Double(number))
        case (.float, .double(let number)): number.isNaN || Double(Float(number)) == number ? .float(Float(number)) : value
        case (.double, .bool(let flag)): .double(flag ? 1 : 0)
        case (.float, .bool(let flag)): .float(flag ? 1 : 0)
        case (.bool, _): value.number.flatMap { $0 == 0 || $0 == 1 ? .bool($0 == 1) : nil } ?? value
        default: value
        }
    }

    /// A whole number as an integer of a kind; nil if that cannot hold it.
    private func exactly(_ number: some BinaryInteger, _ kind: IntegerKind) -> Value? {
        func made<Number: FixedWidthInteger>(_ type: Number.Type) -> Value? { Number(exactly: number).map { .integer($0) } }
        return made(kind.type)
    }

    /// A floating-point number as an integer of a kind; nil if that cannot hold it.
    private func exactly(_ number: Double, _ kind: IntegerKind) -> Value? {
        func made<Number: FixedWidthInteger>(_ type: Number.Type) -> Value? { Number(exactly: number).map { .integer($0) } }
        return made(kind.type)
    }
}

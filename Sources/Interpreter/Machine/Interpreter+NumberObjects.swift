internal import Heap

/// Numbers as objects, like `NSNumber`. Foundation's numbers as `Any` are boxed, and casts convert them to any number type that can
/// represent them. Code that names `NSNumber` has the bare number.
extension Interpreter {
    /// An owned value with its numbers boxed, in lists and dictionary values too.
    func numberObjects(_ value: Value) -> Value {
        let elements: ContiguousArray<Value>
        switch value {
        case .int, .double, .bool: return optionalAsAny(value, declarations.code.type(.host("NSNumber")))
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
        case (.int(let kind), .double(let number)):
            Int(exactly: number).flatMap { kind.bounds.contains($0) ? .int($0) : nil } ?? value
        case (.int(let kind), .int(let number)):
            // A number that does not fit has no representation in that type.
            kind.bounds.contains(number) ? value : .double(Double(number))
        case (.int, .bool(let flag)): .int(flag ? 1 : 0)
        case (.double, .int(let number)): Double(exactly: number).map { .double($0) } ?? value
        case (.float, .int(let number)): Float(exactly: number).map { .double(Double($0)) } ?? value
        case (.float, .double(let number)): number.isNaN || Double(Float(number)) == number ? value : .int(0)
        case (.double, .bool(let flag)), (.float, .bool(let flag)): .double(flag ? 1 : 0)
        case (.bool, .int(let number)): number == 0 || number == 1 ? .bool(number == 1) : value
        case (.bool, .double(let number)): number == 0 || number == 1 ? .bool(number == 1) : value
        default: value
        }
    }
}

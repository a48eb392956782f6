/// A kind of values between two of which the library has operators itself: these are meant before the program's for what such values conform to.
enum LibraryOperand {
    case integer, floating, text, character, truth

    /// Whether the library has an operator for two values of exactly that type. Those that compare floating point numbers are of a protocol's extension,
    /// and come after the program's.
    func has(_ name: String) -> Bool {
        let isEquality = name == "==" || name == "!="
        let compares = isEquality || ["<", "<=", ">", ">="].contains(name)
        return switch self {
        case .integer: compares || FunctionBuilder.arithmetic[name] != nil
        case .floating: ["+", "-", "*", "/"].contains(name)
        case .text: compares || name == "+"
        case .character: compares
        case .truth: isEquality
        }
    }
}

extension StaticType {
    /// The kind of the type's values; nil where the library has no such operators for them.
    var libraryOperand: LibraryOperand? {
        switch self {
        case .int: .integer
        case .double, .float: .floating
        case .string: .text
        case .substring: nil
        case .character: .character
        case .bool: .truth
        default: nil
        }
    }
}

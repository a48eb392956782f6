/// A kind of operand for which the library itself has operators. For two operands of one kind these rank above the program's generic ones.
enum LibraryOperand: Hashable {
    case integer(IntegerKind)
    case floating, float, text, character, truth

    /// Whether the library has an operator for two values of exactly that type. Floating-point comparisons belong to a protocol's extension
    /// and rank below the program's.
    func has(_ name: String) -> Bool {
        let isEquality = name == "==" || name == "!="
        let compares = isEquality || ["<", "<=", ">", ">="].contains(name)
        return switch self {
        case .integer: compares || FunctionBuilder.arithmetic[name] != nil
        case .floating, .float: ["+", "-", "*", "/"].contains(name)
        case .text: compares || name == "+"
        case .character: compares
        case .truth: isEquality
        }
    }
}

extension StaticType {
    /// The operand kind of the type; nil if the library has no such operators for it.
    var libraryOperand: LibraryOperand? {
        switch self {
        case .int(let kind): .integer(kind)
        case .double: .floating
        case .float: .float
        case .string: .text
        case .substring: nil
        case .character: .character
        case .bool: .truth
        default: nil
        }
    }
}

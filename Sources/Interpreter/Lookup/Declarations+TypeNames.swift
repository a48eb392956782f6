/// The names of types in text.
extension Declarations {
    /// A type's name as the learner writes it. With a module, names are qualified as in Swift's reflection.
    func name(of type: StaticType, in module: String? = nil) -> String {
        let inner = { (type: StaticType) in self.name(of: type, in: module) }
        if module != nil {
            switch type {
            case .bool, .int, .double, .float, .string, .substring, .character, .optional, .array, .dictionary, .set, .range:
                return "Swift.\(plainName(of: type, inner))"
            default: break
            }
        }
        if case .declared(let index) = type {
            let info = types[Int(base(of: index))]
            let own = module.map { qualifiedName(of: info, in: $0) } ?? info.name
            let arguments = arguments(of: index)
            return arguments.isEmpty ? own : "\(own)<\(arguments.map(inner).joined(separator: ", "))>"
        }
        return plainName(of: type, inner)
    }

    /// A type's name with its module in front: the program's, or Swift for what the prelude declares.
    func qualifiedName(of type: TypeInfo, in module: String) -> String {
        let file = program.files[type.file]
        return "\(file.isLibrary && file.path == Prelude.path ? Prelude.path : module).\(type.qualifiedName)"
    }

    private func plainName(of type: StaticType, _ name: (StaticType) -> String) -> String {
        switch type {
        case .unknown, .any: "Any"
        case .void: "()"
        case .never: "Never"
        case .bool: "Bool"
        case .int(let kind): kind.name
        case .double: "Double"
        case .float: "Float"
        case .string: "String"
        case .substring: "Substring"
        case .character: "Character"
        case .optional(let inner): "Optional<\(name(inner))>"
        case .array(let element): "Array<\(name(element))>"
        case .dictionary(let key, let value): "Dictionary<\(name(key)), \(name(value))>"
        case .set(let element): "Set<\(name(element))>"
        case .range(let bound): "Range<\(name(bound))>"
        case .tuple(let types, let labels):
            "(\(zip(types, labels).map { type, label in "\(label.map { "\($0): " } ?? "")\(name(type))" }.joined(separator: ", ")))"
        case .function(let parameters, let result): "(\(parameters.map { name($0) }.joined(separator: ", "))) -> \(name(result))"
        case .declared(let index): types[Int(base(of: index))].name
        case .host(let name): name
        case .meta(let type): "\(name(type)).Type"
        case .reference(let type): "inout \(name(type))"
        case .autoclosure(let type): "@autoclosure \(name(type))"
        }
    }
}

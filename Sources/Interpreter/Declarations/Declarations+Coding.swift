internal import SwiftParser
internal import SwiftSyntax

/// Synthesises the members of `Codable` and `CodingKey` types as Swift source. Done when a type is first used, and only if the program
/// contains the library that declares `Decodable`.
extension Declarations {
    /// Whether a library declares `Decodable`.
    func codes() -> Bool {
        seek("Decodable")
        return topLevel.types["Decodable"]?.contains { program.files[$0.file].isLibrary } ?? false
    }

    func synthesizeCoding(of type: TypeInfo) {
        guard hasCoding, [.structure, .class, .enumeration].contains(type.kind), type.index < Self.firstApplication else { return }
        let inherited = type.superclass.map { Set(allProtocols(of: $0).map(\.index)) } ?? []
        var own: Set<String> = []
        for other in allProtocols(of: type)
        where program.files[other.file].isLibrary && other.outer == nil && !inherited.contains(other.index) {
            own.insert(other.declaredName)
        }
        if own.contains("CodingKey") { return synthesizeKey(of: type) }
        let decodes = own.contains("Decodable") && !gives("init(from:)", type)
        let encodes = own.contains("Encodable") && !gives("encode(to:)", type)
        guard decodes || encodes, !program.files[type.file].isLibrary else { return }
        if let raw = rawType(of: type) { return add(rawCoding(type, raw, decodes, encodes), to: type) }
        if type.kind == .enumeration { return add(caseCoding(type, decodes, encodes), to: type) }
        add(propertyCoding(type, decodes, encodes), to: type)
    }

    /// Whether a type has an implemented member of that name, or a protocol of the program gives it one.
    private func gives(_ name: String, _ type: TypeInfo) -> Bool {
        let base = String(name.prefix { $0 != "(" })
        return ([type] + allProtocols(of: type)).contains { owner in
            owner.members(named: base)?.contains { $0.name == name && isImplemented($0) } ?? false
        }
    }

    private func add(_ text: String, to type: TypeInfo) {
        let tree = Program.file(path: program.files[type.file].path, text: "extension Made {\n\(text)\n}").tree
        guard let made = tree.statements.first?.item.as(ExtensionDeclSyntax.self) else { return }
        let first = type.memberCount
        collectMembers(made.memberBlock.members, into: type, file: type.file)
        for member in type.members(from: first) {
            member.location = type.location
            member.madeFrom = type.offset
        }
        for nested in type.nested.values where nested.offset < 0 {
            nested.location = type.location
            nested.offset = type.offset
        }
    }

    // MARK: Keys

    private func synthesizeKey(of type: TypeInfo) {
        guard type.kind == .enumeration else { return }
        let isText = type.rawType == .string
        let names = type.cases.map { item in
            (item.name, isText ? item.rawValue?.writtenText ?? "\"\(item.name)\"" : "\"\(item.name)\"")
        }
        var parts: [String] = []
        if !gives("stringValue", type) {
            parts.append("var stringValue: String { switch self { \(cases(names) { "case .`\($0)`: return \($1)" }) } }")
        }
        if !gives("init(stringValue:)", type) {
            let found = cases(names) { "case \($1): self = .`\($0)`" }
            parts.append("init?(stringValue: String) { switch stringValue { \(found)\ndefault: return nil } }")
        }
        let isNumber = if case .int? = type.rawType { true } else { false }
        if !gives("intValue", type) { parts.append("var intValue: Int? { \(isNumber ? "rawValue" : "nil") }") }
        if !gives("init(intValue:)", type) {
            let made = isNumber ? "guard let key = Self(rawValue: intValue) else { return nil }; self = key" : "return nil"
            parts.append("init?(intValue: Int) { \(made) }")
        }
        add(parts.joined(separator: "\n"), to: type)
    }

    private func cases(_ names: [(String, String)], _ text: (String, String) -> String) -> String {
        names.isEmpty ? "default: fatalError()" : names.map(text).joined(separator: "\n")
    }

    /// The coding keys that a type declares itself; nil if Swift synthesises them.
    private func ownKeys(_ name: String, of type: TypeInfo) -> [String]? {
        if let keys = type.nested[name] { return keys.cases.map(\.name) }
        if let alias = type.aliases[name], case .declared(let index) = staticType(alias, TypeScope(owner: type)) {
            return self.type(index).cases.map(\.name)
        }
        return nil
    }

    private func madeKeys(_ name: String, _ keys: [String]) -> String {
        keys.isEmpty
            ? "enum \(name): CodingKey {}" : "enum \(name): CodingKey { case \(keys.map { "`\($0)`" }.joined(separator: ", ")) }"
    }

    // MARK: Properties

    private struct Coded {
        let key: String
        let name: String
        let type: String
        let isOptional: Bool
        let isFixed: Bool
    }

    private func propertyCoding(_ type: TypeInfo, _ decodes: Bool, _ encodes: Bool) -> String {
        let all = type.stored.filter { !$0.isLazy }.map { coded($0, in: type) }
        let keys = ownKeys("CodingKeys", of: type)
        let properties = keys.map { keys in all.filter { keys.contains($0.key) } } ?? all
        var parts: [String] = []
        if keys == nil { parts.append(madeKeys("CodingKeys", properties.map(\.key))) }
        if decodes {
            let lines = properties.filter { !$0.isFixed }.map { property in
                let function = property.isOptional ? "decodeIfPresent" : "decode"
                return "self.`\(property.name)` = try container.\(function)(\(property.type).self, forKey: .`\(property.key)`)"
            }
            parts.append(decoder(lines.isEmpty ? [] : ["let container = try decoder.container(keyedBy: CodingKeys.self)"] + lines))
        }
        if encodes {
            let lines = properties.map { property in
                let put = put("container", "value", property.type, "CodingKeys", property.key, in: type)
                return property.isOptional
                    ? "if let value = self.`\(property.name)` { \(put) }" : "do { let value = self.`\(property.name)`; \(put) }"
            }
            parts.append(encoder(["let container = encoder.container(keyedBy: CodingKeys.self)"] + lines))
        }
        return parts.joined(separator: "\n")
    }

    /// Encodes a value as its declared type. A type that mentions a generic parameter may be unknown at run time; then the value's own type
    /// counts.
    private func put(_ container: String, _ value: String, _ text: String, _ keys: String, _ key: String, in type: TypeInfo) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return type.genericNames.contains(where: words.contains)
            ? "try \(container).encode(\(value), forKey: \(keys).`\(key)`)"
            : "try \(container)._put(\(value), \(text).self, \(keys).`\(key)`)"
    }

    private func decoder(_ lines: [String]) -> String {
        "init(from decoder: Decoder) throws {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func encoder(_ lines: [String]) -> String {
        "func encode(to encoder: Encoder) throws {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func coded(_ member: MemberInfo, in type: TypeInfo) -> Coded {
        if let wrapping = member.wrapping {
            let key = String(member.baseName.dropFirst())
            return Coded(key: key, name: member.baseName, type: wrapperType(wrapping, in: type), isOptional: false, isFixed: false)
        }
        let (text, isOptional) = written(member.typeSyntax, else: self.type(of: member))
        return Coded(
            key: member.baseName, name: member.baseName, type: text, isOptional: isOptional,
            isFixed: member.isLet && member.initialValue != nil)
    }

    /// A type as written, without the optional around it.
    private func written(_ syntax: TypeSyntax?, else type: StaticType) -> (text: String, isOptional: Bool) {
        switch syntax?.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional)?: return (optional.wrappedType.writtenText, true)
        case .implicitlyUnwrappedOptionalType(let optional)?: return (optional.wrappedType.writtenText, true)
        case .identifierType(let named)? where named.name.text == "Optional":
            return (named.genericArgumentClause?.types.first?.writtenText ?? "Any", true)
        case nil: return (source(of: type.unwrapped), type.isOptional)
        default:
            // A type alias can name an optional.
            if type.isOptional { return (source(of: type.unwrapped), true) }
            return (syntax?.writtenText ?? "Any", false)
        }
    }

    /// A type's name by which every file finds it.
    func source(of type: StaticType) -> String {
        switch type {
        case .declared(let index):
            let arguments = arguments(of: index)
            let name = self.type(index).qualifiedName
            return arguments.isEmpty ? name : "\(name)<\(arguments.map { source(of: $0) }.joined(separator: ", "))>"
        case .optional(let inner): return "Optional<\(source(of: inner))>"
        case .array(let element): return "Array<\(source(of: element))>"
        case .set(let element): return "Set<\(source(of: element))>"
        case .dictionary(let key, let value): return "Dictionary<\(source(of: key)), \(source(of: value))>"
        default: return name(of: type)
        }
    }

    /// The source text of a wrapped property's wrapper type.
    func wrapperType(_ wrapping: MemberInfo.Wrapping, in type: TypeInfo) -> String {
        guard !wrapping.wrapper.contains("<"), let wrapped = wrapping.type else { return wrapping.wrapper }
        var parser = Parser(wrapping.wrapper)
        let syntax = TypeSyntax.parse(from: &parser)
        // An alias of a wrapper can have a generic parameter of its own.
        if let member = syntax.as(MemberTypeSyntax.self), case .declared(let outer) = staticType(member.baseType, TypeScope(owner: type)),
            let alias = self.type(outer).aliases[member.name.identifierText]
        {
            return genericNames(ofAlias: alias).count == 1 ? "\(wrapping.wrapper)<\(wrapped)>" : wrapping.wrapper
        }
        guard case .declared(let index) = staticType(syntax, TypeScope(owner: type)), arguments(of: index).isEmpty,
            self.type(index).genericNames.count == 1, let name = self.type(index).genericNames.first
        else { return wrapping.wrapper }
        let value = self.type(index).members(named: "wrappedValue")?.first(where: \.isProperty)?.typeSyntax?.writtenText
        guard let value else { return "\(wrapping.wrapper)<\(wrapped)>" }
        // Finds the argument by comparing the property's type with the type of `wrappedValue`: `[T]`, `T?`.
        let parts = value.components(around: name)
        guard let parts, wrapped.hasPrefix(parts.before), wrapped.hasSuffix(parts.after),
            wrapped.count > parts.before.count + parts.after.count
        else { return value == "\(name)?" ? "\(wrapping.wrapper)<\(wrapped)>" : wrapping.wrapper }
        return "\(wrapping.wrapper)<\(wrapped.dropFirst(parts.before.count).dropLast(parts.after.count))>"
    }

    /// The wrapper type of a wrapped property if the wrapper is generic; nil otherwise.
    func wrapperStaticType(_ wrapping: MemberInfo.Wrapping, in owner: TypeInfo) -> StaticType? {
        var parser = Parser(wrapperType(wrapping, in: owner))
        let type = staticType(TypeSyntax.parse(from: &parser), TypeScope(owner: owner))
        guard case .declared(let index) = type, !arguments(of: index).isEmpty else { return nil }
        return type
    }

    // MARK: Raw values

    /// The type of the raw values that a type is coded as; nil if its parts are coded.
    private func rawType(of type: TypeInfo) -> String? {
        if type.kind == .enumeration { return type.rawType.map { source(of: $0) } }
        guard type.kind == .structure, conforms(type, to: "RawRepresentable") || conforms(type, to: "OptionSet"),
            let raw = type.members(named: "rawValue")?.first(where: \.isProperty)
        else { return nil }
        return source(of: self.type(of: raw))
    }

    private func rawCoding(_ type: TypeInfo, _ raw: String, _ decodes: Bool, _ encodes: Bool) -> String {
        var parts: [String] = []
        if decodes {
            let words = "Cannot initialize \(type.name) from invalid \(raw) value \\(value)"
            let context = "DecodingError.Context(codingPath: decoder.codingPath, debugDescription: \"\(words)\")"
            parts.append(
                decoder([
                    "let value = try decoder.singleValueContainer().decode(\(raw).self)",
                    "guard let result = Self(rawValue: value) else { throw DecodingError.dataCorrupted(\(context)) }",
                    "self = result",
                ]))
        }
        if encodes { parts.append(encoder(["try encoder.singleValueContainer().encode(self.rawValue)"])) }
        return parts.joined(separator: "\n")
    }

    // MARK: Cases

    private func caseCoding(_ type: TypeInfo, _ decodes: Bool, _ encodes: Bool) -> String {
        let keys = ownKeys("CodingKeys", of: type)
        let items = keys.map { keys in type.cases.filter { keys.contains($0.name) } } ?? type.cases
        var parts = keys == nil ? [madeKeys("CodingKeys", items.map(\.name))] : []
        var reads: [String] = []
        var writes: [String] = []
        for item in items {
            let inner = "\(item.name.prefix(1).uppercased())\(item.name.dropFirst())CodingKeys"
            let labels = item.parameters.enumerated().map { $1.label ?? "_\($0)" }
            let own = ownKeys(inner, of: type)
            if own == nil { parts.append(madeKeys(inner, labels)) }
            let nested = "container.nestedContainer(keyedBy: \(inner).self, forKey: .`\(item.name)`)"
            if item.parameters.isEmpty {
                reads.append("case .`\(item.name)`:\n_ = try \(nested)\nself = .`\(item.name)`")
                writes.append("case .`\(item.name)`:\n_ = \(nested)")
                continue
            }
            var values: [String] = []
            var puts: [String] = []
            for (position, parameter) in item.parameters.enumerated() {
                let (text, isOptional) = written(parameter.type, else: staticType(parameter.type, TypeScope(owner: type)))
                let label = labels[position]
                let isCoded = own?.contains(label) ?? true
                var value = isCoded ? "try nested.\(isOptional ? "decodeIfPresent" : "decode")(\(text).self, forKey: .`\(label)`)" : "nil"
                if let other = parameter.defaultValue?.writtenText {
                    value = isCoded ? "(try nested.decodeIfPresent(\(text).self, forKey: .`\(label)`)) ?? \(other)" : other
                }
                values.append("\(parameter.label.map { "\($0): " } ?? "")\(value)")
                let put = put("nested", "a\(position)", text, inner, label, in: type)
                if isCoded { puts.append(isOptional ? "if let a\(position) { \(put) }" : put) }
            }
            reads.append("case .`\(item.name)`:\nlet nested = try \(nested)\nself = .`\(item.name)`(\(values.joined(separator: ", ")))")
            let bound = item.parameters.indices.map { "let a\($0)" }.joined(separator: ", ")
            writes.append("case .`\(item.name)`(\(bound)):\nlet nested = \(nested)\n\(puts.joined(separator: "\n"))")
        }
        if items.count < type.cases.count {
            let words = "debugDescription: \"Case cannot be encoded because it is not defined in CodingKeys.\""
            writes.append(
                "default: throw EncodingError.invalidValue(self, EncodingError.Context(codingPath: encoder.codingPath, \(words)))")
        }
        if decodes {
            let context =
                "DecodingError.Context(codingPath: container.codingPath, debugDescription: \"Invalid number of keys found, expected one.\")"
            parts.append(
                decoder([
                    "let container = try decoder.container(keyedBy: CodingKeys.self)", "let keys = container.allKeys",
                    "if keys.count != 1 { throw DecodingError.typeMismatch(Self.self, \(context)) }",
                    "let key: CodingKeys = keys[0]", "switch key {\n\(reads.joined(separator: "\n"))\n}",
                ]))
        }
        if encodes {
            parts.append(
                encoder([
                    "let container = encoder.container(keyedBy: CodingKeys.self)", "switch self {\n\(writes.joined(separator: "\n"))\n}",
                ]))
        }
        return parts.joined(separator: "\n")
    }
}

extension String {
    /// The text before and after a name that occurs exactly once; nil otherwise.
    fileprivate func components(around name: String) -> (before: Substring, after: Substring)? {
        let tokens = split(separator: name, maxSplits: 2, omittingEmptySubsequences: false)
        return tokens.count == 2 ? (tokens[0], tokens[1]) : nil
    }
}

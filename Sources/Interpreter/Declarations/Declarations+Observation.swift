internal import SwiftSyntax

/// What the macro `@Observable` makes of a class: `var count = 0` becomes a stored `_count` and a computed `count`. The accessors tell the class's
/// registrar what is read and what changes.
extension Declarations {
    private static let macro = "Observable"
    private static let registrar = "_$observationRegistrar"

    /// Whether the macro is applied to a type, and the program has the library that it needs.
    func isObservable(_ type: TypeInfo) -> Bool {
        type.kind == .class && type.attributes.contains { Self.isMacro($0) }
            && libraries.contains { $0.index.places["ObservationRegistrar"] != nil }
    }

    private static func isMacro(_ attribute: String) -> Bool { attribute == macro || attribute == "Observation.\(macro)" }

    /// Adds the macro's own members and its conformance to a class.
    func addObservation(to type: TypeInfo, file: Int) {
        let text = """
            struct Made {
                let \(Self.registrar) = ObservationRegistrar()
                func access<Member>(keyPath: KeyPath<\(type.name), Member>) { \(Self.registrar).access(self, keyPath: keyPath) }
                func withMutation<Member, T>(keyPath: KeyPath<\(type.name), Member>, _ mutation: () throws -> T) rethrows -> T {
                    try \(Self.registrar).withMutation(of: self, keyPath: keyPath, mutation)
                }
            }
            extension \(type.name): Observable {}
            """
        let made = Program.file(path: program.files[file].path, text: text).tree.statements
        guard let members = made.first?.item.as(StructDeclSyntax.self)?.memberBlock.members,
            let conformance = made.last?.item.as(ExtensionDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
        else { return }
        type.inherited.append(conformance)
        type.ownInherited += 1
        let first = type.memberCount
        collectMembers(members, into: type, file: file)
        for member in type.members(from: first) {
            member.location = type.location
            member.madeFrom = type.offset
        }
    }

    /// The members that a watched property expands to; nil for properties that the macro leaves alone.
    func makeObserved(_ syntax: VariableDeclSyntax, file: Int, owner: TypeInfo) -> [MemberInfo]? {
        guard isObservable(owner), syntax.bindingSpecifier.text == "var", !attributeNames(syntax.attributes).contains("ObservationIgnored"),
            let binding = syntax.bindings.first, syntax.bindings.count == 1, binding.accessorBlock?.isComputing != true,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return nil }
        let modifiers = syntax.modifiers.map { $0.writtenText }
        guard !modifiers.contains(where: { ["static", "class", "lazy", "override"].contains($0) }) else { return nil }
        let ownership = modifiers.filter { $0 == "weak" || $0.hasPrefix("unowned") }
        let access = modifiers.filter { !ownership.contains($0) }.map { $0 + " " }.joined()
        let type = binding.typeAnnotation.map { ": \($0.type.writtenText)" } ?? ": _Wrapped"
        let text = """
            struct Made {
                \(ownership.map { $0 + " " }.joined())var _\(binding.writtenText)
                \(access)var \(name)\(type) {
                    get { \(Self.registrar)._read(self, "\(name)"); return _\(name) }
                    set {
                        if !_isUnchanged(_\(name), newValue) { \(Self.registrar)._willChange(self, "\(name)") }
                        _\(name) = newValue
                    }
                }
            }
            """
        let made = Program.file(path: program.files[file].path, text: text).tree.statements.first?.item.as(StructDeclSyntax.self)
        let parts = made?.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } ?? []
        let result = parts.flatMap { makeProperties($0, file: file, owner: owner) }
        for member in result {
            member.location = location(of: binding, file: file)
            member.madeFrom = Int32(binding.positionAfterSkippingLeadingTrivia.utf8Offset)
            guard member.baseName == name else { continue }
            member.watchedStorage = "_\(name)"
            if binding.typeAnnotation == nil { member.wrappedPart = binding.initializer.map { .value($0.value) } }
        }
        return result
    }
}

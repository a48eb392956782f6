internal import SwiftSyntax

/// The top-level declarations of a library's file, indexed once. A run collects only what its program names, however long the library is.
struct LibraryIndex: Sendable {
    /// Facts about the names that its types declare.
    let names: DeclaredNames
    /// Its extensions by the first component of the extended name: `A` for `A.B`.
    private(set) var extensions: [String: [ExtendingDeclaration]] = [:]
    /// The first components of the names that it extends with an operator, by operator.
    private(set) var operatorExtensions: [String: Set<String>] = [:]
    /// The first components of extended names, in source order.
    private(set) var extended: [String] = []
    /// The extended names with Foundation's prefix. Some are aliases of other types.
    private(set) var extendedOfFoundation: [String] = []
    /// The type aliases that it declares, in source order.
    private(set) var aliases: [String] = []
    /// All other declarations, in source order.
    private(set) var items: [CodeBlockItemSyntax] = []
    /// The positions in `items` of the declarations of a name. Operators declared in types count too.
    private(set) var places: [String: [Int]] = [:]

    /// Indexes a program that consists of one library file.
    init(_ program: Program) {
        names = Declarations.names(of: program)
        for file in program.files { add(file.tree.statements) }
        extendedOfFoundation = extended.filter { $0.hasPrefix("NS") }
    }

    private mutating func add(_ list: CodeBlockItemListSyntax) {
        for item in list {
            guard case .decl(let declaration) = item.item else { continue }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner)? = ConditionalCompilation.activeElements(of: conditional) { add(inner) }
            } else if let syntax = declaration.as(ExtensionDeclSyntax.self) {
                var extending = ExtendingDeclaration(syntax)
                extending.operators = Self.operators(in: syntax.memberBlock)
                extending.memberNames = Self.memberNames(in: syntax.memberBlock.members)
                let first = Declarations.first(ofPath: extending.extended)
                for name in extending.operators { operatorExtensions[name, default: []].insert(first) }
                if extensions[first] == nil { extended.append(first) }
                extensions[first, default: []].append(extending)
            } else {
                if let alias = declaration.as(TypeAliasDeclSyntax.self) { aliases.append(alias.name.identifierText) }
                for name in Self.names(of: declaration) { places[name, default: []].append(items.count) }
                items.append(item)
            }
        }
    }

    /// The names by which a declaration is found.
    private static func names(of declaration: DeclSyntax) -> Set<String> {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText })
        }
        guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText else { return [] }
        return operators(in: declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock).union([name])
    }

    /// The base names of the members in a block, without nested types. Nil if `#if` or similar hides names.
    private static func memberNames(in members: MemberBlockItemListSyntax) -> Set<String>? {
        var names: Set<String> = []
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let node): names.insert(node.name.identifierText)
            case .initializerDecl: names.insert("init")
            case .subscriptDecl: names.insert("subscript")
            case .variableDecl(let node):
                for binding in node.bindings {
                    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
                    names.insert(pattern.identifier.identifierText)
                }
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: continue
            default: return nil
            }
        }
        return names
    }

    /// The operators that a type or extension declares, nested types included.
    private static func operators(in block: MemberBlockSyntax?) -> Set<String> {
        block?.members.reduce(into: []) { names, member in
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                if Declarations.isOperator(function.name.identifierText) { names.insert(function.name.identifierText) }
            } else {
                names.formUnion(operators(in: member.decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock))
            }
        } ?? []
    }
}

/// An extension as written, or a class that is treated as one.
struct ExtendingDeclaration: Sendable {
    let extendedType: TypeSyntax
    /// The protocols in its inheritance clause.
    let inherited: [TypeSyntax]
    let condition: GenericWhereClauseSyntax?
    let modifiers: DeclModifierListSyntax
    let block: MemberBlockSyntax
    /// The name of the extended type, without arguments.
    let extended: String
    /// The operators that it declares; only for libraries.
    var operators: Set<String> = []
    /// The base names of its members; only for libraries, and nil if unknown.
    var memberNames: Set<String>?

    init(_ syntax: ExtensionDeclSyntax) {
        extendedType = syntax.extendedType
        inherited = syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        condition = syntax.genericWhereClause
        modifiers = syntax.modifiers
        block = syntax.memberBlock
        extended = Self.name(of: syntax.extendedType)
    }

    /// Treats a class as an extension of its superclass.
    init(_ syntax: ClassDeclSyntax, _ superclass: TypeSyntax) {
        extendedType = superclass
        inherited = syntax.inheritanceClause?.inheritedTypes.dropFirst().map(\.type) ?? []
        condition = nil
        modifiers = []
        block = syntax.memberBlock
        extended = Self.name(of: superclass)
    }

    /// The name of a type without its arguments.
    static func name(of type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .arrayType: "Array"
        case .dictionaryType: "Dictionary"
        case .optionalType: "Optional"
        default: String(type.writtenText.prefix { $0 != "<" })
        }
    }
}

extension TypeSyntax {
    /// The arguments in its angle brackets, or in a short form such as `[K: V]`.
    var arguments: [TypeSyntax] {
        switch self.as(TypeSyntaxEnum.self) {
        case .arrayType(let node): [node.element]
        case .dictionaryType(let node): [node.key, node.value]
        case .optionalType(let node): [node.wrappedType]
        case .identifierType(let node): node.genericArgumentClause?.types ?? []
        case .memberType(let node): node.genericArgumentClause?.types ?? []
        default: []
        }
    }
}

/// The top-level declarations, by name.
struct TopLevel {
    var types: [String: [TypeInfo]] = [:]
    var aliases: [String: [TypeAlias]] = [:]
    /// Free functions, and the operators declared in types.
    var functions: [String: [MemberInfo]] = [:]
    /// The operators that protocols require.
    var requiredOperators: [String: [MemberInfo]] = [:]
    /// Global variables.
    var globals: [String: [MemberInfo]] = [:]
}

/// A library of a program, and the part of it that has been collected.
struct Library {
    let file: Int
    let index: LibraryIndex
    /// The positions of collected declarations.
    var collected: Set<Int> = []
    /// The types that its extensions add operators to, by operator.
    var operatorOwners: [String: [TypeInfo]] = [:]
}

internal import SwiftSyntax

/// What stands at the top level of a library's file, made once: a run looks at as much of it as its program names, however long the library is.
struct LibraryIndex: Sendable {
    /// What is said of the names that its types declare.
    let names: DeclaredNames
    /// Its extensions, by what the name begins with that they extend: `A` of `A.B`.
    private(set) var extensions: [String: [ExtendingDeclaration]] = [:]
    /// What the names begin with that it extends by an operator.
    private(set) var operatorExtensions: [String: Set<String>] = [:]
    /// What these names begin with, in order.
    private(set) var extended: [String] = []
    /// Those of them that Foundation's own names for its classes begin as: some mean what goes by another name.
    private(set) var extendedOfFoundation: [String] = []
    /// The names that it gives to types that are declared elsewhere, in order.
    private(set) var aliases: [String] = []
    /// Every other declaration, in order.
    private(set) var items: [CodeBlockItemSyntax] = []
    /// The places among them of what declares a name, be it as an operator in a type.
    private(set) var places: [String: [Int]] = [:]

    /// The index of a program that is one library's file.
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

    /// The base names of the members that a block declares, types apart; nil where conditions say what it declares.
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

    /// The operators that a type or an extension declares, and the types in it.
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

/// An extension, as it is written, or a class that is taken for one.
struct ExtendingDeclaration: Sendable {
    let extendedType: TypeSyntax
    /// The types that it says the extended one conforms to.
    let inherited: [TypeSyntax]
    let condition: GenericWhereClauseSyntax?
    let modifiers: DeclModifierListSyntax
    let block: MemberBlockSyntax
    /// The name of what it extends, without arguments.
    let extended: String
    /// The operators that it declares, if it is a library's.
    var operators: Set<String> = []
    /// The base names of its members, if it is a library's and they are what stands in it.
    var memberNames: Set<String>?

    init(_ syntax: ExtensionDeclSyntax) {
        extendedType = syntax.extendedType
        inherited = syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        condition = syntax.genericWhereClause
        modifiers = syntax.modifiers
        block = syntax.memberBlock
        extended = Self.name(of: syntax.extendedType)
    }

    /// A class as an extension of the one that it inherits from.
    init(_ syntax: ClassDeclSyntax, _ superclass: TypeSyntax) {
        extendedType = superclass
        inherited = syntax.inheritanceClause?.inheritedTypes.dropFirst().map(\.type) ?? []
        condition = nil
        modifiers = []
        block = syntax.memberBlock
        extended = Self.name(of: superclass)
    }

    /// The name of a type without arguments.
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
    /// What stands between its angle brackets, or is written as they would be: `[K: V]`.
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

/// The declarations at the top level, by name.
struct TopLevel {
    var types: [String: [TypeInfo]] = [:]
    var aliases: [String: [TypeAlias]] = [:]
    /// Free functions, and the operators of types.
    var functions: [String: [MemberInfo]] = [:]
    /// The operators that protocols ask for.
    var requiredOperators: [String: [MemberInfo]] = [:]
    /// Global variables.
    var globals: [String: [MemberInfo]] = [:]
}

/// A library of a program, and what a run has looked at of it.
struct Library {
    let file: Int
    let index: LibraryIndex
    /// The places of the declarations that have been collected.
    var collected: Set<Int> = []
    /// The types to which its extensions give operators, by the operators.
    var operatorOwners: [String: [TypeInfo]] = [:]
}

internal import SwiftSyntax

/// The superclasses of a class, if all of them are known.
struct Lineage {
    let declarations: Declarations
    let type: TypeInfo
    /// The program's and library's superclasses, nearest first.
    let classes: [TypeInfo]
    /// The nearest host class above these.
    let host: HostType?

    /// Nil if a superclass is not declared, or declared more than once.
    init?(of type: TypeInfo, _ declarations: Declarations) {
        for current in type.chain {
            declarations.resolved(current)
            if current.isPlaceholder || declarations.topLevel.types[current.declaredName].map({ $0.count > 1 }) ?? false { return nil }
            guard current.superclass == nil, current.hostSuperclass == nil, current.ownInherited > 0, let first = current.inherited.first
            else {
                continue
            }
            let name = first.writtenText
            let isKnown = LibraryProtocols.contains(name) || name == "AnyObject" || declarations.hostType(named: name) != nil
            let scope = TypeScope(owner: current.outer, file: current.file)
            if !isKnown, declarations.isUndeclared(declarations.staticType(first, scope)) || declarations.isUndeclared(first, scope) {
                return nil
            }
        }
        (self.declarations, self.type) = (declarations, type)
        (classes, host) = (Array(type.chain.dropFirst()), type.hostAncestor)
    }

    /// Whether Objective-C is not involved. If so, members of extensions cannot be overridden.
    var isPlainSwift: Bool { host == nil && !([type] + classes).contains { $0.attributes.contains("objcMembers") } }

    /// Whether a superclass may have a member although none is found. True for library classes, for host classes in an open world, and for
    /// members that libraries add to host classes.
    func mayHave(_ member: MemberInfo, _ isOpenWorld: Bool) -> Bool {
        if classes.contains(where: { declarations.program.files[$0.file].isLibrary }) { return true }
        guard let host else { return false }
        if isOpenWorld || Interpreter.objectMembers.contains(member.name) { return true }
        let isStatic = member.isStatic || member.kind == .initializer
        return declarations.foreignMembers(named: member.baseName, of: declarations.hostNames(host.name), isStatic: isStatic)
            .contains { $0.name == member.name }
    }

    /// Whether the host class has a member of that full name.
    func hostHas(_ name: String) -> Bool {
        let base = String(name.prefix { $0 != "(" })
        return host.map { declarations.hostMembers(named: base, in: $0.name, isStatic: true).contains { $0.name == name } } ?? false
    }

    /// The inherited members of a member's kind and base name that are visible from it, nearest first. Skips members of library classes,
    /// whose declarations are incomplete.
    func inherited(like member: MemberInfo) -> [Inherited] {
        let extended = declarations.hostChain(from: host).compactMap { declarations.foreign($0.name) }
        var found: [Inherited] = []
        for other in classes + extended {
            for candidate in other.members(named: member.baseName) ?? []
            where candidate.isStatic == member.isStatic && Self.isAlike(candidate, member) && sees(candidate, from: member) {
                found.append(.program(candidate))
            }
        }
        guard let host else { return found }
        let kind: HostMember.Kind = member.isProperty ? .property : member.kind == .subscript ? .subscript : .method
        found += declarations.hostMembers(named: member.baseName, in: host.name, isStatic: member.isStatic).filter { $0.kind == kind }
            .map { .host($0) }
        return found
    }

    private static func isAlike(_ first: MemberInfo, _ second: MemberInfo) -> Bool {
        first.isProperty ? second.isProperty && first.madeFrom == nil : first.kind == second.kind
    }

    private func sees(_ other: MemberInfo, from member: MemberInfo) -> Bool {
        if declarations.program.files[other.file].isLibrary || !other.writtenRequirements.isEmpty { return false }
        switch other.access {
        case .everywhere:
            let (own, others) = (declarations.module(of: member.file), declarations.module(of: other.file))
            // An app's declarations cannot be imported, however public they are.
            return own == others
                || other.isPublic && others.map { declarations.program.files[member.file].imports.contains(String($0)) } == true
        case .file: return other.file == member.file
        case .type: return false
        }
    }

    /// The inherited initialisers that a class may override.
    var designatedInitializers: [Inherited] {
        for (position, current) in classes.enumerated() {
            let own = current.members.filter { $0.kind == .initializer && !$0.isConvenience && !$0.isInExtension }
            if declarations.program.files[current.file].isLibrary { return [] }
            if !own.isEmpty { return own.map { .program($0) } }
            // A root class without initialisers has an implicit one.
            if position == classes.count - 1, host == nil { return [.implicit] }
        }
        var made = host
        while let current = made {
            // The host lists inherited initialisers too. If all are convenience ones, the designated ones are unknown.
            let own = current.members(named: "init").filter { $0.kind == .initializer }
            if !own.isEmpty { return own.filter { !$0.isConvenience }.map { .host($0) } }
            made = current.superclass.flatMap { declarations.hostType(named: $0) }
        }
        return []
    }

    /// The full names of the initialisers that every subclass must provide.
    var requiredInitializers: [String] {
        var names: [String] = []
        for current in classes {
            for member in current.members where member.kind == .initializer && !names.contains(member.name) {
                if Inherited.program(member).isRequired(declarations) { names.append(member.name) }
            }
        }
        if hostHas(Inherited.coding), !names.contains(Inherited.coding) { names.append(Inherited.coding) }
        return names
    }

    // MARK: Types

    /// Whether a member's parameters match those of an inherited one; nil if unknown.
    func fits(_ member: MemberInfo, _ other: Inherited) -> Bool? {
        switch other {
        case .implicit: return member.parameters.isEmpty && !member.isFailable
        case .host(let other):
            guard member.parameters.count == other.parameters.count else { return false }
            return Self.all(zip(member.parameters, other.parameters).map { isSame($0.type, $1.type, in: member) })
        case .program(let other):
            guard member.parameters.count == other.parameters.count, member.genericParameters.count == other.genericParameters.count,
                member.isAsync == other.isAsync, !member.canThrow || other.canThrow, !member.isFailable || other.isFailable
            else { return member.isAsync == other.isAsync && member.parameters.count == other.parameters.count ? nil : false }
            return Self.all(
                zip(member.parameters, other.parameters).map { own, others in
                    own.isInout == others.isInout && own.isVariadic == others.isVariadic
                        ? isSame(own.type, of: member, others.type, of: other) : false
                })
        }
    }

    /// Whether a member certainly has the inherited member's result type.
    func gives(_ member: MemberInfo, _ other: Inherited) -> Bool {
        switch other {
        case .implicit: true
        case .host(let other): Self.plain(member.typeSyntax?.writtenText ?? "Void") == Self.plain(other.result)
        case .program(let other):
            member.typeSyntax == nil && other.typeSyntax == nil
                || isSame(member.typeSyntax, of: member, other.typeSyntax, of: other) == true
        }
    }

    /// Whether a member certainly has another result type.
    func givesAnother(_ member: MemberInfo, than other: MemberInfo) -> Bool {
        guard other.owner?.genericNames.isEmpty ?? true else { return false }
        func result(_ member: MemberInfo) -> StaticType {
            member.typeSyntax.map { declarations.staticType($0, declarations.scope(of: member)) } ?? .void
        }
        return differ(result(member), result(other))
    }

    private static func all(_ answers: [Bool?]) -> Bool? {
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
    }

    private func isSame(_ type: TypeSyntax?, _ source: String, in member: MemberInfo) -> Bool? {
        guard let type else { return nil }
        if Self.plain(type.writtenText) == Self.plain(source) { return true }
        let (own, others) = (declarations.staticType(type, declarations.scope(of: member)), declarations.staticType(source: source))
        return differ(own, others) ? false : nil
    }

    private func isSame(_ type: TypeSyntax?, of member: MemberInfo, _ otherType: TypeSyntax?, of other: MemberInfo) -> Bool? {
        guard let type, let otherType else { return nil }
        var scope = declarations.scope(of: other)
        if let owner = other.owner, !owner.genericNames.isEmpty {
            guard let number = declarations.number(of: owner, in: self.type.index) else { return nil }
            scope.bindings = declarations.bindings(of: number)
            let named = otherType.tokens(viewMode: .sourceAccurate).map(\.text).filter { owner.genericNames.contains($0) }
            guard named.allSatisfy({ scope.bindings[$0]?.isWhole ?? false }) else { return nil }
        }
        let (own, others) = (declarations.staticType(type, declarations.scope(of: member)), declarations.staticType(otherType, scope))
        if differ(own, others) { return false }
        if scope.bindings.isEmpty, Self.plain(type.writtenText) == Self.plain(otherType.writtenText) { return true }
        return own == others && own.isWhole && !Self.isVague(own) ? true : nil
    }

    /// Whether two types certainly differ and neither inherits from the other. Several Swift types can be one type here.
    private func differ(_ first: StaticType, _ second: StaticType) -> Bool {
        guard first.isWhole, second.isWhole, !Self.isVague(first), !Self.isVague(second) else { return false }
        switch (first.unwrapped, second.unwrapped) {
        case (.declared(let own), .declared(let other)):
            let (own, other) = (declarations.type(own), declarations.type(other))
            if own.kind == .protocol || other.kind == .protocol { return false }
            return !own.inherits(from: other) && !other.inherits(from: own)
        case (.host(let own), .host(let other)):
            return !declarations.hostInherits(own, from: other) && !declarations.hostInherits(other, from: own)
        case (.declared, .host), (.host, .declared): return false
        case (let own, let other): return own != other
        }
    }

    /// Whether a type here covers several Swift types.
    private static func isVague(_ type: StaticType) -> Bool {
        switch type {
        case .unknown, .any, .function, .tuple: true
        case .array(let inner), .set(let inner), .optional(let inner), .range(let inner), .meta(let inner): isVague(inner)
        case .dictionary(let key, let value): isVague(key) || isVague(value)
        default: false
        }
    }

    /// A type as written, without the parts that do not matter for overriding.
    private static func plain(_ text: String) -> String {
        var text = text
        for word in ["@escaping", "@Sendable", "@MainActor", "any ", "UIKit.", "Foundation.", "Swift.", "inout "] {
            text = text.replacing(word, with: "")
        }
        text = text.replacing("TimeInterval", with: "Double").replacing("()", with: "Void")
        return String(text.filter { !$0.isWhitespace }.map { $0 == "!" ? "?" : $0 })
    }
}

/// An inherited member.
enum Inherited {
    case program(MemberInfo)
    case host(HostMember)
    /// The initialiser without arguments of a class that declares none.
    case implicit

    /// The initialiser that every archivable host class requires.
    static let coding = "init(coder:)"

    var name: String {
        switch self {
        case .program(let member): member.name
        case .host(let member): member.name
        case .implicit: "init()"
        }
    }

    /// Whether it is a settable property of the host.
    var isMutable: Bool { if case .host(let member) = self { member.set != nil } else { false } }

    /// Whether every subclass must provide it.
    func isRequired(_ declarations: Declarations) -> Bool {
        switch self {
        case .program(let member): declarations.modifiers(of: member)?.contains { $0.name.text == "required" } ?? false
        case .host(let member): member.name == Self.coding
        case .implicit: false
        }
    }
}

extension MemberInfo {
    /// The token at which the compiler reports an error about the member.
    var nameToken: Syntax? {
        switch syntax.as(SyntaxEnum.self) {
        case .functionDecl(let node): Syntax(node.name)
        case .initializerDecl(let node): Syntax(node.initKeyword)
        case .subscriptDecl(let node): Syntax(node.subscriptKeyword)
        case .patternBinding(let node): Syntax(node.pattern)
        default: syntax
        }
    }

    /// The compiler's word for the member's kind.
    var kindName: String {
        let what =
            switch kind {
            case .subscript: "subscript"
            case .storedProperty, .computedProperty: "property"
            default: "method"
            }
        return isStatic ? "static \(what)" : kind == .method ? "instance method" : what
    }

    /// Whether it is declared with `throws`.
    var canThrow: Bool {
        switch syntax.as(SyntaxEnum.self) {
        case .functionDecl(let node): node.signature.effectSpecifiers?.throwsClause != nil
        case .initializerDecl(let node): node.signature.effectSpecifiers?.throwsClause != nil
        default: false
        }
    }
}

extension Declarations {
    /// The syntax of a type's declaration; nil if it has none.
    func syntax(of type: TypeInfo) -> (any DeclGroupSyntax & NamedDeclSyntax)? {
        guard type.offset >= 0 else { return nil }
        let position = AbsolutePosition(utf8Offset: Int(type.offset))
        var node = program.files[type.file].tree.token(at: position).map { Syntax($0) }
        while let current = node {
            if let found = current.asProtocol((any DeclGroupSyntax).self) as? any DeclGroupSyntax & NamedDeclSyntax { return found }
            node = current.parent
        }
        return nil
    }

    func isFinal(_ type: TypeInfo) -> Bool { syntax(of: type)?.modifiers.contains { $0.name.text == "final" } ?? false }
}

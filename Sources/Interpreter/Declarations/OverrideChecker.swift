internal import SwiftSyntax

/// An error that the compiler reports for a declaration.
public struct DeclarationError: Hashable, Sendable {
    /// The compiler's message.
    public let message: String
    /// The location of the declaration's name.
    public let location: SourceLocation
    /// The full name of the type that it is in: `Feed.Cell`.
    public let type: String
    /// The location of that type's name.
    public let typeLocation: SourceLocation
}

extension Interpreter {
    /// The compiler's errors about what types inherit from, or else those about overrides in classes, in source order. The latter skip a
    /// class with an unknown superclass, and a type that several files declare. Linear in the members.
    public var declarationErrors: [DeclarationError] {
        let inheritance = declarations.inheritanceErrors()
        guard inheritance.isEmpty else { return inheritance.sorted { $0.location < $1.location } }
        var checker = OverrideChecker(declarations: declarations, isOpenWorld: isOpenWorld)
        for type in declarations.types where !isLibrary(type) { checker.check(type) }
        return checker.errors.sorted { $0.location < $1.location }
    }
}

/// Compares the members of classes with the inherited ones, as the compiler does. Reports only certain errors: an unknown type is neither
/// equal to another nor different.
struct OverrideChecker {
    let declarations: Declarations
    /// Whether host classes may have members that nothing here declares.
    let isOpenWorld: Bool
    private var type: TypeInfo?
    private(set) var errors: [DeclarationError] = []

    init(declarations: Declarations, isOpenWorld: Bool) {
        self.declarations = declarations
        self.isOpenWorld = isOpenWorld
    }

    /// Checks all members of a type.
    mutating func check(_ type: TypeInfo) {
        guard !type.isPlaceholder, declarations.topLevel.types[type.declaredName].map({ $0.count < 2 }) ?? true else { return }
        self.type = type
        declarations.resolved(type)
        switch type.kind {
        case .structure, .enumeration:
            for member in type.members where isDeclaredOverride(member) {
                report("'override' can only be specified on class members", at: modifier("override", of: member), member.file)
            }
        case .class:
            guard let line = Lineage(of: type, declarations) else { return }
            if let superclass = type.superclass, declarations.isFinal(superclass), let syntax = declarations.syntax(of: type) {
                report("inheritance from a final class '\(superclass.name)'", at: syntax.name, type.file)
            }
            for member in type.members where member.madeFrom == nil { check(member, in: type, line) }
            checkRequired(of: type, line)
        case .protocol, .extensionOfExternalType: break
        }
    }

    private mutating func check(_ member: MemberInfo, in type: TypeInfo, _ line: Lineage) {
        switch member.kind {
        case .method where !Declarations.isOperator(member.baseName), .subscript: checkFunction(member, in: type, line)
        case .storedProperty, .computedProperty: checkProperty(member, in: type, line)
        case .initializer: checkInitializer(member, in: type, line)
        case .method, .deinitializer: break
        }
    }

    mutating func report(_ message: String, at node: (some SyntaxProtocol)?, _ file: Int) {
        guard let node, let type else { return }
        let location = declarations.location(of: node, file: file)
        errors.append(DeclarationError(message: message, location: location, type: type.name, typeLocation: type.location))
    }

    mutating func report(_ message: String, _ member: MemberInfo) { report(message, at: member.nameToken, member.file) }

    func isDeclaredOverride(_ member: MemberInfo) -> Bool { modifier("override", of: member) != nil }

    func modifier(_ name: String, of member: MemberInfo) -> DeclModifierSyntax? {
        declarations.modifiers(of: member)?.first { $0.name.text == name }
    }

    // MARK: Methods and subscripts

    private mutating func checkFunction(_ member: MemberInfo, in type: TypeInfo, _ line: Lineage) {
        let what = member.kind == .subscript ? "subscript" : "method"
        let inherited = line.inherited(like: member)
        let named = inherited.filter { $0.name == member.name }
        if isDeclaredOverride(member) {
            let possible = named.filter { line.fits(member, $0) != false }
            guard let meant = possible.first else { return refuse(member, what, line, inherited) }
            guard case .program(let other) = meant, line.fits(member, meant) == true else { return }
            if line.givesAnother(member, than: other) { return report("\(what) does not override any \(what) from its superclass", member) }
            if modifier("final", of: other) != nil { report("\(other.kindName) overrides a 'final' \(other.kindName)", member) }
            if modifier("static", of: other) != nil { report("cannot override static method", member) }
            if isWrittenInExtension(other), line.isPlainSwift { report(cannotOverride(other), member) }
            if member.isInExtension, !isWrittenInExtension(other), line.isPlainSwift, other.attributes.isEmpty {
                let owner = other.owner?.name ?? ""
                report("non-@objc \(other.kindName) '\(other.name)' declared in '\(owner)' cannot be overridden from extension", member)
            }
        } else if let meant = named.first(where: { line.fits(member, $0) == true && line.gives(member, $0) }) {
            if case .program(let other) = meant, isWrittenInExtension(other), line.isPlainSwift {
                report(cannotOverride(other), member)
            } else {
                report(Self.lacksKeyword, member)
            }
        }
    }

    /// Whether the program declares a member in an extension. Synthesised members are not in one, wherever their text stands.
    private func isWrittenInExtension(_ member: MemberInfo) -> Bool { member.madeFrom == nil && member.isInExtension }

    static let lacksKeyword = "overriding declaration requires an 'override' keyword"

    private func cannotOverride(_ other: MemberInfo) -> String {
        let owner = other.owner?.name ?? ""
        return "non-@objc \(other.kindName) '\(other.name)' is declared in extension of '\(owner)' and cannot be overridden"
    }

    /// Reports an override of nothing. Names the correct labels if exactly one inherited member differs only in these.
    private mutating func refuse(_ member: MemberInfo, _ what: String, _ line: Lineage, _ inherited: [Inherited]) {
        if line.mayHave(member, isOpenWorld) { return }
        let alike = inherited.filter { $0.name != member.name && line.fits(member, $0) == true }
        if what == "method", alike.count == 1, let other = alike.first {
            let labels = other.name.drop { $0 != "(" }
            let name = labels.allSatisfy { "(_:)".contains($0) } ? String(other.name.prefix { $0 != "(" }) : other.name
            report("argument labels for method '\(member.name)' do not match those of overridden method '\(name)'", member)
        } else {
            report("\(what) does not override any \(what) from its superclass", member)
        }
    }

    // MARK: Properties

    private mutating func checkProperty(_ member: MemberInfo, in type: TypeInfo, _ line: Lineage) {
        let isOverride = isDeclaredOverride(member)
        guard let meant = line.inherited(like: member).first else {
            if isOverride, !line.mayHave(member, isOpenWorld) {
                report("property does not override any property from its superclass", member)
            }
            return
        }
        let keepsValue = member.isLet || member.isLazy || !member.isObserved && member.getterBody == nil && member.setter == nil
        if keepsValue { return report("cannot override with a stored property '\(member.baseName)'", member) }
        if !isOverride { return report(Self.lacksKeyword, member) }
        guard case .program(let other) = meant else {
            if meant.isMutable, member.getterBody != nil, !member.isObserved, member.setter == nil {
                report("cannot override mutable property with read-only property '\(member.baseName)'", member)
            }
            return
        }
        if modifier("final", of: other) != nil { return report("property overrides a 'final' property", member) }
        if modifier("static", of: other) != nil { return report("cannot override static property", member) }
        let isReadOnly = other.isLet || other.kind == .computedProperty && other.setter == nil && !other.isObserved
        if member.isObserved {
            if isReadOnly { report("cannot observe read-only property '\(member.baseName)'; it can't change", member) }
        } else if other.isLet {
            report("cannot override immutable 'let' property '\(member.baseName)' with the getter of a 'var'", member)
        } else if !isReadOnly, member.setter == nil {
            report("cannot override mutable property with read-only property '\(member.baseName)'", member)
        }
    }

    // MARK: Initialisers

    private mutating func checkInitializer(_ member: MemberInfo, in type: TypeInfo, _ line: Lineage) {
        let own = member.name
        let inherited = line.designatedInitializers.filter { $0.name == own && line.fits(member, $0) != false }
        guard let meant = inherited.first else {
            if isDeclaredOverride(member), !line.mayHave(member, isOpenWorld), !line.hostHas(own) {
                report("initializer does not override a designated initializer from its superclass", member)
            }
            return
        }
        guard line.fits(member, meant) == true else { return }
        if meant.isRequired(declarations) {
            guard modifier("required", of: member) == nil else { return }
            let message =
                isDeclaredOverride(member)
                ? "use the 'required' modifier to override a required initializer"
                : "'required' modifier must be present on all overrides of a required initializer"
            report(message, member)
        } else if !isDeclaredOverride(member) {
            report(Self.lacksKeyword, member)
        }
    }

    /// Checks that a class with its own designated initialiser provides the required ones.
    private mutating func checkRequired(of type: TypeInfo, _ line: Lineage) {
        let own = type.members.filter { $0.kind == .initializer }
        guard own.contains(where: { !$0.isConvenience && !$0.isInExtension }) else { return }
        for required in line.requiredInitializers where !own.contains(where: { $0.name == required }) {
            let superclass = type.superclass?.name ?? type.hostSuperclass?.name ?? ""
            report(
                "'required' initializer '\(required)' must be provided by subclass of '\(superclass)'",
                at: declarations.syntax(of: type)?.memberBlock.rightBrace, type.file)
        }
    }
}

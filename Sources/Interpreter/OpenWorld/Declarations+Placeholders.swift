internal import SwiftSyntax

/// Placeholder classes for undeclared type names.
extension Declarations {
    /// The placeholder class for an undeclared name. Its host superclass follows from the name: `ProfileViewController` ends like
    /// UIViewController. Members that the program's subclasses override count more than the name. Nil if the name says nothing.
    func placeholderType(named name: String) -> TypeInfo? {
        if let known = placeholderTypes[name] { return known }
        if Self.isOfAppKit(name) { return makePlaceholderType(name, hostType(named: "NSObject")) }
        guard let host = hostClass(meantBy: name) else { return nil }
        let heirs = types.filter { $0.kind == .class && $0.inherited.first?.writtenText == name }
        let overridden = heirs.flatMap { $0.members.filter(\.isOverride) }
        let isMeant = overridden.isEmpty || count(overridden, of: host.name) > 0
        if isMeant { return makePlaceholderType(name, drawn(heirs, overriding: overridden, as: host) ?? host) }
        return makePlaceholderType(name, likelySuperclass(named: name, having: overridden) ?? host)
    }

    /// A storyboard's base class for a subclass, if it is more general than the guessed one and covers the same overrides. A subclass of an
    /// undeclared `…PageViewController` can be drawn as a plain view controller.
    private func drawn(_ heirs: [TypeInfo], overriding members: [MemberInfo], as meant: HostType) -> HostType? {
        let classes = heirs.lazy.compactMap { self.host.interfaceClass(of: $0.name) }
        guard let drawn = classes.first, drawn != meant.name, hostChain(from: meant).contains(where: { $0.name == drawn }),
            count(members, of: drawn) == count(members, of: meant.name)
        else { return nil }
        return hostType(named: drawn)
    }

    /// The placeholder class for an undeclared class in an interface file. It inherits from the class of the drawn element. Nil if the
    /// program's code never names it, as the file is then mistaken. Linear in the program.
    func placeholderClass(named name: String, inheriting hostName: String) -> TypeInfo? {
        if let known = placeholderTypes[name] { return known }
        guard topLevelType(name, from: nil) == nil, isUndeclared(staticType(source: name)), let host = hostType(named: hostName) else {
            return nil
        }
        let isNamed =
            program.mentions(name)
            && program.files.contains { file in
                !file.isLibrary && file.tree.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
            }
        return isNamed ? makePlaceholderType(name, host) : nil
    }

    /// Whether a type is not declared by any file, library or the host.
    func isUndeclared(_ type: StaticType) -> Bool {
        switch type {
        case .unknown: true
        case .declared(let index): self.type(index).isPlaceholder
        case .host(let name): hostType(named: name) == nil && !LibraryProtocols.contains(name)
        default: false
        }
    }

    private func makePlaceholderType(_ name: String, _ host: HostType?, isNamed: Bool = true) -> TypeInfo {
        let file = program.files.firstIndex { !$0.isLibrary } ?? 0
        let type = TypeInfo(
            index: Int32(types.count), name: name, kind: .class, file: file,
            location: SourceLocation(file: program.files[file].path, line: 1, column: 1), outer: nil, genericParameters: [])
        type.isPlaceholder = true
        type.isResolved = true
        type.hostSuperclass = host
        types.append(type)
        if isNamed { placeholderTypes[name] = type }
        return type
    }

    private func hostClass(meantBy name: String) -> HostType? {
        if let known = classesMeant[name] { return known }
        let meant = host.hostClass(meantBy: name) { [program] in program.count(of: $0, besides: name) }.flatMap { hostType(named: $0) }
        classesMeant[name] = .some(meant)
        return meant
    }

    /// Whether it is a view or a controller of AppKit by its name. None of UIKit's is like it.
    private static func isOfAppKit(_ name: String) -> Bool { name.wholeMatch(of: /NS[A-Z]\w*(?:Controller|View|Window|Control)/) != nil }

    /// The placeholder superclass of a class whose superclass is undeclared. It follows from the name, else from the overridden members.
    /// Nil for a class without overrides and `super`, as the name can then be a protocol's.
    func placeholderSuperclass(_ syntax: TypeSyntax, of type: TypeInfo) -> TypeInfo? {
        let member = syntax.as(MemberTypeSyntax.self)
        guard let name = (member?.name ?? syntax.as(IdentifierTypeSyntax.self)?.name)?.identifierText else { return nil }
        if member != nil || Self.isOfAppKit(name), let meant = placeholderType(named: name) { return meant }
        var overridden = type.members.filter(\.isOverride)
        if let meant = classMeant(by: name), overridden.isEmpty || meant.hostSuperclass.map({ count(overridden, of: $0.name) > 0 }) ?? false
        {
            return meant
        }
        if overridden.isEmpty, !LibraryProtocols.contains(name) { overridden = overriddenByHeirs(of: type) }
        guard !overridden.isEmpty || !LibraryProtocols.contains(name) && saysSuper(type) else { return nil }
        if let known = placeholderTypes[name] { return known }
        return makePlaceholderType(name, likelySuperclass(named: name, having: overridden))
    }

    /// The class that a name means only as a superclass. Elsewhere `View` and `Button` are SwiftUI's types.
    private func classMeant(by name: String) -> TypeInfo? {
        if let known = superclassesMeant[name] { return known }
        guard let meant = host.hostClass(meantBy: name, uses: { _ in 0 }).flatMap({ hostType(named: $0) }) else { return nil }
        let type = makePlaceholderType(name, meant, isNamed: false)
        superclassesMeant[name] = type
        return type
    }

    /// Whether a class's code uses `super`. Linear in the class.
    private func saysSuper(_ type: TypeInfo) -> Bool {
        type.members.contains { member in
            member.syntax.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
        }
    }

    /// The overrides in a class and in all its subclasses in the program. Linear in the types, once for each subclass.
    private func overriddenByHeirs(of type: TypeInfo) -> [MemberInfo] {
        var heirs = [type]
        var position = 0
        while position < heirs.count {
            let name = heirs[position].name
            heirs += types.filter { other in
                other.kind == .class && other.inherited.first?.writtenText == name && !heirs.contains { $0 === other }
            }
            position += 1
        }
        return heirs.flatMap { $0.members.filter(\.isOverride) }
    }

    /// The host class that has most of the overridden members; nil if none has any.
    private func likelySuperclass(named name: String, having overridden: [MemberInfo]) -> HostType? {
        let candidates = host.likelySuperclasses(of: name)
        let fitting = candidates.map { count(overridden, of: $0) }
        let best = fitting.max() ?? 0
        // Members of all objects only show that it is an object.
        let common = overridden.filter { ["responds(to:)", "isEqual(_:)", "hash", "description"].contains($0.name) }
        if best > 0, best == common.count { return hostType(named: "NSObject") }
        return best == 0 ? nil : fitting.firstIndex(of: best).flatMap { hostType(named: candidates[$0]) }
    }

    /// The number of these members that a host class has.
    private func count(_ overridden: [MemberInfo], of host: String) -> Int {
        overridden.filter { member in
            hostMembers(named: member.baseName, in: host, isStatic: member.isStatic || member.kind == .initializer)
                .contains { $0.name == member.name }
        }.count
    }

    /// The program's type that stands in for a protocol. It is the first class or struct that conforms, preferably one named "Default…".
    /// Views, controllers and test doubles are left out. Linear in the types on the first call.
    func implementation(of wanted: TypeInfo) -> TypeInfo? {
        if implementations == nil {
            var found: [Int32: TypeInfo] = [:]
            for type in types where mayImplement(type) {
                let isDefault = type.name.hasPrefix("Default")
                for index in allProtocols(of: type).map(\.index) {
                    guard let known = found[index], !isDefault || known.name.hasPrefix("Default") else {
                        found[index] = type
                        continue
                    }
                }
            }
            implementations = found
        }
        return implementations?[wanted.index]
    }

    private func mayImplement(_ type: TypeInfo) -> Bool {
        [.class, .structure].contains(type.kind) && !type.isPlaceholder && type.genericParameters.isEmpty
            && !program.files[type.file].isLibrary && !Self.doubles.contains { Program.mentions($0, in: type.name) }
            && [nil, "NSObject"].contains(resolved(type).hostAncestor?.name)
    }

    /// Words in the names of test doubles and previews.
    private static let doubles = ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview", "Test"]

    /// The generic parameters and associated types of types that programs extend.
    private static let foreignParameters: Set<String> = [
        "Element", "Key", "Value", "Wrapped", "Index", "Indices", "Iterator", "SubSequence", "Bound", "Success", "Failure", "Output",
        "Input",
        "RawValue", "Stride", "Base", "Magnitude",
    ]

    /// Whether a learner's file imports a module that is not here. Undeclared names can belong to it.
    func importsOthers(_ file: Int) -> Bool {
        guard file >= 0, !program.files[file].isLibrary else { return false }
        if let known = filesThatImportOthers[file] { return known }
        let others = program.files[file].imports.subtracting(ConditionalCompilation.systemModules)
        let imports = others.contains { module in
            !program.files.indices.contains { !program.files[$0].isLibrary && folders($0).contains { $0 == module } }
        }
        filesThatImportOthers[file] = imports
        return imports
    }

    /// The undeclared wrapper that provides a stored property's value. Nil if an initialiser assigns the property. For `NSManaged` the
    /// object's model provides it.
    func undeclaredWrapper(of member: MemberInfo) -> String? {
        guard let syntax = variable(of: member), let owner = member.owner,
            let wrapper = undeclaredWrapper(of: syntax, scope(of: member))
        else { return nil }
        if wrapper == "NSManaged" { return wrapper }
        let isInitialised = owner.members.contains { $0.kind == .initializer && AssignmentFinder.finds(member.baseName, in: $0) }
        return isInitialised ? nil : wrapper
    }

    /// The undeclared attribute of a variable, which must be a property wrapper; nil for none.
    func undeclaredWrapper(of syntax: VariableDeclSyntax, _ scope: TypeScope) -> String? {
        syntax.attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.attributeName }.first { name in
            !Self.ownAttributes.contains(name.writtenText) && isUndeclared(name, scope)
        }?.writtenText
    }

    private func variable(of member: MemberInfo) -> VariableDeclSyntax? {
        var node: Syntax? = member.syntax
        while let current = node, !current.is(VariableDeclSyntax.self) { node = current.parent }
        return node?.as(VariableDeclSyntax.self)
    }

    /// Swift's own attributes that look like types and provide no value.
    private static let ownAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "IBAction", "GKInspectable", "NSCopying", "MainActor", "Sendable",
    ]

    /// Whether a type's name is undeclared: no type, generic parameter or associated type.
    func isUndeclared(_ syntax: TypeSyntax, _ scope: TypeScope) -> Bool {
        if let member = syntax.as(MemberTypeSyntax.self) {
            let module = member.baseType.as(IdentifierTypeSyntax.self)?.name.identifierText
            if let module, file(ofModule: module, declaring: member.name.identifierText, from: scope.file) != nil { return false }
            if let module, Self.modules.contains(module), staticType(syntax, scope) != .unknown { return false }
            return isUndeclared(member.baseType, scope)
        }
        guard let name = syntax.as(IdentifierTypeSyntax.self)?.name.identifierText, name.first(where: { $0 != "_" })?.isUppercase ?? false,
            name.count > 1
        else {
            return false
        }
        var builder = scope.builder
        while let current = builder {
            if current.genericParameters.contains(name) { return false }
            builder = current.parent
        }
        var owner = scope.owner
        while let current = owner {
            if current.genericParameters.contains(name) || current.kind == .protocol { return false }
            if current.kind == .extensionOfExternalType, Self.foreignParameters.contains(name) { return false }
            owner = current.outer
        }
        guard !scope.generics.contains(name), namedType(name, [], scope) == .unknown else { return false }
        guard let meant = alias(name, from: scope.file) else { return true }
        // An alias of something undeclared.
        return meant.writtenText != name && isUndeclared(meant, TypeScope(file: scope.file))
    }
}

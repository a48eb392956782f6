internal import SwiftSyntax

/// What types inherit from: their superclasses and protocols.
extension Declarations {
    /// Resolves a type's superclass, protocols and field positions. Cheap after the first time.
    @discardableResult
    func resolved(_ type: TypeInfo) -> TypeInfo {
        guard !type.isResolved else { return type }
        var classes: [TypeInfo] = []
        var next: TypeInfo? = type
        while let current = next, !current.isResolved {
            link(current)
            classes.append(current)
            next = current.superclass
        }
        // Top down: fields follow those of the class above.
        for type in classes.reversed() {
            let height = type.superclass.map { $0.height + 1 } ?? 0
            if height < Self.deepestInheritance {
                type.height = height
            } else {
                (type.superclass, type.superclassNumber) = (nil, -1)
                deepest.append(type)
            }
            complete(type)
        }
        return type
    }

    /// Resolves a type's superclass and protocols.
    private func link(_ type: TypeInfo) {
        type.isResolved = true
        for (position, part) in inheritedParts(of: type).enumerated() {
            let (syntax, scope) = part
            let mayBeSuperclass = position == 0 && type.ownInherited > 0 && type.kind == .class
            switch staticType(syntax, scope) {
            case .declared(let index):
                // Not resolved: that would recurse along all that it inherits from.
                let other = types[Int(base(of: index))]
                if other.isPlaceholder, !mayBeSuperclass {
                    type.foreignConformances.append(other.name)
                    continue
                }
                if other.kind == .protocol {
                    type.protocols.append(other)
                } else if other.kind == .class, mayBeSuperclass {
                    if other.inherits(from: type) {
                        // The compiler names the one at which it entered the circle.
                        selfInheriting.append(other)
                    } else {
                        type.superclass = other
                        type.superclassNumber = index
                    }
                }
            case .host(let name):
                guard let host = hostType(named: name) else { continue }
                if host.kind == .class, type.kind == .class { type.hostSuperclass = host } else { type.foreignConformances.append(name) }
            case .unknown, .any:
                if mayBeSuperclass, isUndeclared(syntax, scope), let superclass = placeholderSuperclass(syntax, of: type) {
                    type.superclass = superclass
                    type.superclassNumber = superclass.index
                } else {
                    let name = Self.withoutModule(syntax.writtenText)
                    type.foreignConformances.append(name)
                    addLibraryDefaults(of: name, to: type)
                }
            case let raw:
                if type.kind == .enumeration {
                    type.rawType = raw
                } else {
                    type.foreignConformances.append(Self.withoutModule(syntax.writtenText))
                }
            }
        }
        // A macro makes its type conform to the protocol of the same name, if there is one: `@Reducer`.
        for name in type.attributes {
            guard let other = topLevelType(name, from: type.file), other.kind == .protocol else { continue }
            if !type.protocols.contains(where: { $0 === other }) { type.protocols.append(other) }
        }
    }

    /// Assigns positions to a type's fields. Extensions store nothing, so their members can wait.
    private func complete(_ type: TypeInfo) {
        guard type.kind != .extensionOfExternalType else { return }
        if let superclass = type.superclass { type.firstField = superclass.fieldCount }
        type.complete()
        type.placeFields()
        synthesizeCoding(of: type)
    }

    /// The entries of a type's inheritance clauses, each with the scope of its file.
    private func inheritedParts(of type: TypeInfo) -> [(TypeSyntax, TypeScope)] {
        let files = [Int](repeating: type.file, count: type.ownInherited) + type.extensionFiles
        return zip(type.inherited, files).flatMap { syntax, file in
            let scope = TypeScope(owner: type.outer ?? (type.surroundingTypes.isEmpty ? nil : type), file: file)
            return parts(of: syntax, scope).map { ($0, scope) }
        }
    }

    /// The protocols of a composition, or of an alias for one; any other type alone.
    func parts(of type: TypeSyntax, _ scope: TypeScope) -> [TypeSyntax] {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return parts(of: only.type, scope)
        }
        if let open = type.as(SomeOrAnyTypeSyntax.self) { return parts(of: open.constraint, scope) }
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { parts(of: $0.type, scope) } }
        if let name = type.as(IdentifierTypeSyntax.self)?.name.identifierText, let meant = alias(name, from: scope.file),
            meant.is(CompositionTypeSyntax.self)
        {
            return parts(of: meant, scope)
        }
        return [type]
    }

    // MARK: Errors

    /// The most classes, or protocols, that may inherit from each other in a row. Members are sought along them.
    private static let deepestInheritance = 500

    /// The compiler's errors about types that inherit from themselves, and about those that inherit through more types than are simulated.
    /// Resolves all types of the program's own files.
    func inheritanceErrors() -> [DeclarationError] {
        let own = types.filter { !program.files[$0.file].isLibrary }
        for type in own { resolved(type) }
        return selfInheriting.map { error("'\($0.name)' inherits from itself", of: $0) }
            + deepest.map { error("'\($0.name)' inherits through more than \(Self.deepestInheritance) classes", of: $0) }
            + protocolErrors(among: own.filter { $0.kind == .protocol })
    }

    private func error(_ message: String, of type: TypeInfo) -> DeclarationError {
        DeclarationError(message: message, location: type.location, type: type.name, typeLocation: type.location)
    }

    /// Follows the protocols that each refines, without recursion: a program may have any number.
    private func protocolErrors(among protocols: [TypeInfo]) -> [DeclarationError] {
        var errors: [DeclarationError] = []
        // How many protocols lie above each in a row.
        var heights: [ObjectIdentifier: Int] = [:]
        for first in protocols where heights[ObjectIdentifier(first)] == nil {
            var path = [(type: first, next: 0, height: 0)]
            var onPath: Set = [ObjectIdentifier(first)]
            while let (type, next, height) = path.last {
                let refined = resolved(type).protocols
                guard next < refined.count else {
                    path.removeLast()
                    onPath.remove(ObjectIdentifier(type))
                    heights[ObjectIdentifier(type)] = height
                    if height == Self.deepestInheritance {
                        errors.append(error("'\(type.name)' refines more than \(height - 1) protocols in a row", of: type))
                    }
                    if !path.isEmpty { path[path.count - 1].height = max(path[path.count - 1].height, height + 1) }
                    continue
                }
                path[path.count - 1].next += 1
                let other = refined[next]
                if onPath.contains(ObjectIdentifier(other)) {
                    errors.append(error("protocol '\(other.name)' refines itself", of: other))
                } else if let known = heights[ObjectIdentifier(other)] {
                    path[path.count - 1].height = max(height, known + 1)
                } else {
                    path.append((other, 0, 0))
                    onPath.insert(ObjectIdentifier(other))
                }
            }
        }
        return errors
    }
}

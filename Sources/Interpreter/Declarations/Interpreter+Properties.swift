public import Heap

/// A stored property or global of the program.
public struct PropertyDescription: Sendable {
    /// What its values are, containers and optionals taken off.
    public enum Holding: Sendable, Equatable {
        /// Whatever conforms to a protocol.
        case conforming
        /// Objects of a class, by its name.
        case objects(String)
        /// Anything else.
        case other
    }

    /// The name.
    public let name: String
    /// The place of its declaration.
    public let location: SourceLocation
    /// Whether it can be set after it has been initialised.
    public let isVariable: Bool
    /// What it holds.
    public let holding: Holding
}

extension Interpreter {
    /// A stored property of a class of the program's, inherited ones included; nil where it declares none of that name.
    public func storedProperty(_ name: String, of className: String) -> PropertyDescription? {
        guard let type = declarations.declaredType(path: className) else { return nil }
        return type.chain.lazy.flatMap(\.stored).first { $0.baseName == name }.map(description)
    }

    /// A global variable, or a type's own, by the name that the reference graph gives it: `Player.shared`.
    public func globalProperty(_ name: String) -> PropertyDescription? {
        declarations.globalSlots.first { $0.globalName == name }.map(description)
    }

    /// The globals and types' own stored properties of the program that have a value, by the names that the reference graph gives them;
    /// borrowed.
    public var globals: [(name: String, value: Value)] {
        zip(declarations.globalSlots, store.pointee.globals).compactMap { member, value in
            guard !program.files[member.file].isLibrary, !hasNoValue(value) else { return nil }
            return (member.globalName, value)
        }
    }

    /// Whether an object takes the place of one that no file declares.
    public func isPlaceholder(_ id: ObjectID) -> Bool { isPlaceholder(.object(id)) }

    private func description(_ member: MemberInfo) -> PropertyDescription {
        PropertyDescription(
            name: member.baseName, location: member.location, isVariable: !member.isLet, holding: holding(declarations.type(of: member)))
    }

    private func holding(_ type: StaticType) -> PropertyDescription.Holding {
        switch type {
        case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): return holding(inner)
        case .any: return .conforming
        case .host(let name): return declarations.hostType(named: name)?.kind == .protocol ? .conforming : .objects(name)
        case .declared(let index):
            let info = declarations.type(index)
            switch info.kind {
            case .protocol: return .conforming
            case .class: return .objects(info.qualifiedName)
            default: return .other
            }
        default: return .other
        }
    }
}

extension MemberInfo {
    /// The name of a global or static property in the reference graph: `Player.shared`.
    var globalName: String { owner.map { "\($0.qualifiedName).\(baseName)" } ?? baseName }
}

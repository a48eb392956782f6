/// A type that a file declares visibly although an earlier file of its module declares one of the same name.
public struct Redeclaration: Sendable {
    /// The type's name.
    public let name: String
    /// The location of the second declaration.
    public let location: SourceLocation
    /// The declaration that the name means in other files.
    public let first: SourceLocation
}

extension Interpreter {
    /// The redeclared types in source order. Swift rejects them; here each file uses its own.
    public var redeclarations: [Redeclaration] {
        declarations.topLevel.types.values.flatMap { types -> [Redeclaration] in
            let visible = types.filter { $0.access == .everywhere && !isLibrary($0) }
            guard visible.count > 1 else { return [] }
            let modules = Dictionary(grouping: visible) { declarations.module(of: $0.file) }
            return modules.values.flatMap { types in
                types.dropFirst().filter { $0.file != types[0].file }.map {
                    Redeclaration(name: $0.name, location: $0.location, first: types[0].location)
                }
            }
        }.sorted { $0.location < $1.location }
    }
}

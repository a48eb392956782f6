internal import SwiftSyntax

/// The project's own modules. A folder holds the module of its name, which can qualify what the folder's files declare.
extension Declarations {
    /// The file in a module's folder that declares a top-level name visible from another file. Nil if there is none, or if the module's
    /// name means something else.
    func file(ofModule module: String, declaring name: String, from own: Int?) -> Int? {
        guard moduleNames.contains(module), topLevelType(module, from: nil) == nil, hostType(named: module) == nil,
            global(module, from: nil) == nil, alias(module, from: nil) == nil
        else { return nil }
        seek(name)
        let types = (topLevel.types[name] ?? []).map { ($0.file, $0.access) }
        let aliases = (topLevel.aliases[name] ?? []).map { ($0.file, $0.access) }
        let members = ((topLevel.globals[name] ?? []) + (topLevel.functions[name] ?? [])).map { ($0.file, $0.access) }
        let places = (types + aliases + members).compactMap { file, access in
            access == .everywhere || file == own ? depth(of: module, in: file).map { (file: file, depth: $0) } : nil
        }
        // A project's folder may share its name with a module folder inside it.
        let deepest = places.map(\.depth).max()
        return (places.first { $0.file == own && $0.depth == deepest } ?? places.first { $0.depth == deepest })?.file
    }

    /// The type of a path that begins with a module name.
    func moduleType(path: String, from own: Int) -> TypeInfo? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, case let name = String(parts[1].prefix { $0 != "." }),
            let file = file(ofModule: parts[0], declaring: name, from: own)
        else { return nil }
        return declaredType(path: parts[1], from: file)
    }

    /// The depth of the folder named after a module on a file's path; nil for none. A package's folder name may carry its owner or version:
    /// `Kit-1.2`.
    private func depth(of module: String, in file: Int) -> Int? {
        guard file >= 0, !program.files[file].isLibrary else { return nil }
        return folders(file).lastIndex { Self.names(in: $0).contains { $0 == module } }
    }

    /// Whether a file can name declarations of another file: of its own module, of an imported module, or of a file in no module. A module
    /// is a folder that some file imports by name. It lies where packages lie, or its sources are in a folder of that name.
    func sees(_ other: Int, from file: Int) -> Bool {
        guard other != file, other >= 0, file >= 0, let module = module(of: other) else { return true }
        return program.files[file].imports.contains(String(module)) || self.module(of: file) == module || folders(file).contains(module)
    }

    /// Whether another file belongs to no package or to this file's package, or this file imports one of the package's folder names.
    func reaches(_ other: Int, from file: Int) -> Bool {
        let own = folders(other)
        guard let end = package(own), !folders(file).starts(with: own[..<end]) else { return true }
        let names = own[(end - 1)...].flatMap { Self.names(in: $0) + [$0] }
        return names.contains { program.files[file].imports.contains(String($0)) }
    }

    /// The number of leading folders that belong to a package: up to the parent of `Sources`, or to a folder among dependencies.
    private func package(_ folders: [Substring]) -> Int? {
        let dependencies = ["Pods", "Checkouts", "checkouts"]
        let end = folders.indices.last { folders[$0] == "Sources" || $0 > 0 && dependencies.contains(String(folders[$0 - 1])) }
        return end.map { folders[$0] == "Sources" ? $0 : $0 + 1 }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The module of the package that a file belongs to; nil for the app's own files.
    func module(of file: Int) -> Substring? {
        if let known = modulesOfFiles[file] { return known }
        let folders = folders(file)
        let modules = folders.indices.dropFirst().lazy.reversed().compactMap { [self] place -> Substring? in
            let isWithin = ["Sources", "Modules", "Packages", "Pods"].contains(folders[place - 1])
            let hasSources = place + 1 < folders.count && ["Sources", "Source"].contains(folders[place + 1])
            return isWithin || hasSources ? Self.names(in: folders[place]).first { importedModules.contains(String($0)) } : nil
        }
        let module = modules.first
        modulesOfFiles[file] = .some(module)
        return module
    }

    /// The module names that folders can have.
    func findModuleNames() -> Set<String> {
        let own = program.files.indices.filter { !program.files[$0].isLibrary }
        return Set(Set(own.flatMap { folders($0) }).flatMap(Self.names).map(String.init))
    }

    private static func names(in folder: Substring) -> [Substring] {
        folder.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
}

internal import SwiftSyntax

/// The project's own modules: a folder holds the module of its name, which may stand before what the folder's files declare.
extension Declarations {
    /// The file of a module's folder that declares a name at the top level, for others or for the file that names it; nil where there is none, or
    /// where the module's name is something else.
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
        // A project's folder may have the name of the module in it, and hold others beside that.
        let deepest = places.map(\.depth).max()
        return (places.first { $0.file == own && $0.depth == deepest } ?? places.first { $0.depth == deepest })?.file
    }

    /// The type of a path that begins with a module's name.
    func moduleType(path: String, from own: Int) -> TypeInfo? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, case let name = String(parts[1].prefix { $0 != "." }),
            let file = file(ofModule: parts[0], declaring: name, from: own)
        else { return nil }
        return declaredType(path: parts[1], from: file)
    }

    /// How deep the folder of a module's name is that a file lies in; of a package's too, which may stand beside its owner's or a version: `Kit-1.2`.
    private func depth(of module: String, in file: Int) -> Int? {
        guard file >= 0, !program.files[file].isLibrary else { return nil }
        return folders(file).lastIndex { Self.names(in: $0).contains { $0 == module } }
    }

    /// Whether a file may name what another declares: one that is no other module's, or of a module that it imports. A module is a folder that
    /// lies where packages have theirs, or has its sources in a folder of that name, and whose name some file imports.
    func sees(_ other: Int, from file: Int) -> Bool {
        guard other != file, other >= 0, file >= 0, let module = module(of: other) else { return true }
        return program.files[file].imports.contains(String(module)) || self.module(of: file) == module || folders(file).contains(module)
    }

    /// Whether a file is of no package, of the other one's, or imports something by a name of the package's folders.
    func reaches(_ other: Int, from file: Int) -> Bool {
        let own = folders(other)
        guard let end = package(own), !folders(file).starts(with: own[..<end]) else { return true }
        let names = own[(end - 1)...].flatMap { Self.names(in: $0) + [$0] }
        return names.contains { program.files[file].imports.contains(String($0)) }
    }

    /// How many folders of a path are a package's: as far as the one that holds its `Sources`, or that lies where dependencies do.
    private func package(_ folders: [Substring]) -> Int? {
        let dependencies = ["Pods", "Checkouts", "checkouts"]
        let end = folders.indices.last { folders[$0] == "Sources" || $0 > 0 && dependencies.contains(String(folders[$0 - 1])) }
        return end.map { folders[$0] == "Sources" ? $0 : $0 + 1 }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The module of a package that a file belongs to; nil for the app's own.
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

    /// The names of modules that folders may hold.
    func findModuleNames() -> Set<String> {
        let own = program.files.indices.filter { !program.files[$0].isLibrary }
        return Set(Set(own.flatMap { folders($0) }).flatMap(Self.names).map(String.init))
    }

    private static func names(in folder: Substring) -> [Substring] {
        folder.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
}

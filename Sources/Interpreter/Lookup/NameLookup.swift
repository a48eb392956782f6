internal import SwiftSyntax

/// The scope from which a declaration can be named.
enum Access {
    /// Everywhere: modules are not distinguished.
    case everywhere
    /// Its file: `fileprivate`, and `private` at the top level.
    case file
    /// The enclosing declaration and the type's extensions in the same file: `private`.
    case type

    init(_ modifiers: DeclModifierListSyntax?, isNested: Bool, otherwise: Access = .everywhere) {
        self = otherwise
        for modifier in modifiers ?? [] where modifier.detail == nil {
            switch modifier.name.text {
            case "private": self = isNested ? .type : .file
            case "fileprivate": self = .file
            case "public", "open", "internal", "package": self = .everywhere
            default: break
            }
        }
    }
}

/// The place from which a name is looked up, which decides about private declarations.
struct LookupScope {
    let owner: TypeInfo?
    let file: Int

    /// Whether a member can be named from here. A `fileprivate` member of a hidden type also counts, as it may meet a requirement through
    /// which other files call it.
    func mayName(_ member: MemberInfo) -> Bool {
        member.access == .everywhere || member.file == file
            || member.access == .file && member.owner.map { $0.access != .everywhere } ?? false
    }

    /// The members that can be named from here. Members private to another type of this file come last.
    func ordered(_ members: [MemberInfo]) -> [MemberInfo] {
        guard members.contains(where: { $0.access != .everywhere }) else { return members }
        let named = members.filter { mayName($0) || $0.kind == .initializer }
        return named.filter(sees) + named.filter { !sees($0) }
    }

    private func sees(_ member: MemberInfo) -> Bool {
        guard member.access == .type, var type = owner else { return true }
        while type !== member.owner {
            guard let outer = type.outer else { return false }
            type = outer
        }
        return true
    }
}

/// A type alias at the top level.
struct TypeAlias {
    let type: TypeSyntax
    let file: Int
    let access: Access
}

/// Lookup of top-level names, which several files can declare. Private ones are visible in their own file, others in their module first.
extension Declarations {
    func topLevelType(_ name: String, from file: Int?) -> TypeInfo? {
        seek(name)
        return topLevel.types[name].flatMap { meant(reachable($0, named: name, from: file), from: file, \.file, \.access) }
    }

    /// The types of one name that a file can mean. If a library or the host has one too, a package's type counts only where the package is
    /// imported.
    private func reachable(_ all: [TypeInfo], named name: String, from file: Int?) -> [TypeInfo] {
        guard let file, hostType(named: name) != nil || all.contains(where: { program.files[$0.file].isLibrary }) else { return all }
        return all.filter { program.files[$0.file].isLibrary || reaches($0.file, from: file) }
    }

    /// The library's type of that name that is declared in Swift.
    func libraryDeclared(_ name: String) -> TypeInfo? {
        seek(name)
        return topLevel.types[name]?.first { program.files[$0.file].isLibrary }
    }

    func alias(_ name: String, from file: Int?) -> TypeSyntax? {
        seek(name)
        return topLevel.aliases[name].flatMap { meant($0, from: file, \.file, \.access) }?.type
    }

    /// The target of a type alias visible in a type or at the top level; nil if the name declares a type itself.
    func alias(_ name: String, seenFrom owner: TypeInfo?) -> TypeSyntax? {
        var current = owner
        while let type = current {
            if type.genericParameters.contains(name) { return nil }
            for type in type.chain {
                if let alias = type.aliases[name] { return alias }
                if type.nested[name] != nil { return nil }
            }
            current = type.outer
        }
        return topLevelType(name, from: owner?.file) == nil ? alias(name, from: owner?.file) : nil
    }

    func global(_ name: String, from file: Int?) -> MemberInfo? {
        seek(name)
        return topLevel.globals[name].flatMap { meant($0, from: file, \.file, \.access) }
    }

    /// The functions of a base name: the file's own first, then its module's. Nil for none.
    func functions(named name: String, from file: Int?) -> [MemberInfo]? {
        seek(name)
        guard let all = topLevel.functions[name] else { return nil }
        guard all.count > 1 || all[0].access != .everywhere, let file else { return all }
        let seen = all.filter { $0.access == .everywhere || $0.file == file || isOperator($0) }
        if seen.isEmpty { return nil }
        let ranks = seen.map { rank(of: $0.file, from: file) }
        if ranks.allSatisfy({ $0 == ranks[0] }) { return seen }
        return Set(ranks).sorted(by: >).flatMap { rank in seen.indices.filter { ranks[$0] == rank }.map { seen[$0] } }
    }

    /// The functions of a name in the module of a file, or the libraries' functions if `file` is nil.
    func functions(named name: String, ofModuleWith file: Int?, from viewpoint: Int?) -> [MemberInfo]? {
        guard let all = functions(named: name, from: file ?? viewpoint) else { return nil }
        guard let file else { return all.filter { program.files[$0.file].isLibrary } }
        return all.filter { rank(of: $0.file, from: file) >= .module }
    }

    /// The declaration that a name means in a file: the file's own, else its module's, else the first visible one.
    private func meant<Item>(_ all: [Item], from file: Int?, _ place: (Item) -> Int, _ access: (Item) -> Access) -> Item? {
        guard let file else { return all.first { access($0) == .everywhere } ?? all.first }
        var seen = all.filter { access($0) == .everywhere || place($0) == file }
        if seen.count < 2 { return seen.first }
        let imported = seen.filter { sees(place($0), from: file) }
        if !imported.isEmpty { seen = imported }
        var best = (item: seen[0], rank: rank(of: place(seen[0]), from: file))
        for item in seen.dropFirst() {
            let rank = rank(of: place(item), from: file)
            if rank > best.rank { best = (item, rank) }
        }
        return best.item
    }

    /// The type of a path in a given file, or the type that the path means in general.
    func declaredType(path: String, declaredIn file: String?) -> TypeInfo? {
        let name = String(path.prefix { $0 != "." })
        guard let file, topLevelType(name, from: nil) != nil, let all = topLevel.types[name], all.count > 1 else {
            return declaredType(path: path)
        }
        return declaredType(path: path, from: all.first { program.files[$0.file].lines.path == file }?.file)
    }

    /// The distance of a declaration from the file that names it. A higher rank hides lower ones, as in Swift.
    private enum Rank: Int, Comparable {
        /// The library's for the learner's code, and the learner's for library code.
        case otherSide
        /// Another module's.
        case otherModule
        case module
        case file

        static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
    }

    private func rank(of other: Int, from file: Int) -> Rank {
        if other == file { return .file }
        if program.files[other].isLibrary != program.files[file].isLibrary { return .otherSide }
        return module(of: other) == module(of: file) ? .module : .otherModule
    }

    func folders(_ file: Int) -> [Substring] {
        if let known = foldersOfFiles[file] { return known }
        let folders = Array(program.files[file].path.split(separator: "/").dropLast())
        foldersOfFiles[file] = folders
        return folders
    }
}

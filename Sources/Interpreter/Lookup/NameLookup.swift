internal import SwiftSyntax

/// From where a declaration can be named.
enum Access {
    /// From everywhere: modules are not told apart.
    case everywhere
    /// From its file: `fileprivate`, and `private` at the top level.
    case file
    /// From the declaration that it stands in, and that type's extensions in the same file: `private`.
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

/// Where a name is written: what private declarations it may mean.
struct LookupScope {
    let owner: TypeInfo?
    let file: Int

    /// Whether a member is no other file's own. One that is no more hidden than its type may meet a protocol's requirement, by which others call it.
    func mayName(_ member: MemberInfo) -> Bool {
        member.access == .everywhere || member.file == file
            || member.access == .file && member.owner.map { $0.access != .everywhere } ?? false
    }

    /// These members without other files' own, and those that only another type of this file sees last.
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

/// A type's second name at the top level.
struct TypeAlias {
    let type: TypeSyntax
    let file: Int
    let access: Access
}

/// What a name means at the top level, where several files may declare it: what their own file alone sees, and what other parts of a project have.
extension Declarations {
    func topLevelType(_ name: String, from file: Int?) -> TypeInfo? {
        seek(name)
        return topLevel.types[name].flatMap { meant(reachable($0, named: name, from: file), from: file, \.file, \.access) }
    }

    /// Those of the types of one name that a file reaches: where the library, or the host, has one too, another package's is not meant without its import.
    private func reachable(_ all: [TypeInfo], named name: String, from file: Int?) -> [TypeInfo] {
        guard let file, hostType(named: name) != nil || all.contains(where: { program.files[$0.file].isLibrary }) else { return all }
        return all.filter { program.files[$0.file].isLibrary || reaches($0.file, from: file) }
    }

    /// The type of that name that the library declares in Swift.
    func libraryDeclared(_ name: String) -> TypeInfo? {
        seek(name)
        return topLevel.types[name]?.first { program.files[$0.file].isLibrary }
    }

    func alias(_ name: String, from file: Int?) -> TypeSyntax? {
        seek(name)
        return topLevel.aliases[name].flatMap { meant($0, from: file, \.file, \.access) }?.type
    }

    /// The type that a name stands for where it is written in a type, or at the top level; nil for a name that is a type's own.
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

    /// The functions of that base name, the file's own first, then its module's; nil when there are none.
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

    /// The functions of a name that a module has: the system's where no file of it is known, else those beside one of its files.
    func functions(named name: String, ofModuleWith file: Int?, from viewpoint: Int?) -> [MemberInfo]? {
        guard let all = functions(named: name, from: file ?? viewpoint) else { return nil }
        guard let file else { return all.filter { program.files[$0.file].isLibrary } }
        return all.filter { rank(of: $0.file, from: file) >= .module }
    }

    /// The declaration that a name in a file means: the file's own, else its module's, else the first that it sees.
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

    /// The type of a path that a file declares, else the one that the path means by itself.
    func declaredType(path: String, declaredIn file: String?) -> TypeInfo? {
        let name = String(path.prefix { $0 != "." })
        guard let file, topLevelType(name, from: nil) != nil, let all = topLevel.types[name], all.count > 1 else {
            return declaredType(path: path)
        }
        return declaredType(path: path, from: all.first { program.files[$0.file].lines.path == file }?.file)
    }

    /// Whose a declaration is for a file that names it; the greater one hides the others, as in Swift.
    private enum Rank: Int, Comparable {
        /// The other side's: the library's for the learner, the learner's for the library.
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

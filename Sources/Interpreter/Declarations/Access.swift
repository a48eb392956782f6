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
struct Viewpoint {
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

    /// The functions of that base name, those that stand nearest first; nil when there are none.
    func functions(named name: String, from file: Int?) -> [MemberInfo]? {
        seek(name)
        guard let all = topLevel.functions[name] else { return nil }
        guard all.count > 1 || all[0].access != .everywhere, let file else { return all }
        let seen = all.filter { $0.access == .everywhere || $0.file == file || isOperator($0) }
        if seen.isEmpty { return nil }
        let near = seen.map { nearness($0.file, file) }
        if near.allSatisfy({ $0 == near[0] }) { return seen }
        return Set(near).sorted(by: >).flatMap { distance in seen.indices.filter { near[$0] == distance }.map { seen[$0] } }
    }

    /// The functions of a name that a module has: the system's where no file of it is known, else those that lie nearest to one.
    func functions(named name: String, ofModuleWith file: Int?, from viewpoint: Int?) -> [MemberInfo]? {
        guard let all = functions(named: name, from: file ?? viewpoint) else { return nil }
        guard let file else { return all.filter { program.files[$0.file].isLibrary } }
        func shared(_ member: MemberInfo) -> Int { min(nearness(member.file, file), folders(file).count) }
        let nearest = all.map(shared).max()
        return all.filter { shared($0) == nearest }
    }

    /// The declaration that a name in a file means: the file's own, else the one that stands nearest to it. Without a file the first that others see.
    private func meant<Item>(_ all: [Item], from file: Int?, _ place: (Item) -> Int, _ access: (Item) -> Access) -> Item? {
        guard let file else { return all.first { access($0) == .everywhere } ?? all.first }
        var seen = all.filter { access($0) == .everywhere || place($0) == file }
        if seen.count < 2 { return seen.first }
        let imported = seen.filter { sees(place($0), from: file) }
        if !imported.isEmpty { seen = imported }
        var best = (item: seen[0], nearness: nearness(place(seen[0]), file))
        for item in seen.dropFirst() {
            let nearness = nearness(place(item), file)
            if nearness > best.nearness { best = (item, nearness) }
        }
        return best.item
    }

    /// The type of a path that stands nearest to a file, which need not be one of the program's: an interface, which means its own module's.
    func declaredType(path: String, near file: String?) -> TypeInfo? {
        let name = String(path.prefix { $0 != "." })
        guard let file, topLevelType(name, from: nil) != nil, let all = topLevel.types[name], all.count > 1 else {
            return declaredType(path: path)
        }
        let place = file.split(separator: "/").dropLast()
        let common = all.map { type in zip(folders(type.file), place).prefix { $0 == $1 }.count }
        let nearest = all.indices.filter { all[$0].access == .everywhere }.max { common[$0] < common[$1] }
        return declaredType(path: path, from: nearest.map { all[$0].file })
    }

    /// How many folders two files have in common; a file is nearest to itself, and the learner's and the library's are far apart.
    private func nearness(_ first: Int, _ second: Int) -> Int {
        if first == second { return Int.max }
        if program.files[first].isLibrary != program.files[second].isLibrary { return -1 }
        return zip(folders(first), folders(second)).prefix { $0 == $1 }.count
    }

    func folders(_ file: Int) -> [Substring] {
        if let known = foldersOfFiles[file] { return known }
        let folders = Array(program.files[file].path.split(separator: "/").dropLast())
        foldersOfFiles[file] = folders
        return folders
    }
}

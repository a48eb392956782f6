public import Heap
internal import SwiftSyntax

/// Assumptions that would keep a run from ending where it did.
extension Interpreter {
    /// Assumptions worth trying next, best first. Empty if nothing has ended the run, or the code itself causes the error.
    ///
    /// `entries` are the objects that the stage made. Linear in the program.
    public func suggestions(for entries: [ObjectID]) -> [Assumption] {
        guard let endCause, isOpenWorld else { return [] }
        let place = endLocation.map { ($0.file, $0.line) }
        let asked = Array(openQuestions.reversed())
        let found: [Assumption] =
            switch endCause {
            case .foundNil(let member): nilSuggestions(member, entries, place) + asked.filter(\.isOfValue)
            case .noElement: elementSuggestions(entries, place) + asked.filter(\.isOfElement)
            case .cast(_, let wanted): entries.flatMap { subclasses(of: $0, thatAre: wanted) } + asked.filter(\.isOfType)
            case .recursion, .other: entries.flatMap { concreteSubclasses(of: $0, near: place) } + asked
            }
        var seen = assumptions
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: Nil

    /// Values whose assumption would avoid a nil. `member` is the one that was read. If it is unknown, nil properties, globals and results
    /// that the function names are suggested.
    private func nilSuggestions(_ member: String?, _ entries: [ObjectID], _ place: (file: String, line: Int)?) -> [Assumption] {
        if let member, let (type, name) = takenApart(member) {
            let declared = type.map { $0.members(named: name) ?? [] } ?? declarations.topLevel.functions[name] ?? []
            if declared.contains(where: declarations.givesNil) { return [.value(member)] }
            if let property = declared.first(where: declarations.mayBeSet) { return isLeftToOthers(property) ? [.value(member)] : [] }
        }
        guard let place else { return [] }
        let properties = entries.map { emptyProperties(of: $0, near: place) }
        let results = results(near: place, by: declarations.givesNil)
        let names = properties.flatMap(\.near) + emptyGlobals(near: place) + results + properties.flatMap(\.others)
        return names.map(Assumption.value)
    }

    /// Whether a property's own class leaves its assignment to other code.
    private func isLeftToOthers(_ member: MemberInfo) -> Bool {
        member.owner.map { !assigns(member.baseName, in: $0, byItself: true) } ?? true
    }

    /// The nil properties of an object that its class does not set itself. `near` are those named in the function at a place, nearest
    /// first; `others` are those that other code can set.
    private func emptyProperties(of id: ObjectID, near place: (file: String, line: Int)) -> (near: [String], others: [String]) {
        let members = declaredType(of: .object(id))?.type.chain.flatMap(\.members) ?? []
        let mentions = mentions(by: members, before: place)
        var near: [(line: Int, path: String)] = []
        var others: [String] = []
        for (member, path) in nilProperties(of: id) {
            let isOwn = !isLeftToOthers(member)
            if let line = mentions[member.baseName], !isOwn || member.access == .everywhere && isSetOnAnother(member.baseName) {
                near.append((line, path))
            } else if member.access == .everywhere, !isOwn {
                others.append(path)
            }
        }
        return (near.sorted { $0.line > $1.line }.map(\.path), others)
    }

    private func nilProperties(of id: ObjectID) -> [(member: MemberInfo, path: String)] {
        variables(of: id) { member, value in
            switch value {
            case .none, .missing: declarations.mayBeSet(member)
            default: false
            }
        }
    }

    /// The stored variables of an object that satisfy a condition, with qualified names; superclasses' first.
    func variables(of id: ObjectID, where holds: (MemberInfo, Value) -> Bool) -> [(member: MemberInfo, path: String)] {
        guard let type = declaredType(of: .object(id))?.type else { return [] }
        return zip(type.chain.reversed().flatMap(\.stored), store.pointee.objects[id].fields).compactMap { member, value in
            !member.isLet && !member.isLazy && holds(member, value) ? (member, "\(type.name).\(member.baseName)") : nil
        }
    }

    /// The nil globals and static properties named in the function at a place, or in those in which the run ended. The app's start would
    /// have set them. Qualified (`Manager.shared`), nearest first.
    private func emptyGlobals(near place: (file: String, line: Int)) -> [String] {
        var found: [String] = []
        for (index, mentions) in mentions(near: place) {
            let named = zip(declarations.globalSlots, store.pointee.globals).compactMap { member, value -> (line: Int, path: String)? in
                guard case .none = value, declarations.mayBeSet(member), let line = mentions[member.baseName],
                    member.owner.map({ mentions[$0.name] != nil }) ?? true, member.access == .everywhere || member.file == index
                else { return nil }
                return (line, declarations.qualifiedName(member))
            }
            found += named.sorted { $0.line > $1.line }.map(\.path).filter { !found.contains($0) }
        }
        return found
    }

    /// The program's functions and computed properties that satisfy a condition. They are named in the function at a place, or in those in
    /// which the run ended. By full name, nearest first.
    private func results(near place: (file: String, line: Int), by mayBeMeant: (MemberInfo) -> Bool) -> [String] {
        var found: [String] = []
        for (index, mentions) in mentions(near: place) {
            let members = declarations.types.lazy.filter { !self.isLibrary($0) }.flatMap { type in
                mentions.keys.lazy.flatMap { type.members(named: $0) ?? [] }
            }
            let named = (members + mentions.keys.flatMap { declarations.topLevel.functions[$0] ?? [] }).filter { member in
                (member.access == .everywhere || member.file == index) && mayBeMeant(member)
                    && (!member.isStatic || member.owner.map { mentions[$0.name] != nil } ?? true)
            }
            let order = named.map { (line: mentions[$0.baseName] ?? 0, name: declarations.qualifiedName($0)) }
            found += order.sorted { ($1.line, $0.name) < ($0.line, $1.name) }.map(\.name).filter { !found.contains($0) }
        }
        return found
    }

    // MARK: Elements

    /// Empty arrays that outside code can fill, most likely first:
    ///
    /// - arrays of the entries that the line, the function before it, or a row count names
    /// - arrays of other objects that the line names
    /// - arrays that functions return
    private func elementSuggestions(_ entries: [ObjectID], _ place: (file: String, line: Int)?) -> [Assumption] {
        guard let place, let file = program.files.first(where: { $0.path == place.file }) else { return [] }
        let line = Set(tokens(ofStatementAt: place.line, in: file).map(\.text))
        let own = entries.flatMap { id in
            let members = declaredType(of: .object(id))?.type.chain.flatMap(\.members) ?? []
            let counting = members.filter { Self.counters.contains($0.name) }.flatMap {
                $0.syntax.tokens(viewMode: .sourceAccurate).map(\.text)
            }
            let named = line.union(counting).union(mentions(by: members, before: place).keys)
            return emptyArrays(of: id).filter { named.contains($0.member.baseName) && mayBeFilledElsewhere($0.member) }.map(\.path)
        }
        let types = declarations.types.filter { $0.kind == .class && !isLibrary($0) }
        let elsewhere = types.flatMap { type in type.stored + type.members.filter { $0.isStatic && $0.kind == .storedProperty } }
            .filter { line.contains($0.baseName) && declarations.mayBeFilled($0) && mayBeFilledElsewhere($0) }
            .map(declarations.qualifiedName)
        return (own + elsewhere + results(near: place, by: declarations.givesArray)).map(Assumption.element)
    }

    private func mayBeFilledElsewhere(_ member: MemberInfo) -> Bool { member.access == .everywhere || isSetOnAnother(member.baseName) }

    private func emptyArrays(of id: ObjectID) -> [(member: MemberInfo, path: String)] {
        variables(of: id) { member, value in
            if case .array(let buffer) = value, case .array = declarations.type(of: member) {
                store.pointee[buffer].elements.isEmpty
            } else {
                false
            }
        }
    }

    /// The methods by which a list asks for its number of rows or items.
    private static let counters: Set = ["tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)"]

    // MARK: Subclasses

    /// The program's subclasses of an object's class that a cast wants.
    private func subclasses(of id: ObjectID, thatAre wanted: String) -> [Assumption] {
        guard let type = declaredType(of: .object(id))?.type, let wanted = declarations.resolvedType(path: wanted) else { return [] }
        return subclasses(of: type).filter { ($0.chain + declarations.allProtocols(of: $0)).contains { $0 === wanted } }
            .map { .type(type.qualifiedName, is: $0.qualifiedName) }
    }

    /// The program's subclasses of an object's class that override the member in which the run ended, or a property that the line reads.
    /// Overrides that call `super` do not count. Abstract subclasses come last.
    private func concreteSubclasses(of id: ObjectID, near place: (file: String, line: Int)?) -> [Assumption] {
        guard let type = declaredType(of: .object(id))?.type else { return [] }
        let names = Set([abandoned(by: type)].compactMap { $0 } + propertiesRead(of: type, near: place))
        guard !names.isEmpty, type.kind == .class else { return [] }
        let heirs = subclasses(of: type).filter { other in
            other.chain.prefix { $0 !== type }.flatMap(\.members).contains { member in
                names.contains(member.name) && !(member.body?.description.contains("super.\(member.baseName)") ?? false)
            }
        }
        let order = heirs.enumerated().map { (place: (isAbstract($1) ? 1 : 0, $1.chain.count, $0), heir: $1) }
        return order.sorted { $0.place < $1.place }.map { .type(type.qualifiedName, is: $0.heir.qualifiedName) }
    }

    /// The computed properties of a class that a line of its own file reads.
    private func propertiesRead(of type: TypeInfo, near place: (file: String, line: Int)?) -> [String] {
        guard let place, case let file = program.files[type.file], file.path == place.file else { return [] }
        let words = Set(tokens(ofStatementAt: place.line, in: file).map(\.text))
        return type.members.filter { $0.kind == .computedProperty && words.contains($0.baseName) }.map(\.name)
    }

    /// The innermost member of a class, or of its superclasses, in which the run ended.
    private func abandoned(by type: TypeInfo) -> String? {
        let owners = type.chain.map(\.qualifiedName) + declarations.hostChain(from: type.hostAncestor).map(\.name)
        for function in trapFunctions {
            let name = declarations.code.entries[Int(function)].name
            if let owner = owners.first(where: { name.hasPrefix("\($0).") }) { return String(name.dropFirst(owner.count + 1)) }
        }
        return nil
    }

    /// The non-generic subclasses of a class, in declaration order.
    private func subclasses(of type: TypeInfo) -> [TypeInfo] {
        declarations.types.filter { other in
            other.kind == .class && other !== type && other.genericParameters.isEmpty
                && declarations.resolved(other).chain.contains { $0 === type }
        }
    }
}

public import Heap
internal import SwiftSyntax

/// What a run that has ended missed, by name: the answers that it may be begun again with.
extension Interpreter {
    // MARK: Arrays

    /// The question whether the array that stands under a name has an element.
    static func question(whetherFilled name: String) -> String { "\(name) has an element" }

    /// The question whether the array that stands under a name, and has an element, has more of them.
    static func question(whetherMore name: String) -> String { "\(name) has several elements" }

    /// The questions whether those of an object's arrays have an element that have none, that other code may set, and that the line at a place names, or
    /// one before it in its class's member there, or what says how many rows or items there are.
    public func emptyArrays(of id: ObjectID, near place: (file: String, line: Int)) -> [String] {
        guard let file = program.files.first(where: { $0.path == place.file }) else { return [] }
        let members = declaredType(of: .object(id))?.type.chain.flatMap(\.members) ?? []
        let named = Set(tokens(ofStatementAt: place.line, in: file).map(\.text))
            .union(members.filter { Self.counters.contains($0.name) }.flatMap { $0.syntax.tokens(viewMode: .sourceAccurate).map(\.text) })
            .union(mentions(by: members, before: place).keys)
        return emptyArrays(of: id).filter { named.contains($0.member.baseName) }
            .filter { $0.member.access == .everywhere || isSetOnAnother($0.member.baseName) }
            .map { Self.question(whetherFilled: $0.path) }
    }

    /// The questions whether those arrays of objects elsewhere have an element that the statement at a place names and that other code may set: what the app's
    /// start or an earlier screen would have put there.
    public func emptyArraysElsewhere(near place: (file: String, line: Int)) -> [String] {
        guard let file = program.files.first(where: { $0.path == place.file }) else { return [] }
        let named = Set(tokens(ofStatementAt: place.line, in: file).map(\.text))
        let types = declarations.types.filter { $0.kind == .class && !isLibrary($0) }
        return types.flatMap { type in type.stored + type.members.filter { $0.isStatic && $0.kind == .storedProperty } }
            .filter {
                named.contains($0.baseName) && declarations.mayBeFilled($0) && ($0.access == .everywhere || isSetOnAnother($0.baseName))
            }
            .map { Self.question(whetherFilled: declarations.qualifiedName($0)) }
    }

    func emptyArrays(of id: ObjectID) -> [(member: MemberInfo, path: String)] {
        variables(of: id) { member, value in
            switch (value, declarations.type(of: member)) {
            case (.array(let buffer), .array): store.pointee[buffer].elements.isEmpty
            case (.none, .optional(.array)): true
            default: false
            }
        }
    }

    /// What a list asks for the number of its rows or items.
    private static let counters: Set = ["tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)"]

    /// What a list asks for the number of its sections.
    private static let sectionCounters: Set = ["numberOfSections(in:)"]

    // MARK: Registries

    static func question(whetherRegistered name: String) -> String { "what \(name) looks for is registered" }

    /// The question whether something is registered that the function looked for in which the run ended, or one that it called.
    public var missedRegistration: String? {
        missedRegistrations.last { !Set($0.by).isDisjoint(with: trapFunctions.prefix(2)) }?.question
    }

    // MARK: Properties

    /// The stored properties of an object that may be set, superclasses' first, of which something holds, by their class's name and their own.
    private func variables(of id: ObjectID, where holds: (MemberInfo, Value) -> Bool) -> [(member: MemberInfo, path: String)] {
        guard let type = declaredType(of: .object(id))?.type else { return [] }
        return zip(type.chain.reversed().flatMap(\.stored), store.pointee.objects[id].fields).compactMap { member, value in
            !member.isLet && !member.isLazy && holds(member, value) ? (member, "\(type.name).\(member.baseName)") : nil
        }
    }

    /// The optional properties of an object that are nil and given a value nowhere in the class but from a parameter, by their classes' names and their
    /// own (`Profile.user`): those that the function names in which a place lies, the nearest before it first, also where the class gives them another
    /// value later and code elsewhere sets them, and those that code elsewhere can set. Where a list misses something, those count as named last that say
    /// how much is in it.
    public func emptyProperties(
        of id: ObjectID, near place: (file: String, line: Int)?, missingInList: Bool = false
    ) -> (near: [String], others: [String]) {
        let members = declaredType(of: .object(id))?.type.chain.flatMap(\.members) ?? []
        var mentions = place.map { self.mentions(by: members, before: $0) } ?? [:]
        for member in members where missingInList && Self.counters.union(Self.sectionCounters).contains(member.name) {
            for token in member.syntax.tokens(viewMode: .sourceAccurate) where mentions[token.text] == nil { mentions[token.text] = 0 }
        }
        var near: [(line: Int, path: String)] = []
        var others: [String] = []
        for (member, path) in nilProperties(of: id) {
            guard let owner = member.owner else { continue }
            let isOwn = assigns(member.baseName, in: owner, byItself: true)
            if let line = mentions[member.baseName], !isOwn || member.access == .everywhere && isSetOnAnother(member.baseName) {
                near.append((line, path))
            } else if member.access == .everywhere, !isOwn {
                others.append(path)
            }
        }
        return (near.sorted { $0.line > $1.line }.map(\.path), others)
    }

    /// The static properties and globals that are nil though read, which the function names in which a place lies, or those in which the run ended, whose
    /// statements may be seen by nobody: what the app's start would have set. By their classes' names and their own (`Manager.shared`), the nearest first.
    public func emptyGlobals(near place: (file: String, line: Int)) -> [String] {
        var found: [String] = []
        for (index, mentions) in mentions(near: place) {
            let named = zip(declarations.globalSlots, store.pointee.globals).compactMap { member, value -> (line: Int, path: String)? in
                guard case .none = value, declarations.mayBeAnswered(member), let line = mentions[member.baseName],
                    member.owner.map({ mentions[$0.name] != nil }) ?? true, member.access == .everywhere || member.file == index
                else { return nil }
                return (line, declarations.qualifiedName(member))
            }
            found += named.sorted { $0.line > $1.line }.map(\.path).filter { !found.contains($0) }
        }
        return found
    }

    /// The functions and computed properties of the program's own that may give nil and are named in the function in which a place lies, or in those in
    /// which the run ended: by full name, what the place's line demands to be something first, then the nearest before it.
    public func emptyResults(near place: (file: String, line: Int)) -> (demanded: [String], others: [String]) {
        results(near: place, by: declarations.givesNil)
    }

    /// The questions whether those that give arrays give an element, in the same order.
    public func emptyArrayResults(near place: (file: String, line: Int)) -> [String] {
        let found = results(near: place, by: declarations.givesArray)
        return (found.demanded + found.others).map(Self.question(whetherFilled:))
    }

    private func results(
        near place: (file: String, line: Int), by mayBeMeant: (MemberInfo) -> Bool
    ) -> (demanded: [String], others: [String]) {
        var demanded: [String] = []
        var others: [String] = []
        for (index, mentions) in mentions(near: place) {
            let isThere = program.files[index].path == place.file
            let wanted = isThere ? tokens(ofLine: place.line, in: program.files[index]).compactMap(Self.pathDemanded) : []
            let members = declarations.types.lazy.filter { !self.isLibrary($0) }.flatMap { type in
                mentions.keys.lazy.flatMap { type.members(named: $0) ?? [] }
            }
            let named = (members + mentions.keys.flatMap { declarations.topLevel.functions[$0] ?? [] }).filter { member in
                (member.access == .everywhere || member.file == index) && mayBeMeant(member)
                    && (!member.isStatic || member.owner.map { mentions[$0.name] != nil } ?? true)
            }
            let order = named.map { (line: mentions[$0.baseName] ?? 0, name: declarations.qualifiedName($0), member: $0) }
            for (_, name, member) in order.sorted(by: { ($1.line, $0.name) < ($0.line, $1.name) }) where !(demanded + others).contains(name)
            {
                let isDemanded = wanted.contains { path in
                    path.name == member.baseName && (path.type == nil || path.type == member.owner?.name && member.isStatic)
                }
                if isDemanded { demanded.append(name) } else { others.append(name) }
            }
        }
        return (demanded, others)
    }

    /// The name of what an exclamation mark demands to be something, and that of the type which has it: of `A.b!` or `A.b(c)!` the `b` and the `A`.
    static func pathDemanded(by mark: TokenSyntax) -> (type: String?, name: String)? {
        guard mark.tokenKind == .exclamationMark, var node = mark.parent?.as(ForceUnwrapExprSyntax.self)?.expression else { return nil }
        if let call = node.as(FunctionCallExprSyntax.self) { node = call.calledExpression }
        guard let access = node.as(MemberAccessExprSyntax.self) else {
            return node.as(DeclReferenceExprSyntax.self).map { (nil, $0.baseName.text) }
        }
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return (base.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }, access.declName.baseName.text)
    }

    /// The optional properties of classes of which the stage made an object to stand for one that the member names in which a place lies: whoever made a
    /// whole one would have given it these.
    public func propertiesOfStandIns(near place: (file: String, line: Int)) -> [String] {
        guard let file = program.files.first(where: { $0.path == place.file }) else { return [] }
        let mentions = mentions(inMemberAt: place.line, of: file, asFarAs: .max)
        let types = Set(typesStoodFor.map { declarations.type($0).index }).sorted().map(declarations.type)
        return types.filter { $0.kind == .class }.flatMap(\.chain).flatMap(\.stored)
            .filter { mentions[$0.baseName] != nil && declarations.mayBeAnswered($0) }.map(declarations.qualifiedName)
    }

    /// The words of the function in which a place lies, as far as the place, and all of those in which the run ended, whose statements may be seen by nobody:
    /// each function's with its file and the last line that has them.
    private func mentions(near place: (file: String, line: Int)) -> [(file: Int, mentions: [String: Int])] {
        let ends = trapFunctions.prefix(2).compactMap { declarations.code.entries[Int($0)].location }
        return ([(place.file, place.line, place.line)] + ends.map { ($0.file, $0.line, .max) }).compactMap { file, line, last in
            guard let index = program.files.firstIndex(where: { $0.path == file }), !program.files[index].isLibrary else { return nil }
            return (index, mentions(inMemberAt: line, of: program.files[index], asFarAs: last))
        }
    }

    /// The words of the member in which a line lies, as far as another line, each with the last line that has it; the names of the types around it too.
    private func mentions(inMemberAt line: Int, of file: Program.File, asFarAs last: Int) -> [String: Int] {
        var mentions: [String: Int] = [:]
        var node = tokens(ofLine: line, in: file).first { _ in true }?.parent
        while let current = node {
            let isMember = current.is(MemberBlockItemSyntax.self) || current.parent?.parent?.is(SourceFileSyntax.self) == true
            let type =
                current.asProtocol((any NamedDeclSyntax).self)?.name.text ?? current.as(ExtensionDeclSyntax.self)?.extendedType.writtenText
            if mentions.isEmpty {
                if isMember { mentions = lastLines(ofWordsIn: current, of: file, asFarAs: last) }
            } else if let type, mentions[type] == nil {
                mentions[type] = 0
            }
            node = current.parent
        }
        return mentions
    }

    func nilProperties(of id: ObjectID) -> [(member: MemberInfo, path: String)] {
        variables(of: id) { member, value in
            switch value {
            case .none, .missing: declarations.mayBeAnswered(member)
            default: false
            }
        }
    }

    /// The words of those of some members in which a place lies, as far as that line, each with the last line that has it.
    private func mentions(by members: [MemberInfo], before place: (file: String, line: Int)) -> [String: Int] {
        members.filter { lies(place, in: $0) }.reduce(into: [:]) { mentions, member in
            mentions.merge(lastLines(ofWordsIn: member.syntax, of: program.files[member.file], asFarAs: place.line)) { first, _ in first }
        }
    }

    /// Whether a line of a file is one of a member's declaration.
    func lies(_ place: (file: String, line: Int), in member: MemberInfo) -> Bool {
        guard member.file >= 0, case let file = program.files[member.file], file.path == place.file else { return false }
        let first = file.lines.location(at: member.syntax.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let last = file.lines.location(at: member.syntax.endPositionBeforeTrailingTrivia.utf8Offset).line
        return (first...max(first, last)).contains(place.line)
    }

    /// The words of a piece of code, as far as a line, each with the last line that has it.
    private func lastLines(ofWordsIn syntax: some SyntaxProtocol, of file: Program.File, asFarAs last: Int) -> [String: Int] {
        syntax.tokens(viewMode: .sourceAccurate).reduce(into: [:]) { lines, token in
            if case let line = line(of: token, in: file), line <= last { lines[token.text] = line }
        }
    }

    private func tokens(ofLine line: Int, in file: Program.File) -> some Sequence<TokenSyntax> {
        file.tree.tokens(viewMode: .sourceAccurate).lazy.filter { [self] in self.line(of: $0, in: file) == line }
    }

    /// The tokens of a line, and of the rest of the statement that its first one is of, but for those in blocks within that.
    func tokens(ofStatementAt line: Int, in file: Program.File) -> [TokenSyntax] {
        let own = Array(tokens(ofLine: line, in: file))
        guard let item = own.first.flatMap({ enclosing(Syntax($0)) { $0.is(CodeBlockItemSyntax.self) } }) else { return own }
        return own
            + item.tokens(viewMode: .sourceAccurate).filter { token in
                enclosing(Syntax(token)) { $0 == item || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) } == item
            }
    }

    private func enclosing(_ node: Syntax, where isMeant: (Syntax) -> Bool) -> Syntax? {
        var node = node.parent
        while let current = node, !isMeant(current) { node = current.parent }
        return node
    }

    private func line(of token: TokenSyntax, in file: Program.File) -> Int {
        file.lines.location(at: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
    }

    /// Whether a class gives a property of its own a value that is no parameter's; what only other code calls may be left out.
    func assigns(_ name: String, in type: TypeInfo, byItself: Bool = false) -> Bool {
        type.members.contains { member in
            AssignmentFinder.finds(name, in: member, exceptParameters: true) && !(byItself && isCalledFromOutside(member, of: type))
        }
    }

    /// Whether a method is called by other code alone, or by others of its class of which that is true: such code has it set up the object before it is
    /// shown.
    private func isCalledFromOutside(_ member: MemberInfo, of type: TypeInfo) -> Bool {
        guard let callers = outerMethods(for: member, of: type, []) else { return false }
        return callers.contains { program.count(of: ".\($0.baseName)(") > program.count(of: "self.\($0.baseName)(") }
    }

    /// A method and those of its class that call it, and so on, where all of them are plain methods that other code may call; nil where one is not.
    private func outerMethods(for member: MemberInfo, of type: TypeInfo, _ known: [MemberInfo]) -> [MemberInfo]? {
        if known.contains(where: { $0 === member }) { return known }
        guard let method = member.syntax.as(FunctionDeclSyntax.self), !member.isOverride, member.access == .everywhere,
            !method.attributes.contains(where: { ["@IBAction", "@objc"].contains($0.trimmedDescription) })
        else { return nil }
        var methods = known + [member]
        for other in type.members where other !== member && !other.parameters.contains(where: { $0.name == member.baseName }) {
            guard other.syntax.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == member.baseName && $0.isOfOneself }) else {
                continue
            }
            guard let outer = outerMethods(for: other, of: type, methods) else { return nil }
            methods = outer
        }
        return methods
    }

    /// Whether whoever came before may have set a property: code of the program's sets one by that name on something else than itself, a method of its type
    /// takes a value for it, or an object of its type was made to stand for one that is whole.
    public func mayBeSetFromOutside(_ path: String) -> Bool {
        guard let (type, name) = takenApart(path) else { return false }
        if let type, isHanded(name, to: type) { return true }
        if typesStoodFor.contains(where: { path == "\(declarations.type($0).qualifiedName).\(name)" }) { return true }
        return isSetOnAnother(name)
    }

    /// The type that has a property, nil where there is none of that name, and the property's own name: of `Profile.user` the `Profile` and `user`.
    func takenApart(_ path: String) -> (type: TypeInfo?, name: String)? {
        guard let name = path.split(separator: ".").last else { return nil }
        return (declarations.resolvedType(path: String(path.dropLast(name.count + 1))), String(name))
    }

    /// Whether a method of a class gives a property a value of its parameters'.
    private func isHanded(_ name: String, to type: TypeInfo) -> Bool {
        type.members.contains { member in
            !member.parameters.isEmpty && member.syntax.is(FunctionDeclSyntax.self) && AssignmentFinder.finds(name, in: member)
                && !AssignmentFinder.finds(name, in: member, exceptParameters: true)
        }
    }

    private func isSetOnAnother(_ name: String) -> Bool { program.count(of: ".\(name) = ") > program.count(of: "self.\(name) = ") }

    // MARK: Subclasses

    /// The program's classes that inherit from one and override, without a call of super's, its member in which the run ended, or one that the line of the
    /// end reads; the nearest first, those that leave something to subclasses in their turn last.
    public func heirs(of className: String, near place: (file: String, line: Int)?) -> [String] {
        guard let type = declarations.resolvedType(path: className) else { return [] }
        return heirs(of: type, near: place).map(\.qualifiedName)
    }

    /// The program's classes that inherit from one of which neither code nor an interface makes an object itself; the nearest first.
    public func heirsOfUnmade(_ className: String) -> [String] {
        guard let type = declarations.resolvedType(path: className), !program.mentions(" \(type.name)("),
            host.interfaceClass(of: type.name) == nil
        else { return [] }
        let order = subclasses(of: type).enumerated().sorted { ($0.element.chain.count, $0.offset) < ($1.element.chain.count, $1.offset) }
        return order.map(\.element.qualifiedName)
    }

    /// The program's classes that inherit from one and are what it is not and a cast of it wants: by what that is called.
    public func heirs(of className: String, thatAre wanted: String) -> [String] {
        guard let type = declarations.resolvedType(path: className), let wanted = declarations.resolvedType(path: wanted) else { return [] }
        return subclasses(of: type).filter { ($0.chain + declarations.allProtocols(of: $0)).contains { $0 === wanted } }.map(
            \.qualifiedName)
    }

    /// The classes that inherit from one and are made without type arguments, in the order of declaration.
    private func subclasses(of type: TypeInfo) -> [TypeInfo] {
        declarations.types.filter { other in
            other.kind == .class && other !== type && other.genericParameters.isEmpty
                && declarations.resolved(other).chain.contains { $0 === type }
        }
    }

    /// The classes of which objects were made to stand for others, each with an heir: those that have the same types as arguments, where the class has any.
    public func heirsOfStandIns(near place: (file: String, line: Int)?) -> [(name: String, heir: String)] {
        typesStoodFor.sorted().flatMap { number in
            let type = declarations.type(number)
            let arguments = declarations.arguments(of: number)
            return heirs(of: type, near: place).filter { heir in
                arguments.isEmpty || declarations.number(of: type, in: heir.index).map(declarations.arguments) == arguments
            }.map { (type.name, $0.qualifiedName) }
        }
    }

    private func heirs(of type: TypeInfo, near place: (file: String, line: Int)?) -> [TypeInfo] {
        let names = Set([abandoned(by: type)].compactMap { $0 } + propertiesRead(of: type, near: place))
        guard !names.isEmpty, type.kind == .class else { return [] }
        let heirs = subclasses(of: type).filter { other in
            other.chain.prefix { $0 !== type }.flatMap(\.members).contains { member in
                names.contains(member.name) && !(member.body?.description.contains("super.\(member.baseName)") ?? false)
            }
        }
        let order = heirs.enumerated().map { (place: (isAbstract($1) ? 1 : 0, $1.chain.count, $0), heir: $1) }
        return order.sorted { $0.place < $1.place }.map(\.heir)
    }

    /// The computed properties of a class that a line of its own file reads.
    private func propertiesRead(of type: TypeInfo, near place: (file: String, line: Int)?) -> [String] {
        guard let place, case let file = program.files[type.file], file.path == place.file else { return [] }
        let words = Set(tokens(ofStatementAt: place.line, in: file).map(\.text))
        return type.members.filter { $0.kind == .computedProperty && words.contains($0.baseName) }.map(\.name)
    }

    /// The member of a class, or of one that it inherits from, in which the run ended: the innermost.
    private func abandoned(by type: TypeInfo) -> String? {
        let owners = type.chain.map(\.qualifiedName) + declarations.hostChain(from: type.hostAncestor).map(\.name)
        for function in trapFunctions {
            let name = declarations.code.entries[Int(function)].name
            if let owner = owners.first(where: { name.hasPrefix("\($0).") }) { return String(name.dropFirst(owner.count + 1)) }
        }
        return nil
    }
}

extension TokenSyntax {
    /// Whether a member that this names may be one of the object whose code it stands in: nothing but `self` or `super` is asked for it.
    fileprivate var isOfOneself: Bool {
        // An argument's label is none.
        guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == self else { return true }
        guard let base = access.base?.as(OptionalChainingExprSyntax.self)?.expression ?? access.base else { return true }
        return base.is(SuperExprSyntax.self) || ["self", "strongSelf", "weakSelf"].contains(base.trimmedDescription)
    }
}

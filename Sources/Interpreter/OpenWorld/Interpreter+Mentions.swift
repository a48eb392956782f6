internal import SwiftSyntax

/// Words in the program's text near a place, and assignments of properties.
extension Interpreter {
    /// The words in the function at a place, up to that line, and all words of the functions in which the run ended. Each word comes with
    /// its file and last line.
    func mentions(near place: (file: String, line: Int)) -> [(file: Int, mentions: [String: Int])] {
        let ends = trapFunctions.prefix(2).compactMap { declarations.code.entries[Int($0)].location }
        return ([(place.file, place.line, place.line)] + ends.map { ($0.file, $0.line, .max) }).compactMap { file, line, last in
            guard let index = program.files.firstIndex(where: { $0.path == file }), !program.files[index].isLibrary else { return nil }
            return (index, mentions(inMemberAt: line, of: program.files[index], asFarAs: last))
        }
    }

    /// The words in the member at a line, up to another line, each with its last line. Includes the names of the enclosing types.
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

    /// The words in those of some members that contain a place, up to its line. Each comes with its last line.
    func mentions(by members: [MemberInfo], before place: (file: String, line: Int)) -> [String: Int] {
        members.filter { lies(place, in: $0) }.reduce(into: [:]) { mentions, member in
            mentions.merge(lastLines(ofWordsIn: member.syntax, of: program.files[member.file], asFarAs: place.line)) { first, _ in first }
        }
    }

    /// Whether a line lies in a member's declaration.
    func lies(_ place: (file: String, line: Int), in member: MemberInfo) -> Bool {
        guard member.file >= 0, case let file = program.files[member.file], file.path == place.file else { return false }
        let first = file.lines.location(at: member.syntax.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let last = file.lines.location(at: member.syntax.endPositionBeforeTrailingTrivia.utf8Offset).line
        return (first...max(first, last)).contains(place.line)
    }

    /// The words of a piece of code up to a line, each with its last line.
    private func lastLines(ofWordsIn syntax: some SyntaxProtocol, of file: Program.File, asFarAs last: Int) -> [String: Int] {
        syntax.tokens(viewMode: .sourceAccurate).reduce(into: [:]) { lines, token in
            if case let line = line(of: token, in: file), line <= last { lines[token.text] = line }
        }
    }

    private func tokens(ofLine line: Int, in file: Program.File) -> some Sequence<TokenSyntax> {
        file.tree.tokens(viewMode: .sourceAccurate).lazy.filter { [self] in self.line(of: $0, in: file) == line }
    }

    /// The tokens of a line and of the statement that begins it, without the statement's inner blocks.
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

    /// Whether a class assigns a property a value other than a parameter. With `byItself`, methods called only from outside do not count.
    func assigns(_ name: String, in type: TypeInfo, byItself: Bool = false) -> Bool {
        type.members.contains { member in
            AssignmentFinder.finds(name, in: member, exceptParameters: true) && !(byItself && isCalledFromOutside(member, of: type))
        }
    }

    /// Whether a method is called only from outside its class, directly or through other methods. Such code sets the object up before it is
    /// shown.
    private func isCalledFromOutside(_ member: MemberInfo, of type: TypeInfo) -> Bool {
        guard let callers = outerMethods(for: member, of: type, []) else { return false }
        return callers.contains { program.count(of: ".\($0.baseName)(") > program.count(of: "self.\($0.baseName)(") }
    }

    /// A method and its direct and indirect callers in the class, if all are plain methods that outside code can call; nil otherwise.
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

    /// Whether a method of a class assigns a parameter to a property.
    private func isHanded(_ name: String, to type: TypeInfo) -> Bool {
        type.members.contains { member in
            !member.parameters.isEmpty && member.syntax.is(FunctionDeclSyntax.self) && AssignmentFinder.finds(name, in: member)
                && !AssignmentFinder.finds(name, in: member, exceptParameters: true)
        }
    }

    func isSetOnAnother(_ name: String) -> Bool { program.count(of: ".\(name) = ") > program.count(of: "self.\(name) = ") }

    /// The declaring type and the name of a qualified member: `Profile` and `user` for `Profile.user`. The type is nil if it does not
    /// exist.
    func takenApart(_ path: String) -> (type: TypeInfo?, name: String)? {
        guard let name = path.split(separator: ".").last else { return nil }
        return (declarations.resolvedType(path: String(path.dropLast(name.count + 1))), String(name))
    }
}

extension TokenSyntax {
    /// Whether the name can mean a member of the object itself: it has no base, or the base is `self` or `super`.
    fileprivate var isOfOneself: Bool {
        // An argument label is no reference.
        guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == self else { return true }
        guard let base = access.base?.as(OptionalChainingExprSyntax.self)?.expression ?? access.base else { return true }
        return base.is(SuperExprSyntax.self) || ["self", "strongSelf", "weakSelf"].contains(base.trimmedDescription)
    }
}

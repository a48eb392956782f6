public import Heap
internal import SwiftSyntax

/// What whoever makes an object of the program's has to know: which initialisers it may call, and what it hands over afterwards.
extension Interpreter {
    /// An initialiser that one of the program's classes declares.
    public struct InitialiserDescription: Sendable {
        /// Its full name: `init(style:)`.
        public let name: String
        /// Whether it may be called: it is not marked unavailable, and does more than to end the app.
        public let isUsable: Bool
    }

    /// The designated initialisers that a class declares or inherits from another of the program's, in order of declaration; none when it has the host
    /// class's own.
    public func designatedInitialisers(of className: String) -> [InitialiserDescription] {
        guard let type = declarations.declaredType(path: className) else { return [] }
        let owner = type.chain.first { one in one.members.contains { $0.kind == .initializer && !$0.isConvenience } }
        return (owner?.members ?? []).filter { $0.kind == .initializer && !$0.isConvenience }.map {
            InitialiserDescription(name: $0.name, isUsable: isUsable($0))
        }
    }

    private func isUsable(_ member: MemberInfo) -> Bool {
        if let node = member.syntax.as(InitializerDeclSyntax.self),
            node.attributes.contains(where: {
                $0.writtenText.hasPrefix("@available") && $0.writtenText.contains("unavailable")
            })
        {
            return false
        }
        return !onlyEndsTheApp(member)
    }

    /// Whether a body is nothing but a call that does not return.
    private func onlyEndsTheApp(_ member: MemberInfo) -> Bool {
        guard let body = member.body, body.count == 1, let call = body.first?.item.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.writtenText
        if ["fatalError", "preconditionFailure", "assertionFailure"].contains(name) { return true }
        return declarations.functions(named: name, from: member.file)?.contains { declarations.type(of: $0) == .never } ?? false
    }

    /// Whether a class leaves methods to its subclasses, and ends the app where one has not got them: no object of its own is of use.
    func isAbstract(_ type: TypeInfo) -> Bool {
        let members = type.chain.flatMap(\.members).filter { $0.kind == .method && !$0.isStatic && $0.access == .everywhere }
        var seen: Set<String> = []
        return members.contains { seen.insert($0.name).inserted && onlyEndsTheApp($0) }
    }

    /// The properties that whoever makes an object must set: declared with `!`, nil, no outlets, and given a value nowhere in the class but from a
    /// parameter; others that are nil, or an array of nothing, where the answers name them. In order, superclasses' first, with the names of their types,
    /// and whether the object holds what they are given.
    public func missingProperties(of id: ObjectID) -> [(name: String, type: String, isHeld: Bool)] {
        let missing = nilProperties(of: id).filter { member, path in
            placeholderAnswers.contains(path)
                || member.isImplicitlyUnwrapped && isDeclared(member) && member.owner.map { !assigns(member.baseName, in: $0) } ?? false
        }
        let empty = emptyArrays(of: id).filter { placeholderAnswers.contains(Self.question(whetherFilled: $0.path)) }
        return (missing + empty).map { ($0.member.baseName, $0.member.plainTypeName, $0.member.ownership == .strong) }
    }

    /// The question whether the array that stands under a name has an element.
    static func question(whetherFilled name: String) -> String { "\(name) has an element" }

    /// The question whether the array that stands under a name, and has an element, has more of them.
    static func question(whetherMore name: String) -> String { "\(name) has several elements" }

    /// The questions whether those of an object's arrays have an element that have none, that other code may set, and that the line at a place names, or
    /// one before it in its class's member there, or what says how many rows or items there are.
    public func emptyArrays(of id: ObjectID, near place: (file: String, line: Int)) -> [String] {
        guard let file = program.files.first(where: { $0.path == place.file }) else { return [] }
        let type = declaredType(of: .object(id))?.type
        let names = Set(
            file.tree.tokens(viewMode: .sourceAccurate).lazy
                .filter { file.lines.location(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset).line == place.line }.map(\.text)
        ).union((type?.chain ?? []).flatMap(\.members).filter { Self.counters.contains($0.name) }.flatMap { words(of: $0.syntax) })
        return emptyArrays(of: id)
            .filter { member, _ in
                member.access == .everywhere
                    && (names.contains(member.baseName) || lastMention(of: member.baseName, by: type, before: place) != nil)
            }
            .map { Self.question(whetherFilled: $0.path) }
    }

    private func emptyArrays(of id: ObjectID) -> [(member: MemberInfo, path: String)] {
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

    private func words(of syntax: some SyntaxProtocol) -> [String] { syntax.tokens(viewMode: .sourceAccurate).map(\.text) }

    /// The stored properties of an object that may be set, superclasses' first, of which something holds, by their class's name and their own.
    private func variables(of id: ObjectID, where holds: (MemberInfo, Value) -> Bool) -> [(member: MemberInfo, path: String)] {
        guard let type = declaredType(of: .object(id))?.type else { return [] }
        return zip(type.chain.reversed().flatMap(\.stored), store.pointee.objects[id].fields).compactMap { member, value in
            !member.isLet && !member.isLazy && holds(member, value) ? (member, "\(type.name).\(member.baseName)") : nil
        }
    }

    /// The optional properties of an object that are nil and given a value nowhere in the class but from a parameter, by their classes' names and their
    /// own (`Profile.user`): those that the function names in which a place lies, the nearest before it first, and those that code elsewhere can set.
    public func emptyProperties(of id: ObjectID, near place: (file: String, line: Int)?) -> (near: [String], others: [String]) {
        var near: [(line: Int, path: String)] = []
        var others: [String] = []
        for (member, path) in nilProperties(of: id) where member.owner.map({ !assigns(member.baseName, in: $0) }) ?? false {
            if let place, let line = lastMention(of: member.baseName, by: declaredType(of: .object(id))?.type, before: place) {
                near.append((line, path))
            } else if member.access == .everywhere {
                others.append(path)
            }
        }
        return (near.sorted { $0.line > $1.line }.map(\.path), others)
    }

    /// The static properties and globals that are nil though read, which the function names in which a place lies, or those in which the run ended, whose
    /// statements may be seen by nobody: what the app's start would have set. By their classes' names and their own (`Manager.shared`), the nearest first.
    public func emptyGlobals(near place: (file: String, line: Int)) -> [String] {
        let ends = trapFunctions.prefix(2).compactMap { declarations.code.entries[Int($0)].location }
        var found: [String] = []
        for (file, line, last) in [(place.file, place.line, place.line)] + ends.map({ ($0.file, $0.line, .max) }) {
            guard let index = program.files.firstIndex(where: { $0.path == file }), !program.files[index].isLibrary else { continue }
            let mentions = mentions(inMemberAt: line, of: program.files[index], asFarAs: last)
            let named = zip(declarations.globalSlots, store.pointee.globals).compactMap { member, value -> (line: Int, path: String)? in
                guard case .none = value, !member.isLet, !member.isLazy, declarations.type(of: member).isOptional,
                    let line = mentions[member.baseName], member.owner.map({ mentions[$0.name] != nil }) ?? true,
                    member.access == .everywhere || member.file == index
                else { return nil }
                return (line, declarations.qualifiedName(member))
            }
            found += named.sorted { $0.line > $1.line }.map(\.path).filter { !found.contains($0) }
        }
        return found
    }

    /// The optional properties of classes of which the stage made an object to stand for one that the member names in which a place lies: whoever made a
    /// whole one would have given it these.
    public func propertiesOfStandIns(near place: (file: String, line: Int)) -> [String] {
        guard let file = program.files.first(where: { $0.path == place.file }) else { return [] }
        let mentions = mentions(inMemberAt: place.line, of: file, asFarAs: .max)
        return typesStoodFor.sorted().map(declarations.type).filter { $0.kind == .class }.flatMap(\.chain).flatMap(\.stored)
            .filter { member in
                !member.isLet && !member.isLazy && !member.hasAttribute("@IBOutlet") && mentions[member.baseName] != nil
                    && declarations.type(of: member).isOptional
            }
            .map(declarations.qualifiedName)
    }

    /// The words of the member in which a line lies, as far as another line, each with the last line that has it; the names of the types around it too.
    private func mentions(inMemberAt line: Int, of file: Program.File, asFarAs last: Int) -> [String: Int] {
        let lineOf = { (token: TokenSyntax) in file.lines.location(at: token.positionAfterSkippingLeadingTrivia.utf8Offset).line }
        guard let token = file.tree.tokens(viewMode: .sourceAccurate).first(where: { lineOf($0) == line }) else { return [:] }
        var mentions: [String: Int] = [:]
        var node = token.parent
        while let current = node {
            if let item = current.as(MemberBlockItemSyntax.self), mentions.isEmpty {
                for word in item.tokens(viewMode: .sourceAccurate) where lineOf(word) <= last { mentions[word.text] = lineOf(word) }
            }
            let name = current.asProtocol((any NamedDeclSyntax).self)?.name.text
            if let type = name ?? current.as(ExtensionDeclSyntax.self)?.extendedType.writtenText, !mentions.isEmpty, mentions[type] == nil {
                mentions[type] = 0
            }
            if mentions.isEmpty, current.parent?.parent?.is(SourceFileSyntax.self) == true {
                for word in current.tokens(viewMode: .sourceAccurate) where lineOf(word) <= last { mentions[word.text] = lineOf(word) }
            }
            node = current.parent
        }
        return mentions
    }

    private func nilProperties(of id: ObjectID) -> [(member: MemberInfo, path: String)] {
        variables(of: id) { member, value in
            switch value {
            case .none, .missing: !member.hasAttribute("@IBOutlet") && declarations.type(of: member).isOptional
            default: false
            }
        }
    }

    /// The last line that names something, at a place or before, in the class's member that the place lies in; nil where none does.
    private func lastMention(of name: String, by type: TypeInfo?, before place: (file: String, line: Int)) -> Int? {
        for member in (type?.chain ?? []).flatMap(\.members) where member.file >= 0 && program.files[member.file].path == place.file {
            let lines = program.files[member.file].lines
            let first = lines.location(at: member.syntax.positionAfterSkippingLeadingTrivia.utf8Offset).line
            let last = lines.location(at: member.syntax.endPositionBeforeTrailingTrivia.utf8Offset).line
            guard (first...max(first, last)).contains(place.line) else { continue }
            let mentions = member.syntax.tokens(viewMode: .sourceAccurate).filter { $0.text == name }.map {
                lines.location(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset).line
            }
            if let line = mentions.last(where: { $0 <= place.line }) { return line }
        }
        return nil
    }

    /// Whether the type is the program's or the host's; what stands for others is found where they are read.
    private func isDeclared(_ member: MemberInfo) -> Bool {
        guard let type = member.typeSyntax?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return false }
        return !declarations.isUndeclared(type.wrappedType, declarations.scope(of: member))
    }

    private func assigns(_ name: String, in type: TypeInfo) -> Bool {
        type.members.contains { AssignmentFinder.finds(name, in: $0, exceptParameters: true) }
    }
}

// What the code around a running call says of it.
extension Interpreter {
    /// The type that the running statement casts the result of its call of `method` to, `as!` or `as?`; nil when it does not.
    public func castType(ofCall method: String) -> String? {
        guard let location = currentLocation, let file = program.files.first(where: { !$0.isLibrary && $0.path == location.file }) else {
            return nil
        }
        let finder = CallFinder(method) { file.lines.location(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset).line >= location.line }
        finder.walk(file.tree)
        var node = finder.found.map(Syntax.init)
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let cast = current.as(AsExprSyntax.self) { return cast.type.writtenText }
            node = current.parent
        }
        return nil
    }

    /// Whether the file that is running has a call of that name, or one with an argument of that label, anywhere.
    public func calls(_ name: String, orLabel label: String) -> Bool {
        guard let location = currentLocation, let file = program.files.first(where: { $0.path == location.file }) else { return false }
        let calls = CallFinder(name) { _ in true }
        calls.walk(file.tree)
        let labels = LabelFinder(label)
        labels.walk(file.tree)
        return calls.found != nil || labels.isFound
    }
}

/// Looks for the first call of a method from some place on.
private final class CallFinder: SyntaxVisitor {
    private let method: String
    private let isAfter: (FunctionCallExprSyntax) -> Bool
    private(set) var found: FunctionCallExprSyntax?

    init(_ method: String, isAfter: @escaping (FunctionCallExprSyntax) -> Bool) {
        (self.method, self.isAfter) = (method, isAfter)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        if found == nil, name?.baseName.text == method, isAfter(node) { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }
}

/// Looks for an argument's label.
private final class LabelFinder: SyntaxVisitor {
    private let label: String
    private(set) var isFound = false

    init(_ label: String) {
        self.label = label
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == label { isFound = true }
        return isFound ? .skipChildren : .visitChildren
    }
}

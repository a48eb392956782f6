internal import SwiftSyntax

/// How objects of the program's classes are made: usable initialisers and what callers do.
extension Interpreter {
    /// An initialiser of a class of the program.
    public struct InitialiserDescription: Sendable {
        /// The full name: `init(style:)`.
        public let name: String
        /// Whether it can be called: it is not marked unavailable and does more than end the app.
        public let isUsable: Bool
    }

    /// The designated initialisers of a class or of its nearest superclass in the program that has any, in declaration order. Empty if it
    /// has only the host class's.
    public func designatedInitialisers(of className: String) -> [InitialiserDescription] {
        guard let type = declarations.resolvedType(path: className) else { return [] }
        let owner = type.chain.first { one in one.members.contains { $0.kind == .initializer && !$0.isConvenience } }
        return (owner?.members ?? []).filter { $0.kind == .initializer && !$0.isConvenience }.map {
            InitialiserDescription(name: $0.name, isUsable: isUsable($0))
        }
    }

    /// The program's initialiser that a call of a class without arguments reaches. Nil if there is none, or UIKit calls it.
    public func plainInitialiser(of className: String) -> String? {
        guard let type = declarations.resolvedType(path: className) else { return nil }
        let plain = declarations.initializers(of: type).filter { member in
            member.access == .everywhere && !["init(coder:)", "init(nibName:bundle:)"].contains(member.name)
                && member.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } && isUsable(member)
                && isInherited(member, by: type)
        }
        return plain.min { $0.parameters.count < $1.parameters.count }?.name
    }

    /// The first convenience initialiser that a class declares. Nil if there is none, or if code calls the class without arguments.
    public func convenienceInitialiser(of className: String) -> String? {
        guard let type = declarations.resolvedType(path: className), program.count(of: "\(type.name)()") == 0 else { return nil }
        return type.members.first { member in
            member.kind == .initializer && member.isConvenience && member.access == .everywhere && isUsable(member)
                && !["init(coder:)", "init(nibName:bundle:)"].contains(member.name)
        }?.name
    }

    /// Whether a class has an own or inherited initialiser. A convenience one is not inherited past a class that adds a designated one.
    private func isInherited(_ member: MemberInfo, by type: TypeInfo) -> Bool {
        guard member.isConvenience else { return true }
        return !type.chain.prefix { $0 !== member.owner }.flatMap(\.members).contains { other in
            other.kind == .initializer && !other.isConvenience
                && !(declarations.modifiers(of: other)?.contains { ["override", "required"].contains($0.name.text) } ?? false)
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

    /// Whether a body only calls a function that never returns.
    private func onlyEndsTheApp(_ member: MemberInfo) -> Bool { member.body.map { onlyEndsTheApp($0, in: member.file) } ?? false }

    private func onlyEndsTheApp(_ body: CodeBlockItemListSyntax, in file: Int) -> Bool {
        guard body.count == 1, let call = body.first?.item.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.writtenText
        if ["fatalError", "preconditionFailure", "assertionFailure"].contains(name) { return true }
        return declarations.functions(named: name, from: file)?.contains { declarations.type(of: $0) == .never } ?? false
    }

    /// Whether a class is abstract: a method that no subclass has overridden ends the app.
    func isAbstract(_ type: TypeInfo) -> Bool {
        let members = type.chain.flatMap(\.members).filter { $0.kind == .method && !$0.isStatic && $0.access == .everywhere }
        var seen: Set<String> = []
        return members.contains { seen.insert($0.name).inserted && onlyEndsTheApp($0) }
    }
}

// The code around the running call.
extension Interpreter {
    /// The type that the running statement casts the result of its call of `method` to, by `as!` or `as?`; nil for none.
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

    /// The argument of a generic parameter of the innermost running function. Nil if it has no such parameter or does not use it.
    public func typeArgument(named name: String) -> String? {
        guard let frame = frames.last(where: { lowered[Int($0.function)].code?.isHidden == false }),
            let slot = lowered[Int(frame.function)].code?.typeArguments[name]
        else { return nil }
        return path(of: stack[Int(frame.base) + Int(slot)])
    }

    /// Whether the running file calls that name anywhere, or calls anything with all the labels of one of these lists. The latter ignores
    /// calls of `super`.
    public func calls(_ name: String, orLabels lists: [[String]]) -> Bool {
        guard let location = currentLocation, let file = program.files.first(where: { $0.path == location.file }) else { return false }
        let calls = CallFinder(name) { _ in true }
        calls.walk(file.tree)
        return calls.found != nil
            || lists.contains { list in
                let labels = LabelFinder(list)
                labels.walk(file.tree)
                return labels.isFound
            }
    }
}

/// Finds the first call of a method after a place.
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

/// Finds a call with certain labels, except calls of `super`.
private final class LabelFinder: SyntaxVisitor {
    private let labels: [String]
    private(set) var isFound = false

    init(_ labels: [String]) {
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let given = node.arguments.compactMap { $0.label?.text }
        if base?.is(SuperExprSyntax.self) != true, labels.allSatisfy(given.contains) { isFound = true }
        return isFound ? .skipChildren : .visitChildren
    }
}

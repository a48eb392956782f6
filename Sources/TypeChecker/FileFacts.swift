internal import SwiftSyntax

/// What a file declares and names, as far as the compiler's messages must be judged by it.
struct FileFacts: Sendable {
    /// A type, or what an extension gives to one.
    struct Declaration: Sendable {
        let name: String
        /// What stands behind its colon.
        let inherited: [String]
        let isExtension: Bool
        let lines: ClosedRange<Int>
        /// The base names of what is declared in it, by the place of the name.
        var places: [Place: String] = [:]

        /// The base names of what is declared in it.
        var members: Set<String> { Set(places.values) }
    }

    /// A place in the file; the column is in bytes, and both are from 1.
    struct Place: Hashable, Comparable, Sendable {
        let line: Int
        let column: Int

        static func < (left: Place, right: Place) -> Bool { (left.line, left.column) < (right.line, right.column) }
    }

    /// A call that has argument labels.
    struct Call: Sendable {
        /// From the callee to the last closure.
        let places: ClosedRange<Place>
        /// Of a member, the type that an initializer is called of, or a function.
        let name: String
        /// Whether something stands before the name.
        let isMember: Bool
        let labels: [String]
    }

    /// A method, and whether Objective-C sees it.
    struct Method: Sendable {
        /// With its labels: `tap(_:)`.
        let name: String
        let isExposed: Bool
    }

    /// What `#selector` is asked for, and where.
    struct SelectorUse: Sendable {
        let baseName: String
        let line: Int
        let column: Int
    }

    var declarations: [Declaration] = []
    /// By base name.
    var methods: [String: [Method]] = [:]
    var selectors: [SelectorUse] = []
    /// The base names of all functions, local ones too.
    var functions: Set<String> = []
    /// Outer ones before those in their arguments.
    var calls: [Call] = []
    /// Whether statements stand outside of functions.
    var hasTopLevelCode = false
    /// Whether a type says that the program begins in it.
    var hasEntryType = false
}

/// Collects them.
final class FactFinder: SyntaxVisitor {
    private(set) var facts = FileFacts()
    private let places: SourceLocationConverter
    /// The declarations that a node lies in, outermost first, and whether all of their members are exposed.
    private var open: [(index: Int, exposes: Bool)] = []

    init(_ tree: SourceFileSyntax) {
        places = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        facts.hasTopLevelCode = tree.statements.contains { statement in
            switch statement.item {
            case .stmt: true
            case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
            case .decl: false
            }
        }
    }

    private func enter(
        _ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let lines = line(of: node.positionAfterSkippingLeadingTrivia)...line(of: node.endPositionBeforeTrailingTrivia)
        let attributes = Self.names(of: node.attributes)
        if attributes.contains("main") || attributes.contains("UIApplicationMain") { facts.hasEntryType = true }
        facts.declarations.append(
            FileFacts.Declaration(
                name: name, inherited: node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
                isExtension: isExtension, lines: lines))
        open.append(
            (facts.declarations.count - 1, attributes.contains("objcMembers") || attributes.contains("objc") && !(node is ClassDeclSyntax)))
        return .visitChildren
    }

    private func line(of position: AbsolutePosition) -> Int { places.location(for: position).line }

    private static func names(of attributes: AttributeListSyntax) -> Set<String> {
        Set(attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, String(node.extendedType.trimmedDescription.split(separator: ".").last ?? ""), isExtension: true)
    }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let base = node.name.text
        facts.functions.insert(base)
        declare(node.name)
        if let last = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
            let attributes = Self.names(of: node.attributes)
            let isOverride = node.modifiers.contains { $0.name.text == "override" }
            let isExposed = last.exposes || isOverride || !attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction", "NSManaged"])
            let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            facts.methods[base, default: []].append(FileFacts.Method(name: "\(base)(\(labels))", isExposed: isExposed))
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { if let name = binding.pattern.as(IdentifierPatternSyntax.self) { declare(name.identifier) } }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let lines = line(of: node.positionAfterSkippingLeadingTrivia)...line(of: node.endPositionBeforeTrailingTrivia)
        // What another name stands for counts as what it inherits from.
        facts.declarations.append(
            FileFacts.Declaration(
                name: node.name.text, inherited: [node.initializer.value.trimmedDescription], isExtension: false, lines: lines))
        return .visitChildren
    }

    private func declare(_ name: TokenSyntax) {
        guard let last = open.last else { return }
        facts.declarations[last.index].places[place(of: name.positionAfterSkippingLeadingTrivia)] = name.text
    }

    private func place(of position: AbsolutePosition) -> FileFacts.Place {
        let place = places.location(for: position)
        return FileFacts.Place(line: place.line, column: place.column)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.compactMap { $0.label?.text } + node.additionalTrailingClosures.map(\.label.text)
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let isOfSuper = member?.base?.is(SuperExprSyntax.self) == true
        if !labels.isEmpty, !isOfSuper, let name = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self) {
            facts.calls.append(
                FileFacts.Call(
                    places: place(of: node.positionAfterSkippingLeadingTrivia)...place(of: node.endPositionBeforeTrailingTrivia),
                    name: name.baseName.text, isMember: member != nil, labels: labels))
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first, argument.label == nil else { return .visitChildren }
        var operand = argument.expression
        if let cast = operand.as(AsExprSyntax.self) { operand = cast.expression }
        if let sequence = operand.as(SequenceExprSyntax.self), let first = sequence.elements.first { operand = first }
        let name = operand.as(MemberAccessExprSyntax.self)?.declName ?? operand.as(DeclReferenceExprSyntax.self)
        if let name {
            let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
            facts.selectors.append(FileFacts.SelectorUse(baseName: name.baseName.text, line: place.line, column: place.column))
        }
        return .visitChildren
    }
}

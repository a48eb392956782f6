import Foundation
import SwiftParser
import SwiftSyntax

/// A declaration's note on how well its behaviour is known, from its doc comment.
struct FidelityNote: Equatable {
    /// The type that it belongs to, or that it is; the module for a free function.
    var owner: String
    /// The declaration's name: `begin(_:animated:)`, `viewDidLoad()`, `safeAreaInsets`. Empty for a type or an extension itself.
    var name: String
    /// The file, from the folder of sources.
    var file: String
    /// The comment's first sentence.
    var summary: String
    /// The text after `Fidelity:`; empty where there is none.
    var fidelity: String
    /// The callbacks that the declaration's code sends.
    var callbacks: [String]
    /// Whether code can name it.
    var isPublic: Bool
    /// Whether UIKit calls it: an override point, or a protocol's requirement.
    var isCallback = false
    /// Whether it is an extension with a line, which then holds for its members.
    var isExtension = false
    /// Whether it stands in such an extension.
    var isInExtension = false
}

/// Collects public names, calls of callbacks, and all `Fidelity:` lines.
final class FidelityReader: SyntaxVisitor {
    private(set) var notes: [FidelityNote] = []
    private let file: String
    private let known: Known
    private var scopes: [Scope] = []

    /// Data that is known before a file is read.
    private struct Known {
        /// The types that code can name.
        var types: Set<String>
        /// Every name that code can write.
        var names: Set<String> = []
        /// The names of callbacks.
        var callbacks: Set<String> = []
        /// The Swift module of the learner's libraries, in which code can use every name that is not private.
        var library: String?
    }

    /// The surroundings of a declaration.
    private struct Scope {
        var name: String
        var isPublic = false
        var isProtocol = false
        var hasLine = false
    }

    private init(file: String, _ known: Known) {
        self.file = file
        self.known = known
        super.init(viewMode: .sourceAccurate)
    }

    /// The notes of files, given by path in an order that does not depend on the machine. `types` are the types that code can name.
    static func notes(of files: [(path: String, text: String)], naming types: Set<String>) -> [FidelityNote] {
        notes(of: files.map { (path: $0.path, tree: Parser.parse(source: $0.text)) }, naming: types)
    }

    /// The notes of files that are parsed already.
    static func notes(of trees: [(path: String, tree: SourceFileSyntax)], naming types: Set<String>) -> [FidelityNote] {
        var known = Known(types: types)
        func notes(of trees: [(path: String, tree: SourceFileSyntax)], _ known: Known) -> [FidelityNote] {
            trees.flatMap { file in
                let module = LibraryEmbedding.module(of: file.path)
                return Self.notes(of: file.tree, file: file.path, module.map { Known(types: [], library: $0) } ?? known)
            }
        }
        let declared = notes(of: trees, known)
        known.names = Set(declared.filter(\.isPublic).map(\.name))
        known.callbacks = Set(declared.filter(\.isCallback).map(\.name))
        return unrepeated(notes(of: trees, known))
    }

    /// Drops repeated names that add nothing: overloads for bindings, default implementations of a protocol's requirements.
    private static func unrepeated(_ notes: [FidelityNote]) -> [FidelityNote] {
        var seen: Set<[String]> = []
        return notes.filter { note in
            let isNew = note.name.isEmpty || seen.insert([note.owner, note.name]).inserted
            return isNew || !note.fidelity.isEmpty || !note.callbacks.isEmpty
        }
    }

    private static func notes(of tree: SourceFileSyntax, file: String, _ known: Known) -> [FidelityNote] {
        let reader = FidelityReader(file: file, known)
        reader.walk(tree)
        return reader.notes
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.extendedType.trimmedDescription, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        let comment = DocComment(node)
        let isExtension = node.is(ExtensionDeclSyntax.self)
        var scope = Scope(name: name)
        scope.isProtocol = node.is(ProtocolDeclSyntax.self)
        scope.hasLine = isExtension && !comment.fidelity.isEmpty
        let isInExtension = isInExtension
        scopes.append(scope)
        scope.isPublic = known.library != nil ? isExtension || isVisible(name, modifiers) : known.types.contains(owner)
        scopes[scopes.count - 1] = scope
        guard isExtension ? scope.hasLine : scope.isPublic || !comment.fidelity.isEmpty else { return .visitChildren }
        notes.append(
            FidelityNote(
                owner: owner, name: "", file: file, summary: comment.summary, fidelity: comment.fidelity, callbacks: [],
                isPublic: scope.isPublic, isExtension: isExtension, isInExtension: isInExtension))
        return .visitChildren
    }

    private var owner: String { scopes.isEmpty ? known.library ?? "UIKit" : scopes.map(\.name).joined(separator: ".") }

    private var isInExtension: Bool { scopes.contains(where: \.hasLine) }

    private func isVisible(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool {
        let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
        if known.library != nil { return !words.contains("private") && !words.contains("fileprivate") && !name.hasPrefix("_") }
        return words.contains("public") || words.contains("open")
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, Self.name(node.name.text, node.signature.parameterClause.parameters), node.modifiers, body: node.body.map(Syntax.init))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, Self.name("init", node.signature.parameterClause.parameters), node.modifiers, body: node.body.map(Syntax.init))
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        // An argument of a subscript has no label unless two names stand there.
        let labels = node.parameterClause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined()
        note(node, "subscript(\(labels))", node.modifiers, body: node.accessorBlock.map(Syntax.init))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let type = HandWritten.type(in: binding) {
                handWritten(node, type)
            } else {
                note(node, binding.pattern.trimmedDescription, node.modifiers, body: binding.accessorBlock.map(Syntax.init))
            }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { note(node, element.name.text, node.modifiers, isVisible: true) }
        return .skipChildren
    }

    /// The name without the parameters that only take where the call stands.
    private static func name(_ base: String, _ parameters: FunctionParameterListSyntax) -> String {
        let said = parameters.filter { !["#function", "#fileID"].contains($0.defaultValue?.value.trimmedDescription) }
        return "\(base.trimmingBackticks)(\(said.map { $0.firstName.text + ":" }.joined()))"
    }

    private func note(
        _ node: some SyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax, isVisible: Bool = false, body: Syntax? = nil
    ) {
        let comment = DocComment(node)
        let bare = name.trimmingBackticks
        let canBeNamed = scopes.last?.isPublic != false
        let isRequirement = canBeNamed && scopes.last?.isProtocol == true && !bare.hasPrefix("_")
        let isPublic = canBeNamed && (isVisible || isRequirement || self.isVisible(bare, modifiers))
        let sends = CallbackFinder.callbacks(in: body, of: known.callbacks, amid: known.names)
        guard isPublic || !comment.fidelity.isEmpty || !sends.isEmpty else { return }
        notes.append(
            FidelityNote(
                owner: owner, name: bare, file: file, summary: comment.summary, fidelity: comment.fidelity, callbacks: sends,
                isPublic: isPublic, isCallback: isRequirement || comment.isOverridePoint, isInExtension: isInExtension))
    }

    /// A type with a handwritten binding: the binding's comment counts as the type's.
    private func handWritten(_ node: VariableDeclSyntax, _ type: String) {
        let comment = DocComment(node)
        guard !comment.fidelity.isEmpty else { return }
        notes.append(
            FidelityNote(
                owner: type, name: "", file: file, summary: comment.summary, fidelity: comment.fidelity, callbacks: [], isPublic: true))
    }
}

/// The paragraphs above a declaration.
private struct DocComment {
    let summary: String
    let fidelity: String
    let isOverridePoint: Bool

    init(_ node: some SyntaxProtocol) {
        let lines = node.leadingTrivia.compactMap { piece -> String? in
            guard case .docLineComment(let text) = piece else { return nil }
            return text.dropFirst(3).trimmingCharacters(in: .whitespaces)
        }
        let paragraphs = lines.split(separator: "").map { $0.joined(separator: " ") }
        let line = paragraphs.first { $0.hasPrefix("Fidelity:") } ?? ""
        fidelity = line.dropFirst("Fidelity:".count).trimmingCharacters(in: .whitespaces)
        let first = paragraphs.first { !$0.hasPrefix("Fidelity:") } ?? ""
        isOverridePoint = first.hasPrefix("Override point:")
        let plain = first.replacing("`", with: "")
        summary = plain.range(of: ". ").map { plain[..<$0.lowerBound] + "." } ?? plain
    }
}

/// Bindings that are written by hand.
private enum HandWritten {
    /// The type of a handwritten binding: `static let url: HostType = { var type = TypeBinding("URL", …`.
    static func type(in binding: PatternBindingSyntax) -> String? {
        guard binding.typeAnnotation?.type.trimmedDescription == "HostType", let made = binding.initializer?.value.trimmedDescription,
            let start = made.range(of: "TypeBinding(")
        else { return nil }
        let name = made[start.upperBound...].drop(while: \.isWhitespace)
        return name.first == "\"" ? String(name.dropFirst().prefix { $0 != "\"" }) : nil
    }
}

/// Finds the names of the callbacks that code sends. In a call that sends or asks, it is the first text. Elsewhere it is every callback's
/// name that is passed on to such a call.
private final class CallbackFinder: SyntaxVisitor {
    private var found: [String] = []
    private let known: Set<String>
    private let names: Set<String>

    static func callbacks(in body: Syntax?, of known: Set<String>, amid names: Set<String>) -> [String] {
        guard let body, !known.isEmpty else { return [] }
        let finder = CallbackFinder(known: known, names: names)
        finder.walk(body)
        return finder.found
    }

    private init(known: Set<String>, names: Set<String>) {
        self.known = known
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        let callee = name?.baseName.text ?? ""
        // These calls find out who implements a method; they do not send it.
        if ["implements", "noteSuper"].contains(callee) { return .skipChildren }
        guard ["send", "sendQuietly", "tell", "ask", "askObject", "inquire"].contains(callee) else { return .visitChildren }
        for argument in node.arguments.prefix(2) {
            guard let literal = argument.expression.as(StringLiteralExprSyntax.self), let name = literal.representedLiteralValue else {
                continue
            }
            if names.contains(name) { append(name) }
            break
        }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.representedLiteralValue, name.contains("("), known.contains(name) { append(name) }
        return .visitChildren
    }

    private func append(_ name: String) {
        if !found.contains(name) { found.append(name) }
    }
}

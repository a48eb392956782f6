import Foundation
import SwiftParser
import SwiftSyntax

/// What a declaration's doc comment says of how well its behaviour is known.
struct FidelityNote: Equatable {
    /// The type that it belongs to; the module for a free function.
    var owner: String
    /// The declaration's name: `begin(_:animated:)`, `viewDidLoad()`, `safeAreaInsets`, or the type's own.
    var name: String
    /// The file, from the module's folder.
    var file: String
    /// The comment's first sentence.
    var summary: String
    /// What stands behind `Fidelity:`; empty for an override point without one.
    var fidelity: String
    /// The callbacks that the declaration's code sends.
    var callbacks: [String]
    /// Whether code can name it.
    var isPublic: Bool
}

/// Collects the `Fidelity:` lines of a module, and its override points.
final class FidelityReader: SyntaxVisitor {
    private(set) var notes: [FidelityNote] = []
    private let file: String
    private var owners: [String] = []

    private init(file: String) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// The notes of files, given by path and text in an order that does not depend on the machine.
    static func notes(of files: [(path: String, text: String)]) -> [FidelityNote] {
        files.flatMap { path, text -> [FidelityNote] in
            let reader = FidelityReader(file: path)
            reader.walk(Parser.parse(source: text))
            return reader.notes
        }
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text, node.modifiers) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.extendedType.trimmedDescription, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    private func enter(_ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        owners.append(name)
        note(node, name, modifiers, body: nil)
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        note(node, "\(node.name.text)(\(labels))", node.modifiers, body: node.body.map(Syntax.init))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        note(node, "init(\(labels))", node.modifiers, body: node.body.map(Syntax.init))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        note(node, name, node.modifiers, body: node.bindings.first?.accessorBlock.map(Syntax.init))
        return .skipChildren
    }

    private func note(_ node: some SyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax, body: Syntax?) {
        let lines = node.leadingTrivia.compactMap { piece -> String? in
            guard case .docLineComment(let text) = piece else { return nil }
            return String(text.dropFirst(3)).trimmingSpaces
        }
        let paragraphs = lines.split(separator: "").map { $0.joined(separator: " ") }
        let fidelity = paragraphs.first { $0.hasPrefix("Fidelity:") }.map { String($0.dropFirst("Fidelity:".count)).trimmingSpaces }
        let first = paragraphs.first { !$0.hasPrefix("Fidelity:") } ?? ""
        guard fidelity != nil || first.hasPrefix("Override point:") else { return }
        let sends = CallbackFinder.callbacks(in: body)
        let isType = owners.last == name
        notes.append(
            FidelityNote(
                owner: owners.isEmpty ? "UIKit" : owners.joined(separator: "."), name: isType ? "" : name, file: file,
                summary: Self.sentence(first),
                fidelity: fidelity ?? "", callbacks: sends,
                isPublic: modifiers.contains { ["public", "open"].contains($0.name.text) }))
    }

    private static func sentence(_ text: String) -> String {
        let plain = text.replacing("`", with: "")
        guard let end = plain.range(of: ". ") else { return plain }
        return String(plain[..<end.lowerBound]) + "."
    }
}

/// Finds the names of the callbacks that code sends: the first text in calls of `send` and `tell`, and in `ask`.
private final class CallbackFinder: SyntaxVisitor {
    private var found: [String] = []

    static func callbacks(in body: Syntax?) -> [String] {
        guard let body else { return [] }
        let finder = CallbackFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        guard ["send", "tell", "ask", "askObject", "withholdsUnless"].contains(callee) else { return .visitChildren }
        for argument in node.arguments.prefix(2) {
            guard let literal = argument.expression.as(StringLiteralExprSyntax.self), let name = literal.representedLiteralValue else {
                continue
            }
            if !found.contains(name) { found.append(name) }
            break
        }
        return .visitChildren
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = Substring(self)
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

internal import SwiftSyntax

/// Which ends of an app are its code's own, whatever the files that are missing have.
extension Interpreter {
    /// Exceptions that data may raise which is missing; of others it is the code that does wrong.
    private static let exceptionsOfData: Set = ["NSRangeException", "CALayerInvalidGeometry"]

    /// Whether an error that ends the run where it is may come of what is missing, where something that no file declares was used before it. Not where nil is
    /// demanded to be something that is an outlet, unless of a class whose superclass is missing, which may load its nib; something of UIKit's, a constant nil or a
    /// property that its own class sets too late; nor where an initialiser gives up, where no array stands for one that is missing, nor most of UIKit's exceptions.
    func maySurvive(_ text: String, at place: SourceLocation?) -> Bool {
        if let name = text.prefixMatch(of: /(\w+):/)?.1, name != "EXC_BAD_INSTRUCTION" {
            return Self.exceptionsOfData.contains(String(name)) || text.hasSuffix(" is not a file URL")
        }
        guard let place, let file = program.files.first(where: { $0.path == place.file }) else { return false }
        // Of arrays only those may have more that stand for some, or what UIKit keeps in views of its own.
        if text.contains("ndex out of range") || text.contains("ndex is out of range") {
            return !emptied.isEmpty || tokens(ofStatementAt: place.line, in: file).contains { ["subviews", "sublayers"].contains($0.text) }
        }
        guard text.contains("Unexpectedly found nil") else { return !givesUpInInitialiser }
        let demanded = tokens(ofStatementAt: place.line, in: file).compactMap { mark in Self.pathDemanded(by: mark).map { (mark, $0) } }
        let property = nilProperty.flatMap(takenApart).flatMap { $0.type?.members(named: $0.name)?.first }
        if property == nil, demanded.isEmpty { return true }
        return property.map(isLeftToOthers) ?? false
            || demanded.contains { mark, path in
                if let local = Self.localVariable(demandedBy: mark) {
                    return local.initializer?.value.is(NilLiteralExprSyntax.self) != true
                }
                return member(meantBy: path).map(isLeftToOthers) ?? !isOfUIKit(path.name)
            }
    }

    /// Whether the innermost function is an initialiser.
    private var givesUpInInitialiser: Bool { frames.last.map { lowered[Int($0.function)].code?.name.hasPrefix("init") ?? false } ?? false }

    /// Whether a member may be something with what is missing: what is no stored property, or one that its own class leaves to others.
    private func isLeftToOthers(_ member: MemberInfo) -> Bool {
        guard member.kind == .storedProperty else { return true }
        guard let owner = member.owner else { return false }
        if member.hasAttribute("@IBOutlet") { return owner.chain.contains(where: \.isPlaceholder) }
        return !assigns(member.baseName, in: owner, byItself: true)
    }

    /// The constant of the function's own that an exclamation mark demands to be something; nil where it demands something else.
    private static func localVariable(demandedBy mark: TokenSyntax) -> PatternBindingSyntax? {
        guard let name = mark.parent?.as(ForceUnwrapExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return nil
        }
        var node = mark.parent
        while let current = node {
            for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let" else { continue }
                if let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }) { return binding }
            }
            node = current.parent
        }
        return nil
    }

    /// The first member of the program's types that a path's name may mean.
    private func member(meantBy path: (type: String?, name: String)) -> MemberInfo? {
        declarations.types.lazy.filter { !self.isLibrary($0) && (path.type == nil || $0.name == path.type) }
            .compactMap { $0.members(named: path.name)?.first }.first
    }

    /// What nil is demanded of with an exclamation mark and is UIKit's own answers with nil.
    private func isOfUIKit(_ name: String) -> Bool {
        ["UIViewController", "UIView", "UITableView", "UICollectionView", "UINavigationController", "UITabBarController"].contains { type in
            !declarations.hostMembers(named: name, in: type, isStatic: false).isEmpty
        }
    }
}

internal import SwiftParser
internal import SwiftSyntax

/// Finds types and their members in a Swift file.
struct TypeFinder {
    private let tree: SourceFileSyntax

    init(_ text: String) {
        tree = Parser.parse(source: text)
    }

    /// The members of a type and of its extensions in this file, nested types by `Outer.Inner`; empty when it is not declared here.
    func memberBlocks(of type: String) -> [MemberBlockSyntax] {
        let collector = Collector(type)
        collector.walk(tree)
        return collector.declarations + collector.extensions
    }

    /// The members of the type's own declaration; nil when it is not in this file.
    func declaration(of type: String) -> MemberBlockSyntax? {
        let collector = Collector(type)
        collector.walk(tree)
        return collector.declarations.first
    }

    /// A stored property's binding.
    func storedProperty(_ name: String, of type: String) -> PatternBindingSyntax? {
        for block in memberBlocks(of: type) {
            for member in block.members {
                guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                    guard let accessors = binding.accessorBlock else { return binding }
                    // Observers leave a property stored; a getter does not.
                    if case .accessors(let list) = accessors.accessors,
                        list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
                    {
                        return binding
                    }
                }
            }
        }
        return nil
    }

    /// The body of the method or deinitialiser of that full name; nil when the type does not declare it here.
    func body(of name: String, in type: String) -> CodeBlockSyntax? {
        for block in memberBlocks(of: type) {
            for member in block.members {
                if let function = member.decl.as(FunctionDeclSyntax.self) {
                    if Self.fullName(function.name.text, function.signature.parameterClause) == name { return function.body }
                } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                    if Self.fullName("init", initializer.signature.parameterClause) == name { return initializer.body }
                } else if let deinitializer = member.decl.as(DeinitializerDeclSyntax.self), name == "deinit" {
                    return deinitializer.body
                }
            }
        }
        return nil
    }

    private static func fullName(_ base: String, _ parameters: FunctionParameterClauseSyntax) -> String {
        "\(base)(\(parameters.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    private final class Collector: SyntaxVisitor {
        var declarations: [MemberBlockSyntax] = []
        var extensions: [MemberBlockSyntax] = []
        private let type: String
        private var path: [String] = []

        init(_ type: String) {
            self.type = type
            super.init(viewMode: .sourceAccurate)
        }

        private func enter(_ name: String, _ members: MemberBlockSyntax, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
            path.append(name)
            if path.joined(separator: ".") == type {
                if isExtension { extensions.append(members) } else { declarations.append(members) }
            }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }
        override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }
        override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }
        override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.extendedType.trimmedDescription, node.memberBlock, isExtension: true)
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
    }
}

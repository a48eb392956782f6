internal import SwiftSyntax

/// A local variable, parameter or capture during the lowering of one function.
final class Variable {
    enum Storage {
        case slot(Int32)
        case capture(Int32)

        /// Whether it is in a slot of the running function.
        var isOwn: Bool { if case .slot = self { true } else { false } }
    }

    let name: String
    var type: StaticType
    let storage: Storage
    /// Whether closures share it. Its slot or capture then holds a box.
    let isBoxed: Bool
    let isLet: Bool
    let ownership: MemberInfo.Ownership
    /// The storage of a wrapped variable, and the wrapper's property that is its value.
    var wrapping: (storage: Variable, member: String)?
    /// The accessors, called on reads and around stores.
    var accessors: LocalAccessors?
    /// Its written type, which may mention generic parameters.
    var written: TypeSyntax?
    /// The initial value of a `lazy var`.
    var lazyValue: ExprSyntax?
    /// Whether it is declared with `!`, so that it is unwrapped where no optional is expected.
    var isImplicitlyUnwrapped = false
    /// The local function whose closure it holds.
    weak var function: LocalFunction?
    /// For `async let`: the result type of its task.
    var awaited: StaticType?

    /// Whether a new value can be stored in it.
    var canBeStored: Bool {
        if case .capture = storage { return isBoxed }
        return true
    }

    init(_ name: String, _ type: StaticType, _ storage: Storage, isBoxed: Bool, isLet: Bool, ownership: MemberInfo.Ownership = .strong) {
        self.name = name
        self.type = type
        self.storage = storage
        self.isBoxed = isBoxed
        self.isLet = isLet
        self.ownership = ownership
    }
}

/// A nested function. Each use of its name creates a closure.
final class LocalFunction {
    let member: MemberInfo
    unowned let builder: FunctionBuilder
    var function: Int32?
    /// The captured variables as the enclosing function sees them. Known once its body is lowered.
    var captures: [Variable] = []
    var isLowering = false
    /// Its running closure, in slot 0.
    private(set) lazy var running: Variable = {
        let variable = Variable(member.baseName, .unknown, .slot(0), isBoxed: false, isLet: true)
        variable.function = self
        return variable
    }()

    init(member: MemberInfo, builder: FunctionBuilder) {
        self.member = member
        self.builder = builder
    }
}

/// The meaning of a name inside a function.
enum Binding {
    case variable(Variable)
    case function([LocalFunction])
    case type(TypeInfo)
}

/// Collects the names used in closures and functions nested in a body. Variables among them are shared.
final class NestedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private var depth = 0

    static func names(in nodes: [Syntax]) -> Set<String> {
        let visitor = NestedNames(viewMode: .sourceAccurate)
        for node in nodes { visitor.walk(node) }
        return visitor.names
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        names.insert("self")
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        names.insert("self")
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        names.insert("self")
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if depth > 0 { names.insert(node.baseName.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if depth > 1, node.initializer == nil { names.insert(node.name.identifierText) }
        return .visitChildren
    }
}

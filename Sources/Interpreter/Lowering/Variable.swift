internal import SwiftSyntax

/// A local variable, parameter or capture, as the lowering of one function sees it.
final class Variable {
    enum Storage {
        case slot(Int32)
        case capture(Int32)

        /// Whether it is a place of the running function's own.
        var isOwn: Bool { if case .slot = self { true } else { false } }
    }

    let name: String
    var type: StaticType
    let storage: Storage
    /// Whether closures share it: its slot or capture holds a box.
    let isBoxed: Bool
    let isLet: Bool
    let ownership: MemberInfo.Ownership
    /// What keeps a wrapped variable, and the property of it that the variable is.
    var wrapping: (storage: Variable, member: String)?
    /// What is run when it is read, and around each store.
    var accessors: LocalAccessors?
    /// Its type as it is written, where that may name generic parameters.
    var written: TypeSyntax?
    /// What a `lazy var` has when it is first read.
    var lazyValue: ExprSyntax?
    /// Whether it is declared with `!`, and unwrapped where no optional is wanted.
    var isImplicitlyUnwrapped = false
    /// The local function whose closure it is.
    weak var function: LocalFunction?
    /// For `async let`: the type of what the task that it holds gives.
    var awaited: StaticType?

    /// Whether a new value can be put where it is.
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

/// A function declared inside another. It is made into a closure wherever it is named.
final class LocalFunction {
    let member: MemberInfo
    unowned let builder: FunctionBuilder
    var function: Int32?
    /// The variables that its closure captures, as the function around it sees them; known once its body is lowered.
    var captures: [Variable] = []
    var isLowering = false
    /// Its own closure while it runs.
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

/// What a name means inside a function.
enum Binding {
    case variable(Variable)
    case function([LocalFunction])
    case type(TypeInfo)
}

/// The names used by the closures and functions nested in a body: variables among them are shared with those.
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

internal import SwiftSyntax

/// Lowers the body of one function, which is the second pass. It resolves names; code that cannot be lowered becomes a refusal at its line.
final class FunctionBuilder {
    struct Label {
        let number: Int
    }

    enum Cleanup {
        case local(Variable)
        case slot(Int32)
        /// The block, and the names in scope at the `defer`.
        case `defer`(CodeBlockItemListSyntax, [String: Binding])
        case handler
        /// An `async let` whose task must not outlive the scope.
        case task(Variable)
    }

    struct Scope {
        var names: [String: Binding] = [:]
        var cleanups: [Cleanup] = []
        var aliases: [String: TypeSyntax] = [:]
        let firstSlot: Int32
        var variableStarts: [(Variable, Int)] = []
    }

    /// A statement that `break` or `continue` can leave.
    struct Loop {
        let name: String?
        let breakLabel: Label
        let continueLabel: Label?
        let scopes: Int
        let isSwitch: Bool
    }

    let declarations: Declarations
    let parent: FunctionBuilder?
    let owner: TypeInfo?
    let file: Int
    let name: String
    /// The text of `#function` if it is not the function's name: the enclosing type for a property's initial value, the property for a
    /// setter.
    var writtenName: String?
    let isStatic: Bool
    var genericParameters: Set<String> = []
    /// The bounds of the generic parameters, as the static types of their values.
    var bounds: [String: StaticType] = [:]
    var instructions: [Instruction] = []
    var offsets: [Int32] = []
    /// The offset of the statement that is being lowered.
    var offset: Int32 = 0 { didSet { if let fixedOffset, offset != fixedOffset { offset = fixedOffset } } }
    /// The offset used for all synthesised code; -1 for code that belongs to no place.
    var fixedOffset: Int32? { didSet { offset = fixedOffset ?? offset } }
    var scopes: [Scope] = [Scope(firstSlot: 0)]
    var slotCount: Int32 = 0
    var highestSlot: Int32 = 0
    var captures: [(outer: Variable, own: Variable)] = []
    var explicitCaptures = 0
    var inouts: [Int32] = []
    var visible: [FunctionCode.VisibleVariable] = []
    var typeArguments: [String: Int32] = [:]
    var loops: [Loop] = []
    /// The target of `return` in an observer, which Swift treats as a function of its own.
    var observerExit: (label: Label, scopes: Int)?
    var returnType: StaticType = .unknown
    /// The return type as written.
    var writtenResult: TypeSyntax?
    /// The type of the closure's results so far.
    var seenReturn: StaticType?
    var isInitializer = false
    /// Whether a `defer` body is being lowered, which Swift treats as a function of its own.
    var isInDefer = false
    var calledSuperInitializer = false
    /// The result types of closure arguments.
    var closureTypes: [SyntaxIdentifier: StaticType] = [:]
    /// The result types of the closures lowered most recently.
    var closureResults: [StaticType] = []
    var nestedNames: Set<String> = []
    /// Which operations have only integer literals as operands. Each operation of a chain asks it of all those before it.
    var literalOperations: [SyntaxIdentifier: Bool] = [:]
    /// Whether its statements are no steps for the learner: library code, initial values, and what is synthesised.
    var isHidden = false
    /// The expected types of calls that mention generic parameters, and the current call.
    var wishes: [WrittenWish] = []
    var currentCall: SyntaxIdentifier?
    /// The variables whose addresses the current call takes, and the slots of their pointers.
    var addressed: [(place: LValue, pointer: Int32, content: String)] = []
    /// The written types of a generic function's parameters.
    var parameterTypes: [String: TypeSyntax] = [:]
    var resultSyntax: TypeSyntax?
    /// Whether the expression is covered by a `try`.
    var isTrying = false
    /// Whether the expression is covered by an `await`.
    var isAwaiting = false
    /// Whether a default argument is being lowered. It can use static members of its type, but no instance.
    var isDefaultArgument = false
    var chainEnds: [Label] = []
    var fallthroughLabels: [Label] = []
    /// Whether a redeclared name means the same variable, as in a case's later alternatives.
    var sharesNames = false
    /// Whether the pattern is the last one of a switch without a default, which matches everything that remains.
    var takesWhatIsLeft = false
    var closureArity: Int32 = -1
    /// The position of a closure's variadic parameter; -1 for none.
    var closureVariadic: Int32 = -1
    /// The result builder of the next closure.
    var closureBuilder: ResultBuilder?
    /// The branches of the current statement in a result builder's block.
    var branches: BuilderBranches?
    /// The local function whose body this is.
    weak var localFunction: LocalFunction?
    var isSpeculating = false
    /// The elements' types of integer list literals at the start of a chain that have been found to be other than Int.
    var literalElements: [SyntaxIdentifier: StaticType] = [:]
    /// Such literals that are being examined.
    var tried: Set<SyntaxIdentifier> = []
    /// What a function takes that has been passed for a list's elements; nil if that is Int.
    var takenElement: StaticType?
    /// Whether an integer has met a floating-point number.
    var mixesNumbers = false
    /// The member that follows the one that is being lowered: `b` for `n` in `json.n.b`.
    var followingMember: String?
    /// The types of expressions in the current statement without an expected type; a cache.
    var speculations: [Speculation: StaticType] = [:]
    /// The expected types of the chains being lowered, by their implicit base members.
    var impliedTypes: [SyntaxIdentifier: StaticType] = [:]
    /// The declaration whose body this is; nil in closures.
    var member: MemberInfo?
    /// The full name of a function with an assumption about its result: a nil result is replaced by a stand-in.
    var assumedResult: String?
    /// The declaration that contains this code.
    var declaration: MemberInfo? { member ?? parent?.declaration }
    private var labelPlaces: [Int] = []
    private var fixups: [(instruction: Int, label: Int)] = []

    init(
        declarations: Declarations, parent: FunctionBuilder?, owner: TypeInfo?, file: Int, name: String, isStatic: Bool
    ) {
        self.declarations = declarations
        self.parent = parent
        self.owner = owner
        self.file = file
        self.name = name
        self.isStatic = isStatic
        if let parent { isSpeculating = parent.isSpeculating }
        isHidden = file >= 0 && file < declarations.program.files.count && declarations.program.files[file].isLibrary
    }

    var code: CodeTable { declarations.code }
    /// The place from which names are looked up; nil for synthesised code.
    var viewpoint: LookupScope? {
        guard file >= 0, !isHidden || owner != nil || declarations.program.files[file].isLibrary else { return nil }
        return LookupScope(owner: owner, file: file)
    }

    /// Whether the statements of closures in it are hidden. A closure that the learner has written in an initial value or a default argument
    /// is stepped through, though the value itself is no statement.
    var hidesClosures: Bool { isHidden && (file < 0 || isLibrarys || fixedOffset != nil) }

    /// Whether it is a library's code.
    var isLibrarys: Bool { file >= 0 && file < declarations.program.files.count && declarations.program.files[file].isLibrary }

    /// The program's members that are visible here.
    func members(named base: String, in type: TypeInfo, isStatic: Bool) -> [MemberInfo] {
        declarations.members(named: base, in: type, isStatic: isStatic, from: viewpoint)
    }

    func foreignMembers(named base: String, of names: [String], isStatic: Bool) -> [MemberInfo] {
        declarations.foreignMembers(named: base, of: names, isStatic: isStatic, from: viewpoint)
    }

    /// The members from extensions of a library type whose requirements the type may meet.
    func extensionMembers(named base: String, of type: StaticType, isStatic: Bool) -> [MemberInfo] {
        foreignMembers(named: base, of: LibraryTypes.extensionNames(of: type), isStatic: isStatic)
            .filter { declarations.meetsRequirements($0, on: type) != false }
    }

    var typeScope: TypeScope { TypeScope(owner: owner, generics: genericParameters, builder: self) }

    func staticType(_ syntax: TypeSyntax?) -> StaticType { declarations.staticType(syntax, typeScope) }

    func localType(named name: String) -> TypeInfo? {
        for scope in scopes.reversed() {
            if case .type(let type)? = scope.names[name] { return type }
        }
        return nil
    }

    func localAlias(named name: String) -> TypeSyntax? { scopes.lazy.reversed().compactMap { $0.aliases[name] }.first }

    // MARK: Emitting

    func emit(_ op: Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
        if op == .return, let assumedResult { emit(.assumeResult, code.constant(assumedResult), code.type(returnType)) }
        instructions.append(Instruction(op: op, a: a, b: b, c: c))
        offsets.append(offset)
    }

    func newLabel() -> Label {
        labelPlaces.append(-1)
        return Label(number: labelPlaces.count - 1)
    }

    func jump(_ op: Operation, _ label: Label, _ b: Int32 = 0, _ c: Int32 = 0) {
        fixups.append((instructions.count, label.number))
        emit(op, -1, b, c)
    }

    func bind(_ label: Label) {
        labelPlaces[label.number] = instructions.count
    }

    /// Whether a jump uses the label.
    func isUsed(_ label: Label) -> Bool { fixups.contains { $0.label == label.number } }

    func emitString(_ text: String) { emit(.constant, code.constant(text)) }
    func emitDouble(_ number: Double) { emit(.constant, code.constant(number)) }

    func emitInt(_ number: Int) {
        if let small = Int32(exactly: number) { emit(.int, small) } else { emit(.constant, code.constant(.int(number))) }
    }

    /// The value of `#function`. In a closure it names the enclosing function.
    var functionName: String {
        var name = name[...]
        while name.hasPrefix("closure in ") { name = name.dropFirst("closure in ".count) }
        var root = self
        while let parent = root.parent { root = parent }
        return name == root.name ? root.writtenName ?? String(name) : String(name)
    }

    func number(_ name: String) -> Int32 { declarations.names.number(of: name) }

    /// Emits a refusal for unsupported code. Pushes `values` nils as its results.
    func refuse(_ message: String, leaving values: Int = 1) {
        emit(.refuse, code.constant(message))
        for _ in 0..<values { emit(.none) }
    }

    func finish() -> FunctionCode {
        for fixup in fixups where fixup.instruction < instructions.count {
            instructions[fixup.instruction].a = Int32(labelPlaces[fixup.label])
        }
        var statements: [SourceLocation] = []
        for position in instructions.indices where instructions[position].op == .statement {
            instructions[position].a = Int32(statements.count)
            statements.append(declarations.program.location(file: file, offset: Int(offsets[position])))
        }
        return FunctionCode(
            name: name, file: file, owner: owner?.index ?? -1, instructions: instructions, offsets: offsets, statements: statements,
            slots: highestSlot,
            inouts: inouts, variables: visible, typeArguments: typeArguments,
            captureNames: captures.map(\.own.name), arity: closureArity, variadic: closureVariadic,
            isHidden: isHidden, isInitializer: isInitializer, result: returnType)
    }

    // MARK: Speculation

    /// The type that an expression would have. Emits nothing.
    ///
    /// Without an expected type the result is cached while names keep their meaning. Each link of a chain asks for the type of the one
    /// before.
    func speculate(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        guard case .unknown = expected else { return attempt { self.emit(expression, expected) } }
        let implied = impliedTypes.isEmpty ? nil : Self.implicitBase(of: expression).flatMap { impliedTypes[$0.id] }
        let place = Speculation(expression: expression.id, chains: chainEnds.count, implied: implied)
        if let known = speculations[place] { return known }
        let type = attempt { self.emit(expression, expected) }
        speculations[place] = type
        return type
    }

    /// The key of a cached speculation: the expression, the number of enclosing optional chains, and the expected type of its chain.
    struct Speculation: Hashable {
        let expression: SyntaxIdentifier
        let chains: Int
        let implied: StaticType?
    }

    /// Runs `body` and discards the instructions that it emits.
    func attempt<Result>(_ body: () -> Result) -> Result {
        let place = instructions.count
        let saved = (
            offset, scopes, slotCount, highestSlot, captures, visible, loops, seenReturn, isSpeculating, chainEnds, closureResults
        )
        let labels = (labelPlaces, fixups)
        isSpeculating = true
        let result = body()
        instructions.removeSubrange(place...)
        offsets.removeSubrange(place...)
        (offset, scopes, slotCount, highestSlot, captures, visible, loops, seenReturn, isSpeculating, chainEnds, closureResults) = saved
        (labelPlaces, fixups) = labels
        return result
    }

    // MARK: Slots and scopes

    func newSlot() -> Int32 {
        slotCount += 1
        highestSlot = max(highestSlot, slotCount)
        return slotCount - 1
    }

    /// A slot that is cleared when the scope ends.
    func newTemporary() -> Int32 {
        let slot = newSlot()
        scopes[scopes.count - 1].cleanups.append(.slot(slot))
        return slot
    }

    func pushScope() {
        speculations = [:]
        scopes.append(Scope(firstSlot: slotCount))
    }

    func popScope() {
        speculations = [:]
        emitCleanups(of: scopes.count - 1)
        let scope = scopes.removeLast()
        for (variable, start) in scope.variableStarts { see(variable, from: start) }
        slotCount = scope.firstSlot
    }

    func see(_ variable: Variable, from start: Int) {
        let place: (Int32, Bool) =
            switch variable.storage {
            case .slot(let slot): (slot, false)
            case .capture(let index): (index, true)
            }
        visible.append(
            FunctionCode.VisibleVariable(
                name: variable.name, slot: place.0, isCapture: place.1, start: Int32(start), end: Int32(instructions.count)))
    }

    func emitCleanups(of index: Int) {
        let cleanups = scopes[index].cleanups
        for (position, cleanup) in cleanups.enumerated().reversed() {
            switch cleanup {
            case .local(let variable):
                if case .slot(let slot) = variable.storage { emit(.clear, slot) }
            case .slot(let slot): emit(.clear, slot)
            case .handler: emit(.leaveTry)
            case .task(let variable):
                emitLoad(variable)
                emit(.callShape, code.shape(CallShape("_leave", [])), 0, code.newCache())
                emit(.pop)
            case .defer(let body, let names):
                // The variables and jumps of the block belong to it alone, so its scopes must not be cleaned up twice.
                let saved = scopes
                scopes.removeSubrange((index + 1)...)
                scopes[index].cleanups.removeSubrange(position...)
                scopes[index].names = names
                let outer = (loops, isInDefer)
                isInDefer = true
                pushScope()
                emit(body)
                popScope()
                (loops, isInDefer) = outer
                scopes = saved
            }
        }
    }

    /// Emits the clean-up for a jump out of all scopes from `depth` on. The scopes stay open.
    func emitCleanups(downTo depth: Int) {
        for index in scopes.indices.reversed() where index >= depth { emitCleanups(of: index) }
    }

    func inScope<Result>(_ body: () -> Result) -> Result {
        pushScope()
        let result = body()
        popScope()
        return result
    }
}

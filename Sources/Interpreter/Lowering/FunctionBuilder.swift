internal import SwiftSyntax

/// Lowers the body of one function: the second pass. Names are resolved here, and what cannot be lowered becomes a refusal at its line.
final class FunctionBuilder {
    struct Label {
        let number: Int
    }

    enum Cleanup {
        case local(Variable)
        case slot(Int32)
        /// What is to run, and what names meant where it stands.
        case `defer`(CodeBlockItemListSyntax, [String: Binding])
        case handler
        /// An `async let` whose task is not to outlive the scope.
        case task(Variable)
    }

    struct Scope {
        var names: [String: Binding] = [:]
        var cleanups: [Cleanup] = []
        var aliases: [String: TypeSyntax] = [:]
        let firstSlot: Int32
        var variableStarts: [(Variable, Int)] = []
    }

    /// Something that `break` or `continue` leaves.
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
    /// What `#function` says in the function itself where that is not its name: the type around a property's initial value, a setter's property.
    var writtenName: String?
    let isStatic: Bool
    var genericParameters: Set<String> = []
    /// What is asked of them, which is what is known of their values' types.
    var bounds: [String: StaticType] = [:]
    var instructions: [Instruction] = []
    var offsets: [Int32] = []
    /// The place of the statement that is being lowered.
    var offset: Int32 = 0 { didSet { if let fixedOffset, offset != fixedOffset { offset = fixedOffset } } }
    /// The one place of all that stands for what is not written.
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
    /// Where `return` goes in an observer, which is a function of its own to Swift.
    var observerExit: (label: Label, scopes: Int)?
    var returnType: StaticType = .unknown
    /// The same as it is written, in functions.
    var writtenResult: TypeSyntax?
    /// What the closure's results have been seen to be.
    var seenReturn: StaticType?
    var isInitializer = false
    /// Whether what is lowered is a `defer`'s body, which is a function of its own to Swift.
    var isInDefer = false
    var calledSuperInitializer = false
    /// What closures that stand as arguments give back.
    var closureTypes: [SyntaxIdentifier: StaticType] = [:]
    /// What the closures lowered lately give back.
    var closureResults: [StaticType] = []
    var nestedNames: Set<String> = []
    var isHidden = false
    /// What calls are wanted to give in terms of generic parameters, and the call that is being lowered.
    var wishes: [WrittenWish] = []
    var currentCall: SyntaxIdentifier?
    /// The variables whose addresses the call takes that is being lowered, and where the pointers to them are.
    var addressed: [(place: LValue, pointer: Int32, content: String)] = []
    /// The types of the parameters as they are written, in a generic function.
    var parameterTypes: [String: TypeSyntax] = [:]
    var resultSyntax: TypeSyntax?
    /// Whether the expression stands behind a `try`.
    var isTrying = false
    /// Whether it stands behind an `await`.
    var isAwaiting = false
    /// Whether a default argument is being lowered, which may name its type's static members but no instance's.
    var isDefaultArgument = false
    var chainEnds: [Label] = []
    var fallthroughLabels: [Label] = []
    /// Whether a name declared again means the same variable: a case's later alternatives.
    var sharesNames = false
    /// Whether the pattern is the last of a switch without a default, which takes all that no other has.
    var takesWhatIsLeft = false
    var closureArity: Int32 = -1
    /// Which of a closure's parameters takes any number of arguments; -1 where none does.
    var closureVariadic: Int32 = -1
    /// The result builder that makes a value of the closure lowered next.
    var closureBuilder: ResultBuilder?
    /// The branches lowered now, where a result builder makes values of them.
    var branches: BuilderBranches?
    /// The local function that this is the body of.
    weak var localFunction: LocalFunction?
    var isSpeculating = false
    /// Lists of integers as they are written, with which calls begin, that are floating-point numbers; and those of which that is being found out.
    var fractions: Set<SyntaxIdentifier> = []
    var tried: Set<SyntaxIdentifier> = []
    /// Whether an integer has been seen beside a floating-point number.
    var mixesNumbers = false
    /// What expressions of the statement at hand would be, where nothing is expected of them.
    var speculations: [Speculation: StaticType] = [:]
    /// What is wanted of the chains of members at hand, by the implicit members that they begin with.
    var impliedTypes: [SyntaxIdentifier: StaticType] = [:]
    /// What the program declares that this is the body of; nil in closures.
    var member: MemberInfo?
    /// The full name of a function of which an answer says that it gives something: where it gives nil, something stands for it.
    var assumedResult: String?
    /// What the program declares that this stands in.
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
    /// Where its names are written; nil for what no file's code is.
    var viewpoint: LookupScope? {
        guard file >= 0, !isHidden || owner != nil || declarations.program.files[file].isLibrary else { return nil }
        return LookupScope(owner: owner, file: file)
    }

    /// Whether it is the code of a library.
    var isLibrarys: Bool { file >= 0 && file < declarations.program.files.count && declarations.program.files[file].isLibrary }

    /// The program's members that can be named here.
    func members(named base: String, in type: TypeInfo, isStatic: Bool) -> [MemberInfo] {
        declarations.members(named: base, in: type, isStatic: isStatic, from: viewpoint)
    }

    func foreignMembers(named base: String, of names: [String], isStatic: Bool) -> [MemberInfo] {
        declarations.foreignMembers(named: base, of: names, isStatic: isStatic, from: viewpoint)
    }

    /// What extensions give to a type of the library's which has what they ask for, as far as that is known.
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

    /// Whether some jump goes to the label.
    func isUsed(_ label: Label) -> Bool { fixups.contains { $0.label == label.number } }

    func emitString(_ text: String) { emit(.constant, code.constant(text)) }
    func emitDouble(_ number: Double) { emit(.constant, code.constant(number)) }

    func emitInt(_ number: Int) {
        if let small = Int32(exactly: number) { emit(.int, small) } else { emit(.constant, code.constant(.int(number))) }
    }

    /// What `#function` says: in a closure the function around it.
    var functionName: String {
        var name = name[...]
        while name.hasPrefix("closure in ") { name = name.dropFirst("closure in ".count) }
        var root = self
        while let parent = root.parent { root = parent }
        return name == root.name ? root.writtenName ?? String(name) : String(name)
    }

    func number(_ name: String) -> Int32 { declarations.names.number(of: name) }

    /// Says at run time, should it come to that, that something is not supported; leaves `values` placeholders on the stack.
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

    /// The type that an expression would have; nothing is emitted.
    ///
    /// Where nothing is expected it is kept for as long as names mean the same: each link of a chain asks what the one before it is, twice and more.
    func speculate(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        guard case .unknown = expected else { return attempt { self.emit(expression, expected) } }
        let implied = impliedTypes.isEmpty ? nil : Self.implicitBase(of: expression).flatMap { impliedTypes[$0.id] }
        let place = Speculation(expression: expression.id, chains: chainEnds.count, implied: implied)
        if let known = speculations[place] { return known }
        let type = attempt { self.emit(expression, expected) }
        speculations[place] = type
        return type
    }

    /// An expression of which it is asked what it would be, how many optional chains it is in, and what is wanted of the chain of members that it
    /// begins.
    struct Speculation: Hashable {
        let expression: SyntaxIdentifier
        let chains: Int
        let implied: StaticType?
    }

    /// Runs `body` and takes back whatever it has emitted.
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
                // What the body declares and leaves must not be cleaned up twice.
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

    /// Cleans up for a jump out of every scope from `depth` on; they stay open.
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

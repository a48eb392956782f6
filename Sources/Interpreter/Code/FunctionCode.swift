/// The code of one lowered function.
final class FunctionCode: Sendable {
    /// A variable that the learner can see during some of the instructions.
    struct VisibleVariable: Sendable {
        let name: String
        /// The slot, or the capture if `isCapture`.
        let slot: Int32
        let isCapture: Bool
        let start: Int32
        let end: Int32
    }

    let name: String
    let file: Int
    /// The type that declares it; -1 for none.
    let owner: Int32
    let instructions: [Instruction]
    /// For each instruction the file offset of its statement.
    let offsets: [Int32]
    /// The locations of its statements. A `statement` instruction holds the index.
    let statements: [SourceLocation]
    let slots: Int32
    /// The slots whose values return to the caller: inout parameters, and `self` of a mutating method.
    let inouts: [Int32]
    let variables: [VisibleVariable]
    /// The slots of generic arguments, by parameter name.
    let typeArguments: [String: Int32]
    let captureNames: [String]
    /// The number of a closure's parameters; -1 for other functions.
    let arity: Int32
    /// The position of its variadic parameter; -1 for none.
    let variadic: Int32
    /// Whether its statements are not the learner's.
    let isHidden: Bool
    let isInitializer: Bool
    /// The result type, as far as it is known.
    let result: StaticType

    init(
        name: String, file: Int, owner: Int32, instructions: [Instruction], offsets: [Int32], statements: [SourceLocation], slots: Int32,
        inouts: [Int32],
        variables: [VisibleVariable], typeArguments: [String: Int32], captureNames: [String], arity: Int32, variadic: Int32,
        isHidden: Bool, isInitializer: Bool, result: StaticType
    ) {
        self.name = name
        self.file = file
        self.owner = owner
        self.instructions = instructions
        self.offsets = offsets
        self.statements = statements
        self.slots = slots
        self.inouts = inouts
        self.variables = variables
        self.typeArguments = typeArguments
        self.captureNames = captureNames
        self.arity = arity
        self.variadic = variadic
        self.isHidden = isHidden
        self.isInitializer = isInitializer
        self.result = result
    }
}

/// One lowered function: what the machine runs.
final class FunctionCode: Sendable {
    /// A variable that the learner would see at some of the instructions.
    struct VisibleVariable: Sendable {
        let name: String
        /// The slot, or the capture when `isCapture`.
        let slot: Int32
        let isCapture: Bool
        let start: Int32
        let end: Int32
    }

    let name: String
    let file: Int
    /// The type whose members it belongs to; -1 when there is none.
    let owner: Int32
    let instructions: [Instruction]
    /// The offset in the file of the statement that each instruction belongs to.
    let offsets: [Int32]
    /// Where its statements are, in the order of their instructions, each of which has the place here.
    let statements: [SourceLocation]
    let slots: Int32
    /// Slots whose values the caller gets back: inout parameters, and self in a mutating method.
    let inouts: [Int32]
    let variables: [VisibleVariable]
    /// The slots of what its generic parameters stand for, of those that have one.
    let typeArguments: [String: Int32]
    let captureNames: [String]
    /// How many parameters a closure names; -1 for other functions.
    let arity: Int32
    /// Which of those takes any number of arguments; -1 where none does.
    let variadic: Int32
    /// Whether statements are not the learner's own.
    let isHidden: Bool
    let isInitializer: Bool
    /// What it gives, as far as that is known.
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

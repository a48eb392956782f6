/// One instruction of the machine. `a`, `b` and `c` mean what the operation says.
struct Instruction: Sendable {
    var op: Operation
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0

    /// Set in `b` where what is made is of the generic type that the frame's self is of, with the arguments that it has there.
    static let isOwn: Int32 = 1 << 16
}

/// What the machine can do. `[x, y]` is the top of the operand stack, y uppermost; every value on it is counted.
enum Operation: UInt8, Sendable {
    /// `a` is its place among the function's statements.
    case statement
    // Jumps. `a` is the target's place.
    case jump, jumpBack
    /// [bool] -> []
    case jumpIfFalse, jumpIfTrue
    /// [x] -> [x]; jumps when nil and leaves it, else x is what the optional has in it.
    case jumpIfNil
    /// [x] -> [] and jumps when nil, else [x].
    case popJumpIfNil
    /// [x] -> [x]; jumps when there is no value.
    case jumpIfMissing
    /// Jumps when local `b` is not missing: an argument was given.
    case jumpIfGiven

    // Values.
    case constant, int, none, void, yes, no, missing
    case pop, duplicate, swap
    // Locals: `a` is the slot.
    case load, take, store, clear
    /// Like take, but a reference stays in the slot too: others may read it while what it refers to is changed.
    case hold
    /// [x] -> []: a constant's content goes back to slot `a`; -1: nowhere.
    case restore
    /// Makes an integer in slot `a` a floating-point number, or a string what a literal of the type before `b` is.
    case convertLocal
    /// [missing, ..., x] -> [x, ...]: the top goes `a` places down, where nothing is yet.
    case fill
    /// Like take; nil where nothing has been stored.
    case takeOrNone
    // `b` is 1 in a take that moves references out too: what is inout is in nobody else's hands meanwhile.
    case loadBox, takeBox, storeBox, makeBox
    // Captures: `a` is the index in the running closure.
    case loadCapture, loadCaptureBox, takeCaptureBox, storeCaptureBox
    // Globals and statics.
    case loadGlobal, takeGlobal, storeGlobal, initializeGlobal
    // Weak and unowned.
    case weaken, unown, strengthen

    // Fields of self in slot 0, an object: `a` is the field, `b` as in takeBox.
    case loadSelfField, storeSelfField, takeSelfField
    // Fields of self in slot 0, a struct.
    case loadOwnField, storeOwnField, takeOwnField

    // Members by name: `a` name, `c` cache.
    /// [x] -> [value]
    case getMember
    /// [] -> [value]: of what lies in local `b`.
    case getLocalMember
    /// [x] -> [x, bool]: whether it has a property of that name.
    case hasMember
    /// [x] -> [x, Bool]; `a` full name: whether an object has a method, its own or an extension's.
    case hasMethod
    /// [x, value] -> []
    case setMember
    /// [x] -> [x, value]: moves it out when it is a stored value; `b` as in takeBox.
    case takeMember
    /// [x, value] -> [x]: writes it back; a reference is left as it is unless `b` is 1.
    case putMember
    /// [x, value] -> [x]: like putMember, references are written too.
    case assignMember
    /// [x] -> [value], found from the superclass of type `b` on.
    case getSuperMember, setSuperMember
    // Subscripts: `b` is how many indices.
    /// [x, indices] -> [value]
    case getSubscript
    /// [x, indices] -> [x, indices, value]; `c` as `b` in takeBox.
    case takeSubscript
    /// [x, indices, value] -> [x]
    case putSubscript
    // Tuples: `a` is the position, `b` as in takeBox.
    case getElement, takeElement, putElement

    // Calls: `a` function, shape or name; `b` how many arguments, the receiver not counted; `c` cache.
    case call
    /// [receiver, arguments] -> [result]; `a` full name.
    case callMethod
    /// [receiver, arguments] -> [result]; `a` one of the methods that share a full name.
    case callOverload
    /// [operands] -> [result]; `a` name: the program's operator for values of these types.
    case callOperator
    /// [operands] -> [operands, Bool]; `a` name: whether the program has such an operator for values of these types, which changes the first.
    case hasOperator
    /// [type, arguments] -> [result]; `a` full name: the host's own initialiser, and not one of the program's with the same labels.
    case callHostInitializer
    /// [receiver, arguments] -> [receiver, result]; `a` full name.
    case callMutating
    /// [receiver, arguments] -> [result]; `a` shape.
    case callShape
    /// [receiver, arguments] -> [receiver, result]; `a` shape.
    case callMutatingShape
    /// [closure, arguments] -> [result]
    case callClosure
    /// [self, arguments] -> [result]; `a` shape, `c` type whose superclass is asked.
    case callSuper
    /// [self, arguments] -> [self or nil]; `a` shape, or full name in callInitializer; `c` type whose initialiser is run.
    case callInitializer, callShapeInitializer, callSuperInitializer
    /// [arguments] -> [object]; `a` full name or shape, `c` type.
    case instantiate, instantiateShape
    /// [raw value] -> [case or nil]; `a` type.
    case makeFromRawValue
    /// [type, arguments] -> [object]; `a` shape.
    case instantiateType
    /// [arguments] -> [result]; `a` host global by number.
    case callHost
    /// [arguments] -> [result]; `a` library function.
    case callLibrary
    /// [captures] -> [closure]; `a` function, `b` how many.
    case makeClosure
    /// The running closure itself.
    case currentClosure
    /// [receiver] -> [closure]; `a` full name, `b` number of one of several from 1 on, or 0: a method as a value.
    case bindMethod
    /// [result] -> leaves the function.
    case `return`

    // Making.
    case makeArray, makeDictionary, makeSet, makeTuple, makeRange, makeString
    /// [payload] -> [case]; `a` type, `b` ordinal, with bit 16 of the very type that self is, `c` how many.
    case makeCase
    /// [arguments] -> [implicit member]; `a` name, `b` how many.
    case makeImplicit
    /// [x] -> [x as a static type would have it]; `a` type.
    case convert
    /// [x] -> [x as `Any`], of the type `a`: an optional.
    case boxOptional
    /// [x as `Any`] -> [x], of the type `a`.
    case unboxOptional
    /// [x] -> [string]; `a` static type or -1; -2: [x, type] -> [string].
    case describe
    /// [] -> [key path]; `a` the function that reads.
    case makeKeyPath
    /// [root, value] -> [root]: writes through the key path in slot `a`.
    case putKeyPath
    /// [] -> [closure]; `a` host function.
    case bindHost

    // Operators. [x, y] -> [result]
    case add, subtract, multiply, divide, remainder
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, identical, notIdentical
    case wrappingAdd, wrappingSubtract, wrappingMultiply
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
    case negate, not, bitNot
    /// [array, array] -> [array], with `a` 1 [text, text] -> [text]: appends in place.
    case appendAll
    // Operators on ints known to be: `a` slot, `b` constant.
    case addIntConstant, addLocals, lessLocals
    /// [x, y] -> [result]: the operation `a` between unsigned integers of 64 bits.
    case unsigned
    /// [x] -> [y]: such an integer as an initialiser of the static type `a` takes it.
    case unsignedOperand
    /// [int] -> [int]; traps when it does not fit `a`.
    case checkInteger

    // Types: `a` static type.
    /// In the first three -1: [x, type] -> the type is the one on the stack.
    case isType, castOptional, castForced, upcast
    /// [] -> [type]: what the generic parameter named `a` stands for, by what the caller's `expect` says; `b` the class it is bound to or -1,
    /// `c` 1 when the result is an array of it, 2 and 3 when it is a parameter of the type of self, 2 in an initialiser; 4, 5 and 6 nil
    /// unless the call, of 6 self, says it, 4 of a class only where values cannot say it; 7 when the result is something else.
    case genericArgument
    /// Follows a call and does nothing: the call is wanted to have the type `a`, with `b` 1 the generic parameters by name are
    /// the elements of `a`, with `b` 2 the one named `a` is what lies in local `c`, with `b` 3 the type of that, with `b` 4 what the
    /// closure has captured at `c`.
    case expect
    /// [types] -> [type]: the type template `a`, `b` parameters of which are what lies on the stack.
    case makeType
    /// [x] -> [x]; traps when it is nil. Where `a` is not 0 it is the constant after the name of the member whose value x is.
    case unwrap
    /// [x] -> [x]; traps when it is nil: the value of the property with `!` that is called `a`.
    case unwrapImplicitly
    /// [x] -> [x]: as the content of `a` more optionals.
    case wrap
    /// [x] -> [type]: of a value, of which `a` says what is known; with `b` 1 a type stays what it is.
    case typeOf
    /// [x] -> [type or nil]: what stands for the parameter at place `a` of its generic type, where that is known.
    case typeArgument
    /// [subject] -> [subject, bool]; `a` name: whether it is that case.
    case isCase
    /// [subject] -> [subject, payload...]; `a` name, `b` count.
    case payload
    /// [subject, pattern] -> [bool]
    case matches

    // Iteration.
    /// [sequence] -> [iterator]
    case makeIterator
    /// Local `b` holds the iterator: pushes the next element or jumps to `a`.
    case next
    /// Local `b` counts up to local `b + 1`: pushes it or jumps to `a`.
    case nextInt

    // Errors. An error goes to `a` with locals from slot `b` on dead.
    case enterTry, leaveTry
    case throwError
    /// self's initialiser fails.
    case initialiserFails
    /// Leaves a handler's scope pending: [error] -> [] and goes on unwinding.
    case rethrow
    /// Follows a call whose error does not go on before what is inout has been put back: it comes as a result, in a box.
    case mayThrow
    /// [x] -> [x], or throws what is in the box.
    case throwBoxed
    /// [error] -> trap
    case trapError
    /// [] -> [value] when the running task is let go on: leaves the machine until then.
    case suspend
    case refuse
    /// Ends the run by the compiler's error `a`.
    case fail
    /// [arguments] -> [placeholder]: a name that nothing declares, `a`, called with `b` arguments, or -1 for the name as a value.
    /// -2: [self] -> [value], what self has been given by that name, which a superclass of its that nothing declares may have.
    /// -3 and less: [self, arguments] -> [result], called with -3 - `b` arguments, as such a superclass may have it, or an extension of the host's.
    case placeholder
    /// [self] -> [self]: properties of the class numbered `a` that assumptions name get a stand-in.
    case assumeProperties
    /// [x] -> [x]: a stand-in of type `b` where x is nil or an empty array: the result of the function called `a`, which an assumption names.
    case assumeResult
    /// [x] -> [x]: what a variable holds that was the inout argument `b` of `a`, which nothing declares.
    case filled
    /// [x] -> [x]: a placeholder gives way to a value of the static type `a`.
    case standIn
}

/// One instruction of the machine. `a`, `b` and `c` mean what the operation says.
struct Instruction: Sendable {
    var op: Operation
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0

    /// A flag in `b`: the new value is of self's generic type and has self's type arguments.
    static let isOwn: Int32 = 1 << 16
}

/// The operations of the machine. `[x, y]` is the top of the operand stack with y uppermost. Each value on it owns a reference.
enum Operation: UInt8, Sendable {
    /// `a` is the index in the function's list of statements.
    case statement
    // Jumps. `a` is the index of the target instruction.
    case jump, jumpBack
    /// [bool] -> []
    case jumpIfFalse, jumpIfTrue
    // With `b` above 0 a jump for nil notes the name of number `b` - 1: the learner's code goes past something that is nil.
    /// [x] -> [x]: jumps and leaves x if it is nil; otherwise x becomes the optional's content.
    case jumpIfNil
    /// [x] -> []: pops and jumps if x is nil; otherwise [x].
    case popJumpIfNil
    /// [x] -> [x]: jumps if x is missing.
    case jumpIfMissing
    /// Jumps if local `b` is not missing, because an argument was passed.
    case jumpIfGiven

    // Values.
    case constant, int, none, void, yes, no, missing
    case pop, duplicate, swap
    // Locals: `a` is the slot.
    case load, take, store, clear
    /// Like take, but a reference also stays in the slot: others may read it while its object changes.
    case hold
    /// [x] -> []: puts a constant's value back into slot `a` if that is empty, and releases it otherwise; so with -1.
    case restore
    /// Converts slot `a` where it holds a literal that was lowered without a type: an Int, a string, or with `c` 1 a Double, to the type `b`.
    case convertLocal
    /// [missing, ..., x] -> [x, ...]: moves the top `a` places down into an empty place.
    case fill
    /// Like take; nil if nothing has been stored.
    case takeOrNone
    // A take moves the value out and leaves the place held: to read or write it is an overlapping access. References stay, and numbers
    // where no code can run, unless `b` is 1. A store with `b` = 1 puts back what a take took.
    case loadBox, takeBox, storeBox, makeBox
    // Captures: `a` is the index in the running closure.
    case loadCapture, loadCaptureBox, takeCaptureBox, storeCaptureBox
    // Globals and statics.
    case loadGlobal, takeGlobal, storeGlobal, initializeGlobal
    // Weak and unowned.
    case weaken, unown, strengthen

    // Fields of an object, self in slot 0: `a` is the field, `b` as in takeBox.
    case loadSelfField, storeSelfField, takeSelfField
    // Fields of a struct, self in slot 0.
    case loadOwnField, storeOwnField, takeOwnField

    // Members by name: `a` is the name, `c` the cache.
    /// [x] -> [value]
    case getMember
    /// [] -> [value]: reads a member of local `b`.
    case getLocalMember
    /// [x] -> [x, bool]: whether x has a property of that name.
    case hasMember
    /// [x] -> [x, bool]: whether an object has a method, own or from an extension. `a` is the full name.
    case hasMethod
    /// [x, value] -> []
    case setMember
    /// [x] -> [x, value]: moves a stored value out; `b` as in takeBox.
    case takeMember
    /// [x, value] -> [x]: writes the value back. A reference is left as it is unless `b` is 1.
    case putMember
    /// [x, value] -> [x]: like putMember, but writes references too. With `b` 0 nothing was taken: a new access begins.
    case assignMember
    /// [x] -> [value]: looks the member up from the superclass of type `b` on.
    case getSuperMember, setSuperMember
    // Subscripts: `b` is the number of indices.
    /// [x, indices] -> [value]
    case getSubscript
    /// [x, indices] -> [x, indices, value]; `c` as `b` in takeBox.
    case takeSubscript
    /// [x, indices, value] -> [x]
    case putSubscript
    // Tuples: `a` is the position, `b` as in takeBox.
    case getElement, takeElement, putElement

    // Calls: `a` is a function, shape or name; `b` the number of arguments without the receiver; `c` the cache.
    case call
    /// [receiver, arguments] -> [result]; `a` is the full name.
    case callMethod
    /// [receiver, arguments] -> [result]; `a` is one of the methods that share a full name.
    case callOverload
    /// [operands] -> [result]: calls the program's operator named `a` for values of these types.
    case callOperator
    /// [operands] -> [operands, bool]: whether the program has an operator named `a` for values of these types that assigns to the first.
    case hasOperator
    /// [type, arguments] -> [result]: calls the host's own initialiser, not the program's with the same labels. `a` is the full name.
    case callHostInitializer
    /// [receiver, arguments] -> [receiver, result]; `a` is the full name.
    case callMutating
    /// [receiver, arguments] -> [result]; `a` is the shape.
    case callShape
    /// [receiver, arguments] -> [receiver, result]; `a` is the shape.
    case callMutatingShape
    /// [closure, arguments] -> [result]
    case callClosure
    /// [self, arguments] -> [result]; `a` is the shape, `c` the type whose superclass is called.
    case callSuper
    /// [self, arguments] -> [self or nil]; `a` is the shape, in callInitializer the full name; `c` the type whose initialiser runs.
    case callInitializer, callShapeInitializer, callSuperInitializer
    /// [arguments] -> [object]; `a` is the full name or shape, `c` the type.
    case instantiate, instantiateShape
    /// [raw value] -> [case or nil]; `a` is the type.
    case makeFromRawValue
    /// [type, arguments] -> [object]; `a` is the shape.
    case instantiateType
    /// [arguments] -> [result]; `a` is the number of a host global.
    case callHost
    /// [arguments] -> [result]; `a` is a library function.
    case callLibrary
    /// [captures] -> [closure]; `a` is the function, `b` the number of captures.
    case makeClosure
    /// Pushes the running closure.
    case currentClosure
    /// [receiver] -> [closure]: a method as a value. `a` is the full name, `b` the number of an overload from 1, or 0.
    case bindMethod
    /// [result] -> leaves the function.
    case `return`

    // Construction.
    case makeArray, makeDictionary, makeSet, makeTuple, makeRange, makeString
    /// [payload] -> [case]; `a` is the type, `b` the ordinal with the flag `isOwn`, `c` the number of values.
    case makeCase
    /// [arguments] -> [implicit member]; `a` is the shape, `b` the number of arguments. With `b` -1 `a` is a name alone.
    case makeImplicit
    /// [x] -> [x]: converts x to the static type `a`.
    case convert
    /// [x] -> [boxed x]: boxes a value of the type `a` as `Any`. With `b` 1 x is an optional whose content has the type, and nil stays.
    case boxOptional
    /// [boxed x] -> [x]: unboxes `Any` as the type `a`.
    case unboxOptional
    /// [x] -> [string]; `a` is the static type or -1. With -2: [x, type] -> [string].
    case describe
    /// [] -> [key path]; `a` is the reading function.
    case makeKeyPath
    /// [root, value] -> [root]: writes through the key path in slot `a`.
    case putKeyPath
    /// [] -> [closure]; `a` is the host function.
    case bindHost

    // Operators. [x, y] -> [result]
    case add, subtract, multiply, divide, remainder
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, identical, notIdentical
    case wrappingAdd, wrappingSubtract, wrappingMultiply
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight, maskingShiftLeft, maskingShiftRight
    case negate, not, bitNot
    /// [array, array] -> [array]: appends in place. With `a` 1 [text, text] -> [text].
    case appendAll
    // Operators on known Int values: `a` is the slot, `b` the constant.
    case addIntConstant, addLocals, lessLocals

    // Types: `a` is the static type.
    /// In the first three -1 means [x, type]: the type is on the stack.
    case isType, castOptional, castForced, upcast
    /// [] -> [type]: the argument of the generic parameter named `a`, from the `expect` after the call. `b` is the class bound or -1. `c`
    /// is the form:
    ///
    /// - 0: the result is of the parameter's type
    /// - 1: the result is an array of it
    /// - 2: a parameter of self's type, in an initialiser
    /// - 3: a parameter of self's type
    /// - 4: nil unless the call states a concrete type
    /// - 5: nil unless the call states it
    /// - 6: nil unless self states it
    /// - 7: the result is of another type
    /// - 8: nil unless the call states a concrete type or a protocol
    case genericArgument
    /// Follows a call and states types for it; does nothing by itself. `b` is the form:
    ///
    /// - 0: `a` is the expected type of the call
    /// - 1: `a` is a tuple of generic arguments, labelled by parameter
    /// - 2: the argument of `a` is in local `c`
    /// - 3: the argument of `a` is the type of local `c`
    /// - 4: the argument of `a` is capture `c` of the closure
    /// - 5: the argument of `a` is the template `c`, filled by the following forms 6 and 7
    /// - 6: a part of a template, in local `c`
    /// - 7: a part of a template, in capture `c`
    case expect
    /// [types] -> [type]: fills the type template `a` with the `b` types on the stack.
    case makeType
    /// [x] -> [x]: traps if x is nil. If `a` is not 0, constant `a` - 1 is the name of the member whose value x is.
    case unwrap
    /// [x] -> [x]: traps if x is nil. x is the value of the property `a`, declared with `!`.
    case unwrapImplicitly
    /// [x] -> [x]: wraps x in `a` more optionals.
    case wrap
    /// [x] -> [type]: the static type `a` if it is given and complete, else the dynamic type of x. With `b` 1 a type stays itself.
    /// With `a` -2 [x, type] -> [type]: the dynamic type of x if the type is a class or not known, else the type.
    case typeOf
    /// [x] -> [type or nil]: the generic argument at position `a` of x's type, if known.
    case typeArgument
    /// [subject] -> [bool]: whether the subject is the case named `a`. With `b` 1 a placeholder is. `c` is the enumeration that it must
    /// belong to, or -1.
    case isCase
    /// [subject] -> [payload]: the associated value at position `a`; with -1 all of them as a tuple.
    case payload
    /// [subject, pattern] -> [bool]
    case matches

    // Iteration.
    /// [sequence] -> [iterator]
    case makeIterator
    /// Pushes the next element of the iterator in local `b`, whose position is in local `b + 1`, or jumps to `a`.
    case next
    /// Counts local `b` up to local `b + 1`: pushes the number, or jumps to `a`.
    case nextInt

    // Errors. An error jumps to `a` and releases the locals from slot `b` on.
    case enterTry, leaveTry
    case throwError
    /// Marks self's initialiser as failed.
    case initialiserFails
    /// [error] -> []: leaves a handler's scope and continues to unwind.
    case rethrow
    /// Follows a call whose error must wait for the write-back of inout arguments. The error becomes the result, in a box.
    case mayThrow
    /// [x] -> [x]: throws the error if x is such a box.
    case throwBoxed
    /// [error] -> trap
    case trapError
    /// [] -> [value]: suspends the running task until it is resumed.
    case suspend
    case refuse
    /// Ends the run with the compiler's error `a`.
    case fail
    /// An undeclared name `a`. `b` is the form:
    ///
    /// - 0 and more: [arguments] -> [result]: calls it with `b` arguments
    /// - -1: [] -> [placeholder]: uses it as a value
    /// - -2: [self] -> [value]: reads a property that self may inherit from an undeclared superclass
    /// - -3 and less: [self, arguments] -> [result]: calls a method that self may have from undeclared code, with -3 - `b` arguments
    case placeholder
    /// [self] -> [self]: gives stand-ins to the properties of class `a` that assumptions name.
    case assumeProperties
    /// [x] -> [x]: replaces nil or an empty array by a stand-in of type `b`. x is the result of `a`, which has an assumption.
    case assumeResult
    /// [x] -> [x]: the value of a variable that was the inout argument `b` of the undeclared function `a`.
    case filled
    /// [x] -> [x]: replaces a placeholder by a value of the static type `a`, and a literal that was lowered without a type by one of it.
    case standIn
}

extension Operation {
    /// Whether it is a shift. Its right operand can be of another integer type.
    var shifts: Bool { self == .shiftLeft || self == .shiftRight || masksShift }

    /// Whether it takes of the right operand only as much as the left one has bits.
    var masksShift: Bool { self == .maskingShiftLeft || self == .maskingShiftRight }

    /// Whether its results lose the bits that do not fit.
    var wraps: Bool { self == .wrappingAdd || self == .wrappingSubtract || self == .wrappingMultiply }
}

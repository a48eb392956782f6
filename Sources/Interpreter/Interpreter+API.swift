public import Heap

/// What the host asks of a run.
extension Interpreter {
    /// All that changes while a program runs, objects' lives excepted (those are the space's): fields, buffers, globals, frames.
    ///
    /// A copy is a snapshot: it costs the live frames and shares the rest.
    public struct State: Sendable {
    }

    /// The run as it is; assigning an old one goes to another time. The space's heap must go with it.
    public var state: State {
        get { State() }
        set { _ = newValue }
    }

    /// Runs the statements at the top level of the files, in order. Reports traps to the host.
    public func runTopLevel() throws(ScriptError) {}

    /// The program's own method, getter (`view`), or setter (`alpha=`) of that full name that objects of this object's class have, inherited ones
    /// of the program's classes included; nil when the host's own is to run.
    public func override(of fullName: String, on id: ObjectID) -> FunctionReference? { nil }

    /// Calls a method on an object. The result is borrowed: it lives until the caller's next reaping.
    public func call(_ function: FunctionReference, on id: ObjectID, arguments: [Value] = []) throws(ScriptError) -> Value { .void }

    /// Calls a closure or a function value.
    public func call(_ closure: Value, arguments: [Value] = []) throws(ScriptError) -> Value { .void }

    /// Calls the method of that full name on a value of any type, the host's methods included, as the learner's code would.
    public func callMethod(_ fullName: String, on receiver: Value, arguments: [Value] = []) throws(ScriptError) -> Value { .void }

    /// A new object of a class that the program declares, through the initialiser of that full name: `init(coder:)`.
    public func instantiate(_ className: String, initializer: String = "init()", arguments: [Value] = []) throws(ScriptError) -> Value { .none }

    /// Evaluates an expression or statements as if they stood in a method of `receiver`, with `bindings` as local constants. `type` is the
    /// type that is wanted, as Swift source. Throws `SyntaxProblem` as a trap when it is not Swift.
    public func evaluate(
        _ source: String, on receiver: Value = .void, bindings: [(name: String, value: Value)] = [], type: String? = nil
    ) throws(ScriptError) -> Value { .void }

    /// Where the innermost running statement is; nil when none runs.
    public var currentLocation: SourceLocation? { nil }

    /// Whether the run has ended by a trap or a limit: every later call throws `ScriptError.ended`.
    public var hasEnded: Bool { false }

    /// Ends the run as a runtime error at the current place would, telling the host.
    public func trap(_ message: String) {}

    /// Releases what the contents of an object hold; called by the space.
    public func finalize(_ id: ObjectID) {}

    /// The references that an object's fields or captures hold, by label.
    public func edges(from id: ObjectID) -> [Edge] { [] }

    /// The references that globals and running frames hold.
    public var rootEdges: [Edge] { [] }
}

/// Values that the host makes and reads.
extension Interpreter {
    /// Counts one reference more to everything that the value refers to directly.
    public func retain(_ value: Value) {}

    /// Counts one reference less; objects die at the next reaping.
    public func release(_ value: Value) {}

    /// A new array of borrowed elements, alive until the current call from or to the host has ended, unless retained.
    public func makeArray(_ elements: [Value]) -> Value { .none }

    /// A new dictionary; lives as long as a new array does.
    public func makeDictionary(_ entries: [(key: Value, value: Value)]) -> Value { .none }

    /// A new set; lives as long as a new array does.
    public func makeSet(_ elements: [Value]) -> Value { .none }

    /// A new tuple; lives as long as a new array does.
    public func makeTuple(_ elements: [Value], labels: [String?] = []) -> Value { .none }

    /// A new closure that runs the host's code; lives until the next reaping, unless retained.
    public func makeClosure(_ name: String, _ body: @escaping @Sendable (Interpreter, [Value]) throws(ScriptError) -> Value) -> Value { .none }

    /// The elements of an array, set or tuple, borrowed; nil for anything else.
    public func elements(of value: Value) -> [Value]? { nil }

    /// The entries of a dictionary in order of insertion, borrowed; nil for anything else.
    public func entries(of value: Value) -> [(key: Value, value: Value)]? { nil }

    /// Whether `==` holds between two values.
    public func areEqual(_ lhs: Value, _ rhs: Value) throws(ScriptError) -> Bool { false }

    /// The text that `print` shows of a value.
    public func describe(_ value: Value) -> String { "" }
}

/// What the program declares.
extension Interpreter {
    /// One class of the program.
    public struct ClassDescription: Sendable {
        /// The name; nested ones with a dot.
        public let name: String
        /// The names of its superclasses, nearest first, the host's included.
        public let superclasses: [String]
        /// The names of the protocols it conforms to, inherited ones included.
        public let conformances: [String]
        /// The full names of the members that it declares itself, extensions included, in order: `viewDidLoad()`, `alpha`, `init(coder:)`, `deinit`.
        public let members: [(name: String, location: SourceLocation)]
        /// Where it is declared.
        public let location: SourceLocation
    }

    /// The program's classes, in order of declaration.
    public var classes: [ClassDescription] { [] }

    /// The name of the program's class that an object is an instance of; nil for the host's own objects and for closures.
    public func className(of id: ObjectID) -> String? { nil }

    /// Whether the object is of that class or protocol, the program's or the host's, or inherits from or conforms to it.
    public func isInstance(_ id: ObjectID, of typeName: String) -> Bool { false }

    /// The stored properties of an object of the program's classes and their values, borrowed, superclasses' first.
    public func properties(of id: ObjectID) -> [(name: String, value: Value)] { [] }

    /// The value of a stored property of that name; nil when there is none.
    public func property(_ name: String, of id: ObjectID) -> Value? { nil }

    /// The local variables and parameters that the innermost running statement sees, borrowed, outermost first, `self` included.
    public var visibleVariables: [(name: String, value: Value)] { [] }

    /// The running functions, innermost first: the full name and the place of the statement that runs.
    public var callStack: [(function: String, location: SourceLocation?)] { [] }
}

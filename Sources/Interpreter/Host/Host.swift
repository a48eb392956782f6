public import Heap

/// The environment of the learner's code: types, functions and globals that the program does not declare, and an observer of the run.
public protocol Host: AnyObject {
    /// The host's type of that name; nil if there is none. Called once for each name.
    func hostType(named name: String) -> HostType?
    /// The host's free functions and globals with that base name. Called once for each name.
    func hostGlobals(named baseName: String) -> [HostMember]
    /// The name of the host class of a living object that the host allocated.
    func hostTypeName(of id: ObjectID) -> String?
    /// The private class name of an object, for descriptions; nil if `hostTypeName` is its class.
    func hiddenTypeName(of id: ObjectID) -> String?
    /// The host class that an undeclared class is assumed to inherit from, judged by its name; nil if the name says nothing. `uses` returns
    /// how often a word occurs in the files that mention the name.
    func hostClass(meantBy name: String, uses: (String) -> Int) -> String?
    /// The host class of the element in an interface file that has a class of the program; nil if there is none.
    func interfaceClass(of name: String) -> String?
    /// The host classes that an undeclared superclass may be. The one with the most overridden members is chosen; of equal ones the first.
    func likelySuperclasses(of name: String) -> [String]

    /// Calls the host method that an undeclared method's name suggests, for each argument that it accepts. Returns its name; nil if the
    /// name suggests none.
    func call(meantBy name: String, on id: ObjectID, _ arguments: [Value]) -> String?

    /// Lets the views that a method of that name adds enter a stand-in for a view. `make` creates a view of a host class.
    func add(by name: String, _ arguments: [Value], to make: (String) -> ObjectID?)

    /// These values were passed to something undeclared, or it was called on them.
    func didEscape(_ values: [Value])

    /// Whether the platform has at least that version, for `#available`; nil if the program runs on another platform.
    func isAvailable(_ platform: String, _ version: [Int]) -> Bool?

    /// An object with a host superclass is about to be initialised. `name` is the initialiser's full name, `caller` the calling line, nil
    /// for the host. Nested `self.init` calls are reported, `super.init` is not.
    func willInitialise(_ id: ObjectID, with name: String, _ arguments: [(name: String, value: Value)], caller: SourceLocation?)
    /// That initialiser has returned.
    func didInitialise(_ id: ObjectID)

    /// The program printed `text`; the terminator is included.
    func didPrint(_ text: String)
    /// A statement is about to run.
    func willRunStatement(at location: SourceLocation)
    /// Something is not supported. The run continues without it.
    func didRefuse(_ message: String, at location: SourceLocation?)
    /// The program ended with a runtime error.
    func didTrap(_ message: String, at location: SourceLocation?)
    /// The program ended with an uncaught exception.
    func didRaise(_ name: String, reason: String, at location: SourceLocation?)
    /// The program exceeded a limit and was stopped.
    func didReachLimit(_ message: String, at location: SourceLocation?)
    /// The program ended because of an undeclared name or another compiler error. `message` is the compiler's.
    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?)
    /// Something undeclared was used; a placeholder stands for it.
    func didUsePlaceholder(_ name: String, at location: SourceLocation?)
    /// The run decided an open question, as it says.
    func didAsk(_ question: OpenQuestion, at location: SourceLocation?)
    /// Asks to resume a task by `Interpreter.resume(task:)` after some seconds, on the main thread and after earlier requests. `isSleep`:
    /// the task itself asked for the delay.
    func schedule(task: ObjectID, after seconds: Double, isSleep: Bool)
    /// Cancels the scheduled resumption of a sleeping task.
    func unschedule(task: ObjectID)
    /// The state of a task changed.
    func didChangeTask(_ change: TaskChange, of id: ObjectID)
    /// A new object of one of the program's classes, made as the app's own files define it, to serve as a stand-in. Nil if they define
    /// none.
    func objectFromFiles(ofClass name: String) -> ObjectID?
    /// A stand-in object was created; `name` is its class.
    func didMake(standIn id: ObjectID, of name: String)
    /// The text that `print` shows for a host value or object; nil for Swift's default.
    func description(of value: Value) -> String?
}

extension Host {
    /// Suggests no method.
    public func call(meantBy name: String, on id: ObjectID, _ arguments: [Value]) -> String? { nil }
    /// Adds no views.
    public func add(by name: String, _ arguments: [Value], to make: (String) -> ObjectID?) {}
    /// Ignores the values.
    public func didEscape(_ values: [Value]) {}
    /// Suggests no class.
    public func hostClass(meantBy name: String, uses: (String) -> Int) -> String? { nil }
    /// Finds no class.
    public func interfaceClass(of name: String) -> String? { nil }

    /// Suggests no classes.
    public func likelySuperclasses(of name: String) -> [String] { [] }

    /// Knows no platform, so that every version is available.
    public func isAvailable(_ platform: String, _ version: [Int]) -> Bool? { nil }

    /// Does nothing.
    public func willInitialise(_ id: ObjectID, with name: String, _ arguments: [(name: String, value: Value)], caller: SourceLocation?) {}

    /// Does nothing.
    public func didInitialise(_ id: ObjectID) {}

    /// Defines no object.
    public func objectFromFiles(ofClass name: String) -> ObjectID? { nil }

    /// Does nothing.
    public func didMake(standIn id: ObjectID, of name: String) {}

    /// Reports a runtime error.
    public func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?) {
        didTrap("error: \(message)", at: location)
    }

    /// Reports a runtime error in the words of Xcode's console.
    public func didRaise(_ name: String, reason: String, at location: SourceLocation?) {
        didTrap("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'", at: location)
    }

    /// Reports a runtime error.
    public func didReachLimit(_ message: String, at location: SourceLocation?) { didTrap(message, at: location) }
}

public import Heap

/// What the learner's code runs against: types, functions and globals that the program does not declare, and an observer of what it does.
public protocol Host: AnyObject {
    /// The host's type of that name; nil when there is none. Asked once for each name.
    func hostType(named name: String) -> HostType?
    /// The host's free functions and global variables with that base name. Asked once for each name.
    func hostGlobals(named baseName: String) -> [HostMember]
    /// The name of the host class that a living object is an instance of, for objects that the host allocated.
    func hostTypeName(of id: ObjectID) -> String?
    /// The name of an object's class that the host keeps to itself, as descriptions have it; nil where `hostTypeName` is the class.
    func hiddenTypeName(of id: ObjectID) -> String?
    /// The name of the host's class that a class which nothing declares is taken to inherit from, by its own name; nil when that says nothing.
    /// `uses` tells how often the files that have the name have a word.
    func hostClass(meantBy name: String, uses: (String) -> Int) -> String?
    /// The host's class of the element for which an interface file names a class of the program's; nil where none does.
    func interfaceClass(of name: String) -> String?
    /// The names of the host's classes that an undeclared superclass may stand for: the one is taken that has most of what is overridden, of
    /// equals the first.
    func likelySuperclasses(of name: String) -> [String]

    /// Calls the method of a host object's that the name of one means which nothing declares, for each argument that it takes, and gives its name; nil when
    /// it means none.
    func call(meantBy name: String, on id: ObjectID, _ arguments: [Value]) -> String?

    /// Has what stands for a view take the views that a method of that name adds; `make` makes the view, of one of the host's classes.
    func add(by name: String, _ arguments: [Value], to make: (String) -> ObjectID?)

    /// Something that nothing declares is called with these, or on them.
    func didEscape(_ values: [Value])

    /// Whether the platform that the program runs on is as new as that version, as `#available` asks; nil when it is another platform.
    func isAvailable(_ platform: String, _ version: [Int]) -> Bool?

    /// An object of a class of the program that inherits from one of the host's is about to be initialised; `name` is the initialiser's full
    /// name. `caller` is the line that asks, nil when the host does. `self.init` comes within, `super.init` is not told.
    func willInitialise(_ id: ObjectID, with name: String, _ arguments: [(name: String, value: Value)], caller: SourceLocation?)
    /// That initialiser has returned.
    func didInitialise(_ id: ObjectID)

    /// The program printed `text`; the terminator is included.
    func didPrint(_ text: String)
    /// A statement is about to run.
    func willRunStatement(at location: SourceLocation)
    /// Something is not supported; the run goes on without it.
    func didRefuse(_ message: String, at location: SourceLocation?)
    /// The program ended as Swift ends one: a runtime error.
    func didTrap(_ message: String, at location: SourceLocation?)
    /// The program was ended by an exception that nobody catches.
    func didRaise(_ name: String, reason: String, at location: SourceLocation?)
    /// The program was stopped, since it used up what a run may use.
    func didReachLimit(_ message: String, at location: SourceLocation?)
    /// The program was ended since it names what nothing declares; in the compiler's words.
    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?)
    /// Something that is declared nowhere was used, and a placeholder stands for it.
    func didUsePlaceholder(_ name: String, at location: SourceLocation?)
    /// The code asked what no file says, and got that answer.
    func didAsk(_ question: OpenQuestion, at location: SourceLocation?)
    /// A task is to be resumed, by `Interpreter.resume(task:)`, so many seconds from now, on the main thread and after what was asked for before.
    /// `isSleep` says that it is the task's own wish to wait so long.
    func schedule(task: ObjectID, after seconds: Double, isSleep: Bool)
    /// A sleeping task is not to be resumed by the clock after all.
    func unschedule(task: ObjectID)
    /// Something happened to a task.
    func didChangeTask(_ change: TaskChange, of id: ObjectID)
    /// A new object of one of the program's classes, as the app's own files have it, which may stand for any of the class; nil where they have none.
    func objectFromFiles(ofClass name: String) -> ObjectID?
    /// An object was made that stands for another, `name` its class.
    func didMake(standIn id: ObjectID, of name: String)
    /// A textual description of one of the host's values or objects, as `print` shows it; nil for Swift's default.
    func description(of value: Value) -> String?
}

extension Host {
    /// None.
    public func call(meantBy name: String, on id: ObjectID, _ arguments: [Value]) -> String? { nil }
    /// Without views of its own, nothing.
    public func add(by name: String, _ arguments: [Value], to make: (String) -> ObjectID?) {}
    /// Nothing happens to them.
    public func didEscape(_ values: [Value]) {}
    /// None: no name says anything.
    public func hostClass(meantBy name: String, uses: (String) -> Int) -> String? { nil }
    /// None.
    public func interfaceClass(of name: String) -> String? { nil }

    /// None.
    public func likelySuperclasses(of name: String) -> [String] { [] }

    /// No platform: every version is there.
    public func isAvailable(_ platform: String, _ version: [Int]) -> Bool? { nil }

    /// Does nothing.
    public func willInitialise(_ id: ObjectID, with name: String, _ arguments: [(name: String, value: Value)], caller: SourceLocation?) {}

    /// Does nothing.
    public func didInitialise(_ id: ObjectID) {}

    /// None.
    public func objectFromFiles(ofClass name: String) -> ObjectID? { nil }

    /// Does nothing.
    public func didMake(standIn id: ObjectID, of name: String) {}

    /// Told as a runtime error.
    public func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?) {
        didTrap("error: \(message)", at: location)
    }

    /// Told as a runtime error, in the words of Xcode's console.
    public func didRaise(_ name: String, reason: String, at location: SourceLocation?) {
        didTrap("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'", at: location)
    }

    /// Told as a runtime error.
    public func didReachLimit(_ message: String, at location: SourceLocation?) { didTrap(message, at: location) }
}

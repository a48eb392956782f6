public import Heap

/// A value passed to or from the learner's code.
public enum Argument: Sendable {
    /// No value: `()` as a result, nil as an argument.
    case nothing
    /// An object of the World.
    case object(ObjectID)
    /// A Swift value: Bool, Int, Double, CGFloat, String, CGSize, CGRect, and UIKit's own value types.
    case value(any Sendable)

    /// An object, or nothing for nil.
    public static func reference(_ object: NSObject?) -> Argument {
        object.map { .object($0.id) } ?? .nothing
    }

    /// Any value of host code: an object of the World, a Swift value, or nothing.
    init(_ anything: Any?) {
        switch anything {
        case let object as NSObject: self = .object(object.id)
        case let id as ObjectID: self = .object(id)
        case let text as String: self = .value(text)
        case let number as Int: self = .value(number)
        default: self = .nothing
        }
    }
}

/// A place in the learner's sources.
public struct CodeLocation: Hashable, Sendable {
    /// The file's name as it was given.
    public let file: String
    /// From 1.
    public let line: Int

    /// Line `line` of `file`.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// A property's getter or setter, which Objective-C finds by its selector.
public struct Accessor: Sendable {
    /// The property's name in Swift.
    public let property: String
    /// Whether it sets the property.
    public let isSetter: Bool

    /// The getter or setter of a property.
    public init(property: String, isSetter: Bool) {
        self.property = property
        self.isSetter = isSetter
    }
}

/// The learner's code as UIKit sees it.
public protocol Script: AnyObject {
    /// Whether the object's class is the learner's and overrides (or, for a delegate, implements) the member with this full Swift name.
    /// After a space, the name may have a type that one of the parameters must have.
    func implements(_ name: String, on id: ObjectID) -> Bool
    /// Calls such a member; a property's name calls its getter.
    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument
    /// Whether two objects are equal, or represent equal values.
    func areEqual(_ first: ObjectID, _ second: ObjectID) -> Bool
    /// Whether an object has a method of that full Swift name at all: of the learner's or UIKit's.
    func responds(to name: String, on id: ObjectID) -> Bool
    /// Calls such a method as Objective-C does by its selector. An argument that does not fit its parameter is passed as nothing.
    func perform(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument
    /// The property's getter or setter that a selector in Objective-C's form names. Returns nil when the object has no such property.
    func accessor(by selector: String, of id: ObjectID) -> Accessor?
    /// Reads a property, or sets it to the argument, as a method of that selector would.
    func use(_ accessor: Accessor, of id: ObjectID, _ argument: Argument) -> Argument
    /// Calls a closure of the learner's.
    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument
    /// The app has ended: no code of the learner's runs any more.
    func stop()
    /// UIKit's own code has done what takes so many of the learner's statements: what is too much for the run ends it.
    func didWork(_ steps: Int)
    /// An object of UIKit's keeps what weighs as much as so many of the learner's values: what is too much for the run ends it.
    func didKeep(_ values: Int)
    /// Resumes a task whose time has come.
    func resume(task: ObjectID)
    /// Where a member is declared.
    func location(of name: String, on id: ObjectID) -> CodeLocation?
    /// The innermost statement that is running, nil when none is.
    var currentLocation: CodeLocation? { get }
    /// Whether an object was allocated with a class of the learner's that inherits from `typeName`.
    func isKind(_ id: ObjectID, of typeName: String) -> Bool

    /// Whether a class of that name is the learner's and inherits from `typeName`.
    func hasClass(_ name: String, inheriting typeName: String) -> Bool
    /// A new object of one of the learner's classes, not retained yet. Returns nil when there is no such class or its initialiser fails. If
    /// several classes have the name, the one in `file` is used.
    func make(_ className: String, _ initializer: String, _ arguments: [Argument], declaredIn file: String?) -> ObjectID?
    /// Sets a property of the learner's or UIKit's class, as key-value coding does. False when no such property can be set.
    func set(_ value: Argument, at keyPath: String, of id: ObjectID) -> Bool
    /// The value of a property of the learner's or UIKit's class, as key-value coding reads it. Returns nil when there is none.
    func value(at keyPath: String, of id: ObjectID) -> Argument?
    /// Appends an object to such a property that is an array. False when there is none.
    func append(_ object: ObjectID, to property: String, of id: ObjectID) -> Bool
    /// Returns a stand-in for a prototype cell of a storyboard or nib that is not among the app's files. Its class is the one that the
    /// running code expects. Returns nil if the code registers its cells itself, unless `isMissing`. Also nil if the code makes cells
    /// without a prototype, unless `isWanted`.
    func prototype(_ identifier: String, like typeName: String, isMissing: Bool, isWanted: Bool) -> ObjectID?
    /// Returns a stand-in for a scene's controller, of a storyboard that is not among the app's files. Without an identifier it is the
    /// initial scene's. Its class is the one that the running code expects. Not retained yet.
    func controller(ofScene identifier: String?, in storyboard: String) -> ObjectID?
    /// Gives stand-ins of the declared types to an object's outlets that are nil, or to the one with a name. Views go into `view`. Returns
    /// whether there was one.
    @discardableResult func fillOutlets(of id: ObjectID, in view: ObjectID?, named name: String?) -> Bool
    /// Whether to leave alone an outlet that an object does not declare, and report it. True if code of a module outside the app's files
    /// may declare it: a class `className`, or an extension of UIKit's class.
    func leaves(outlet name: String, of id: ObjectID, named className: String?) -> Bool
    /// Whether to leave alone an action that an object has no method for, and report it. True if a `#selector` says that there is one, and
    /// no file of the app's declares it.
    func leaves(action name: String, of id: ObjectID) -> Bool
    /// Reports that a stand-in takes the place of an object of a nib that is not among the app's files.
    func standIn(forNib name: String)
    /// Sets a property, or calls a method of that full name, as code would. For the values kept by an appearance proxy.
    func apply(_ member: String, _ arguments: [Argument], to id: ObjectID)
    /// Makes the view with a look of the learner's show it for its present state.
    func updateContent(of id: ObjectID)
    /// Calls the observers of a property of UIKit's after a change.
    func tellChange(of key: String, of id: ObjectID, from old: Argument, to new: Argument)
    /// The text of a file of the app's bundle; nil when there is none.
    func text(ofFile path: String) -> String?
    /// Whether the app opts in to the tracking of observed properties: `UIObservationTrackingEnabled` in its Info.plist.
    var enablesObservationTracking: Bool { get }
    /// From now on the observed properties that code reads are noted.
    func beginTracking()
    /// Until now: what was noted is what the object's method has read. A later change of one of those properties runs it again.
    func endTracking(of id: ObjectID, as method: UpdateMethod)
}

// For code that has no classes of its own.
extension Script {
    /// An object equals itself.
    public func areEqual(_ first: ObjectID, _ second: ObjectID) -> Bool { first == second }
    /// Whether it implements the method itself.
    public func responds(to name: String, on id: ObjectID) -> Bool { implements(name, on: id) }
    /// One that it has itself.
    public func perform(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument { invoke(name, on: id, arguments) }
    /// There is none.
    public func accessor(by selector: String, of id: ObjectID) -> Accessor? { nil }
    /// There is nothing to use.
    public func use(_ accessor: Accessor, of id: ObjectID, _ argument: Argument) -> Argument { .nothing }
    /// There is none.
    public func hasClass(_ name: String, inheriting typeName: String) -> Bool { false }
    /// There is none.
    public func make(_ className: String, _ initializer: String, _ arguments: [Argument], declaredIn file: String?) -> ObjectID? { nil }
    /// There is none.
    public func set(_ value: Argument, at keyPath: String, of id: ObjectID) -> Bool { false }
    /// There is none.
    public func value(at keyPath: String, of id: ObjectID) -> Argument? { nil }
    /// There is none.
    public func prototype(_ identifier: String, like typeName: String, isMissing: Bool, isWanted: Bool) -> ObjectID? { nil }
    /// There is none.
    public func controller(ofScene identifier: String?, in storyboard: String) -> ObjectID? { nil }
    /// There are none.
    public func fillOutlets(of id: ObjectID, in view: ObjectID?, named name: String?) -> Bool { false }
    /// There is none.
    public func leaves(outlet name: String, of id: ObjectID, named className: String?) -> Bool { false }
    /// There is none.
    public func leaves(action name: String, of id: ObjectID) -> Bool { false }
    /// Does nothing.
    public func standIn(forNib name: String) {}
    /// There is none.
    public func apply(_ member: String, _ arguments: [Argument], to id: ObjectID) {}
    /// There is none.
    public func updateContent(of id: ObjectID) {}
    /// Does nothing.
    public func tellChange(of key: String, of id: ObjectID, from old: Argument, to new: Argument) {}
    /// There is none.
    public func text(ofFile path: String) -> String? { nil }
    /// There is none.
    public func append(_ object: ObjectID, to property: String, of id: ObjectID) -> Bool { false }

    /// It does not.
    public var enablesObservationTracking: Bool { false }
    /// Does nothing: there are no observed properties.
    public func beginTracking() {}
    /// Does nothing.
    public func endTracking(of id: ObjectID, as method: UpdateMethod) {}

    /// Does nothing: code that may use what it likes.
    public func didWork(_ steps: Int) {}
    /// Does nothing: code that may keep what it likes.
    public func didKeep(_ values: Int) {}
    /// Does nothing: code that ends with the app.
    public func stop() {}
    /// Does nothing: it is never called for code that makes no tasks.
    public func resume(task: ObjectID) {}
}

/// A closure retained by UIKit: an object of the World, so that it is counted and shows in the memory graph.
public struct Block: Hashable, Sendable, CustomStringConvertible {
    /// The closure object.
    public let id: ObjectID

    /// The closure object `id`.
    public init(id: ObjectID) {
        self.id = id
    }

    /// `closure`.
    public var description: String { "closure" }
}

public import Heap

/// A parameter of a host function, method or initialiser.
public struct HostParameter: Sendable {
    /// The argument label; nil for `_`.
    public let label: String?
    /// The name inside the function, for tables and traces.
    public let name: String
    /// The type as Swift source: `CGFloat`, `UIView?`, `(Bool) -> Void`. It guides implicit members, literals and closures.
    public let type: String
    /// The default value as Swift source, evaluated if the argument is omitted; nil for a required argument.
    public let defaultValue: String?
    /// Whether it is variadic. Its arguments arrive as one array.
    public let isVariadic: Bool

    /// Describes a parameter.
    public init(_ label: String?, _ name: String, _ type: String, default defaultValue: String? = nil, isVariadic: Bool = false) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.isVariadic = isVariadic
    }
}

/// A use of a host member by the learner's code.
public struct HostCall {
    /// The calling machine.
    public let interpreter: Interpreter
    /// The receiver: `.void` for free functions, `.type` for static members and initialisers. A mutating method or a setter of a value type
    /// leaves the changed value here.
    public var receiver: Value
    /// The arguments in parameter order, with defaults filled in. Borrowed: retain what outlives the call.
    public let arguments: [Value]
    /// In an initialiser: an allocated object of a class of the program, which the host must adopt.
    public let adopting: ObjectID?
    /// Whether it is called through `super`. An override point then runs the host's own implementation.
    public let isSuper: Bool
    /// The location of the call in the learner's code.
    public let location: SourceLocation?

    /// Describes a use.
    public init(
        interpreter: Interpreter, receiver: Value, arguments: [Value] = [], adopting: ObjectID? = nil, isSuper: Bool = false,
        location: SourceLocation? = nil
    ) {
        self.interpreter = interpreter
        self.receiver = receiver
        self.arguments = arguments
        self.adopting = adopting
        self.isSuper = isSuper
        self.location = location
    }
}

/// A member of a host type, or a free function or global of the host.
public struct HostMember: Sendable {
    /// The kind of a member.
    public enum Kind: Sendable {
        /// A function.
        case method
        /// A stored or computed property, or a global variable.
        case property
        /// An initialiser.
        case initializer
        /// A case of an enumeration: a static property or function that returns the value.
        case enumCase
        /// A subscript. `get` and `set` find the indices in the call's arguments.
        case `subscript`
    }

    /// The designated initialiser that a convenience initialiser calls on `self`. A class of the program that overrides it receives the
    /// call.
    public struct Delegation: Sendable {
        /// The full name: `init(frame:)`.
        public let name: String
        /// The designated initialiser's parameters. Each has the passed value as its default, or the name of the parameter that is passed
        /// on.
        public let arguments: [HostParameter]
        /// The rest of the convenience initialiser's work; nil if there is none.
        public let rest: Call?

        /// Describes a delegation.
        public init(_ name: String, _ arguments: [HostParameter], rest: Call? = nil) {
            self.name = name
            self.arguments = arguments
            self.rest = rest
        }
    }

    /// Runs a function or initialiser. The result is borrowed: the interpreter retains it, a new object needs no reference.
    public typealias Call = @Sendable (inout HostCall) throws(ScriptError) -> Value
    /// Reads a property.
    public typealias Getter = @Sendable (HostCall) throws(ScriptError) -> Value
    /// Writes a property; a value type leaves the changed receiver in the call.
    public typealias Setter = @Sendable (inout HostCall, Value) throws(ScriptError) -> Void

    /// The full Swift name: `addSubview(_:)`, `alpha`, `init(frame:)`, `subscript(_:)`.
    public let name: String
    /// The name without arguments: `addSubview`, `alpha`, `init`.
    public let baseName: String
    /// The kind of the member.
    public let kind: Kind
    /// Whether it belongs to the type itself.
    public let isStatic: Bool
    /// Whether it is a mutating method of a value type.
    public let isMutating: Bool
    /// Whether the host is told of every call except through `super`. The host member is called even if the object's class overrides it,
    /// and then calls the override.
    public let isOverridePoint: Bool
    /// The designated initialiser that a convenience initialiser calls, if known.
    public let delegation: Delegation?
    /// Whether it is a convenience initialiser, which classes cannot override.
    public let isConvenience: Bool
    /// The parameters, in order.
    public let parameters: [HostParameter]
    /// The type of the result or of the property, as Swift source.
    public let result: String
    /// Runs it, if it is a function, an initialiser or a case with a payload.
    public let call: Call?
    /// Reads it, if it is a property, a subscript or a case.
    public let get: Getter?
    /// Writes it, if it can be written.
    public let set: Setter?

    /// A method or free function. `name` is its full name; the labels must be those of `parameters`.
    public static func method(
        _ name: String, isStatic: Bool = false, isMutating: Bool = false, isOverridePoint: Bool = false, _ parameters: [HostParameter] = [],
        result: String = "Void", _ call: @escaping Call
    ) -> HostMember {
        HostMember(
            name: name, kind: .method, isStatic: isStatic, isMutating: isMutating, isOverridePoint: isOverridePoint, parameters: parameters,
            result: result, call: call)
    }

    /// An initialiser. `result` is the type's name, with `?` if it is failable.
    public static func initializer(
        _ name: String, _ parameters: [HostParameter] = [], result: String, isConvenience: Bool = false,
        delegatesTo delegation: Delegation? = nil, _ call: @escaping Call
    ) -> HostMember {
        HostMember(
            name: name, kind: .initializer, isStatic: true, delegation: delegation, isConvenience: isConvenience || delegation != nil,
            parameters: parameters, result: result, call: call)
    }

    /// A property or global variable.
    public static func property(
        _ name: String, _ type: String, isStatic: Bool = false, get: @escaping Getter, set: Setter? = nil
    ) -> HostMember {
        HostMember(name: name, kind: .property, isStatic: isStatic, result: type, get: get, set: set)
    }

    /// A case without payload, or a static constant usable as an implicit member: `.systemBlue`.
    public static func enumCase(_ name: String, of type: String, get: @escaping Getter) -> HostMember {
        HostMember(name: name, kind: .enumCase, isStatic: true, result: type, get: get)
    }

    /// A subscript; the call's arguments are the indices.
    public static func `subscript`(
        _ name: String, _ parameters: [HostParameter], result: String, get: @escaping Getter, set: Setter? = nil
    ) -> HostMember {
        HostMember(name: name, kind: .subscript, parameters: parameters, result: result, get: get, set: set)
    }

    /// The same member with `body` called before each use: with nil before calls and reads, with the new value before writes. An error in
    /// `body` becomes the use's error.
    public func preceded(by body: @escaping @Sendable (HostCall, Value?) throws(ScriptError) -> Void) -> HostMember {
        var call: Call?
        if let own = self.call {
            call = { use throws(ScriptError) in
                try body(use, nil)
                return try own(&use)
            }
        }
        var get: Getter?
        if let own = self.get {
            get = { use throws(ScriptError) in
                try body(use, nil)
                return try own(use)
            }
        }
        var set: Setter?
        if let own = self.set {
            set = { use, value throws(ScriptError) in
                try body(use, value)
                try own(&use, value)
            }
        }
        return HostMember(
            name: name, kind: kind, isStatic: isStatic, isMutating: isMutating, isOverridePoint: isOverridePoint, delegation: delegation,
            isConvenience: isConvenience, parameters: parameters, result: result, call: call, get: get, set: set)
    }

    /// The same member with its call, getter and setter replaced by functions of the original ones.
    public func replacing(
        call: (@escaping Call) -> Call, get: (@escaping Getter) -> Getter, set: (@escaping Setter) -> Setter
    ) -> HostMember {
        HostMember(
            name: name, kind: kind, isStatic: isStatic, isMutating: isMutating, isOverridePoint: isOverridePoint, delegation: delegation,
            isConvenience: isConvenience, parameters: parameters, result: result, call: self.call.map(call), get: self.get.map(get),
            set: self.set.map(set))
    }

    /// The same initialiser, delegating to another one before it does the rest.
    public func delegating(to delegation: Delegation) -> HostMember {
        HostMember(
            name: name, kind: kind, isStatic: isStatic, delegation: delegation, isConvenience: true, parameters: parameters, result: result,
            call: call)
    }

    private init(
        name: String, kind: Kind, isStatic: Bool = false, isMutating: Bool = false, isOverridePoint: Bool = false,
        delegation: Delegation? = nil, isConvenience: Bool = false, parameters: [HostParameter] = [], result: String, call: Call? = nil,
        get: Getter? = nil, set: Setter? = nil
    ) {
        self.name = name
        baseName = name.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? name
        self.kind = kind
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.isOverridePoint = isOverridePoint
        self.delegation = delegation
        self.isConvenience = isConvenience
        self.parameters = parameters
        self.result = result
        self.call = call
        self.get = get
        self.set = set
    }
}

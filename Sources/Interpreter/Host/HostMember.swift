public import Heap

/// One parameter of a host's function, method or initialiser.
public struct HostParameter: Sendable {
    /// The argument label; nil for `_`.
    public let label: String?
    /// The name inside the function, for tables and traces.
    public let name: String
    /// The type as Swift source: `CGFloat`, `UIView?`, `(Bool) -> Void`. It guides implicit members, literals and closures.
    public let type: String
    /// The default value as Swift source, evaluated when the argument is left out; nil when it may not be left out.
    public let defaultValue: String?
    /// Whether it takes any number of arguments; they arrive as one array.
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

/// One use of a host's member by the learner's code.
public struct HostCall {
    /// The machine that asks.
    public let interpreter: Interpreter
    /// What the member is used on; `.void` for free functions, `.type` for static members and initialisers. A mutating method or a setter
    /// of a value type leaves the changed value here.
    public var receiver: Value
    /// The arguments in the order of the parameters, defaults filled in. Borrowed: retain what outlives the call.
    public let arguments: [Value]
    /// In an initialiser: the object of a class that the program declares, allocated already, which the host is to make its own.
    public let adopting: ObjectID?
    /// Whether it is called through `super`: an override point then runs the host's own implementation.
    public let isSuper: Bool
    /// Where the learner's code asks.
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
    /// What kind of member it is.
    public enum Kind: Sendable {
        /// A function.
        case method
        /// A stored or computed property, or a global variable.
        case property
        /// An initialiser.
        case initializer
        /// A case of an enum; a static property or function that gives the value.
        case enumCase
        /// A subscript: `get` and `set` find the indices in the call's arguments.
        case `subscript`
    }

    /// The designated initialiser that a convenience initialiser calls on `self`: a class of the program that overrides it gets the call.
    public struct Delegation: Sendable {
        /// The full name: `init(frame:)`.
        public let name: String
        /// The designated initialiser's parameters, each with what is passed as its default, or with the name of the parameter that is
        /// handed on.
        public let arguments: [HostParameter]
        /// What the convenience initialiser does after that with what it was given; nil for one that does no more.
        public let rest: Call?

        /// Describes a delegation.
        public init(_ name: String, _ arguments: [HostParameter], rest: Call? = nil) {
            self.name = name
            self.arguments = arguments
            self.rest = rest
        }
    }

    /// Runs a function or initialiser. The result is borrowed: a new object needs no reference, the interpreter takes its own.
    public typealias Call = @Sendable (inout HostCall) throws(ScriptError) -> Value
    /// Reads a property.
    public typealias Getter = @Sendable (HostCall) throws(ScriptError) -> Value
    /// Writes a property; a value type leaves the changed receiver in the call.
    public typealias Setter = @Sendable (inout HostCall, Value) throws(ScriptError) -> Void

    /// The full Swift name: `addSubview(_:)`, `alpha`, `init(frame:)`, `subscript(_:)`.
    public let name: String
    /// The name without arguments: `addSubview`, `alpha`, `init`.
    public let baseName: String
    /// What kind of member it is.
    public let kind: Kind
    /// Whether it belongs to the type itself.
    public let isStatic: Bool
    /// Whether it is a method that changes its receiver, a value.
    public let isMutating: Bool
    /// Whether the host wants to hear of every call that the learner's code makes, except through `super`: it is called even when the
    /// object's class overrides the method, and then calls the override itself.
    public let isOverridePoint: Bool
    /// What it calls, if it is a convenience initialiser of which that is known.
    public let delegation: Delegation?
    /// Whether it is a convenience initialiser, which no class overrides.
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

    /// An initialiser. `result` is the type's name, with `?` when it can fail.
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

    /// A case without payload, or a static constant that implicit members name: `.systemBlue`.
    public static func enumCase(_ name: String, of type: String, get: @escaping Getter) -> HostMember {
        HostMember(name: name, kind: .enumCase, isStatic: true, result: type, get: get)
    }

    /// A subscript; the call's arguments are the indices.
    public static func `subscript`(
        _ name: String, _ parameters: [HostParameter], result: String, get: @escaping Getter, set: Setter? = nil
    ) -> HostMember {
        HostMember(name: name, kind: .subscript, parameters: parameters, result: result, get: get, set: set)
    }

    /// The same member, before whose uses `body` runs: calls and reads with nil, writes with the value. What it throws, the use throws.
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

    /// The same member, called, read and written by what is made of its own ways.
    public func replacing(
        call: (@escaping Call) -> Call, get: (@escaping Getter) -> Getter, set: (@escaping Setter) -> Setter
    ) -> HostMember {
        HostMember(
            name: name, kind: kind, isStatic: isStatic, isMutating: isMutating, isOverridePoint: isOverridePoint, delegation: delegation,
            isConvenience: isConvenience, parameters: parameters, result: result, call: self.call.map(call), get: self.get.map(get),
            set: self.set.map(set))
    }

    /// The same initialiser, which calls another one and then does the rest.
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

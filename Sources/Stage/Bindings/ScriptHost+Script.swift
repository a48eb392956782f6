public import Heap
internal import Interpreter
public import UIKit

// What UIKit asks of the learner's code.
extension ScriptHost: Script {
    /// Whether the object's class is the program's and has the member.
    public func implements(_ name: String, on id: ObjectID) -> Bool {
        interpreter.override(of: name, on: id) != nil
    }

    /// Calls a member of the program's; nothing when the run ends in it.
    public func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        guard let function = interpreter.override(of: name, on: id) else { return .nothing }
        let values = arguments.map(value)
        let result = attempt { () throws(ScriptError) -> Value in try interpreter.call(function, on: id, arguments: values) }
        return result.map { argument($0, from: name) } ?? .nothing
    }

    /// Calls a closure of the program's; nothing when the run ends in it.
    public func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument {
        let values = arguments.map(value)
        let result = attempt { () throws(ScriptError) -> Value in try interpreter.call(.closure(id), arguments: values) }
        return result.map { argument($0) } ?? .nothing
    }

    /// Where the program declares a member of the object's class.
    public func location(of name: String, on id: ObjectID) -> CodeLocation? {
        interpreter.override(of: name, on: id).map { CodeLocation(file: $0.location.file, line: $0.location.line) }
    }

    /// The innermost statement of the program that is running.
    public var currentLocation: CodeLocation? {
        interpreter.currentLocation.map { CodeLocation(file: $0.file, line: $0.line) }
    }

    /// Whether the object's class is the program's and inherits from or conforms to that type.
    public func isKind(_ id: ObjectID, of typeName: String) -> Bool {
        interpreter.className(of: id) != nil && interpreter.isInstance(id, of: typeName)
    }

    // MARK: Values

    /// A closure that calls one of UIKit's own.
    func closure(calling block: Block) -> Value {
        interpreter.makeClosure("closure") { interpreter, values throws(ScriptError) in
            guard let host = interpreter.host as? ScriptHost else { return .void }
            return host.value(host.world.call(block, values.map { host.argument($0) }))
        }
    }

    /// What UIKit hands over, in the learner's form.
    func value(_ argument: Argument) -> Value {
        switch argument {
        case .nothing: return .none
        case .object(let id): return .object(id)
        case .value(let native):
            if let bridged = native as? any Bridged { return bridged.give(in: self) }
            preconditionFailure("UIKit hands a \(type(of: native)) to the learner's code, which has no bridging")
        }
    }

    /// What the learner's code gives, in UIKit's form; `member` is the full name of what was asked.
    func argument(_ value: Value, from member: String? = nil) -> Argument {
        switch value {
        case .object(let id), .weak(let id), .unowned(let id): return .object(id)
        case .bool(let flag): return .value(flag)
        case .int(let number): return Self.number(Double(number), from: member) ?? .value(number)
        case .double(let number): return Self.number(number, from: member) ?? .value(number)
        case .string(let text): return .value(text)
        case .host(let boxed): return .value(boxed.base)
        case .closure(let id): return .value(Block(id: id))
        case .array:
            let elements = interpreter.elements(of: value) ?? []
            let ids = elements.compactMap { ObjectID.read($0, in: self) }
            if !ids.isEmpty, ids.count == elements.count { return .value(ids) }
            let texts = elements.compactMap { String.read($0, in: self) }
            return texts.count == elements.count ? .value(texts) : .nothing
        default: return .nothing
        }
    }

    /// A number in the form that a member's declared result has.
    private static func number(_ number: Double, from member: String?) -> Argument? {
        switch member.flatMap({ Bindings.results[$0] }) {
        case "CGFloat": .value(CGFloat(number))
        case "Double", "TimeInterval": .value(number)
        case "Float": .value(Float(number))
        default: nil
        }
    }
}

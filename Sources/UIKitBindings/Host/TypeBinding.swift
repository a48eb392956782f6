package import Interpreter
internal import UIKit

/// The bindings of the simulated UIKit.
package enum Bindings {}

/// Gathers the members of one host type.
package struct TypeBinding {
    package let name: String
    private let kind: HostType.Kind
    private let superclass: String?
    private let conformances: [String]
    private(set) var members: [HostMember] = []
    /// The initialisers that generated convenience initialisers call, by their names.
    private(set) var delegations: [String: HostMember.Delegation] = [:]

    /// The protocols of Foundation's values.
    package static let valueProtocols = ["Hashable", "Codable", "CustomStringConvertible", "CustomDebugStringConvertible"]

    package init(_ name: String, _ kind: HostType.Kind, superclass: String? = nil, conformances: [String] = []) {
        self.name = name
        self.kind = kind
        self.superclass = superclass
        self.conformances = conformances
    }

    /// The type with the members gathered so far.
    package var hostType: HostType {
        HostType(name, kind, superclass: superclass, conformances: conformances, members: members)
    }

    package mutating func initializer(
        _ name: String, _ parameters: [HostParameter] = [], result: String? = nil, isConvenience: Bool = false,
        delegatesTo designated: String? = nil, passing arguments: [HostParameter] = [], _ call: @escaping HostMember.Call
    ) {
        let delegation = designated.map { HostMember.Delegation($0, arguments) }
        members.append(
            .initializer(
                name, parameters, result: result ?? self.name, isConvenience: isConvenience, delegatesTo: delegation, call))
    }

    /// Sets what a convenience initialiser does after `init(frame:)`, which the program's classes may override.
    package mutating func afterFrame(_ name: String, _ rest: @escaping HostMember.Call) {
        let frame = HostParameter("frame", "frame", "CGRect", default: ".zero")
        delegations[name] = HostMember.Delegation("init(frame:)", [frame], rest: rest)
    }

    package mutating func method(
        _ name: String, isStatic: Bool = false, isMutating: Bool = false, isOverridePoint: Bool = false, _ parameters: [HostParameter] = [],
        result: String = "Void", _ call: @escaping HostMember.Call
    ) {
        members.append(
            .method(
                name, isStatic: isStatic, isMutating: isMutating, isOverridePoint: isOverridePoint, parameters, result: result, call))
    }

    package mutating func property(
        _ name: String, _ type: String, isStatic: Bool = false, get: @escaping HostMember.Getter, set: HostMember.Setter? = nil
    ) {
        members.append(.property(name, type, isStatic: isStatic, get: get, set: set))
    }

    package mutating func `subscript`(
        _ name: String, _ parameters: [HostParameter], result: String, get: @escaping HostMember.Getter, set: HostMember.Setter? = nil
    ) {
        members.append(.subscript(name, parameters, result: result, get: get, set: set))
    }

    package mutating func enumCase(_ name: String, get: @escaping HostMember.Getter) {
        members.append(.enumCase(name, of: self.name, get: get))
    }

    /// A protocol's requirement. Conforming types implement it; the protocol itself does nothing.
    package mutating func requirement(_ name: String, isStatic: Bool = false, _ parameters: [HostParameter], result: String = "Void") {
        let full = "\(self.name).\(name)"
        members.append(
            .method(name, isStatic: isStatic, parameters, result: result) { (_: inout HostCall) throws(ScriptError) -> Value in
                throw .refusal(full)
            })
    }

    /// A property that is a protocol's requirement.
    package mutating func requirement(_ name: String, _ type: String, isSettable: Bool = false) {
        let full = "\(self.name).\(name)"
        let set: HostMember.Setter = { (_: inout HostCall, _: Value) throws(ScriptError) in throw .refusal(full) }
        members.append(
            .property(
                name, type, get: { (_: HostCall) throws(ScriptError) -> Value in throw .refusal(full) }, set: isSettable ? set : nil))
    }

    /// Refuses members, by their full names, on systems older than a version.
    package mutating func requireVersion(iOS version: Int, _ names: Set<String>) {
        let type = name
        members = members.map { member in
            guard names.contains(member.name) else { return member }
            return member.preceded { call, _ throws(ScriptError) in
                let os = call.host.world.os
                if !call.host.world.follows(.introduced(version)) {
                    throw .refusal("'\(type).\(member.name)' is only available in iOS \(version) or newer; this is \(os.title)")
                }
            }
        }
    }

    /// Adds the members of every type with a raw value.
    package mutating func addRawValue<Native: BridgedValue & RawRepresentable>(of type: Native.Type) where Native.RawValue: Bridged {
        let raw = "\(Native.RawValue.self)"
        initializer("init(rawValue:)", [HostParameter("rawValue", "rawValue", raw)], result: "\(name)?") { call throws(ScriptError) in
            call.give(Native(rawValue: try call.argument(0)))
        }
        property("rawValue", raw) { call throws(ScriptError) in
            let object: Native = try call.receiver()
            return call.give(object.rawValue)
        }
    }

    /// Adds the raw value of an enumeration imported from C. A number without a case makes a value all the same.
    package mutating func addRawValue<Native: BridgedValue & RawRepresentable>(of type: Native.Type)
    where Native.RawValue: Bridged & FixedWidthInteger & Sendable {
        let raw = "\(Native.RawValue.self)"
        initializer("init(rawValue:)", [HostParameter("rawValue", "rawValue", raw)], result: "\(name)?") { call throws(ScriptError) in
            let number: Native.RawValue = try call.argument(0)
            return Native(rawValue: number).map { call.give($0) } ?? call.give(UnlistedCase<Native>(rawValue: number))
        }
        property("rawValue", raw) { call throws(ScriptError) in
            if let unlisted = UnlistedCase<Native>.read(call.receiver, in: call.host) { return call.give(unlisted.rawValue) }
            let object: Native = try call.receiver()
            return call.give(object.rawValue)
        }
    }

    /// Adds the members of every option set.
    package mutating func addOptions<Native: BridgedOptions>(of type: Native.Type)
    where Native.RawValue: Bridged, Native.Element == Native {
        let raw = "\(Native.RawValue.self)"
        initializer("init()") { call throws(ScriptError) in call.give(Native()) }
        initializer("init(rawValue:)", [HostParameter("rawValue", "rawValue", raw)]) { call throws(ScriptError) in
            call.give(Native(rawValue: try call.argument(0)))
        }
        for (full, label) in [("init(_:)", nil), ("init(arrayLiteral:)", "arrayLiteral")] {
            initializer(full, [HostParameter(label, "options", name)]) { call throws(ScriptError) in
                let options: Native = try call.argument(0)
                return call.give(options)
            }
        }
        property("rawValue", raw) { call throws(ScriptError) in
            let object: Native = try call.receiver()
            return call.give(object.rawValue)
        }
        property("isEmpty", "Bool") { call throws(ScriptError) in
            let object: Native = try call.receiver()
            return call.give(object.isEmpty)
        }
        method("contains(_:)", [HostParameter(nil, "member", name)], result: "Bool") { call throws(ScriptError) in
            let object: Native = try call.receiver()
            let member: Native = try call.argument(0)
            return call.give(object.contains(member))
        }
        combination("union(_:)", "formUnion(_:)") { (left: Native, right: Native) in left.union(right) }
        combination("intersection(_:)", "formIntersection(_:)") { (left: Native, right: Native) in left.intersection(right) }
        combination("subtracting(_:)", "subtract(_:)") { (left: Native, right: Native) in left.subtracting(right) }
        combination(nil, "insert(_:)") { (left: Native, right: Native) in left.union(right) }
        combination(nil, "remove(_:)") { (left: Native, right: Native) in left.subtracting(right) }
    }

    /// Two ways to combine two option sets: one returns the result, the other changes the receiver.
    private mutating func combination<Native: BridgedOptions>(
        _ giving: String?, _ changing: String, _ combine: @escaping @Sendable (Native, Native) -> Native
    ) {
        let parameter = HostParameter(nil, "other", name)
        if let giving {
            method(giving, [parameter], result: name) { call throws(ScriptError) in
                let object: Native = try call.receiver()
                return call.give(combine(object, try call.argument(0)))
            }
        }
        method(changing, isMutating: true, [parameter]) { call throws(ScriptError) in
            let object: Native = try call.receiver()
            let changed = combine(object, try call.argument(0))
            call.receiver = call.give(changed)
            return .void
        }
    }
}

internal import Heap
internal import Interpreter
internal import UIKit

/// The appearance proxies of a program that uses `appearance()`. Notes what is set on a proxy, and what is set on an instance itself.
enum AppearanceProxies {
    /// The word of a program that has such looks.
    static let word = "appearance("

    /// Adds the methods that return a class's proxy.
    static func complete(_ type: inout TypeBinding) {
        type.method("appearance()", isStatic: true, result: "Self") { call throws(ScriptError) in
            call.give(proxy(of: call, in: []))
        }
        type.method(
            "appearance(whenContainedInInstancesOf:)", isStatic: true,
            [HostParameter("whenContainedInInstancesOf", "containerTypes", "[Any]")], result: "Self"
        ) { call throws(ScriptError) in
            let containers = (call.interpreter.elements(of: call.arguments[0]) ?? []).map { call.interpreter.path(of: $0) }
            return call.give(proxy(of: call, in: containers))
        }
    }

    private static func proxy(of call: HostCall, in containers: [String]) -> UIAppearanceProxy {
        let name = call.interpreter.path(of: call.receiver)
        let chain = call.interpreter.classes.first { $0.name == name }?.superclasses ?? []
        let known = ([name] + chain).first { Bindings.generated($0) != nil } ?? name
        return call.host.world.appearanceProxy(name, goingBy: known, in: containers)
    }

    /// A class whose setters note their calls; other types unchanged.
    static func knowing(_ type: HostType) -> HostType {
        guard type.kind == .class, hasLooks(type.name) else { return type }
        let members = type.members.map { member -> HostMember in
            if member.isStatic || member.kind == .initializer { return member }
            let isSetter = member.kind == .method && member.baseName.hasPrefix("set") && member.result == "Void" && !member.isOverridePoint
            return member.replacing(
                call: { own in
                    { call throws(ScriptError) in
                        guard let proxy = proxy(call) else {
                            if isSetter { note(member.name, call) }
                            return try own(&call)
                        }
                        guard isSetter else { throw .refusal("'\(member.name)' of what stands for all instances") }
                        proxy.note(member.name, call.arguments.map { call.host.argument($0) })
                        return .void
                    }
                },
                get: { own in
                    { call throws(ScriptError) in
                        guard let proxy = proxy(call) else { return try own(call) }
                        return proxy.value(of: member.name).map { call.host.value($0) } ?? .none
                    }
                },
                set: { own in
                    { call, value throws(ScriptError) in
                        guard let proxy = proxy(call) else {
                            note(member.name, call)
                            return try own(&call, value)
                        }
                        proxy.note(member.name, [call.host.argument(value)])
                    }
                })
        }
        return HostType(type.name, type.kind, superclass: type.superclass, conformances: type.conformances, members: members)
    }

    private static func hasLooks(_ name: String) -> Bool {
        var current: String? = name
        while let known = current {
            if known == "UIView" || known == "UIBarItem" { return true }
            current = Bindings.generated(known)?.superclass
        }
        return false
    }

    private static func proxy(_ call: HostCall) -> UIAppearanceProxy? {
        guard case .object(let id) = call.receiver else { return nil }
        return call.host.world.object(id) as? UIAppearanceProxy
    }

    private static func note(_ member: String, _ call: HostCall) {
        if case .object(let id) = call.receiver { call.host.world.noteOwnLook(member, of: id) }
    }
}

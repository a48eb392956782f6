/// Convenience initialisers of host classes, called on objects of the program's classes.
extension Interpreter {
    /// The designated initialiser call that a host's convenience initialiser makes.
    func delegation(in hostName: String, _ name: String) -> HostMember.Delegation? {
        declarations.hostMembers(named: "init", in: hostName, isStatic: true).first { $0.name == name }?.delegation
    }

    /// Whether a type has an undeclared `init()`. Its initialisers are all in extensions or convenience ones, or it overrides the one that
    /// the host's `init()` calls. An unavailable own `init()` hides it.
    func inheritsPlainInitializer(_ type: TypeInfo, _ members: [MemberInfo]) -> Bool {
        if members.contains(where: { $0.owner === type && $0.parameters.isEmpty && $0.isUnavailable }) { return false }
        if members.allSatisfy({ type.kind == .class ? $0.isConvenience || $0.madeFrom != nil : $0.isInExtension }) { return true }
        return type.hostAncestor.flatMap { delegation(in: $0.name, "init()") }.map { delegation in
            members.contains { $0.name == delegation.name }
        } ?? false
    }

    /// Whether a class inherits a host initialiser that fits the arguments better. The class's own ones with the same labels need defaults
    /// or take other values.
    func inheritsNearer(_ type: TypeInfo, than own: [(MemberInfo, [ArgumentSource])], _ shape: CallShape?, _ arguments: [Value]) -> Bool {
        guard let shape, let host = type.hostAncestor else { return false }
        let takesMore = own.allSatisfy { $0.1.contains(.missing) }
        let inherited = declarations.inheritedInitializers(of: host.name, shape, declarations.initializers(of: type))
        guard !inherited.isEmpty, takesMore || own.allSatisfy({ !mayTake($0, arguments) }) else { return false }
        return inherited.contains { member in
            zip(member.parameters, arguments).allSatisfy { parameter, value in
                switch value {
                case .none, .someNil: parameter.type.hasSuffix("?")
                default: takesMore || mayBe(value, declarations.staticType(source: parameter.type))
                }
            }
        }
    }

    /// [self, arguments] -> [self or nil]: runs a host's convenience initialiser on a class that overrides the designated one. Calls the
    /// override, then the rest. False if no such initialiser fits.
    func initialiseConveniently(
        _ type: TypeInfo, _ hostName: String, name: String?, _ shape: CallShape?, _ count: Int, fillsFrom bottom: TypeInfo?,
        by caller: InitialiserCaller
    ) throws(ScriptError) -> Bool {
        guard caller != .subclass else { return false }
        let own = declarations.initializers(of: type)
        for member in declarations.hostMembers(named: "init", in: hostName, isStatic: true) {
            guard let delegation = member.delegation, !member.parameters.isEmpty, own.contains(where: { $0.name == delegation.name }) else {
                continue
            }
            if let name, member.name != name { continue }
            let written = shape ?? CallShape("init", member.parameters.map(\.label))
            guard let sources = written.match(declarations.shapes(of: member)) else { continue }
            let given = popMany(count)
            for source in sources {
                if case .argument(let index) = source { push(given[index]) } else { push(.missing) }
            }
            let complete = { () throws(ScriptError) in
                var arguments = self.popMany(sources.count)
                for argument in delegation.arguments {
                    guard argument.defaultValue == nil, let place = member.parameters.firstIndex(where: { $0.name == argument.name }) else {
                        self.push(try self.defaultValue(of: argument))
                        continue
                    }
                    self.push(arguments[place])
                    arguments[place] = .missing
                }
                try self.initialise(from: type, name: delegation.name, nil, delegation.arguments.count, fillsFrom: bottom, by: .host)
                var isMade = true
                if case .none = self.stack[self.top - 1] { isMade = false }
                guard isMade, let rest = delegation.rest else {
                    for argument in arguments { self.drop(argument) }
                    return
                }
                for argument in arguments { self.push(argument) }
                try self.callHost(.method(member.name, member.parameters, rest), sources.count, wantsReceiver: true)
                self.drop(self.pop())
            }
            if let id = toldObject(beneath: sources.count, by: caller) {
                try tell(member.name, member.parameters.map(\.name), of: id, by: caller, complete)
            } else {
                try complete()
            }
            return true
        }
        return false
    }
}

extension Declarations {
    /// The host initialisers that a class inherits and that fit without defaults. Without own designated initialisers it inherits all;
    /// otherwise the convenience ones that call one of its overrides.
    func inheritedInitializers(of hostName: String, _ shape: CallShape, _ own: [MemberInfo]) -> [HostMember] {
        let inheritsAll = own.allSatisfy { $0.isConvenience || $0.madeFrom != nil }
        return hostMembers(named: "init", in: hostName, isStatic: true).filter { member in
            guard inheritsAll || own.contains(where: { $0.name == member.delegation?.name }) else { return false }
            return shape.match(shapes(of: member)).map { !$0.contains(.missing) } ?? false
        }
    }
}

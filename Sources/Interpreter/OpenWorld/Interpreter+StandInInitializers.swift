internal import Heap

/// Initialisers that a host class lacks. An extension in a missing module may provide them; their labels suggest what they do.
extension Interpreter {
    /// The owned result of an initialiser that a type lacks. For a host class the labels determine it, otherwise it is a stand-in. The
    /// receiver and the arguments are borrowed.
    func unknownInitialiser(
        _ name: String, of receiver: Value, _ arguments: some Collection<Value>
    ) throws(ScriptError) -> Value {
        let placeholder = unknownMember(name, of: receiver, holding: arguments)
        guard let made = try made(receiver, asLabelled: Self.parts(of: name).1, Array(arguments), insteadOf: placeholder) else {
            return try standIn(placeholder, asInstanceOf: receiver)
        }
        drop(placeholder)
        return made
    }

    /// An object made by the class's own initialiser with the most matching labels. The remaining labels set properties. Nil if no label
    /// matches anything in the class.
    private func made(
        _ receiver: Value, asLabelled given: [String?], _ arguments: [Value], insteadOf placeholder: Value
    ) throws(ScriptError) -> Value? {
        guard case .type(.named(let number)) = receiver, case let name = declarations.names[number],
            declarations.hostType(named: name)?.kind == .class, given.count == arguments.count
        else { return nil }
        let own = usableInitialisers(of: name).map { $0.wanted.map(\.label) }.filter { labels in
            !labels.isEmpty && labels.allSatisfy { $0 != nil && given.contains($0) }
        }.max { $0.count < $1.count }
        let taken = own?.compactMap { given.firstIndex(of: $0) } ?? []
        let properties = zip(given, arguments).enumerated().compactMap { position, argument -> (String, Value)? in
            guard let label = argument.0, !taken.contains(position), isSettable(label, of: name) else { return nil }
            return (label, argument.1)
        }
        guard own != nil || !properties.isEmpty else { return nil }
        let made: Value
        if let own {
            for position in taken { keep(arguments[position]) }
            made = try callShape(CallShape("init", own), on: receiver, taken.map { arguments[$0] })
        } else {
            keep(placeholder)
            made = try standIn(placeholder, asInstanceOf: receiver)
        }
        guard case .object = made, !isPlaceholder(made) else { return made }
        for (property, value) in properties {
            keep(made)
            keep(value)
            push(made)
            push(value)
            try setMember(property, propertyTarget(property, of: made), keepsReceiver: false)
        }
        return made
    }

    private func isSettable(_ property: String, of hostName: String) -> Bool {
        declarations.hostMembers(named: property, in: hostName, isStatic: false).contains { $0.set != nil }
    }
}

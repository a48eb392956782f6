/// Globals and static properties.
extension Interpreter {
    /// Makes room for the static properties of types that have come to light meanwhile.
    func growGlobals() {
        while store.pointee.globals.count < declarations.globalSlots.count { store.pointee.globals.append(.missing) }
    }

    /// Gives a global or static property its first value, unless that is being done.
    func initialise(global slot: Int32) throws(ScriptError) {
        growGlobals()
        let index = declarations.initialiser(ofGlobal: slot)
        if case .missing = store.pointee.globals[Int(slot)], !frames.contains(where: { $0.function == index }) {
            _ = try callNested(index, [])
            if !placeholderAnswers.isEmpty { try fillAnswered(global: slot) }
        }
    }

    /// What a global or static property has, owned.
    func globalValue(_ slot: Int32) throws(ScriptError) -> Value {
        try initialise(global: slot)
        let value = store.pointee.globals[Int(slot)]
        keep(value)
        return value
    }

    /// Gives one that begins with nil and that the answers name, as the app's start would set it, what stands for it, and an array of nothing an element of
    /// which an answer says that it has it.
    private func fillAnswered(global slot: Int32) throws(ScriptError) {
        let (member, place) = (declarations.globalSlots[Int(slot)], Int(slot))
        let old = store.pointee.globals[place]
        if case .none = old {
            if let value = try answer(for: member, declarations.type(of: member)) { store.pointee.globals[place] = value }
        } else if let filled = try filling(old, of: member, declarations.type(of: member)) {
            store.pointee.globals[place] = filled
            release(now: old)
        }
    }
}

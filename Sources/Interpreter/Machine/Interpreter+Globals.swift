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
            if !assumptions.isEmpty { try assume(global: slot) }
        }
    }

    /// What a global or static property has, owned.
    func globalValue(_ slot: Int32) throws(ScriptError) -> Value {
        try initialise(global: slot)
        let value = store.pointee.globals[Int(slot)]
        keep(value)
        return value
    }
}

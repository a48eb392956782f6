/// Globals and static properties.
extension Interpreter {
    /// Makes room for static properties of types that were collected since.
    func growGlobals() {
        while store.pointee.globals.count < declarations.globalSlots.count { store.pointee.globals.append(.missing) }
    }

    /// Initialises a global or static property, unless that is already under way.
    func initialise(global slot: Int32) throws(ScriptError) {
        growGlobals()
        let index = declarations.initialiser(ofGlobal: slot)
        if case .missing = store.pointee.globals[Int(slot)], !frames.contains(where: { $0.function == index }) {
            _ = try callNested(index, [])
            if !assumptions.isEmpty { try assume(global: slot) }
        }
    }

    /// The owned value of a global or static property.
    func globalValue(_ slot: Int32) throws(ScriptError) -> Value {
        try initialise(global: slot)
        let value = store.pointee.globals[Int(slot)]
        keep(value)
        return value
    }
}

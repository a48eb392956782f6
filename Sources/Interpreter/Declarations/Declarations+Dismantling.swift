extension Declarations {
    /// Breaks the reference cycles between types, members, functions and lowered code. Without this call nothing of it is freed.
    ///
    /// The owner of the declarations calls this when the program runs no more.
    func dismantle() {
        code.dismantle()
        for type in types { type.dismantle() }
        (types, localTypes, placeholderTypes, superclassesMeant, implementations) = ([], [:], [:], [:], nil)
    }
}

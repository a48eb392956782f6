extension Declarations {
    /// Lets go of what refers back to the declarations or to each other: types and what is declared in them, functions and their lowering.
    ///
    /// Whoever made them calls this when the program will run no more. Without it none of it would ever go.
    func dismantle() {
        code.dismantle()
        for type in types { type.dismantle() }
        (types, localTypes, placeholderTypes, superclassesMeant, implementations) = ([], [:], [:], [:], nil)
    }
}

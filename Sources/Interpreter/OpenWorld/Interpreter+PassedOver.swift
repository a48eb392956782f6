extension Interpreter {
    /// What the learner's code has gone past since it was nil, each once, in order: `Feed.delegate`, `navigationController`. Empty in a closed
    /// world.
    public var passedOver: [String] { store.pointee.passedOver.map { declarations.names[$0] } }

    func notePassedOver(_ name: Int32) {
        if !store.pointee.passedOver.contains(name) { store.pointee.passedOver.append(name) }
    }
}

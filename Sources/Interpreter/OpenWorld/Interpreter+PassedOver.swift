extension Interpreter {
    /// What the learner's code has gone past since it was nil, each once, in order: `Feed.delegate`, `navigationController`. Empty in a closed
    /// world.
    public var passedOver: [String] { store.pointee.passedOver.map { declarations.names[$0] } }

    func notePassedOver(_ name: Int32) {
        if !store.pointee.passedOver.contains(name) { store.pointee.passedOver.append(name) }
    }

    /// What numbers, texts, sizes and other values without an identity stand for, with the values: `Theme.margin: 0.0`. Each name once, in
    /// order. Empty in a closed world.
    public var standingValues: [(name: String, value: String)] {
        store.pointee.standingNames.map { (declarations.names[$0], store.pointee.standingValues[$0] ?? "") }
    }

    /// Notes a value that stands for what no file says.
    func noteStanding(_ value: Value, for name: String) {
        let number = declarations.names.number(of: name)
        guard name != Self.unnamed, store.pointee.standingValues[number] == nil else { return }
        store.pointee.standingNames.append(number)
        store.pointee.standingValues[number] = debugDescribe(value)
    }
}

import TypeChecker

/// What the compiler says of files, as soon as it has read them.
struct CompilerAnswer {
    /// What does not compile; nil while the compiler reads.
    var messages: @MainActor () -> [CompilerMessage]?
    /// The same, once it is known.
    var wait: @MainActor () -> [CompilerMessage]
    /// Leaves off.
    var abandon: @MainActor () -> Void = {}
}

extension CompilerAnswer {
    /// That of a check that is under way.
    init(_ check: TypeCheck) {
        self.init(messages: { check.messages }, wait: { check.wait() }, abandon: { check.abandon() })
    }
}

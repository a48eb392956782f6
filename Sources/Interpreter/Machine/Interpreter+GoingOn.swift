internal import Heap

/// What runs on where the app would end, as far as an answer says so: files are missing that may have prevented it.
extension Interpreter {
    /// What a refusal begins with that tells of an error behind which the app went on; the error follows.
    public static let survived = "what keeps the app from ending here: "

    /// The answer that an app does not end by an error of the line at a place: `the app goes on at Profile.swift:12`; where no line runs, by any of that name.
    public static func question(whetherGoingOnAt location: SourceLocation?, behind name: String) -> String {
        guard let location else { return goingOn + name }
        let file = location.file.split(separator: "/").last.map(String.init) ?? location.file
        return "\(goingOn)\(file):\(location.line)"
    }

    private static let goingOn = "the app goes on at "

    /// The place of such an answer, `Profile.swift:12`; nil for other answers.
    public static func placeGoneOn(by answer: String) -> String? {
        answer.hasPrefix(goingOn) ? String(answer.dropFirst(goingOn.count)) : nil
    }

    /// Whether the app goes on behind an error that would end it where it is now; that is told, and is an answer from then on.
    public func goesOn(behind message: String) -> Bool {
        guard mayGoOn != nil || !placeholderAnswers.isEmpty else { return false }
        let location = errorLocation
        let question = Self.question(whetherGoingOnAt: location, behind: String(message.prefix { $0 != ":" }))
        if !placeholderAnswers.contains(question) {
            guard let mayGoOn, maySurvive(message, at: location), mayGoOn(question) else { return false }
            placeholderAnswers.insert(question)
        }
        host.didRefuse(Self.survived + message, at: location)
        tellPlaceholder("\(question), true", at: location)
        return true
    }

    /// Ends the app by a runtime error; where it goes on behind that, returns: who has found the error puts something in its place.
    func trapOrGoOn(behind message: String) throws(ScriptError) {
        guard goesOn(behind: message) else { throw .trap(message) }
    }

    /// Ends the app as nil lies on the stack where something was demanded, of a property by that name if it is one's; where it goes on, something stands there.
    func foundNil(_ manner: String = "unwrapping", of property: String?, as type: StaticType, named name: String) throws(ScriptError) {
        nilProperty = property
        try trapOrGoOn(behind: "Fatal error: Unexpectedly found nil while \(manner) an Optional value")
        try replaceTop(name, as: type)
    }

    /// Puts what stands for a value in the place of the one on top of the stack, of which an error came that an answer says does not end the app.
    func replaceTop(_ name: String, as type: StaticType) throws(ScriptError) {
        let old = pop()
        push(try standing(for: name, as: type))
        release(now: old)
    }

    /// What stands for a value that is surely there, of its type where one can be made; owned.
    private func standing(for name: String, as type: StaticType) throws(ScriptError) -> Value {
        let placeholder = makePlaceholder(name, .instance)
        return try standIn(placeholder, as: type) ?? placeholder
    }

    /// Leaves the innermost function, which cannot go on behind an error: what stands for its result is given. False where the app ends, or where no
    /// function above `depth` runs.
    func leaves(behind message: String, downTo depth: Int) throws(ScriptError) -> Bool {
        guard frames.count > depth, !store.pointee.hasEnded, let code = lowered[Int(frames[frames.count - 1].function)].code,
            goesOn(behind: message)
        else { return false }
        host.didRefuse("the rest of \(code.name) is left out", at: errorLocation)
        leaveFrame(code.isInitializer ? .missing : try standing(for: code.name, as: code.result))
        return true
    }
}

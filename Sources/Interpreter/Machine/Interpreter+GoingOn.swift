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

    /// Whether the app goes on behind an error that would end it where it is now; that is told.
    public func goesOn(behind message: String) -> Bool {
        guard !placeholderAnswers.isEmpty else { return false }
        let location = errorLocation
        let question = Self.question(whetherGoingOnAt: location, behind: String(message.prefix { $0 != ":" }))
        guard placeholderAnswers.contains(question) else { return false }
        host.didRefuse(Self.survived + message, at: location)
        tellPlaceholder("\(question), true", at: location)
        return true
    }

    /// Puts what stands for a value in the place of the one on top of the stack, of which an error came that an answer says does not end the app.
    func replaceTop(_ name: String, as type: StaticType) throws(ScriptError) {
        let old = pop()
        let placeholder = makePlaceholder(name, .instance)
        push(try standIn(placeholder, as: type) ?? placeholder)
        release(now: old)
    }

    /// Leaves the innermost function, which cannot go on behind an error: what stands for its result is given. False where the app ends, or where no
    /// function above `depth` runs.
    func leaves(behind message: String, downTo depth: Int) throws(ScriptError) -> Bool {
        guard frames.count > depth, !store.pointee.hasEnded, let code = lowered[Int(frames[frames.count - 1].function)].code,
            goesOn(behind: message)
        else { return false }
        host.didRefuse("the rest of \(code.name) is left out", at: errorLocation)
        guard !code.isInitializer else {
            leaveFrame(.missing)
            return true
        }
        let placeholder = makePlaceholder(code.name, .instance)
        leaveFrame(try standIn(placeholder, as: code.result) ?? placeholder)
        return true
    }
}

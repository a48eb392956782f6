/// The program's numbers: what Swift ends a program for must end the run here, not the tool.
extension Int {
    func plus(_ other: Int) throws(ScriptError) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        if overflow { throw .overflow }
        return sum
    }

    func minus(_ other: Int) throws(ScriptError) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        if overflow { throw .overflow }
        return difference
    }
}

extension ScriptError {
    /// A number beyond what its type holds, in Swift's words.
    static var overflow: ScriptError { .trap("Swift runtime failure: arithmetic overflow") }
}

extension Interpreter {
    /// How many elements or characters the program asks for at once, each of so many bytes.
    func checkCount(_ count: Int, _ what: String, of size: Int = 1) throws(ScriptError) {
        let (all, overflow) = count.multipliedReportingOverflow(by: size)
        if overflow || all > limits.memory { throw .limit("out of memory: \(what) of \(count) \(size == 1 ? "elements" : "repetitions")") }
    }

    /// A number of elements that a collection is asked for, which Swift lets be no negative one.
    func checkNotNegative(_ count: Int, _ complaint: String) throws(ScriptError) {
        if count < 0 { throw .trap("Fatal error: \(complaint)") }
    }

    func checkRadix(_ radix: Int) throws(ScriptError) {
        if !(2...36).contains(radix) { throw .trap("Fatal error: Radix must be between 2 and 36") }
    }
}

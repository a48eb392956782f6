/// Checked arithmetic on the program's numbers. Where Swift would trap, the run ends instead of the tool.
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
    /// The error for an arithmetic overflow, in Swift's words.
    static var overflow: ScriptError { .trap("Swift runtime failure: arithmetic overflow") }
}

extension Interpreter {
    /// Checks a number of elements or characters that the program requests at once, each of `size` bytes. Throws beyond the memory limit.
    func checkCount(_ count: Int, _ what: String, of size: Int = 1) throws(ScriptError) {
        let (all, overflow) = count.multipliedReportingOverflow(by: size)
        if overflow || all > limits.memory { throw .limit("out of memory: \(what) of \(count) \(size == 1 ? "elements" : "repetitions")") }
    }

    /// Checks that a number of elements is not negative.
    func checkNotNegative(_ count: Int, _ complaint: String) throws(ScriptError) {
        if count < 0 { throw .trap("Fatal error: \(complaint)") }
    }

    func checkRadix(_ radix: Int) throws(ScriptError) {
        if !(2...36).contains(radix) { throw .trap("Fatal error: Radix must be between 2 and 36") }
    }
}

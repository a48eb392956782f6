// Behind the module's name the library's function is meant, as a value too, whatever the program calls its own.
func precondition(_ holds: Bool, _ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
    Testable.closure(holds, message(), file, line)
}
func asked() -> String { print("asked"); return "message" }
struct Testable {
    typealias Closure = (@autoclosure () -> Bool, @autoclosure () -> String, StaticString, UInt) -> Void
    static var closure: Closure = own
    private static let own = Swift.precondition
    static func replace(_ closure: @escaping (Bool, String) -> Void) {
        self.closure = { (holds: @autoclosure () -> Bool, message: @autoclosure () -> String, _, _) in closure(holds(), message()) }
    }
    static func restore() { closure = own }
}
func max(_ a: Int, _ b: Int) -> Int { let larger: (Int, Int) -> Int = Swift.max; return larger(a, b) * 10 }
func abs(_ a: Int) -> Int { [a].map(Swift.abs)[0] + 1 }
struct Pair {
    var a = 3, b = 5
    func min(_ a: Int, _ b: Int) -> Int { let least: (Int, Int) -> Int = Swift.min; return -least(a, b) }
    func both() -> Int { min(a, b) + Swift.min(a, b) }
}
print(max(2, 3), abs(-4), Pair().both())
precondition(true, asked())
Testable.replace { print("told", $0, $1) }
precondition(false, asked())
Testable.restore()
precondition(1 < 2, asked())
print("end")

// Text that is printed into a place of the program's own.
struct Lines: TextOutputStream {
    var writes: [String] = []
    mutating func write(_ string: String) { writes.append(string) }
}
struct Point: CustomStringConvertible {
    var x = 1, y = 2
    var description: String { "(\(x), \(y))" }
}
var lines = Lines()
print("a", 1, Point(), to: &lines)
print("no end", terminator: "", to: &lines)
print(1, 2, 3, separator: "-", terminator: "!", to: &lines)
debugPrint("quoted", [1, 2], to: &lines)
print(to: &lines)
for write in lines.writes { debugPrint(write) }

final class Log {
    var lines = Lines()
    var text = ""
    func note(_ value: Any) {
        print("note:", value, to: &lines)
        print(value, terminator: ";", to: &text)
    }
}
let log = Log()
log.note(1)
log.note([Point()])
print(log.lines.writes.count, log.text)

var texts = ["", ""]
print("second", terminator: "", to: &texts[1])
texts[0].write("first")
print(texts)

func describe(_ body: (inout String) -> Void) -> String {
    var text = ""
    body(&text)
    return text
}
print(describe { print("in", "side", separator: "", terminator: "", to: &$0) })

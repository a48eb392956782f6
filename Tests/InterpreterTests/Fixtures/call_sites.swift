final class Tracker {
    private var seen: Set<String> = []
    func isFirst(_ function: String = #function, line: Int = #line) -> Bool {
        seen.insert("\(function):\(line)").inserted
    }
    func place(_ function: String = #function) -> String { function }
}

final class Screen {
    let tracker = Tracker()
    func appear() {
        print(tracker.isFirst() ? "first" : "again", tracker.place())
        [1].forEach { _ in print(tracker.place()) }
    }
    func leave(_ animated: Bool, to other: Int) {
        print(tracker.isFirst() ? "first" : "again", tracker.place())
    }
}

func log(_ text: String, line: Int = #line) { print(line, text) }

let screen = Screen()
screen.appear()
screen.appear()
screen.leave(true, to: 1)
screen.leave(true, to: 1)
log("here")
log("there")

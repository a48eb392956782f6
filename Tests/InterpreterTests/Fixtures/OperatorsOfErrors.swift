// An operator that takes errors is none of other values' operators.
enum Problem: Error { case lost, late }
func == (lhs: Error?, rhs: Error?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): return true
    case (nil, _?), (_?, nil): return false
    case let (first?, second?):
        print("compares errors")
        return "\(first)" == "\(second)"
    }
}
func != (lhs: Error?, rhs: Error?) -> Bool { !(lhs == rhs) }

final class Promise<Content> {
    enum State { case blank, waiting, done }
    var state: State = .blank
    var next: State { state }
    var error: Error?
    func check() {
        print(state == .blank, next != .waiting, [state, .done].filter { $0 == .blank }.count)
        print(error == nil, error != Problem.lost)
        error = Problem.lost
        print(error == nil, error == Problem.lost, error != Problem.late)
    }
}
let promise = Promise<Int>()
promise.check()
func same<Content: Equatable>(_ first: Content, _ second: Content) -> Bool { first == second }
print(same(promise.state, .blank), same(1, 2), Optional(3) == 3)

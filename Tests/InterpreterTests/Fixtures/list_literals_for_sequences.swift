// A list that is written for any sequence of a type has elements of that type.
enum Act {
    case add(Int)
    case reset
    case note(String, times: Int = 1)
}
protocol Model {
    associatedtype Action
    func take(_ action: Action)
}
extension Model {
    func take<Actions: Sequence>(all actions: Actions) where Actions.Element == Action { actions.forEach(take) }
}
struct Log: Model {
    func take(_ action: Act) { print(action) }
    func show(_ acts: some Collection<Act>) { print(acts.count, acts.first!) }
    func tell<Acts>(_ acts: Acts) where Acts: Sequence, Acts.Element == Act { for act in acts { print(act) } }
}
Log().take(all: [.note("a"), .note("b", times: 2), .reset])
Log().show([.note("c")])
Log().tell([.add(1), .note("d")])

// A case that is named with its enum is none of another enum's, whatever it is called.
protocol Action {}
enum Count: Action { case add(Int), undo, none }
enum List: Action { case add(String), toggle(id: Int), none }
struct Fetch: Action {}
func tell(_ action: Action) {
    switch action {
    case List.add(let text): print("list", text)
    case let List.toggle(id): print("toggle", id)
    case List.none: print("none of the list's")
    case Count.add(let number) where number > 3: print("count", number)
    case is Fetch: print("fetch")
    default: print("-")
    }
}
for action in [Count.add(5), Count.add(1), List.add("x"), List.toggle(id: 3), Count.undo, Fetch(), List.none, Count.none] as [Action] {
    tell(action)
}
let anything: Any = Count.add(2)
if case List.add(let text) = anything { print(text) }
if case Count.add(let number) = anything { print(number) }

enum Reading: Error { case failed(Int), empty }
enum Writing: Error { case failed(Int), empty }
func attempt(_ error: Error) {
    if case Writing.failed(let code) = error { print("writing failed", code) }
    do {
        throw error
    } catch Writing.empty {
        print("nothing written")
    } catch Reading.empty {
        print("nothing read")
    } catch Reading.failed(let code) {
        print("reading failed", code)
    } catch {
        print("?")
    }
}
attempt(Reading.failed(1))
attempt(Writing.failed(2))
attempt(Reading.empty)
attempt(Writing.empty)

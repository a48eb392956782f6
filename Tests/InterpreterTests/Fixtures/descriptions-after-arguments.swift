// All that is printed is there before the first of it is described; a value was copied by then, an object was not.
final class Counter: CustomStringConvertible {
    var count = 0
    var description: String { "count \(count)" }
    var next: Int {
        count += 1
        return count
    }
    func step() -> Int {
        count += 10
        return count
    }
}

struct Snapshot {
    var counter: Counter
    var at: Int
}

let counter = Counter()
print(counter, counter.step())
print(counter, counter.next, counter)
print(counter.step(), counter)
print([counter], ["key": counter], counter.step(), separator: " | ")
print(counter, "text \(counter.step())", terminator: ".\n")
debugPrint(counter, counter.step())
print("\(counter) \(counter.step())")
print(Snapshot(counter: counter, at: counter.count), counter.step())

var list = [1]
func grow() -> Int {
    list.append(list.count + 1)
    return list.count
}
print(list, grow(), list)
print(counter, 1, "plain", true)

struct Counter {
    var log: [String] = []
    var value = 1 { didSet { log.append("set \(value)") } }
    var counted: Int {
        mutating get { log.append("read"); return value }
        set { log.append("write"); value = newValue }
    }
}
func twice(_ n: inout Int) { n += 1; n += 1 }
var counter = Counter()
counter.counted += 1
twice(&counter.counted)
print(counter.log, counter.value)
struct Holder { var counter = Counter(); var maybe: Counter? = Counter() }
var holder = Holder()
holder.counter.counted += 4
holder.maybe?.counted += 2
holder.maybe!.counted *= 3
print(holder.counter.log, holder.counter.value, holder.maybe!.log, holder.maybe!.value)
var counters = [Counter(), Counter()]
counters[1].counted -= 5
print(counters[0].log, counters[1].log)
class Owner { var counter = Counter() }
let owner = Owner()
owner.counter.counted += 7
print(owner.counter.log, owner.counter.counted)
